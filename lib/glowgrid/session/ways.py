"""Numbers for `Session.begin(way)`: the ways in which a match begins, new, as a rematch, restored or as a replay."""

BEGIN = 1  # as it is set up
REMATCH = 2  # in the same seats, and the next side begins
RESTORE_LEFT = 3  # it goes on: the game that was left
RESTORE_SAVED = 4  # it goes on: the game that the last power-off interrupted
REPLAY = 5  # of a transcript

LEAVE = 6  # none of them: the menu is wanted, which would end a game as well
