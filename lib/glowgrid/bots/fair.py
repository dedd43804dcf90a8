"""Fair bot, which adapts its strength to a person. The bot plays harder after losing, easier after winning."""

from ..engine import events
from .random import Random
from .search import Search

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator

    from ..engine.game import Game
    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..engine.types import Clock

# `misses` and nodes per move of each step, from 1. The first two steps play at random, the fifth like Easy, the seventh
# like Medium, the last three like Hard. Equal steps at both ends let the bot keep its strength longer against a very
# weak or a very strong player.
# In decimal: 0 0 80 60 40 25 10 4 0 0 0, and 0 0 1 3 8 16 40 120 160 160 160.
_MISSES = b"\x00\x00\x50\x3c\x28\x19\x0a\x04\x00\x00\x00"
_NODES = b"\x00\x00\x01\x03\x08\x10\x28\x78\xa0\xa0\xa0"
_FIRST_STEP = 6
_FIRST_TIMED_STEP = 9  # from this step, it thinks as long as Hard


class Fair(Search):
    """A bot whose strength follows the recent results of its human opponent."""

    step = 0
    following: "Following | None" = None  # the observer that changes the step

    def __init__(self) -> None:
        Search.__init__(self)
        self.set_step(_FIRST_STEP)

    def set_step(self, step: int) -> None:
        """Play at strength `step`, from 1 (weakest) to 11. Step 0 is for new players. A step above 11 means 11."""
        self.step = min(max(step or _FIRST_STEP, 1), len(_NODES))
        self.misses, self._nodes = _MISSES[self.step - 1], _NODES[self.step - 1]
        self.timed = self.step >= _FIRST_TIMED_STEP

    def budget(self, game: "Game") -> int:
        return self._nodes

    def think(self, game: "Game", rng: "Rng") -> "Generator[int, Clock | None, int]":
        return Search.think(self, game, rng) if self._nodes else Random().think(game, rng)


class Following:
    """An observer of a match with a person. After each game it changes the strength of the fair bots in the match."""

    def __init__(
        self, match: "Match", step: int, append: "Callable | None" = None, kind: int = 0, key: str = ""
    ) -> None:
        """Start at strength `step` (0: for new players). Save each change by calling `append(kind, b"key/step")`."""
        self._match = match
        self._append = append  # called directly: the board's stack has no room for deeper calls
        self._kind = kind
        self._key = key
        self.step = 0
        self._step_before_end = 0  # needed if the last move of a finished game is undone; 0 if no game has ended
        self._set_step(step)
        self._saved_step = self.step
        match.observe(self.watch)

    def _set_step(self, step: int) -> None:
        for seat in self._match.seats:
            if isinstance(seat.decider, Fair):
                seat.decider.following = self
                seat.decider.set_step(step)
                self.step = seat.decider.step

    def leave(self) -> None:
        """Stop observing the match. Call this before the bots are unloaded."""
        self._match.unobserve(self.watch)

    def watch(self, event: int, move: int | None) -> None:
        """Handle an event of the match (see engine/events.py)."""
        if event == events.OVER:
            self._step_before_end = self.step
            self._set_step(max(self.step + self._step_change(), 1))
        elif event == events.TAKEN_BACK and self._step_before_end:
            self._set_step(self._step_before_end)
            self._step_before_end = 0
        elif event == events.STARTED:
            self._step_before_end = 0
        if self.step != self._saved_step and self._append is not None:
            self._append(self._kind, f"{self._key}/{self.step}".encode())
        self._saved_step = self.step

    def _step_change(self) -> int:
        """Return how much to add to the step: 1 if a person has won, -1 if a fair bot has won, otherwise 0."""
        match = self._match
        outcome = match.game.outcome
        if outcome is None or not outcome.winner or match.is_show:
            return 0
        seat = match.seats[outcome.winner - 1]
        return 1 if seat.person else -1 if isinstance(seat.decider, Fair) else 0
