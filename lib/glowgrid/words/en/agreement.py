"""Sentences about an agreement after the last move, such as on dead stones."""

TURN = "{} ({}): 5 marks, # accepts. Pause menu: play on."
MARKED = "{} ({}) marks {}."
UNMARKED = "{} ({}) unmarks {}."
DONE = "{} ({}) accepts the marks."
RESUMED = "{} ({}) wants to play on."
