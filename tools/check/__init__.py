"""Check what ships: rules for the board's code, import directions, and random keys."""
