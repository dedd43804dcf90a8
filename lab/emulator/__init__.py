"""An emulated RP2040 board that runs the released firmware, with its grid of light, keypad, console and drive.

The package rp2040py from PyPI emulates the chip. That package is imported only when a board is created.
"""
