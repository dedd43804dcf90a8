"""Checks of the files that go to the board: rules for CircuitPython, import directions, and tests with random keys."""
