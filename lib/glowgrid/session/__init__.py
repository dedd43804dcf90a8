"""Keeps the selected game, its setup, and the match that is being played.

The menu needs only this module. The modules that seat, restore and load a match are imported when a match begins, and
unloaded afterwards.
"""

from .. import games
from ..saves.record_format import LEFT

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator

    from ..engine.game import Game
    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..saves import Saves
    from .online import Online
    from .running_match import RunningMatch
    from .types import Loader


class GameSetup:
    """The setup of a game: the game's `key`, its `options`, and the deciders (`who`).

    `options` are in the game's order. `who` has the decider keys of ten players, even if the game has fewer players.
    """

    def __init__(self, key: str, options: tuple, who: list) -> None:
        self.key = key
        self.options = options
        self.who = who


class Session:
    """The state that all scenes share: the selected game, its setup, and the match."""

    start = "session.seating"  # the scope of the modules with which every match begins

    def __init__(self, rng: "Rng", saves: "Saves", loader: "Loader", transcript: str = "") -> None:
        """Select the game that was played last.

        `rng`: random numbers. `loader`: loads the bots' modules. `transcript`: the game to replay first, or "".
        """
        self.loader = loader
        self.rng = rng
        self.saves = saves
        self.transcript = transcript
        self.online: Online | None = None  # None without a cable or a network
        self.chosen = 0  # index of the selected game in games.CATALOGUE
        self.running: RunningMatch | None = None
        self.match: Match = None  # type: ignore[assignment]  # the match of `running`; None if nobody plays
        self.left: tuple = ()  # the unfinished game that was left last, as RunningMatch.left returns it
        self.kept: tuple = ()  # the one that was interrupted by a transcript
        self._setup: GameSetup | None = None  # the last return value of `setup`
        self.choose("".join(saves.setups[-1:]).split("/")[0])

    # -- the selected game

    def choose(self, key: str) -> bool:
        """Select the game with this key, and return True. If no game has this key, return False and change nothing."""
        for index, row in enumerate(games.CATALOGUE):
            if row[0] == key:
                self.chosen = index
                return True
        return False

    def game_class(self) -> "type[Game]":
        """Import and return the class of the selected game."""
        return games.load(games.CATALOGUE[self.chosen][0])

    def setup(self) -> GameSetup:
        """Return the setup of the selected game: the setup that was used last, or the default setup.

        The setups of the other games are stored as strings in `saves.setups`.
        """
        setup, key = self._setup, games.CATALOGUE[self.chosen][0]
        if setup is None or setup.key != key:
            from .seating import last_setup, remember

            if setup is not None:
                remember(self.saves, setup.key, setup.options, setup.who)
            setup = self._setup = GameSetup(key, *last_setup(self.saves, self.chosen, self.game_class()))
        return setup

    def forget_setup(self) -> None:
        """Forget the selected game's setup. `setup` then reads the setup from `saves` again, or returns the default."""
        self._setup = None

    # -- the match

    def beginning(self, mode: int) -> "Generator[None, None, str]":
        """Generator: begin a match (see beginning.py). The caller has already loaded the scope `start`."""
        from .beginning import beginning

        return beginning(self, mode)

    def end(self, poll: "Callable[[], None] | None" = None) -> None:
        """End the match, if there is one. An unfinished game can be restored later (RESTORE_LEFT).

        `poll`: scans the keys; called between two imports.
        """
        running = self.running
        if running is not None:
            left = running.left(poll)
            if left:
                self.left = left
                self.saves.drop(LEFT)
            running.end()
            self.drop()

    def drop(self) -> None:
        """Forget the match without ending it."""
        self.running = self.match = None  # type: ignore[assignment]
        if self.online is not None:
            self.online.leave()

    def left_game(self) -> int:
        """Return the index in games.CATALOGUE of the unfinished game that was left last, or -1 if there is none."""
        left = self.left or self.kept
        return left[0] if left else -1  # type: ignore[no-any-return]
