"""Who plays what, from scene to scene: the game chosen, how each is set up, the match, the score, and how one begins.

The menu needs what is here while nobody plays. What begins a match (seating), or brings one back (restore), is loaded
for that moment.
"""

from .. import games
from .ways import BEGIN, REMATCH, REPLAY, RESTORE_LEFT

MYPY = False
if MYPY:  # type checkers take it for true
    from array import array
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any, Protocol

    from ..engine.game import Game
    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..saves import Saves

    class Scope(Protocol):
        """The modules that stay loaded for a while (app/loader.py)."""

    class Loader(Protocol):
        """Who loads and unloads modules (app/loader.py)."""

        def open(self, roots: list) -> Any: ...
        def load(self, scope: Any) -> Iterator[None]: ...
        def close(self, scope: Any) -> None: ...
        def table(self) -> Any: ...


class Choice:
    """How a game is set up: `row` of games.CATALOGUE, `options` in the game's order, `who` decides for each of ten
    players."""

    def __init__(self, row: int, options: tuple, who: list) -> None:
        self.row = row
        self.options = options
        self.who = who


class Session:
    """What all scenes share: they choose, begin and end matches here."""

    def __init__(self, rng: "Rng", saves: "Saves", loader: "Loader", transcript: str = "") -> None:
        """Begin with the game chosen last; bots draw from `rng`; what must outlive the power goes into `saves`;
        `loader` loads the bots; `transcript` is a game as a line, to be shown first."""
        self.rng = rng
        self.loader = loader
        self.bots: Scope | None = None  # the modules of the match's bots, once they have arrived
        self.saves = saves
        self.chosen = 0  # of games.CATALOGUE
        self.choose("".join(saves.recent[-1:]))
        self.match: Match = None  # type: ignore[assignment]  # while nobody plays
        self.later: Iterable[None] = ()  # steps to a match that begins without them: its bots arrive
        self.due = 0  # the way in which a match begins with the next scene, if one does
        self.asked: tuple = ()  # questions that wait for a yes each, and what is done then
        self.left: tuple = ()  # the game that was left in the middle: chosen, line, moves and undone moves
        self.hint: Scope | None = None  # the modules that only a hint needs, see arrival.py
        self.score: list[int] = []  # finished games by the winner's colour; draws are at 0
        self.set_up_as = ""  # how the match was set up: the first three parts of its line
        self.faults: list[str] = []  # what is wrong with the settings
        self.lost = ""  # why the saved game does not come back
        self.wish: str | Callable = ""  # what the pause menu asks of the game below it: a line's name, or a function
        self.transcript = transcript
        self.replayed: array | None = None  # the moves of the transcript that is being shown
        self.choice: Choice | None = None  # how the game is set up that was chosen when `setup` was asked last

    def choose(self, key: str) -> bool:
        """Choose the game `key`; answer False, with nothing changed, where there is none."""
        for index, row in enumerate(games.CATALOGUE):
            if row[0] == key:
                self.chosen = index
                return True
        return False

    def game_class(self) -> "type[Game]":
        """Import and return the class of the game chosen."""
        return games.load(games.CATALOGUE[self.chosen][0])

    def setup(self) -> Choice:
        """Return how the game chosen was last set up; how others were is kept in `saves.setups`, as text."""
        if self.choice is None or self.choice.row != self.chosen:
            from .seating import as_last_time

            self.choice = Choice(self.chosen, *as_last_time(self, self.game_class()))
        return self.choice

    def ask(self, questions: tuple, do: "Callable[[], str]") -> str:
        """Have `do` called, which returns a scene, if a person says yes to each question; return who asks."""
        self.asked = (questions, do)
        return "ask"

    # -- the match

    def begin(self, way: int) -> str:
        """Have a match begin in this way, and choose its game; return the scene for it, which goes through
        `beginning` once all is there that it needs."""
        self.due = way
        if way == RESTORE_LEFT:
            self.chosen = self.left[0]
        elif way == REPLAY:
            self.choose(self.transcript.split("/")[0].strip())
        return "replay" if way == REPLAY else "play"

    def beginning(self) -> "Iterable[None]":
        """Return the steps in which the match begins that is due; none where none is. Afterwards there is no match
        where there was nothing to go on with."""
        way, self.due = self.due, 0
        if not way:
            return ()
        if way > REMATCH:
            from . import restore

            return restore.beginning(self, way)
        from .seating import beginning, rematch

        return beginning(self) if way == BEGIN else rematch(self)

    def end(self) -> None:
        """End the match, if there is one and its seats are not to play again; a game in the middle is kept, so that it
        can be gone back to."""
        if self.match is not None and self.due != REMATCH:
            from .course import end

            end(self)
