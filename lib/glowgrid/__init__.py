"""Glowgrid: board games on a grid of light, for CircuitPython boards and for the PC."""

__version__ = "0.1.0"
