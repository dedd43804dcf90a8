"""Sentences shown from power-on to the menu."""

WELCOME = "Glowgrid. Games on a grid of light."
MENU = "{}: # starts, 5 sets up, 0 shows a demo. 4 and 6 browse, 2 and 8 jump."
WAITS = "Your game of {} is kept: * resumes it."
