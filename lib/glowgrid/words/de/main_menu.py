"""Sentences of the menu of games."""

MENU = "{}: # startet, 5 richtet ein. 0: Demo, 7: Regeln, 9: Statistik."
WAITS = "Deine Partie {} ist gespeichert: * setzt sie fort."
