"""The bot that goes along with a person: a step harder after each game it has lost to one, a step easier after each
that it has won."""

from ..engine import events
from .search import Search

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from ..engine.game import Game
    from ..engine.match import Match

# by step, from 1: of a hundred moves so many are random ones, and so many nodes a move may cost; the first plays as
# Easy does, the third as Medium, the last as Hard
_STEPS = ((50, 12), (35, 24), (20, 40), (8, 120), (0, 30000))
_FIRST = 2


class Fair(Search):
    """As strong as its step."""

    step = 0

    def __init__(self) -> None:
        Search.__init__(self)
        self.go(_FIRST)

    def go(self, step: int) -> None:
        """Play at this step, or at the next to it that there is; 0 is where everybody begins."""
        self.step = min(max(step or _FIRST, 1), len(_STEPS))
        self.slips, self._nodes = _STEPS[self.step - 1]

    def budget(self, game: "Game") -> int:
        return min(self._nodes, game.pace * 8 // 5)  # Hard's, at most


class Following:
    """An observer of a match that moves its fair bots' step by each game's result, where a person plays."""

    def __init__(
        self, match: "Match", step: int, append: "Callable | None" = None, kind: int = 0, key: str = ""
    ) -> None:
        """Begin at `step`, 0 where none is known; `append(kind, b"key/step")` is called when it has changed."""
        self._match = match
        self._append = append  # called from here: as deep as a board's stack has room for
        self._kind = kind
        self._key = key
        self.step = 0
        self._before = 0  # the step before the last game was over, while that may be taken back
        self._go(step)
        self._kept = self.step
        match.observe(self.watch)

    def _go(self, step: int) -> None:
        for seat in self._match.seats:
            if isinstance(seat.decider, Fair):
                seat.decider.go(step)
                self.step = seat.decider.step

    def watch(self, event: int, move: int | None) -> None:
        """Take what the match tells."""
        if event == events.OVER:
            self._before = self.step
            self._go(max(self.step + self._lesson(), 1))
        elif event == events.TAKEN_BACK and self._before:
            self._go(self._before)
            self._before = 0
        elif event == events.STARTED:
            self._before = 0
        if self.step != self._kept and self._append is not None:
            self._append(self._kind, f"{self._key}/{self.step}".encode())
        self._kept = self.step


    def _lesson(self) -> int:
        """Return 1 where a person has won, -1 where a fair bot has."""
        match = self._match
        outcome = match.game.outcome
        if outcome is None or not outcome.winner or match.is_show:
            return 0
        seat = match.seats[outcome.winner - 1]
        return 1 if seat.person else -1 if isinstance(seat.decider, Fair) else 0
