"""The numbers that stand for a match's phases, and for the events that a match reports to its observers."""

# On the drive, this module is part of match.py.

NOT_STARTED, STARTED, STOPPED = 0, 1, 2  # phases; the last two are also events
MOVED = 3
REFUSED = 4
ASKED = 5  # an opponent was asked whether moves may be undone
TAKEN_BACK = 6
OVER = 7
TERMINATED = 8
HINTED = 9
MARKED = 10  # a player has acted in an agreement (agreement.py), or one begins; or flags (flags.py) have changed
