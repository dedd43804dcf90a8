"""A part of a match as bulletin.py has written it, read by who joins with a code alone, and who looks on."""

from ...unload import borrow
from . import messages
from .hmac import sign

_MOST = 900  # letters that are read
_LONG = 4000  # moves


class State:
    """A part as it was read: `game`, `options`, `sides`, `stamp`, `first`, `number`, `epoch`, `count`, `at`, `moves`
    (a list of names)."""

    def __init__(self, words: list) -> None:
        """Take the words; raise a ValueError where one makes no sense."""
        self.game, options, self.sides, self.stamp = words[:4]
        self.options = tuple([int(value) for value in options.split(",")]) if options != messages.NOBODY else ()
        self.first, self.number, self.epoch, self.count, self.at = [int(word) for word in words[4:9]]
        self.moves = words[9:]
        whole = self.at % messages.STATE_PART == 0 and len(self.moves) == min(messages.STATE_PART, self.count - self.at)
        if min(self.first, self.number, self.epoch, self.at) < 0 or self.at > _LONG or not whole:
            raise ValueError
        if not self.sides or self.sides.strip("he"):
            raise ValueError

    def same(self, other: "State") -> bool:
        """Tell whether this and another are parts of one game."""
        return (self.stamp, self.number, self.epoch) == (other.stamp, other.number, other.epoch)

    def older(self, other: "State | None") -> bool:
        """Tell whether this was written before another of the same place."""
        if other is None or self.stamp != other.stamp:
            return False
        return (self.number, self.epoch, self.count) < (other.number, other.epoch, other.count)


def read(letters: str, text: str) -> State | None:
    """Return a part, or None where it is not signed by who knows the code, or makes no sense."""
    signed, text = text[:16], text[17:]
    if len(text) > _MOST or signed != sign(borrow("online.protocol.invite_code").state_key(letters), text):
        return None
    try:
        return State(text.split(" "))
    except ValueError:
        return None
