"""Parts that are soldered to the board or connected to it, one module for each.

The parts are: the pins with their wires, the switches, the LED strip and its layout, the touches of the lights,
the buzzer, the flash memory, the serial ports, a cable, and a radio. A part may use the wires, but it uses no other
part. No part imports the package `host_sim.board`.

For a real serial port, `cable` imports pyserial.
"""
