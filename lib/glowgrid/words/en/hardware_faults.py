"""Sentences about faults (a stuck key, defective memory, a crash), and about sleep. Loaded on demand."""

NOT_SAVED = "The memory for saved games does not work, so nothing is saved. {}"
STUCK = "Key {} has been down for long: it is ignored until it is let go."
SHORTED = "All keys read as pressed: check how the keypad is wired. The keys are ignored."
NO_KEY_YET = "No key was ever pressed. If you did: check how the keypad is wired."
ASLEEP = "Nobody is here: the grid is dark. Any key goes back."

CRASHED = "Something went wrong; what, the lines above tell. Any key goes on with your game, * without it."
NO_MEMORY = "There was not enough memory. Any key goes on with your game, * without it."
