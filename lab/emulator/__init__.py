"""Emulated board: the released firmware on an emulated RP2040, with light, keys, console and drive.

PyPI's `rp2040py` emulates the chip. It is imported only when a board is created.
"""
