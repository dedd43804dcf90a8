"""Sentences about an agreement after the last move, such as on dead stones."""

TURN = "{} ({}): 5 marks, # agrees. The menu has: play on."
MARKED = "{} ({}) marks {}."
UNMARKED = "{} ({}) takes the mark off {}."
DONE = "{} ({}) agrees with the marks."
RESUMED = "{} ({}) wants to play on."
