"""CircuitPython's `board`, as a Raspberry Pi Pico has it."""

from microcontroller import Pin

board_id = "raspberry_pi_pico"

for _number in range(29):
    globals()["GP" + str(_number)] = Pin("GP" + str(_number))
