"""Start modes: the ways in which a match begins, as numbers for a transition (BEGIN, mode)."""

NEW = 1  # with the setup
REMATCH = 2  # in the same seats; the next player begins
RESTORE_LEFT = 3  # the unfinished game that was left to open another one
RESTORE_SAVED = 4  # the game that the last power-off interrupted
REPLAY = 5  # a transcript, shown move by move
