"""Runs once after power-on or reset, before code.py.

CIRCUITPY stays the computer's: the owner edits settings.toml there at any time. With PLAYER_MODE = 1 the drive is
hidden from the computer, so that nobody is asked what it is; any key held at power-on shows it again, and so do a
keypad that cannot be read, a mistake in settings.toml, and safe mode, in which this file does not run. Nothing here
locks the owner out.

The board is neither a keyboard nor an instrument, and those USB devices would keep RAM that the games can use.
"""

import os


def closed(rows, cols):
    """Tell whether any key is down: a row at a time is pulled low, and a column that a switch joins to it follows."""
    for row in rows:
        row.switch_to_output(False)
        for col in cols:
            if not col.value:
                return True
        row.switch_to_input(Pull.UP)
    return False


def wanted():
    """Tell whether player mode is; up to CircuitPython 10.1 a malformed line raises."""
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

        for name in ("KEYPAD_ROWS", "KEYPAD_COLS"):
            for pin in (os.getenv(name) or {"KEYPAD_ROWS": "GP2 GP3 GP4 GP5"}.get(name, "GP6 GP7 GP8 GP9")).split():
                claimed.append((name, DigitalInOut(getattr(board, pin))))
                claimed[-1][1].switch_to_input(Pull.UP)
        rows = [pin for name, pin in claimed if name == "KEYPAD_ROWS"]
        if rows and len(rows) < len(claimed) and not closed(rows, [pin for _, pin in claimed[len(rows) :]]):
            storage.disable_usb_drive()
    except Exception as error:  # whatever it is: the drive is shown, and the owner can mend it
        print("PLAYER_MODE is not obeyed:", error)
    for _, pin in claimed:
        pin.deinit()
