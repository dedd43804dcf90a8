"""Sentences shown from power-on to the menu."""

WELCOME = "Glowgrid. Spiele auf einem Raster aus Licht."
MENU = "{}: # startet, 5 richtet ein, 0 zeigt eine Demo. 4 und 6 blättern, 2 und 8 springen."
WAITS = "Deine Partie {} ist gespeichert: * setzt sie fort."
