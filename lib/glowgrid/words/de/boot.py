"""Sentences for the time from power-on to the menu."""

WELCOME = "Glowgrid. Spiele auf einem Raster aus Licht."
MENU = "{}: 5 stellt es ein, # beginnt sofort, 0 führt vor. 4 und 6 blättern, 2 und 8 springen."
WAITS = "Deine Partie {} wartet: * führt zu ihr zurück."
