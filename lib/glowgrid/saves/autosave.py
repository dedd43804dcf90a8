"""Writes the match into the journal as it is played.

A turn-over of the journal, the only moment when an erasure can lose something, happens before a game's first move
wherever the room allows.
"""

from ..engine import match as events
from ..session.seating import line, result
from ..words.en import match as words
from . import A_MOVE, RESERVE
from .format import BACK, BEGUN, MOVE, OVER


class Autosave:
    def __init__(self, saves, session) -> None:
        """Write down what happens to the session's match, as long as `saves` keeps it."""
        self._saves = saves
        self._session = session

    def resume(self, match) -> bool:
        """Go on with `match`, which came back from the journal; answer False where it was over all the same."""
        self._saves.keeps = self._saves.begun = True
        match.observe(self.watch)
        if match.game.outcome is not None:
            self.watch(events.OVER, None)  # the power went before this was written
        return match.game.outcome is None

    def watch(self, event: str, move: int | None) -> None:
        """Take what the match tells."""
        saves = self._saves
        if event == events.STARTED and saves.journal is not None:
            self._begin()
        elif not saves.keeps:
            return
        elif event == events.MOVED:
            saves.append(MOVE, bytes((move,)) if move < 256 else bytes((move >> 8, move & 255)))
        elif event == events.TAKEN_BACK:
            saves.append(BACK)
        elif event == events.OVER:
            saves.append(OVER, result(self._session).encode())
        elif event == events.TERMINATED:
            self._leave()

    def _leave(self) -> None:
        """Have the game not come back, now that it is left; a finished one does not anyway."""
        if self._session.match.game.outcome is None:
            self._saves.drop()
        self._saves.keeps = False

    def _begin(self) -> None:
        saves, game = self._saves, self._session.match.game
        saves.keeps, saves.begun = True, False
        size = saves.journal.size
        if game.longest * _bits(game) // 8 + 16 > size - 2 * RESERVE:
            saves.say(words.TOO_LONG)
        begun = line(self._session).encode()
        if saves.journal.room < room(game.longest, size) + len(begun) + RESERVE + A_MOVE:
            saves.full = True
        saves.append(BEGUN, begun)
        saves.begun = not saves.full


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
