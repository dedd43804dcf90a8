"""The ways in which a match begins: see `Session.begin`."""

BEGIN = 1  # as it is set up
AGAIN = 2  # in the same seats, and the next side begins
RETURN = 3  # it goes on: the game that was left
RESTORE = 4  # it goes on: the game that the last power-off interrupted
SHOW = 5  # a recorded game

LEAVE = 6  # none of them: the menu is wanted, which would end a game as well
