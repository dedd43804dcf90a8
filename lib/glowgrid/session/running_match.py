"""Running match: the match that is being played, with its setup, score and loading steps."""

from .. import games
from ..engine import events
from ..engine.seat import BOT

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Iterable

    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..saves import Saves
    from .types import Loader, Scope


class RunningMatch:
    """A match and its session data.

    `row` is the game's index in games.CATALOGUE. `keys` has the decider key of each colour. `score` counts finished
    games by the winner's colour, with draws at index 0. `transcript` has the moves to replay, or is None. `bots` is the
    scope with the modules of the seated bots; `hint` that of a bot that was loaded only to give a hint. `loading` has
    the steps that load later modules.
    """

    def __init__(self, row: int, match: "Match", keys: list) -> None:
        """Wrap a match that has not started, and count its results from now on."""
        self.row = row
        self.match = match
        self.keys = keys
        self.score: list[int] = [0] * (match.game.players + 1)
        self.transcript: array | None = None
        self.loader: Loader = None  # type: ignore[assignment]  # until the session takes the match
        self.bots: Scope | None = None
        self.hint: Scope | None = None
        self.loading: Iterable[None] = ()
        # index of the score that the last game has increased, until the next game starts
        self._counted: int | None = None
        match.observe(self._count)

    # -- loading

    def load_with(self, loader: "Loader") -> None:
        """Load bots with this loader from now on."""
        self.loader = loader

    def load_later(self, steps: "Iterable[None]") -> None:
        """Set the steps that load modules which the match needs only after its first frame, such as its bots."""
        self.loading = steps

    def load(self) -> bool:
        """Run one of the loading steps. Return False if none is left."""
        for _ in self.loading:
            return True
        self.loading = ()
        return False

    def cover(self, saves: "Saves", rng: "Rng", is_covered: bool) -> None:
        """Stop computing a hint before another scene opens. If that scene only covers an unfinished game, unload its
        bots."""
        match = self.match
        if self.hint is not None:
            from .bot_loading import drop_hint

            drop_hint(self)
        runs = match.game.outcome is None and self.loading == ()
        if is_covered and runs and [seat for seat in match.seats if seat.kind == BOT]:
            from .bot_loading import withdraw

            withdraw(self, saves, rng)

    def unload_bots(self) -> None:
        """Unload the modules of the seated bots."""
        if self.bots is not None:
            self.loader.close(self.bots)
            self.bots = None

    # -- the score

    def _count(self, event: int, move: int | None) -> None:
        """Count a finished game. Subtract it again if its last move is undone."""
        if event == events.OVER:
            outcome = self.match.game.outcome
            self._counted = self.match.seats[outcome.winner - 1].colour if outcome and outcome.winner else 0
            self.score[self._counted] += 1
        elif event == events.TAKEN_BACK and self._counted is not None:
            self.score[self._counted] -= 1
            self._counted = None
        elif event == events.STARTED:
            self._counted = None

    # -- leaving

    def header(self) -> str:
        """Return the header that the game is saved with: the setup, the first player and the score."""
        from ..saves import record_format as text

        match = self.match
        setup = text.setup(games.CATALOGUE[self.row][0], match.game.options, self.keys)
        header: str = text.line(setup, match.seats[0].colour - 1, self.score)
        return header

    def is_in_progress(self) -> bool:
        """Return whether leaving would interrupt a person's game: a move was played, and the game is not over."""
        match = self.match
        if match.is_show or match.terminated or match.game.outcome is not None:
            return False
        shown = len(self.transcript) if self.transcript is not None else 0
        return match.game.ply > shown or not shown and bool(match.undone)

    def end(self) -> tuple:
        """End the match. For an unfinished game, return the data that restore it: row, header, moves and undone moves;
        otherwise ()."""
        match = self.match
        left = (self.row, self.header(), match.game.moves, tuple(match.undone)) if self.is_in_progress() else ()
        match.terminate()
        self.unload_bots()
        return left
