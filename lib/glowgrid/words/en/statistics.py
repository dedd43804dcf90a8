"""Sentences of the statistics."""

STATISTICS = "{} against {}: {} won, {} lost, {} drawn."
STATISTICS_PEOPLE = "{} between people: player 1 won {}, others {}, {} drawn."
STATISTICS_ALONE = "{}, {}: solved {} of {} times."
STATISTICS_BEST = "{}, your best: {} moves (fewest possible: {})."
NO_STATISTICS = "No finished games yet."
FORGET = "Delete all saved data"
FORGET_ASKED = (
    "Delete all saved games, setups and statistics? 5 or #: yes.",
    "Are you sure? 5 or #: yes. Any other key: no.",
)
FORGOTTEN = "All saved data is deleted."
