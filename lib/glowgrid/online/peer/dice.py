"""Rolls dice together with the opponent, so that neither peer can foresee or choose the result.

Each peer commits to a salt, and reveals its salt only when it has the opponent's commitment. The result is computed
from a hash of the two salts. A salt depends only on the peer's secret for this game, on the epoch and on the ply. So a
peer has the same salt after a restart. If a peer commits to two different salts for the same draw, the opponent notices
the change. This module is loaded only while chance has the turn.
"""

from ..protocol.hmac import sha256
from ..protocol.messages import COMMIT, REVEAL
from .hidden_moves import HiddenMoves, commitment, is_word

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Sequence
    from typing import TypeVar

    from ...engine.game import Game

    _Item = TypeVar("_Item")

_SPAN = 1 << 24  # range of the three bytes that make a number
_BLOCK = 30  # number of bytes of each hash that are used


class HashRng:
    """Random numbers that are computed by repeated hashing of a seed of 256 bits. engine.rng.Rng has the same
    methods, but its seed has only 30 bits.

    >>> rng = HashRng(bytes(32))
    >>> [rng.below(6) for _ in range(8)]
    [4, 0, 2, 1, 2, 5, 2, 3]
    """

    def __init__(self, seed: bytes) -> None:
        """Start with a seed of 32 bytes."""
        self._block = sha256(seed)
        self._at = 0

    def below(self, n: int) -> int:
        """Return a random int in 0..n-1, uniformly distributed; `n` is 1..2**20."""
        limit = _SPAN - _SPAN % n
        while True:
            if self._at >= _BLOCK:
                self._block, self._at = sha256(self._block), 0
            number = int.from_bytes(self._block[self._at : self._at + 3], "big")
            self._at += 3
            if number < limit:
                return number % n

    def choice(self, items: "Sequence[_Item]") -> "_Item":
        """Return a random item of a non-empty sequence."""
        return items[self.below(len(items))]


class Dice:
    """The dice of one game. They are rolled for one draw at a time. An epoch and a ply identify each draw."""

    def __init__(self, saved: str = "") -> None:
        """Create the dice. `saved`: the text that `state` returned before a restart, or "" for a new game."""
        self._saved = saved
        self._epoch = self._ply = -1
        self._salt = self._mine = ""  # our salt and our commitment
        self._side = ""  # how the opponent's commitments name its side
        self._is_first = False  # whether our salt comes first in the hash
        self._promised = self._their_salt = ""  # the opponent's commitment and salt
        self._move = -1

    def turn_to(self, hidden_moves: HiddenMoves, epoch: int, ply: int) -> None:
        """Prepare the draw at this `epoch` and `ply`. Do nothing if this draw has already been prepared."""
        if epoch == self._epoch and ply == self._ply:
            return
        self._epoch, self._ply = epoch, ply
        self._side, self._is_first = hidden_moves.theirs, hidden_moves.ours < hidden_moves.theirs
        self._salt = hidden_moves.salt(f"dice {epoch} {ply}")
        self._mine = self._commitment(hidden_moves.ours, self._salt)
        draw, _, promised = self._saved.rpartition("-")
        self._promised = promised if draw == f"{epoch}-{ply}" and is_word(promised) else ""
        self._their_salt = ""
        self._move = -1

    def state(self) -> str:
        """Return the text that `__init__` needs after a restart. Until the opponent has committed to a salt, the text
        is ""."""
        return f"{self._epoch}-{self._ply}-{self._promised}" if self._promised else ""

    def next_message(self) -> tuple:
        """Return (kind, word) of the next message: REVEAL and our salt if the opponent has committed, otherwise COMMIT
        and our commitment."""
        return (REVEAL, self._salt) if self._promised else (COMMIT, self._mine)

    def hear(self, kind: int, word: str) -> int:
        """Handle a message of the opponent. `word`: the opponent's commitment if `kind` is COMMIT, or the opponent's
        salt if `kind` is REVEAL.

        Return 1 for a new commitment, which must be saved. Return -1 if the opponent breaks its commitment or copies
        ours. Otherwise return 0. A salt without an earlier commitment is valid, as our salt is still secret.
        """
        if not is_word(word):
            return 0
        promised = word if kind == COMMIT else self._commitment(self._side, word)
        if promised == self._mine or self._promised and promised != self._promised:
            return -1
        is_new, self._promised = not self._promised, promised
        if kind == REVEAL:
            self._their_salt = word
        return int(is_new)

    def move(self, game: "Game") -> int:
        """Return the move of `game` that the dice have chosen, or -1 until the opponent's salt is known."""
        if self._move < 0 and self._their_salt:
            first, second = self._salt, self._their_salt
            if not self._is_first:
                first, second = second, first
            seed = sha256(f"{self._epoch} {self._ply} {first} {second}".encode())
            self._move = game.draw(HashRng(seed))  # type: ignore[attr-defined]  # a game of chance has it
        return self._move

    def _commitment(self, side: str, salt: str) -> str:
        return commitment(side, self._ply, f"dice {self._epoch}", salt)
