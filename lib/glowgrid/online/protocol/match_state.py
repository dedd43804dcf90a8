"""Reads and checks the messages about a match that the broker retains for guests and spectators.

    SIGN GAME OPTIONS SIDES                                                    setup, for guests
    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES ACTS       a part of the match, for spectators
    SIGN left SEAT INSTANCE                                                    a player has left, for spectators

SIGN is the signature of everything after it. It is made with the players' secret for a setup, and with the spectators'
key for the other messages. GAME is the key of the game. OPTIONS are its options, separated by commas, or `-`. SIDES is
a letter for each colour: "h" for the host, "e" for the guest. state_publisher.py writes the messages with parts of
a match, and explains their other fields. This module also writes the two other kinds of messages. Before a message has
any effect, `fits` compares it with the game.
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
    """The setup of a match: `game`, `options` (a tuple of numbers), and `sides`, a letter for each colour."""

    def __init__(self, words: list) -> None:
        """Parse the words of a message. Raise ValueError if they are invalid."""
        self.game, options, self.sides = words[:3]  # raises ValueError, too, if there are fewer words
        self.options = tuple(messages.numbers(options.split(",")))
        if len(self.sides) > _COLOURS or self.sides.strip("he") or "h" not in self.sides or "e" not in self.sides:
            raise ValueError
        if not self.options and options != messages.NOBODY:
            raise ValueError


class State(Setup):
    """A part of a match: a Setup with `stamp`, `first`, `number`, `epoch`, `count`, `at` and `moves` (a list of names).

    state_publisher.py explains these attributes. Parts that show the same game after the same moves have equal `name`s.
    `acts`: the acts of an agreement after the last move (engine/agreement.py), as numbers, or [].
    """

    def __init__(self, words: list) -> None:
        """Parse the words of a message. Raise ValueError if they are invalid."""
        Setup.__init__(self, words)
        self.first, self.number, self.epoch, self.count, self.at = messages.numbers(words[4:9])
        self.stamp = words[3]
        self.moves = words[9:]
        self.acts: list = []
        if self.moves and self.moves[-1][0:1] == "=":
            self.acts = messages.numbers(self.moves.pop()[1:].split(","))
        self.name = self.stamp, self.number, self.epoch, self.count, len(self.acts)
        whole = self.at % messages.STATE_PART == 0 and len(self.moves) == min(messages.STATE_PART, self.count - self.at)
        if self.count > _LONG or not 0 < self.first <= len(self.sides) or not whole:
            raise ValueError

    def older(self, other: "State | None") -> bool:
        """Return whether this part was written before the part `other`. Return False if `other` is None, or if the host
        was restarted after it had written the first of these two parts."""
        return other is not None and self.stamp == other.stamp and self.name < other.name


def read(key: bytes, text: str) -> State | None:
    """Return the part of a match in `text`, or None if this message is invalid. `key`: the spectators' key."""
    try:
        return State(_signed(key, text).split(" "))
    except ValueError:
        return None


def read_setup(secret: bytes, text: str) -> Setup | None:
    """Return the setup in `text`, or None if this message is invalid. `secret`: the players' secret."""
    try:
        return Setup(_signed(secret, text).split(" "))
    except ValueError:
        return None


def setup(secret: bytes, game: str, options: tuple, sides: str) -> str:
    """Return the message with the setup of a match, which the broker retains for guests."""
    return signed(secret, f"{game} {messages.listed(options)} {sides}")


def last_words(key: bytes, player: str, alone: bool, parts: int) -> list:
    """Return the messages that a player publishes when leaving, as pairs (end of the topic, text).

    The first message tells spectators that the player has left. The others have the text "", which makes the broker
    delete the message that it retains on that topic. If the opponent has left (`alone`), all messages of the match are
    deleted, otherwise only the player's presence. `player`: the seat and the instance, separated by a space. `parts`:
    how many parts of the match the broker may retain.
    """
    ends = [player[0] + "/here"]
    if alone:
        ends = ["a/here", "b/here", "setup"] + [f"state/{part}" for part in range(parts)]
    return [("state/left", signed(key, f"{LEFT} {player}"))] + [(end, "") for end in ends]


def is_farewell(key: bytes, text: str) -> bool:
    """Return whether `text` has a valid signature and says that a player has left."""
    return _signed(key, text).split(" ")[0] == LEFT


def signed(key: bytes, text: str) -> str:
    """Return the signature of `text`, followed by a space and `text`. The signature is made with `key`."""
    return Key(key).sign(text) + " " + text


def fits(setup: Setup, kind: "type[Game]") -> "tuple | None":
    """Return the options of `setup` after the game's class `kind` has checked them. Return None if the options or the
    number of players do not fit that game."""
    from ...engine.options import defaults, players_with

    if len(setup.options) != len(defaults(kind.OPTIONS)):
        return None
    try:
        options = kind.checked(*setup.options)
    except ValueError:
        return None
    return options if players_with(kind, options) == len(setup.sides) else None


def _signed(key: bytes, text: str) -> str:
    """Return the message `text` without its signature, or "" if the signature was not made with `key`."""
    signature, content = text[:SIZE], text[SIZE + 1 :]
    return content if len(text) <= _MOST and Key(key).verifies(content, signature) else ""
