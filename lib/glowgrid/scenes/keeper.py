"""Writes the match into the journal as it is played.

A turn-over of the journal, the only moment when an erasure can lose something, happens before a game's first move
wherever the room allows.
"""

from .. import words_play as words
from ..engine import match as events
from ..engine.kinds import BACK, BEGUN, MOVE, OVER
from .memory import A_MOVE, RESERVE
from .sitting import line, result


class Keeper:
    def __init__(self, memory, session) -> None:
        """Write down what happens to the session's match, as long as `memory` keeps it."""
        self._memory = memory
        self._session = session

    def resume(self, match) -> bool:
        """Go on with `match`, which came back from the journal; answer False where it was over all the same."""
        self._memory.keeps = self._memory.begun = True
        match.observe(self.watch)
        if match.game.outcome is not None:
            self.watch(events.OVER, None)  # the power went before this was written
        return match.game.outcome is None

    def watch(self, event: str, move: int | None) -> None:
        """Take what the match tells."""
        memory = self._memory
        if event == events.STARTED and memory.journal is not None:
            self._begin()
        elif not memory.keeps:
            return
        elif event == events.MOVED:
            memory.append(MOVE, bytes((move,)) if move < 256 else bytes((move >> 8, move & 255)))
        elif event == events.TAKEN_BACK:
            memory.append(BACK)
        elif event == events.OVER:
            memory.append(OVER, result(self._session).encode())
        elif event == events.TERMINATED:
            self._leave()

    def _leave(self) -> None:
        """Have the game not come back, now that it is left; a finished one does not anyway."""
        if self._session.match.game.outcome is None:
            self._memory.drop()
        self._memory.keeps = False

    def _begin(self) -> None:
        memory, game = self._memory, self._session.match.game
        memory.keeps, memory.begun = True, False
        size = memory.journal.size
        if game.longest * _bits(game) // 8 + 16 > size - 2 * RESERVE:
            memory.say(words.TOO_LONG)
        begun = line(self._session).encode()
        if memory.journal.room < room(game.longest, size) + len(begun) + RESERVE + A_MOVE:
            memory.full = True
        memory.append(BEGUN, begun)
        memory.begun = not memory.full


def room(longest: int, size: int) -> int:
    """Return the bytes that a game may take in a journal of `size`: all its moves where they are few enough to be
    promised that the turn-over does not come among them, else half of the journal."""
    return longest * A_MOVE if 0 < longest * A_MOVE <= size * 3 // 4 else size // 2


def _bits(game) -> int:
    """Return how many bits a move of the game takes, packed."""
    bits, most = 1, max(game.legal_moves() or (1,))
    while most >> bits:
        bits += 1
    return bits
