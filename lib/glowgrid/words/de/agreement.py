"""Sentences about an agreement after the last move, such as on dead stones."""

TURN = "{} ({}): 5 markiert, # stimmt zu. Pausenmenü: weiterspielen."
MARKED = "{} ({}) markiert {}."
UNMARKED = "{} ({}) hebt die Markierung von {} auf."
DONE = "{} ({}) stimmt den Markierungen zu."
RESUMED = "{} ({}) möchte weiterspielen."
