"""Run the search of a bot or a hint in time slices, on a copy of the game."""

# On the drive, this module is part of match.py.

import gc

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Generator, Iterator

    from .game import Game
    from .rng import Rng
    from .seat import Decider
    from .types import Clock

_TIDY_MS = 350  # a search leaves up to 120 KB of garbage in a second, and 40 KB are free at least (lab.pace)


class Thinking:
    """The search in progress, for a bot's next move or for a hint.

    `progress` is 0 to 100. `adviser` is the bot that computes a hint, or None. `copy` is the copy of the game that
    searches use, or None before the first search. Every search uses the same copy, because a copy needs large blocks of
    memory.
    """

    def __init__(self) -> None:
        self.progress = 0
        self.adviser: Decider | None = None
        self.copy: Game | None = None
        self._search: Generator[int | None, Clock | None, int] | None = None
        self._clock: Clock | None = None  # for the next slice; the first slice of a search has no clock
        self._found = -1  # the move that the search has found, or -1
        self._is_tidy = False  # whether garbage was collected since the search began or ended, and not long ago
        self._tidied = 0  # the time when it was

    def step(self, decider: "Decider", game: "Game", rng: "Rng", clock: "Clock | None" = None) -> int:
        """Run one slice of the search for a move in `game`, the live game. Return the move once it is found, otherwise
        -1. The decider gets the `clock` as the result of its `yield`. A garbage collection takes 15 ms, but the keys
        must be scanned every 20 ms. So some slices only collect garbage: before and after the search, and every
        _TIDY_MS in between, before the heap is full."""
        if not self._is_tidy:
            gc.collect()
            self._is_tidy = True
            if clock is not None:
                self._tidied = clock.now()
        elif self._found >= 0:
            return self._found
        elif self._search is None:
            position = self.game_for(decider, game, rng)
            hint = getattr(position, "hint", None) if self.adviser is not None else None
            self._search = hint(game.turn, rng) if hint is not None else decider.think(position, rng)
        else:
            try:
                self.progress = self._search.send(self._clock) or 0
                self._clock = clock
                self._is_tidy = clock is None or clock.diff(clock.now(), self._tidied) < _TIDY_MS
            except StopIteration as done:
                self._found = int(done.value)
                self._is_tidy = not getattr(decider, "searches", True)  # others leave little garbage
        return -1

    def stop(self) -> None:
        """Stop the search, if there is one."""
        self.progress, self._found, self._is_tidy = 0, -1, False
        self.adviser = self._clock = None
        if self._search is not None:
            thought, self._search = self._search, None
            thought.close()

    def advise(self, adviser: "Decider | None") -> None:
        """Stop the search. Then let `adviser` compute a hint, or free the copy of the game if `adviser` is None."""
        self.stop()
        self.adviser = adviser
        if adviser is None:
            self.copy = None

    def game_for(self, decider: "Decider | None", game: "Game", rng: "Rng") -> "Game":
        """Return the game on which `decider` should search.

        A bot that searches gets a copy of the live `game`; other deciders get `game` itself. In a game with hidden
        information, each call returns a new position. The position is consistent with everything that the current
        player can see. The first call for a search should come before the match starts, because fewer large
        blocks of memory are free later. Collect garbage before this call, in an earlier round of the main loop.
        """
        if not game.perfect and game.is_sampled():  # type: ignore[attr-defined]  # an Imperfect
            return game.determinize(game.turn, rng)  # type: ignore[attr-defined, no-any-return]
        if not getattr(decider, "searches", True):
            return game
        copy = self.copy
        if copy is None:
            self.copy = copy = game.copy()
        else:
            for _ in following(copy, game.moves[: game.ply]):
                pass
        copy.fetch()
        return copy


def following(copy: "Game", moves: "array[int] | list") -> "Iterator[None]":
    """Generator: change `copy` to the position after `moves`. First undo moves until all moves left in
    `copy` agree with `moves`. Then push the missing moves. Each step undoes or pushes one move."""
    played, same = copy.moves, 0
    while same < min(copy.ply, len(moves)) and played[same] == moves[same]:
        same += 1
    while copy.ply > same:
        copy.pop()
        yield
    for move in moves[same:]:
        copy.push(move)
        yield
