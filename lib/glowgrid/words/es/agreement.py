"""Sentences about an agreement after the last move, such as on dead stones."""

TURN = "{} ({}): 5 marca, # acepta. En el menú: seguir jugando."
MARKED = "{} ({}) marca {}."
UNMARKED = "{} ({}) quita la marca de {}."
DONE = "{} ({}) acepta las marcas."
RESUMED = "{} ({}) quiere seguir jugando."
