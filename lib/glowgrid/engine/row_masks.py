"""In-a-row games on computers that save memory: one int per player has a bit for each spot with a token.

A SparseBoard searches its lists for each cell that a win check reads. The ints find a row of tokens without the board,
by a few operations in each direction.
"""

# Only computers run this module. It is not on the drive.

from .game import BLANK, Outcome
from .inarow import InARow


class RowsWithMasks(InARow):
    """An in-a-row game that, if it saves memory, finds rows of tokens by one int per player."""

    _masks: list[int] | None = None  # by player, from 1; None if the game does not save memory

    def __init__(self, values: tuple, falls: bool = False, memory: bool = False) -> None:
        """Start a game, like InARow."""
        InARow.__init__(self, values, falls, memory)
        if memory:
            self._masks = [0] * (self.players + 1)
            self._shifts = [_shifts(self.to_win, step) for step in self._shape.steps]

    def push(self, move: int) -> None:
        if self._masks is None:
            InARow.push(self, move)
            return
        player, ply, shape = self.turn, self.ply, self._shape
        spot = self.spots_of[move]
        self.spots_of[move] = spot - shape.rise
        if spot < shape.lid and self._free is not None:
            self._free.remove(move)
        if ply == len(self._moves):
            self._moves.extend(BLANK)
        self._moves[ply] = move
        self.ply = ply = ply + 1
        self.turn = player + 1 if player < self.players else 1
        self._spots[spot] = player
        self._masks[player] = mask = self._masks[player] | 1 << spot
        if ply > shape.quiet:
            for shifts in self._shifts:
                found = mask
                for shift in shifts:
                    found &= found >> shift
                    if not found:
                        break
                else:
                    self.end(0, Outcome(player, self._line(spot), shape.why))
                    return
            if ply == shape.room:
                self.end(0, Outcome(0, (), "the board is full"))

    def pop(self) -> int:
        move = InARow.pop(self)
        if self._masks is not None:
            self._masks[self.turn] ^= 1 << self.spots_of[move]
        return move


def _shifts(to_win: int, step: int) -> list[int]:
    """Return by how much to shift an int, again and again, to keep only bits that begin a row of `to_win` set bits.

    `step`: from each bit of a row to the next. After each shift, only the bits in both ints are kept.
    """
    found, length = [], 1
    while length < to_win:
        more = min(length, to_win - length)
        found.append(more * step)
        length += more
    return found
