"""Sentences about an agreement after the last move, such as on dead stones."""

TURN = "{} ({}): 5 marca, # acepta. Menú de pausa: seguir jugando."
MARKED = "{} ({}) marca {}."
UNMARKED = "{} ({}) quita la marca de {}."
DONE = "{} ({}) acepta las marcas."
RESUMED = "{} ({}) quiere seguir jugando."
