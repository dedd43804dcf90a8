"""CircuitPython's `board`, with the pins of a Raspberry Pi Pico."""

from microcontroller import pin as _pin

board_id = "raspberry_pi_pico"

for _number in range(29):
    globals()[f"GP{_number}"] = getattr(_pin, f"GPIO{_number}")

SMPS_MODE = _pin.GPIO23
VBUS_SENSE = _pin.GPIO24
LED = _pin.GPIO25
A0 = GP26_A0 = _pin.GPIO26
A1 = GP27_A1 = _pin.GPIO27
A2 = GP28_A2 = _pin.GPIO28
