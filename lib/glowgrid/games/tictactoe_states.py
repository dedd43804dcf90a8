"""Tic-tac-toe's board of 3 x 3 cells on computers. Its state is an int, for which tables have moves and outcomes.

The state is a number in base 3, with a digit for each cell: the player whose mark is there, or 0. A move adds one
number to the state. The tables need 0.2 MB and 5 ms. Other sizes use the methods of Placing.
"""

# Only computers run this module. It is not on the drive.

from ..engine.game import Outcome
from ..engine.inarow import Placing

_LINES = (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)
_CELLS = 9
_ALL = (1 << _CELLS) - 1
_ADDS = [[player * 3**cell for cell in range(_CELLS)] for player in range(3)]

_free: list[list[int] | None] = []  # by state: the empty cells, or None if the game is over
_outcomes: list["Outcome | None"] = []  # by state


def _fill() -> None:
    """Compute the tables."""
    masks = [(0, 0)]  # by state: the cells of each player, one bit each
    for cell in range(_CELLS):
        bit = 1 << cell
        masks += [(one | bit, two) for one, two in masks] + [(one, two | bit) for one, two in masks]
    wins = [[_win(player, mask) for mask in range(_ALL + 1)] for player in (1, 2)]
    draw = Outcome(0, (), "the board is full")
    _outcomes.extend([wins[0][one] or wins[1][two] or (draw if one | two == _ALL else None) for one, two in masks])
    empty = [[cell for cell in range(_CELLS) if not taken >> cell & 1] for taken in range(_ALL + 1)]
    _free.extend([None if over else empty[one | two] for over, (one, two) in zip(_outcomes, masks)])


def _win(player: int, mask: int) -> "Outcome | None":
    """Return the outcome if `player` has a full line among the cells in `mask`, otherwise None."""
    full = [line for line in _LINES if all([mask >> cell & 1 for cell in line])]
    cells = tuple(dict.fromkeys([cell for line in full for cell in line]))
    return Outcome(player, cells, "three in a row") if full else None


_fill()


class StatePlacing(Placing):
    """An in-a-row game that uses tables of states, if the board has 3 x 3 cells."""

    def __init__(self, values: tuple) -> None:
        """Start a game, like Placing."""
        Placing.__init__(self, values)
        self._state = 0 if self.cols == 3 else -1

    def push(self, move: int) -> None:
        player, ply, state = self.turn, self.ply, self._state
        if state < 0:
            Placing.push(self, move)
            return
        self._state = state = state + _ADDS[player][move]
        self._free = free = _free[state]
        self._spots[self.spots_of[move]] = player
        self._moves[ply] = move
        self.ply = ply + 1
        self.turn = 3 - player
        if free is None:
            self.end(0, _outcomes[state])

    def pop(self) -> int:
        move = Placing.pop(self)
        if self._state >= 0:
            self._state -= _ADDS[self.turn][move]
            self._free = _free[self._state]
        return move
