"""The sentences that the menu needs. All that people read stands in files called words, to be changed or put into
another language: those of a match in play.py, of scenes entered later in menus.py, of saved games in
saved_words.py, of what hardly ever happens in faults.py, of the plain-text game in terminal.py. What is
read late takes no heap before.

What a game, a setting or a move says when it is refused stands with its check, where its range is known.
"""

WELCOME = "Glowgrid. Games on a grid of light."
MENU = "{}: 5 sets it up, # starts at once. 4 and 6 browse."
WAITS = "The game of {} that you left is kept: * goes back to it."
ATTRACT = "Nobody is here: the board plays by itself. Any key comes back."
