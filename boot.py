"""The board runs this file once after power-on or reset, before code.py.

Normally the computer sees CIRCUITPY as a drive, so that the owner can edit settings.toml at any time. The setting
PLAYER_MODE = 1 hides the drive. Even with this setting, the drive is visible in each of these cases:

- A key is held at power-on.
- The keypad or the buttons cannot be read.
- settings.toml has a mistake.
- The board is in safe mode, in which this file does not run.

So the owner can never be locked out.

The USB keyboard and MIDI devices are disabled, because they take RAM that the games can use.
"""

import os

KEYPAD = {"KEYPAD_ROWS": "GP2 GP3 GP4 GP5", "KEYPAD_COLS": "GP6 GP7 GP8 GP9"}


def closed(rows, cols):
    """Return True if any key is down. `rows` and `cols` are the pins of the keypad.

    The function sets one row at a time to low voltage. A pressed key in this row then pulls its column low, too.
    """
    for row in rows:
        row.switch_to_output(False)
        for col in cols:
            if not col.value:
                return True
        row.switch_to_input(Pull.UP)
    return False


def wanted():
    """Return True if settings.toml turns player mode on.

    Return False if settings.toml has a malformed line. Up to CircuitPython 10.1, `os.getenv` raises an error for it.
    """
    try:
        return str(os.getenv("PLAYER_MODE")) == "1"
    except ValueError:
        return False


for name in ("usb_hid", "usb_midi"):
    try:
        __import__(name).disable()
    except (ImportError, AttributeError):
        pass  # a board without it has nothing to switch off

if wanted():
    claimed = []
    try:
        import board
        import storage
        from digitalio import DigitalInOut, Pull

        # another word than these two raises an error
        kinds = {"buttons": {"BUTTON_PINS": "GP2 GP3 GP4 GP5 GP6"}, "matrix": KEYPAD}
        names = kinds[os.getenv("KEYPAD") or "matrix"]
        for name in sorted(names, reverse=True):
            for pin in (os.getenv(name) or names[name]).split():
                claimed.append((name, DigitalInOut(getattr(board, pin))))
                claimed[-1][1].switch_to_input(Pull.UP)
        rows = [pin for name, pin in claimed if name == "KEYPAD_ROWS"]
        cols = [pin for _, pin in claimed[len(rows) :]]
        if names is KEYPAD:
            hides = rows and cols and not closed(rows, cols)
        else:  # a pressed button pulls its pin low
            hides = len(cols) in (5, 6) and all([pin.value for pin in cols])
        if hides:
            storage.disable_usb_drive()
    except Exception as error:  # whatever it is: the drive is shown, and the owner can mend it
        print("PLAYER_MODE is not obeyed:", error)
    for _, pin in claimed:
        pin.deinit()
