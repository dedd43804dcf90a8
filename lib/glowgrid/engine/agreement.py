"""Let the sides of a game agree on something after the last move, such as which stones are dead.

A game class derives from Agreeing. Its players mark cells in turn. The game ends when all have agreed with the marks.
An act is a cell to mark, DONE or RESUME. Acts are not moves: neither `moves` nor `ply` counts them.
"""

# On the drive, this module is part of games/go.py.

from .game import Game, Outcome

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

DONE, RESUME = 0xFFFC, 0xFFFB


class Agreeing(Game):
    """A game that ends with an agreement. The player whose `turn` it is marks cells, agrees, or wants to play on.

    Call `stop_agreeing` first in `push` and in `pop`. Call `start_agreeing` last in both if the position asks for an
    agreement. Meanwhile `legal_moves` are the moves with which the player whose turn it was goes on.
    """

    acts: "list | None" = None  # all acts since the last move, or None if the position asks for no agreement
    marked: "bytes | bytearray" = b""  # for each cell 1 if it is marked; valid unless `acts` is None

    @property
    def next_mover(self) -> int:
        """The player who moves if play goes on. Valid unless `acts` is None."""
        return self._first

    @property
    def agreeing(self) -> bool:
        """Whether a player has to mark, to agree, or to play on."""
        return self.acts is not None and not self._is_resumed and self.outcome is None

    def start_agreeing(self) -> None:
        """Begin an agreement without marks. The player to move acts first."""
        self.acts, self.marked = [], bytearray(self.rows * self.cols)
        self._first, self._confirmed, self._is_resumed = self.turn, 0, False

    def stop_agreeing(self) -> None:
        """Forget all marks and acts, because the position changes."""
        if self.acts is not None:
            self.turn, self.acts = self._first, None

    def forget_acts(self) -> None:
        """Remove all marks and confirmations. The agreement begins again."""
        self.stop_agreeing()
        self.start_agreeing()

    def is_act(self, action: int) -> bool:
        """Return whether `action`, any int, is possible now."""
        is_cell = 0 <= action < self.rows * self.cols and bool(self.group(action))
        return self.agreeing and (is_cell or action in (DONE, RESUME))

    def act(self, action: int) -> None:
        """Carry out `action` for the player whose turn it is."""
        self.acts.append(action)  # type: ignore[union-attr]  # a list while the sides agree
        if action == RESUME:
            self.turn, self.marked, self._is_resumed = self._first, bytearray(len(self.marked)), True
        elif action == DONE:
            self._confirmed |= 1 << self.turn
            self.turn = self.turn % self.players + 1
            if self._confirmed == (2 << self.players) - 2:
                self.outcome = self.agreed()
        else:
            self._confirmed = 0
            self.mark(action, self.turn)

    def copy(self) -> "Game":
        twin: Any = Game.copy(self)
        for action in self.acts or ():
            twin.act(action)
        return twin  # type: ignore[no-any-return]

    # -- for games to override

    def group(self, cell: int) -> tuple:
        """Return the cells that are marked together with `cell`, such as a chain; () if it cannot be marked."""
        return (cell,) if 0 < self.at(cell) <= self.players else ()

    def mark(self, cell: int, player: int) -> None:
        """Mark the group of `cell`, or remove its marks, because `player` wants it."""
        for other in self.group(cell):
            self.marked[other] ^= 1  # type: ignore[index]  # a bytearray while the sides agree

    def agreed(self) -> "Outcome":
        """Return the outcome after all players have agreed with the marks."""
        raise NotImplementedError

    def bot_act(self, player: int) -> int:
        """Return the act of a bot that plays for `player`, or -1 while it needs more calls. By default, it agrees."""
        return DONE
