"""Who only looks on: all seats of the match are elsewhere, and what is played there is played here as it is read.

Imports engine alone.
"""

from ..engine import match as events
from .bulletin import PART, State, read
from .resync import Copy, adopt

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Generator

    from ..engine.game import Game
    from ..engine.match import Match
    from ..engine.rng import Rng
    from .broker_link import BrokerLink
    from .party import Clock


class Onlooker:
    """Decides for every seat of a match: those who play it do."""

    searches = False
    here = True

    def __init__(self, line: "BrokerLink", clock: "Clock", tell: "Callable") -> None:
        """Read what comes over `line`; `tell(name)` is called with the name of a sentence (words/link.py)."""
        self.line = line
        self.clock = clock
        self.tell = tell
        self._parts: list = []  # of the game, as they came
        self._shown: tuple = ()  # number, epoch and count of what the match shows
        self._next: tuple = ()  # a newer part, and all moves up to it

    def think(self, game: "Game", rng: "Rng") -> "Generator[None, None, int]":
        """Never decide: moves come by `attend`."""
        while True:
            yield None

    def may_take_back(self, count: int) -> bool:
        """Refuse: nobody here plays."""
        return False

    def may_draw(self) -> bool:
        """Refuse: nobody here plays."""
        return False

    def attend(self, match: "Match") -> None:
        """Read what has come, and have the match follow: to another game once it is cleared for one."""
        self.line.poll(self.clock.now())
        if self.line.states:
            self._read(self.line.states.pop(0))
        if self._next and (match.phase == events.NOT_STARTED or self._shown[:1] == (self._next[0].number,)):
            self._follow(match, *self._next)
            self._next = ()

    def _read(self, text: str) -> None:
        state = read(self.line.letters, text)
        if state is None:
            return
        part = state.at // PART
        while len(self._parts) <= part:
            self._parts.append(None)
        self._parts[part] = state
        self._next = self._whole()
        if self._next and self._shown and self._shown[0] != state.number:
            self.tell("AGAIN")

    def _whole(self) -> tuple:
        """Return the newest part and all moves, once every part of them has come and they are not shown; else ()."""
        newest: State | None = None
        for state in self._parts:
            if state is not None and (newest is None or state.follows(newest)):
                newest = state
        if newest is None or (newest.number, newest.epoch, newest.count) == self._shown:
            return ()
        moves: list = []
        for state in self._parts[: newest.count // PART + 1]:
            if state is None or (state.number, state.epoch) != (newest.number, newest.epoch):
                return ()
            moves += state.moves
        return (newest, moves) if len(moves) == newest.count else ()

    def _follow(self, match: "Match", state: State, moves: list) -> None:
        if match.phase == events.NOT_STARTED:
            if 0 < state.first <= len(match.seats):
                while match.seats[0].colour != state.first:
                    match.seats.append(match.seats.pop(0))
            match.start()
        self._shown = state.number, state.epoch, state.count
        copy = Copy(match.game, state.number, state.epoch)
        if moves:
            copy.take(0, "-", " ".join(moves))
        if not copy.fault:
            adopt(match, copy.game, True, True)
