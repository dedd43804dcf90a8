"""Constants for the ways in which a match can begin. Each can be the `mode` of a transition (BEGIN, mode)."""

NEW = 1  # a new match with the current setup
REMATCH = 2  # another game in the same seats; the next player begins
RESTORE_LEFT = 3  # the unfinished game that was left last
RESTORE_SAVED = 4  # the game that the last power-off interrupted
REPLAY = 5  # a transcript, shown move by move
