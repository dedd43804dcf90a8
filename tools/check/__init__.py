"""Checks of the files that ship: rules for the board's code, import directions, and random keys."""
