"""Collect the moves of other players that arrive at the same time, and print them together."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from glowgrid.engine import events
from glowgrid.engine.match import Match

from .match_report import MatchReport
from .words import remote
from .words import terminal as words

_FEW = 4  # if more moves arrive together, only their number is printed


class ArrivingMoves:
    """Collects the events of a match while messages are read. Afterwards it prints all of them together, and the board
    only once."""

    def __init__(self, match: Match, report: MatchReport, say: Callable[[str], None]) -> None:
        """Prepare to collect the events of `match`. `say` prints sentences, `report` the board and the result."""
        self._match, self._report, self._say = match, report, say
        self._is_collecting = False
        self._clear()

    def _clear(self) -> None:
        """Forget all events."""
        self._sentences: list[str] = []
        self._moves = self._undone = 0
        self._has_started = self._is_over = False

    @contextmanager
    def collected(self) -> Iterator[None]:
        """Context manager: collect the moves that arrive during the `with` block. At the end of the block, print all
        collected events.

        Undone moves and the start of a game are always collected, even outside a `with` block. They are printed at the
        end of the next block.
        """
        self._is_collecting = True
        try:
            yield
        finally:
            self._is_collecting = False
        self._say_all()

    def take(self, event: int, move: int | None) -> bool:
        """Collect `event` if it should be printed later. Return whether the event was collected.

        `move` is only used if `event` is MOVED.
        """
        if event == events.STARTED:
            self._has_started = True
        elif event == events.TAKEN_BACK:
            self._undone += 1
            self._is_over = False
        elif self._is_collecting and event == events.MOVED and move is not None:
            self._moves += 1
            said = [self._report.move_sentence(move), *self._report.pass_sentences()]
            self._sentences += [sentence for sentence in said if sentence]
        elif self._is_collecting and event == events.OVER:
            self._is_over = True
        else:
            if self._is_collecting and event == events.MARKED and move is not None:
                self._say_all()  # the moves before the mark
            return False
        return True

    def _say_all(self) -> None:
        """Print the collected events, and then forget them."""
        if self._undone:
            self._say(words.MOVES_TAKEN_BACK.format(self._undone))
        for sentence in self._sentences if self._moves <= _FEW else [remote.CAME.format(self._moves)]:
            self._say(sentence)
        if (self._moves or self._undone or self._has_started) and not self._match.game.ended:
            self._report.show_board()
        if self._is_over:
            self._report.say_outcome()
        self._clear()
