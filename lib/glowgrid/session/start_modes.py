"""Modes in which a match begins: the numbers in a transition (BEGIN, mode)."""

NEW = 1  # as it is set up
REMATCH = 2  # in the same seats; the next player begins
RESTORE_LEFT = 3  # the unfinished game that was left for another
RESTORE_SAVED = 4  # the game that the last power-off interrupted
REPLAY = 5  # a transcript, shown move by move
