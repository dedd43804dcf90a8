"""Keeps the match that is being played, its setup, its score, and the steps that load its bots."""

# On the drive, this module is part of engine/match.py.

from .. import games
from ..engine.events import OVER, STARTED, TAKEN_BACK
from ..engine.seat import BOT

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Callable, Iterable, Sequence

    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..saves import Saves
    from .types import Loader, Scope


class RunningMatch:
    """A match, with the data that the session keeps about the match.

    `row`: the game's index in games.CATALOGUE. `keys`: the decider key of each colour. `score`: how many finished games
    each colour has won, with draws at index 0. `transcript`: the moves to replay, or None. `bots`: the scope with the
    modules of the seated bots. `hint`: the scope of a bot that was loaded only to give a hint. `loading`: the steps
    that load modules later.
    """

    acts: "Sequence[int]" = ()  # the acts of an agreement after the last move to replay

    def __init__(self, row: int, match: "Match", keys: list) -> None:
        """Store `match`, which has not started yet. From now on, count the results of its games in `score`."""
        self.row = row
        self.match = match
        self.keys = keys
        self.score: list[int] = [0] * (match.game.players + 1)
        self.transcript: array | None = None
        self.loader: Loader = None  # type: ignore[assignment]  # until the session takes the match
        self.warning = ""  # the last sentence about a file of the game that can't be used
        self.bots: Scope | None = None
        self.hint: Scope | None = None
        self.loading: Iterable[None] = ()
        # index in `score` that the last game has increased, until the next game starts
        self._counted: int | None = None
        match.observe(self._count)

    # -- loading

    def load_with(self, loader: "Loader") -> None:
        """Use `loader` to load bots from now on."""
        self.loader = loader

    def load_later(self, steps: "Iterable[None]") -> None:
        """Store `steps`, which load modules such as those of the bots. They run after the first frame of the match."""
        self.loading = steps

    def load(self) -> bool:
        """Run the next loading step. Return False if no step was left."""
        for _ in self.loading:
            return True
        self.loading = ()
        return False

    def cover(self, saves: "Saves", rng: "Rng", is_covered: bool) -> None:
        """Stop computing a hint, because another scene opens.

        `is_covered`: whether that scene is a large overlay. If it is, also unload the bots of an unfinished game.
        """
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
        """Add a finished game to the score. If the last move of the game is undone, remove the game from the score."""
        if event == OVER:
            outcome = self.match.game.outcome
            self._counted = self.match.seats[outcome.winner - 1].colour if outcome and outcome.winner else 0
            self.score[self._counted] += 1
        elif event == TAKEN_BACK and self._counted is not None:
            self.score[self._counted] -= 1
            self._counted = None
        elif event == STARTED:
            self._counted = None

    # -- leaving

    def header(self) -> str:
        """Return the header of the saved game: the setup, the player who begins, the score, and the position."""
        from ..saves import record_format as text

        match = self.match
        setup = text.setup(games.CATALOGUE[self.row][0], match.game.options, self.keys)
        header: str = text.line(setup, match.seats[0].colour - 1, self.score)
        if hasattr(match.game, "start_position"):
            header += "{" + match.game.start_position + "}"
        return header

    def is_in_progress(self) -> bool:
        """Return whether `end` would interrupt a person's game: a move was played, and the game is not over."""
        match = self.match
        return not match.is_show and not match.terminated and match.game.outcome is None and self.is_begun()

    def is_begun(self) -> bool:
        """Return whether the game has a move of its own: not one of the transcript, and not only a draw of chance. An
        undone move counts."""
        match = self.match
        draws = 0 if match.game.mover(0) else getattr(match.game, "setup_plies", 0)
        shown = len(self.transcript) if self.transcript is not None else draws
        if match.game.ply == shown + 1 and not match.game.mover():  # nothing but a roll of the dice
            return False
        return match.game.ply > shown or shown <= draws and bool(match.undone)

    def left(self, poll: "Callable[[], None] | None" = None) -> tuple:
        """Return (row, header, packed moves, acts), from which the game can be restored (see saves/packing.py).

        If `is_in_progress()` is False, return (). So for an online game, which ends for the opponent as well.
        `poll`: scans the keys; called between two imports.
        """
        match = self.match
        if "link" in self.keys or not self.is_in_progress():
            return ()
        header = self.header()
        if poll is not None:
            poll()
        from ..saves.packing import packed  # in an array, two moves can look like an address

        acts = getattr(match.game, "acts", None) or ()
        return self.row, header, packed(match.game.moves, match.undone), acts

    def end(self) -> None:
        """End the match."""
        self.match.terminate()
        self.unload_bots()
