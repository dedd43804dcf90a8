"""Parts that are soldered to the board or plugged into it, one module for each.

They are pins and the wires between them, switches, the LED strip, the panel made from it, fingers on the panel, the
flash sector and the serial ports. A part knows the wires but no other part, and nothing of the board.

Imports only the standard library.
"""
