"""Arrivals: collects the moves of other players that arrive in one round, and prints them together."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from glowgrid.engine import events
from glowgrid.engine.match import Match

from .match_report import MatchReport
from .words import remote
from .words import terminal as words

_FEW = 4  # if more moves arrive at once, only their number is printed


class ArrivingMoves:
    """Collects events of a match while messages are read. Afterwards it prints them, and shows the board once."""

    def __init__(self, match: Match, report: MatchReport, say: Callable[[str], None]) -> None:
        """Print with `say` and `report`."""
        self._match, self._report, self._say = match, report, say
        self._is_collecting = False
        self._clear()

    def _clear(self) -> None:
        self._sentences: list[str] = []
        self._moves = self._undone = 0
        self._has_started = self._is_over = False

    @contextmanager
    def collected(self) -> Iterator[None]:
        """Collect the moves that arrive, then print them. Undone moves and starts are printed then, too."""
        self._is_collecting = True
        try:
            yield
        finally:
            self._is_collecting = False
        self._say_all()

    def take(self, event: int, move: int | None) -> bool:
        """Note an event of the match. Return whether it is printed later."""
        if event == events.STARTED:
            self._has_started = True
        elif event == events.TAKEN_BACK:
            self._undone += 1
            self._is_over = False
        elif self._is_collecting and event == events.MOVED and move is not None:
            self._moves += 1
            self._sentences += [self._report.move_sentence(move), *self._report.pass_sentences()]
        elif self._is_collecting and event == events.OVER:
            self._is_over = True
        else:
            return False
        return True

    def _say_all(self) -> None:
        if self._undone:
            self._say(words.MOVES_TAKEN_BACK.format(self._undone))
        for sentence in self._sentences if self._moves <= _FEW else [remote.CAME.format(self._moves)]:
            self._say(sentence)
        if (self._moves or self._undone or self._has_started) and not self._match.game.ended:
            self._report.show_board()
        if self._is_over:
            self._report.say_outcome()
        self._clear()
