"""Parts that are soldered to the board or connected to it, one module for each.

There are pins with their wires, switches, the LED strip and its layout, touches on the lights, the buzzer, flash
memory, serial ports, a cable and a radio. A part may use the wires, but it uses no other part and does not know the
board.

Imports only the standard library. For a real serial port, `cable` also imports pyserial.
"""
