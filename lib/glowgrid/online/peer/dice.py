"""What chance draws in a match of two peers, so that neither can foresee or choose it.

Both commit themselves to a salt, and only who has the opponent's commitment reveals its own salt. The draw comes from a
hash of both. A salt depends on nothing but the game's secret, the epoch and the ply: after a restart it is the same,
and a peer that commits itself to another one is caught. Loaded while chance has the turn.
"""

from ..protocol.hmac import sha256
from ..protocol.messages import COMMIT, REVEAL
from .secrets import Secrets, commitment, is_word

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Sequence
    from typing import TypeVar

    from ...engine.game import Game

    _Item = TypeVar("_Item")

_SPAN = 1 << 24  # a number is drawn from three bytes
_BLOCK = 30  # bytes that are used of a hash


class HashRng:
    """Draws from all of a hash: as engine.rng.Rng, which begins with 30 bits at most.

    >>> rng = HashRng(bytes(32))
    >>> [rng.below(6) for _ in range(8)]
    [4, 0, 2, 1, 2, 5, 2, 3]
    """

    def __init__(self, seed: bytes) -> None:
        """Begin with 32 bytes."""
        self._block = sha256(seed)
        self._at = 0

    def below(self, n: int) -> int:
        """Return an int in 0..n-1, each as likely; n is 1..2**20."""
        limit = _SPAN - _SPAN % n
        while True:
            if self._at >= _BLOCK:
                self._block, self._at = sha256(self._block), 0
            number = int.from_bytes(self._block[self._at : self._at + 3], "big")
            self._at += 3
            if number < limit:
                return number % n

    def choice(self, items: "Sequence[_Item]") -> "_Item":
        """Return one of a non-empty sequence."""
        return items[self.below(len(items))]


class Dice:
    """One draw after the other. Each has its place, an epoch and a ply."""

    def __init__(self, saved: str = "") -> None:
        """Begin a game; saved: what `state` has returned before a restart."""
        self._saved = saved
        self._epoch = self._ply = -1
        self._salt = self._mine = ""  # our salt and our commitment
        self._side = ""  # the opponent's, as in its commitments
        self._is_first = False  # whether our salt comes first in the hash
        self._promised = self._their_salt = ""
        self._move = -1

    def turn_to(self, secrets: Secrets, epoch: int, ply: int) -> None:
        """Go over to the draw at that place, if it is another one."""
        if epoch == self._epoch and ply == self._ply:
            return
        self._epoch, self._ply = epoch, ply
        self._side, self._is_first = secrets.theirs, secrets.ours < secrets.theirs
        self._salt = salt(secrets, epoch, ply)
        self._mine = self._commitment(secrets.ours, self._salt)
        place, _, promised = self._saved.rpartition("-")
        self._promised = promised if place == f"{epoch}-{ply}" and is_word(promised) else ""
        self._their_salt = ""
        self._move = -1

    def state(self) -> str:
        """Return what a restart needs."""
        return f"{self._epoch}-{self._ply}-{self._promised}" if self._promised else ""

    def topic(self) -> tuple:
        """Return what to say: its kind, and the commitment or the salt."""
        return (REVEAL, self._salt) if self._promised else (COMMIT, self._mine)

    def hear(self, kind: int, word: str) -> int:
        """Take the opponent's commitment or salt; return 1 for a new commitment, which has to be saved, -1 if the
        opponent does not keep to it or sends back ours, else 0. A salt that comes first is as good as a commitment, as
        ours is still secret."""
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
        """Return what is drawn in the game; -1 while one of the salts is not known."""
        if self._move < 0 and self._their_salt:
            first, second = self._salt, self._their_salt
            if not self._is_first:
                first, second = second, first
            seed = sha256(f"{self._epoch} {self._ply} {first} {second}".encode())
            self._move = game.draw(HashRng(seed))  # type: ignore[attr-defined]  # a game of chance has it
        return self._move

    def _commitment(self, side: str, salt: str) -> str:
        return commitment(side, self._ply, f"dice {self._epoch}", salt)


def salt(secrets: Secrets, epoch: int, ply: int) -> str:
    """Return our salt of the draw at that place: always the same."""
    return secrets.salt(f"dice {epoch} {ply}")
