"""The phases of a match, and what it tells its observers: apart from it, for those who are there before a match is."""

NOT_STARTED = "not started"
STARTED = "started"
STOPPED = "stopped"

# events; STARTED and STOPPED are two more
MOVED = "moved"
REFUSED = "refused"
TAKEN_BACK = "taken back"
OVER = "over"
TERMINATED = "terminated"
HINTED = "hinted"
