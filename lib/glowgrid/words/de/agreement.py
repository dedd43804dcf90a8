"""Sentences about an agreement after the last move, such as on dead stones."""

TURN = "{} ({}): 5 markiert, # stimmt zu. Im Menü: weiterspielen."
MARKED = "{} ({}) markiert {}."
UNMARKED = "{} ({}) nimmt die Markierung von {} weg."
DONE = "{} ({}) stimmt den Markierungen zu."
RESUMED = "{} ({}) möchte weiterspielen."
