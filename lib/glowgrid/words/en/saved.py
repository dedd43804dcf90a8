"""About what was saved and makes no sense now: a game that does not come back, a set-up that can't be had."""

LOST = "{}: the saved game does not come back. {} How it was set up is kept."
NO_GAME = "There is no such game here."
NO_BOT = "There is no bot called {} here."
MORE_OPTIONS = "It has more options than there are here."
NO_MOVE = "Its move {} is not allowed here."
NO_TAKE_BACK = "Nothing can be taken back here."
NO_SENSE = "What was saved of it makes no sense."

SETUP = "{} can't be set up quite as last time. {}"
LEFT_OUT = "Saved records that make no sense and are left out: {}. The rest counts."
