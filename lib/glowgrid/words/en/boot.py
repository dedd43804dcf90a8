"""Sentences shown from power-on to the menu, and while an unattended board plays by itself."""

WELCOME = "Glowgrid. Games on a grid of light."
MENU = "{}: 5 sets it up, # starts at once, 0 shows how. 4 and 6 browse."
WAITS = "The game of {} that you left is kept: * goes back to it."
ATTRACT = "Nobody is here: the board plays by itself. Any key comes back."
