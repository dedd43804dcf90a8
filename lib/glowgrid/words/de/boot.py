"""Sentences for the time from power-on to the menu, and for attract mode, in which the board plays without people."""

WELCOME = "Glowgrid. Spiele auf einem Raster aus Licht."
MENU = "{}: 5 stellt es ein, # beginnt sofort, 0 führt vor. 4 und 6 blättern."
WAITS = "Deine Partie {} wartet: * führt zu ihr zurück."
ATTRACT = "Niemand ist da: Das Brett spielt von allein. Jede Taste führt zurück."
