"""Review a match's game move by move, on a copy of the game. During the review, nothing else uses this copy."""

import gc

from .options import fresh
from .thinking import following

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

    from .game import Game
    from .thinking import Thinking


class Review:
    """Steps through the moves of a match's game. After `prepare`, the attribute `game` is a copy at the last move."""

    def __init__(self, game: "Game", thoughts: "Thinking") -> None:
        """Review `game`, the live game of a match, up to the current position. `prepare` stops any search in `thoughts`
        and takes over the copy of the game that searches use. `close` gives this copy back to `thoughts`."""
        self._thoughts = thoughts
        self._copy: Game | None = None  # the copy that was taken from the searches
        self.moves = game.moves[: game.ply]
        self.ended = game.ended  # RESIGN, DRAW or 0
        self.acts: tuple = tuple(getattr(game, "acts", None) or ())  # of an agreement after the last move
        self.game = game  # the live game until the copy is ready; it is not changed before that
        self._is_ready = False

    def prepare(self) -> "Iterator[None]":
        """Generator: create the copy, yielding every few milliseconds."""
        if self._is_ready:
            return
        thoughts, live = self._thoughts, self.game
        thoughts.stop()
        copy = thoughts.copy
        if copy is None or not live.perfect:
            gc.collect()
            yield from live.making(*live.options)
            copy = fresh(live)
        else:
            self._copy, thoughts.copy = copy, None
        yield from following(copy, self.moves)
        self.game = copy
        self._is_ready = True
        self.mark()

    def mark(self) -> None:
        """At the last move, carry out the acts of an agreement."""
        if self.acts and not self.left:
            from .agreement_acts import repeat

            repeat(self.game, self.acts)

    def close(self) -> None:
        """End the review and give the copy back to `thoughts`, because searches need its large blocks of memory."""
        if self._copy is not None:
            self._thoughts.copy = self._copy

    @property
    def left(self) -> int:
        """The number of moves after the current position."""
        return len(self.moves) - self.game.ply

    def back(self) -> bool:
        """Step back one move. Return False at the start of the game, or if the move cannot be undone."""
        can_move = self._is_ready and self.game.can_pop()
        if can_move:
            self.game.pop()
        return can_move

    def forward(self) -> bool:
        """Step forward one move. Return False at the end of the game."""
        can_move = self._is_ready and self.left > 0
        if can_move:
            self.game.push(self.moves[self.game.ply])
            self.mark()
        return can_move


def log(game: "Game") -> list:
    """Return the moves of `game` as (move, player) pairs. See `Match.log`."""
    return [(move, game.mover(ply) if ply < game.ply else game.turn) for ply, move in enumerate(game.moves)]


def position_at(game: "Game", ply: int) -> "Game":
    """Return a copy of `game` as it was after `ply` moves."""
    copy: Game = fresh(game)
    for move in game.moves[: min(ply, game.ply)]:
        copy.push(move)
    if ply >= game.ply and getattr(game, "acts", None):
        from .agreement_acts import repeat

        repeat(copy, game.acts)  # type: ignore[attr-defined]
    return copy
