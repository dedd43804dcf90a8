"""Glowgrid: board games on a grid of light, for CircuitPython boards and for computers."""

__version__ = "0.1.0"
