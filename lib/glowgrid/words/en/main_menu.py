"""Sentences of the menu of games."""

MENU = "{}: # starts, 5 sets up. 0: demo, 7: rules, 9: statistics."
WAITS = "Your game of {} is kept: * resumes it."
