"""Checks of the files that go to the board: rules for CircuitPython, rules for imports, and presses of random keys."""
