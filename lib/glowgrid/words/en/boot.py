"""Sentences from power-on to the menu."""

WELCOME = "Glowgrid. Games on a grid of light."
MENU = "{}: 5 sets it up, # starts at once, 0 shows how. 4 and 6 browse, 2 and 8 jump."
WAITS = "The game of {} that you left is kept: * goes back to it."
