"""Sentences about faults (a stuck key, defective memory, a crash), and about sleep. Loaded on demand."""

NOT_SAVED = "Games can't be saved, because the storage does not work. {}"
READ_ONLY = (
    "The board may not write to its drive. Set PLAYER_MODE = 1 in settings.toml, which hides the drive from "
    "computers."
)
NO_COPY = "Saved games are not copied to the drive CPSAVES, because it can't be written. {}"
STUCK = "Key {} seems to be stuck. It is ignored until it is released."
SHORTED = "All keys seem to be pressed, so they are ignored. Check the keypad's wiring."
NO_KEY_YET = "If a key of your board does nothing, check the keypad's wiring."
ASLEEP = "The grid is asleep. Press any key to wake it."

CRASHED = "Something went wrong. The lines above tell what. Any key resumes your game, * deletes it."
NO_MEMORY = "The board ran out of memory. Any key resumes your game, * deletes it."
