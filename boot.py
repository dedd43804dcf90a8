"""Runs once after power-on or reset, before code.py.

CIRCUITPY stays the computer's: the owner edits settings.toml there at any time, and nothing here locks them
out. The board is neither a keyboard nor an instrument, and those USB devices would keep RAM that the games
can use.
"""

try:
    import usb_hid

    usb_hid.disable()
except ImportError:
    pass  # a board without it has nothing to switch off

try:
    import usb_midi

    usb_midi.disable()
except ImportError:
    pass
