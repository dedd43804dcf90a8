"""Sentences shown from power-on to the menu."""

WELCOME = "Glowgrid. Spiele auf einem Raster aus Licht."
MENU = "{}: # startet, 5 richtet ein. 0: Demo, 7: Regeln, 9: Statistik."
WAITS = "Deine Partie {} ist gespeichert: * setzt sie fort."
