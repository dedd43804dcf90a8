"""Lights Out: a press changes a light and those beside it. Turn all lights off.

Chance draws the number of a puzzle, 100 to 999, before the first press. The number is the seed of a pattern of presses,
and these presses light the board. So each puzzle can be solved, and its number does not tell how. After the draw the
game is perfect. A move of the player is the cell that is pressed.

>>> game = LightsOut(3)
>>> game.push(game.parse("217"))
>>> game.lines()
['  a b c', '1 . X .', '2 . . .', '3 X . X']
>>> game.fewest(), game.notation(game.candidates()[0])
(8, 'a1')
"""

from ..engine.game import ALL, CHANCE, Game, Outcome
from ..engine.imperfect import Imperfect
from ..engine.options import Option

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Iterable

    from ..engine.rng import Rng

_FIRST, _PUZZLES = 100, 900  # the lowest number of a puzzle, and how many there are
_MOST = 300  # presses; without a limit, random presses might never end the game


class LightsOut(Imperfect):
    title = "Lights Out"
    rules = "Press a cell to switch it and the cells next to it on or off. Turn all lights off."
    players = 1
    perfect = True  # once the puzzle is drawn
    setup_plies = 1  # the draw of the puzzle
    longest = 1 + _MOST
    OPTIONS = (Option("size", 5, 3, 8),)

    def __init__(self, size: int = 5) -> None:
        """Start before the draw of the puzzle. Raise an OptionError unless size is 3 to 8."""
        (size,) = self.checked(size)
        super().__init__(size, size, 1, (size,))
        self.turn = CHANCE
        self.perfect = False
        self._lights = bytearray(size)  # by row: the lit cells as bits; the leftmost cell is the lowest bit

    # -- moves

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        return list(range(self.rows * self.cols) if self.ply else range(_FIRST, _FIRST + _PUZZLES))

    def is_legal(self, move: int) -> bool:
        if not self.ply:
            return 0 <= move - _FIRST < _PUZZLES
        return self.outcome is None and 0 <= move < self.rows * self.cols

    def random_move(self, rng: "Rng") -> int:
        return rng.below(self.rows * self.cols) if self.ply else self.draw(rng)

    def draw(self, rng: "Rng") -> int:
        return _FIRST + rng.below(_PUZZLES)

    def push(self, move: int) -> None:
        self._record(move)
        if self.ply == 1:
            self.turn, self.perfect = 1, True
            self._light(move)
            return
        self._press(move)
        if not any(self._lights):
            self.outcome = Outcome(1, (), "all lights are out")
        elif self.ply > _MOST:
            self.outcome = Outcome(0, (), "not solved in 300 presses")

    def _light(self, number: int) -> None:
        """Light the board of the puzzle `number`. Some patterns of presses change nothing; then press one cell."""
        lights, full, state, above, row = self._lights, (1 << self.cols) - 1, number, 0, 0
        for at in range(self.rows + 1):
            state = (state * 75 + 74) % 65537
            below = state >> 4 & full if at < self.rows else 0
            if at:
                lights[at - 1] = (row ^ row << 1 ^ row >> 1 ^ above ^ below) & full
            above, row = row, below
        if not any(lights):
            self._press(number % (self.rows * self.cols))

    def _press(self, cell: int) -> None:
        lights, row, bit = self._lights, cell // self.cols, 1 << cell % self.cols
        lights[row] ^= (bit | bit << 1 | bit >> 1) & (1 << self.cols) - 1
        if row:
            lights[row - 1] ^= bit
        if row < self.rows - 1:
            lights[row + 1] ^= bit

    def pop(self) -> int:
        self.ply -= 1
        move = self._moves[self.ply]
        self.outcome = None
        if self.ply:
            self._press(move)
        else:
            self.turn, self.perfect = CHANCE, False
            self._lights = bytearray(self.rows)
        return move

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        from binascii import crc32

        return crc32(self._lights, self.turn) & 0x3FFFFFFF

    # -- solutions

    def fetch(self) -> None:
        from . import lightsout_solver  # noqa: F401

    def prepare(self) -> "Iterable[None]":
        from .lightsout_solver import prepare

        return prepare(self.rows)

    def solution(self) -> bytes:
        """Return the fewest presses that put all lights out: by row, the cells to press as bits."""
        from .lightsout_solver import solution

        return solution(self._lights)

    def fewest(self) -> int:
        """Return the fewest presses that put all lights out from now on."""
        from .lightsout_solver import presses

        return presses(self.solution())

    def fewest_possible(self) -> int:
        """Return the fewest presses that solve the puzzle from its start. It is compared with the score at the end."""
        from .lightsout_solver import presses, solution

        now = self._lights
        self._lights = start = bytearray(self.rows)
        if self.ply:
            self._light(self._moves[0])
        self._lights = now
        return presses(solution(start))

    def candidates(self) -> list:
        """Return the first press of the shortest solution: bots and hints need no other. Or return the puzzles."""
        if not self.ply or self.outcome is not None:
            return self.legal_moves()
        for row, cells in enumerate(self.solution()):
            for col in range(self.cols):
                if cells >> col & 1:
                    return [row * self.cols + col]
        return []

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        return "is part of the shortest solution" if self.ply else ""

    def evaluate(self, player: int) -> int:
        return super().evaluate(player) if self.outcome is not None else -100 * self.fewest()

    # -- the board

    def at(self, cell: int) -> int:
        """Return 1 for a light that is on."""
        return self._lights[cell // self.cols] >> cell % self.cols & 1

    def fill_looks(self, buffer: "array", viewer: int) -> None:
        """Write the look of every cell: the light of player 1, or a dim grey dot."""
        from ..engine.looks import DOT, GREY, look

        lit, dark = look(1), look(GREY, 1, DOT)
        for cell in range(len(buffer)):
            buffer[cell] = lit if self.at(cell) else dark

    def key(self, viewer: int = ALL) -> bytes:
        return bytes(self._lights) + bytes((self.turn,))

    def score(self, player: int) -> int:
        """Return the number of presses."""
        return max(0, self.ply - 1)

    # -- how a person picks a move and sees it

    def path(self, move: int) -> tuple:
        return (move,) if move < _FIRST else ()

    def targets(self, picked: tuple, mask: bytearray) -> None:
        may = self.ply > 0 and self.outcome is None and not picked
        for cell in range(len(mask)):
            mask[cell] = may

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells that a press changes."""
        row, last = cell // self.cols, self.cols - 1
        found = [cell - self.cols] if row else []
        found += [other for other in (cell - 1, cell, cell + 1) if other >= 0 and other // self.cols == row]
        return tuple(found + [cell + self.cols] if row < last else found)

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the cell, such as `c3`, or the number of the puzzle."""
        return Game.notation(self, move) if move < _FIRST else str(move)

    def parse(self, text: str) -> int:
        name = text.strip()
        if not self.ply and len(name) == 3 and not name.strip("0123456789") and self.is_legal(int(name)):
            return int(name)
        return super().parse(text)
