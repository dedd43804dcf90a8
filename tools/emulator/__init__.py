"""A board in the computer: the firmware that is released, on an emulated RP2040, with light, keys, console and drive.

PyPI's `rp2040py` emulates the chip and is imported only when a board is made.
"""
