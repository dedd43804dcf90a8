"""Sentences about games restored from the journal or replayed from a transcript, and about invalid data in them."""

RESTORED = (  # for one move; for any other number
    "Your game of {} goes on after {} move. * and Leave end it.",
    "Your game of {} goes on after {} moves. * and Leave end it.",
)
REPLAY_BEGINS = (
    "A transcript of {}, {} move. 4 slower, 6 faster, B goes back.",
    "A transcript of {}, {} moves. 4 slower, 6 faster, B goes back.",
)
REPLAY_ENDS = "The transcript ends here. The game goes on."
TOO_LONG = "This game may become too long to be saved: a power cut late in it would lose it."
NOT_SAFE = "A power cut after about {} moves can lose this game."
NO_ROOM = "This game is too long to be saved now: a power cut would lose it."

LOST = "{}: the saved game does not come back. {} How it was set up is kept."
NO_GAME = "There is no such game here."
NO_BOT = "There is no bot called {} here."
MORE_OPTIONS = "It has more options than there are here."
NO_MOVE = "Its move {} is not allowed here."
NO_TAKE_BACK = "Nothing can be taken back here."
NO_SENSE = "What was saved of it makes no sense."

SETUP = "{} can't be set up quite as last time. {}"
LEFT_OUT = "Saved records that make no sense and are left out: {}. The rest counts."
