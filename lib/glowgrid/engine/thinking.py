"""Give deciders their slices of thought, on a copy of the game that they may change."""

import gc

MYPY = False
if MYPY:  # type checkers take it for true
    from array import array
    from collections.abc import Generator, Iterator

    from .game import Game
    from .rng import Rng
    from .seat import Decider


class Thinking:
    """One thought at a time: a bot's next move, or advice for a person.

    `progress` is 0 to 100. `adviser` is the bot that is asked for advice, or None. `copy` is the game that searches
    work on, kept from thought to thought, as it takes large blocks of memory; None before the first.
    """

    def __init__(self) -> None:
        self.progress = 0
        self.adviser: Decider | None = None
        self.copy: Game | None = None
        self._thought: Generator[int | None, None, int] | None = None

    def step(self, decider: "Decider", game: "Game", rng: "Rng") -> int:
        """Think for one slice about the live `game`; return the move once it is found, -1 before."""
        if self._thought is None:
            gc.collect()  # now, where 15 ms hurt nobody, and not in the middle of a thought
            self._thought = decider.think(self.game_for(decider, game, rng), rng)
            return -1
        try:
            self.progress = next(self._thought) or 0
        except StopIteration as done:
            return int(done.value)
        return -1

    def stop(self) -> None:
        """End the thought, if any."""
        self.progress = 0
        self.adviser = None
        if self._thought is not None:
            thought, self._thought = self._thought, None
            thought.close()

    def game_for(self, decider: "Decider | None", game: "Game", rng: "Rng") -> "Game":
        """Return what `decider` thinks on: the copy of the live `game` if it searches; if something is hidden, a new
        position each time that could be the true one. Ask before the match starts where you can: a game in play leaves
        few large blocks."""
        if not game.perfect:
            return game.determinize(game.turn, rng)  # type: ignore[attr-defined, no-any-return]
        if not getattr(decider, "searches", True):
            return game
        copy = self.copy
        if copy is None:
            gc.collect()
            self.copy = copy = game.copy()
        else:
            for _ in following(copy, game.moves[: game.ply]):
                pass
        copy.fetch()
        return copy


def following(copy: "Game", moves: "array[int]") -> "Iterator[None]":
    """Bring a copy of a game to the position after `moves`: back to the last one that both have, then forward. A
    generator that pauses after each move."""
    played, same = copy.moves, 0
    while same < min(copy.ply, len(moves)) and played[same] == moves[same]:
        same += 1
    while copy.ply > same:
        copy.pop()
        yield
    for move in moves[same:]:
        copy.push(move)
        yield
