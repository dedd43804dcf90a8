"""Sentences shown from power-on to the menu."""

WELCOME = "Glowgrid. Games on a grid of light."
MENU = "{}: # starts, 5 sets up. 0: demo, 7: rules, 9: statistics."
WAITS = "Your game of {} is kept: * resumes it."
