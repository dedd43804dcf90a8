"""Room host_sim.parts: what is soldered or plugged in, a file each.

Pins and the wires between them, switches, the strip of LEDs, the panel it is laid as, fingers on it, the flash sector
that outlives the power, the serial line. A part knows nothing of the others but the wires, and nothing of the board.
Imports the standard library only.
"""
