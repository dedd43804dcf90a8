"""Hides moves from the opponent until the game is over, and checks the moves that the opponent has hidden.

While a move is hidden, messages contain only its public part and a commitment. After the game they contain the move and
its salt, and the opponent checks both against the commitment:

    ?~COMMITMENT        a move that only its player knows
    b1!SALT             the same move after the game

A commitment is a hash of the match, the side, the game, the ply, the move and the salt. All salts of a game are derived
from a secret that is used for that game only. This module is imported only for games that are not `perfect`.
"""

from os import urandom

from ..protocol.hmac import sha256
from ..protocol.move_text import ENDS, HIDDEN, SHOWN, named, understood

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.game import Game

# bytes of secrets, salts and commitments: too many to guess one, or to find two moves with the same commitment
SIZE = 16
_WORD = 2 * SIZE  # number of hex digits of each


class HiddenMoves:
    """The moves that this peer hides in one game, and the commitments of the opponent.

    `ours` and `theirs` name the two sides in commitments. A name has the form "MATCH GAME PLAYER".
    """

    def __init__(self) -> None:
        self.ours = self.theirs = ""
        self.shown = 0  # how often names in the log were replaced, because moves were revealed
        self.renew()
        self.begin("", "", "")

    def renew(self) -> None:
        """Choose a new secret for the next game."""
        self._secret = urandom(SIZE).hex()
        self.promised = "-"  # a hash over all commitments of the opponent
        self.covers = 0  # number of commitments in that hash
        self._is_new = False

    def begin(self, game: str, ours: str, theirs: str) -> None:
        """Start a game. `game`: "MATCH GAME", which stands for the match's id and the game's number.

        `ours`: the number of the first player on this side, as a string. `theirs`: the same for the opponent's side.
        """
        self.ours, self.theirs = f"{game} {ours}", f"{game} {theirs}"
        self._came: dict = {}  # ply -> name of an opponent's move that is not played yet
        self.own: dict = {}  # ply -> notation of a move that this peer hides
        self._count = 0  # number of moves that the opponent has hidden so far

    def state(self) -> str:
        """Return the text to save for a restart: "!SECRET!COVERS!PROMISED". `restore` accepts the three values."""
        return f"{SHOWN}{self._secret}{SHOWN}{self.covers}{SHOWN}{self.promised}"

    def restore(self, secret: str, covers: int, promised: str) -> None:
        """Restore the values from the text of `state`. If `secret` is invalid, change nothing."""
        if is_word(secret):
            self._secret, self.covers, self.promised = secret, covers, promised

    def salt(self, what: str) -> str:
        """Return the salt for `what`, such as "move 8". The same `what` always has the same salt. The salt reveals
        nothing about other salts."""
        return hashed(f"{self._secret} {what}")

    # -- names

    def came(self, ply: int, name: str) -> None:
        """Store `name`, the name of the opponent's move at `ply`, until the match plays this move."""
        self._came[ply] = name

    def name(self, game: "Game", move: int, is_ours: bool) -> str:
        """Return the name of a legal move, with a commitment if the move is hidden. `is_ours`: a player of this side
        makes the move."""
        ply = game.ply
        came: str = self._came.pop(ply, "")
        full, seen = named(game, move), _seen(game, move)
        if full == seen and move != _veiled(game, seen):
            return full
        if is_ours:
            self.own[ply] = full
            return seen + HIDDEN + commitment(self.ours, ply, full, self.salt(f"move {ply}"))
        self._count += 1
        if came and self._count > self.covers:
            self.covers = self._count
            self.promised = hashed(self.promised + promise(came, self.theirs, ply))
            self._is_new = True
        return came or seen + HIDDEN

    def read(self, game: "Game", name: str) -> int:
        """Return the legal move that is called `name`, or -1 if no legal move has this name.

        If the move is hidden from this peer, return the game's `veiled` move, which means "unknown".
        """
        seen, mark, promise = name.rpartition(HIDDEN)
        if not mark:
            return understood(game, name.partition(SHOWN)[0])
        salt = self.salt(f"move {game.ply}")
        for move in game.legal_moves():
            if _seen(game, move) == seen and commitment(self.ours, game.ply, named(game, move), salt) == promise:
                return move  # our own move, which this side lost at a power failure
        return _veiled(game, seen)

    def has_news(self) -> bool:
        """Return whether the value of `state` has changed since `has_news` was last called."""
        is_new, self._is_new = self._is_new, False
        return is_new


def commitment(side: str, ply: int, name: str, salt: str) -> str:
    """Return a commitment of 32 hex digits. Without `salt`, nobody can derive `name` from the commitment.

    `side`: the match, the game and the player, with spaces between.
    """
    return hashed(f"{side} {ply} {name} {salt}")


def is_word(word: str) -> bool:
    """Return whether `word` can be a salt or a commitment: 32 lower-case hex digits."""
    return len(word) == _WORD and not [letter for letter in word if letter not in "0123456789abcdef"]


def hashed(text: str) -> str:
    """Return a hash of `text` as 32 hex digits."""
    return sha256(text.encode())[:SIZE].hex()


def _seen(game: "Game", move: int) -> str:
    """Return the public part of a move's name."""
    return named(game, move) if move in ENDS else game.notation(move, 0).replace(" ", "_")  # type: ignore[call-arg]


def _veiled(game: "Game", seen: str) -> int:
    return game.veiled(seen.replace("_", " "))  # type: ignore[attr-defined]  # an Imperfect has it


def promise(name: str, side: str, ply: int) -> str:
    """Return the commitment that the name of a hidden move contains. For a revealed move, compute the commitment from
    the move and its salt."""
    full, mark, salt = name.rpartition(SHOWN)
    return commitment(side, ply, full, salt) if mark else name.rpartition(HIDDEN)[2]
