"""What a broker retains of a match: read, checked, and the small parts of it written (state_publisher.py has the rest).

    SIGN GAME OPTIONS SIDES                                                    setup, for guests
    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES            a part of the match, for spectators
    SIGN left SEAT INSTANCE                                                    a player has left, for spectators

SIGN is of all that follows it: by the players' secret in a setup, else by the spectators' key. OPTIONS are values with
commas between, `-` for none. SIDES is a letter a colour: h for the host's, e for the guest's. Nothing that is read here
has an effect before `fits` has compared it with the game.
"""

from . import messages
from .hmac import SIZE, Key

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.game import Game

LEFT = "left"
_MOST = 900  # characters that are read
_LONG = 4000  # moves
_COLOURS = 10


class Setup:
    """What is played: `game`, `options` (a tuple of numbers), and `sides`, h for the host's colours and e for the
    guest's."""

    def __init__(self, words: list) -> None:
        """Take words; raise a ValueError where one makes no sense."""
        self.game, options, self.sides = words[:3]  # a ValueError, too, where there are fewer
        self.options = tuple(_numbers(options.split(","))) if options != messages.NOBODY else ()
        if len(self.sides) > _COLOURS or self.sides.strip("he") or "h" not in self.sides or "e" not in self.sides:
            raise ValueError


class State(Setup):
    """A part of a match: besides the setup `stamp`, `first`, `number`, `epoch`, `count`, `at`, and `moves` (a list of
    names)."""

    def __init__(self, words: list) -> None:
        """Take words; raise a ValueError where one makes no sense."""
        Setup.__init__(self, words)
        self.first, self.number, self.epoch, self.count, self.at = _numbers(words[4:9])
        self.stamp = words[3]
        self.moves = words[9:]
        whole = self.at % messages.STATE_PART == 0 and len(self.moves) == min(messages.STATE_PART, self.count - self.at)
        if self.count > _LONG or not 0 < self.first <= len(self.sides) or not whole:
            raise ValueError

    def same(self, other: "State") -> bool:
        """Tell whether this and another are parts of one game."""
        return (self.stamp, self.number, self.epoch) == (other.stamp, other.number, other.epoch)

    def older(self, other: "State | None") -> bool:
        """Tell whether this was written before another of the same place."""
        if other is None or self.stamp != other.stamp:
            return False
        return (self.number, self.epoch, self.count) < (other.number, other.epoch, other.count)


def read(key: bytes, text: str) -> State | None:
    """Return a part of the match, or None where it is not signed with the spectators' key, or makes no sense."""
    said = _signed(key, text)
    try:
        return State(said.split(" "))
    except ValueError:
        return None


def read_setup(secret: bytes, text: str) -> Setup | None:
    """Return a setup, or None where it is not signed with the players' secret, or makes no sense."""
    said = _signed(secret, text)
    try:
        return Setup(said.split(" "))
    except ValueError:
        return None


def setup(secret: bytes, game: str, options: tuple, sides: str) -> str:
    """Return a setup as it is retained."""
    return signed(secret, f"{game} {listed(options)} {sides}")


def last_words(key: bytes, player: str, alone: bool, parts: int) -> list:
    """Return what a leaving player publishes, pairs of a topic's end and a text: to spectators that it has left, and ""
    where it deletes what the broker retains: its presence and, if nobody else is there, all of the match. player: seat
    and instance."""
    ends = [player[0] + "/here"]
    if alone:
        ends = ["a/here", "b/here", "setup"] + [f"state/{part}" for part in range(parts)]
    return [("state/left", signed(key, f"{LEFT} {player}"))] + [(end, "") for end in ends]


def is_farewell(key: bytes, text: str) -> bool:
    """Tell whether a message says that a player has left."""
    return _signed(key, text).split(" ")[0] == LEFT


def signed(key: bytes, text: str) -> str:
    """Return a text with its signature before it."""
    return Key(key).sign(text) + " " + text


def listed(options: tuple) -> str:
    """Return option values as one word."""
    return ",".join([str(value) for value in options]) or messages.NOBODY


def fits(setup: Setup, kind: "type[Game]") -> "tuple | None":
    """Return the options of a game of that class, checked, or None where it has other options, or another number of
    players than the setup has sides."""
    from ...engine.options import defaults, players_with

    if len(setup.options) != len(defaults(kind.OPTIONS)):
        return None
    try:
        options = kind.checked(*setup.options)
    except ValueError:
        return None
    return options if players_with(kind, options) == len(setup.sides) else None


def _signed(key: bytes, text: str) -> str:
    """Return what a signature is of, or "" where it is not valid."""
    signature, said = text[:SIZE], text[SIZE + 1 :]
    return said if len(text) <= _MOST and Key(key).verifies(said, signature) else ""


def _numbers(words: list) -> list:
    """Convert words to numbers. Raise a ValueError if a word is not a number."""
    found = [messages.number(word) for word in words]
    if -1 in found:
        raise ValueError
    return found
