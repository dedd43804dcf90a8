"""Match state: reads and checks the messages that a broker retains, and writes the short ones.

    SIGN GAME OPTIONS SIDES                                                    setup, for guests
    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES            a part of the match, for spectators
    SIGN left SEAT INSTANCE                                                    a player has left, for spectators

SIGN is the signature of everything after it: by the players' secret in a setup, otherwise by the spectators' key.
OPTIONS are values separated by commas, or `-`. SIDES has a letter for each colour: "h" plays at the host, "e" at the
guest. `fits` compares a message with the game before it has any effect. state_publisher.py writes the parts.
"""

from . import messages
from .hmac import SIZE, Key

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.game import Game

LEFT = "left"
_MOST = 900  # maximum number of characters in a message
_LONG = 4000  # maximum number of moves
_COLOURS = 10


class Setup:
    """Setup of a match: `game`, `options` (a tuple of numbers), and `sides`, "h" for the host's colours and "e" for the
    guest's."""

    def __init__(self, words: list) -> None:
        """Parse `words`. Raise ValueError if one is invalid."""
        self.game, options, self.sides = words[:3]  # raises ValueError, too, if there are fewer words
        self.options = tuple(_numbers(options.split(","))) if options != messages.NOBODY else ()
        if len(self.sides) > _COLOURS or self.sides.strip("he") or "h" not in self.sides or "e" not in self.sides:
            raise ValueError


class State(Setup):
    """A part of a match. In addition to a setup it has `stamp`, `first`, `number`, `epoch`, `count`, `at`, and `moves`
    (a list of names)."""

    def __init__(self, words: list) -> None:
        """Parse `words`. Raise ValueError if one is invalid."""
        Setup.__init__(self, words)
        self.first, self.number, self.epoch, self.count, self.at = _numbers(words[4:9])
        self.stamp = words[3]
        self.moves = words[9:]
        whole = self.at % messages.STATE_PART == 0 and len(self.moves) == min(messages.STATE_PART, self.count - self.at)
        if self.count > _LONG or not 0 < self.first <= len(self.sides) or not whole:
            raise ValueError

    def same(self, other: "State") -> bool:
        """Return whether this and the other part belong to the same game."""
        return (self.stamp, self.number, self.epoch) == (other.stamp, other.number, other.epoch)

    def older(self, other: "State | None") -> bool:
        """Return whether this part was written before the other one."""
        if other is None or self.stamp != other.stamp:
            return False
        return (self.number, self.epoch, self.count) < (other.number, other.epoch, other.count)


def read(key: bytes, text: str) -> State | None:
    """Return a part of the match, or None if it is invalid or not signed with the spectators' key."""
    said = _signed(key, text)
    try:
        return State(said.split(" "))
    except ValueError:
        return None


def read_setup(secret: bytes, text: str) -> Setup | None:
    """Return a setup, or None if it is invalid or not signed with the players' secret."""
    said = _signed(secret, text)
    try:
        return Setup(said.split(" "))
    except ValueError:
        return None


def setup(secret: bytes, game: str, options: tuple, sides: str) -> str:
    """Return the text of a setup, to be retained by the broker."""
    return signed(secret, f"{game} {listed(options)} {sides}")


def last_words(key: bytes, player: str, alone: bool, parts: int) -> list:
    """Return the messages of a player who leaves, as pairs of the topic's end and the text.

    One tells spectators that the player has left. The others are "", which deletes a retained message: the presence
    and, if the player is `alone`, the whole match. `player`: seat and instance. `parts`: how many parts may be
    retained.
    """
    ends = [player[0] + "/here"]
    if alone:
        ends = ["a/here", "b/here", "setup"] + [f"state/{part}" for part in range(parts)]
    return [("state/left", signed(key, f"{LEFT} {player}"))] + [(end, "") for end in ends]


def is_farewell(key: bytes, text: str) -> bool:
    """Return whether a message reports that a player has left."""
    return _signed(key, text).split(" ")[0] == LEFT


def signed(key: bytes, text: str) -> str:
    """Return a text with its signature in front."""
    return Key(key).sign(text) + " " + text


def listed(options: tuple) -> str:
    """Return option values as one word, separated by commas."""
    return ",".join([str(value) for value in options]) or messages.NOBODY


def fits(setup: Setup, kind: "type[Game]") -> "tuple | None":
    """Return the checked options of a game of that class, or None if the options or the number of players do not match.
    """
    from ...engine.options import defaults, players_with

    if len(setup.options) != len(defaults(kind.OPTIONS)):
        return None
    try:
        options = kind.checked(*setup.options)
    except ValueError:
        return None
    return options if players_with(kind, options) == len(setup.sides) else None


def _signed(key: bytes, text: str) -> str:
    """Return the text after the signature, or "" if the signature is invalid."""
    signature, said = text[:SIZE], text[SIZE + 1 :]
    return said if len(text) <= _MOST and Key(key).verifies(said, signature) else ""


def _numbers(words: list) -> list:
    """Convert words to numbers. Raise ValueError if a word is not a number."""
    found = [messages.number(word) for word in words]
    if -1 in found:
        raise ValueError
    return found
