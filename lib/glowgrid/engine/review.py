"""Look back over a match's game, move by move, on a copy that the match never sees."""

import gc

from .thinking import following

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator

    from .game import Game
    from .match import Match


class Review:
    """A copy of a match's game. It begins at the last move once `prepare` is through.

    match = Match(...)
    review = Review(match)
    for _ in review.prepare():      # in slices of milliseconds
        pass
    while review.back():
        print(review.game)
    """

    def __init__(self, match: "Match") -> None:
        """Review the game as it stands; a thought under way ends."""
        self._match = match
        self.moves = match.game.moves[: match.game.ply]
        self.ended = match.game.ended  # RESIGN or DRAW, 0 if neither
        self.game: Game = match.game  # until the copy is there; nobody steps before
        self._is_ready = False

    def prepare(self) -> "Iterator[None]":
        """Make the copy: a generator that pauses every few milliseconds."""
        if self._is_ready:
            return
        thoughts, live = self._match.thoughts, self._match.game
        thoughts.stop()
        copy = thoughts.copy
        if copy is None or not live.perfect:
            gc.collect()
            for _ in live.making(*live.options):
                yield
            copy = type(live)(*live.options)
        for _ in following(copy, self.moves):
            yield
        self.game = copy
        self._is_ready = True

    @property
    def left(self) -> int:
        """How many moves follow the position that is looked at."""
        return len(self.moves) - self.game.ply

    def back(self) -> bool:
        """Step back by a move; return False at the beginning and where the game lets nobody look back."""
        if not self._is_ready or not self.game.can_pop():
            return False
        self.game.pop()
        return True

    def forward(self) -> bool:
        """Step forward by a move; return False at the end."""
        if not self._is_ready or not self.left:
            return False
        self.game.push(self.moves[self.game.ply])
        return True


def log(game: "Game") -> list:
    """Return the moves of a game as (move, player) pairs (Match.log)."""
    return [(move, game.mover(ply) if ply < game.ply else game.turn) for ply, move in enumerate(game.moves)]


def position_at(game: "Game", ply: int) -> "Game":
    """Return a copy of a game as it was after `ply` moves."""
    copy = type(game)(*game.options)
    for move in game.moves[: min(ply, game.ply)]:
        copy.push(move)
    return copy
