"""Sentences about games restored from the journal or replayed from a transcript, and about invalid data in them."""

RESTORED = (  # for one move; for any other number
    "Your game of {} continues after {} move. To leave it: * and Menu.",
    "Your game of {} continues after {} moves. To leave it: * and Menu.",
)
REPLAY_BEGINS = (
    "Replay of {}, {} move. 4: slower. 6: faster. B: one move back.",
    "Replay of {}, {} moves. 4: slower. 6: faster. B: one move back.",
)
REPLAY_ENDS = "The replay ends here. The game continues."
TOO_LONG = "This game may get too long to save. A power cut late in the game would lose it."
NOT_SAFE = "After about {} moves, a power cut can lose this game."
LESS_MEMORY = "This large board leaves little memory, so there may be no hints."
NO_ROOM = "This game is now too long to save. A power cut would lose it."

LOST = "{}: the saved game can't be restored. {} Its setup is kept."
NO_GAME = "This game is not installed."
NO_BOT = "There is no bot called {}."
MORE_OPTIONS = "It has too many options."
NO_MOVE = "Its move {} is not legal."
NO_TAKE_BACK = "Its undone moves can't be restored."
NO_SENSE = "The saved data is damaged."

SETUP = "{} can't be set up like last time. {}"
LEFT_OUT = "Damaged records of saved data, ignored: {}. All others are used."
