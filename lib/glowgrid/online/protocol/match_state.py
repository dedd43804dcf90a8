"""Reads and checks the messages about a match that a broker retains for guests and spectators. Writes the short ones.

    SIGN GAME OPTIONS SIDES                                                    setup, for guests
    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES            a part of the match, for spectators
    SIGN left SEAT INSTANCE                                                    a player has left, for spectators

SIGN is the signature of everything after it: with the players' secret in a setup, otherwise with the spectators' key.
GAME is the key of the game. OPTIONS are the values of its options separated by commas, or `-`. SIDES has a letter for
each colour: "h" if the host plays it, "e" if the guest does. state_publisher.py writes the parts, and explains their
other fields. Before a message has any effect, `fits` compares it with the game.
"""

from . import messages
from .hmac import SIZE, Key

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.game import Game

LEFT = "left"
_MOST = 900  # maximum number of characters in a message
_LONG = 4000  # maximum number of moves
_COLOURS = 10


class Setup:
    """The setup of a match: `game`, `options` (a tuple of numbers), and `sides`.

    `sides` has a letter for each colour: "h" if the host plays it, "e" if the guest does.
    """

    def __init__(self, words: list) -> None:
        """Parse the words of a message. Raise ValueError if they are invalid."""
        self.game, options, self.sides = words[:3]  # raises ValueError, too, if there are fewer words
        self.options = tuple(_numbers(options.split(","))) if options != messages.NOBODY else ()
        if len(self.sides) > _COLOURS or self.sides.strip("he") or "h" not in self.sides or "e" not in self.sides:
            raise ValueError


class State(Setup):
    """A part of a match. It has the attributes of a Setup, and those that state_publisher.py explains.

    The latter are `stamp`, `first`, `number`, `epoch`, `count`, `at` and `moves` (a list of names).
    """

    def __init__(self, words: list) -> None:
        """Parse the words of a message. Raise ValueError if they are invalid."""
        Setup.__init__(self, words)
        self.first, self.number, self.epoch, self.count, self.at = _numbers(words[4:9])
        self.stamp = words[3]
        self.moves = words[9:]
        whole = self.at % messages.STATE_PART == 0 and len(self.moves) == min(messages.STATE_PART, self.count - self.at)
        if self.count > _LONG or not 0 < self.first <= len(self.sides) or not whole:
            raise ValueError

    def same(self, other: "State") -> bool:
        """Return whether this part and `other` belong to the same game and epoch."""
        return (self.stamp, self.number, self.epoch) == (other.stamp, other.number, other.epoch)

    def older(self, other: "State | None") -> bool:
        """Return whether this part was written before `other`. Return False if the host was restarted between the
        two."""
        if other is None or self.stamp != other.stamp:
            return False
        return (self.number, self.epoch, self.count) < (other.number, other.epoch, other.count)


def read(key: bytes, text: str) -> State | None:
    """Return the part of the match in a message, or None if it is invalid. `key`: the spectators' key, with which the
    message is signed."""
    content = _signed(key, text)
    try:
        return State(content.split(" "))
    except ValueError:
        return None


def read_setup(secret: bytes, text: str) -> Setup | None:
    """Return the setup in a message, or None if it is invalid. `secret`: the players' secret, with which the message is
    signed."""
    content = _signed(secret, text)
    try:
        return Setup(content.split(" "))
    except ValueError:
        return None


def setup(secret: bytes, game: str, options: tuple, sides: str) -> str:
    """Return the message with the setup of a match, which the broker retains for guests."""
    return signed(secret, f"{game} {listed(options)} {sides}")


def last_words(key: bytes, player: str, alone: bool, parts: int) -> list:
    """Return the messages that a player publishes when leaving, as pairs (end of the topic, text).

    The first message tells spectators that the player has left. The texts of the others are "", which deletes the
    messages that the broker retains on those topics: the player's presence or, if the player is `alone`, the whole
    match. `player`: the seat and the instance, separated by a space. `parts`: how many parts of the match the broker
    may retain.
    """
    ends = [player[0] + "/here"]
    if alone:
        ends = ["a/here", "b/here", "setup"] + [f"state/{part}" for part in range(parts)]
    return [("state/left", signed(key, f"{LEFT} {player}"))] + [(end, "") for end in ends]


def is_farewell(key: bytes, text: str) -> bool:
    """Return whether `text` is a validly signed message that a player has left."""
    return _signed(key, text).split(" ")[0] == LEFT


def signed(key: bytes, text: str) -> str:
    """Return `text` with its signature in front."""
    return Key(key).sign(text) + " " + text


def listed(options: tuple) -> str:
    """Return the values of options as one word: "8,2", or "-" if there are none."""
    return ",".join([str(value) for value in options]) or messages.NOBODY


def fits(setup: Setup, kind: "type[Game]") -> "tuple | None":
    """Return the options of a setup, checked by the game's class `kind`.

    Return None if the options or the number of players do not fit that game.
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
    """Return the part of a message after its signature. Return "" if the signature is invalid."""
    signature, content = text[:SIZE], text[SIZE + 1 :]
    return content if len(text) <= _MOST and Key(key).verifies(content, signature) else ""


def _numbers(words: list) -> list:
    """Convert words to numbers. Raise ValueError if a word is not a number."""
    found = [messages.number(word) for word in words]
    if -1 in found:
        raise ValueError
    return found
