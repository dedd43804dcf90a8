"""Tables of all lines of an Othello board: where a player can move, and which discs flip.

A line has up to 8 cells: a row, a column, a long diagonal, or two short diagonals together, so 32 lines have all cells
of an 8 x 8 board. The state of a line is a number in base 3, with one digit for each cell: the number of the disc's
player, or 0. The code of a line is this number plus the line's *base*, so equal codes of different lines never occur.

The tables of 8 x 8 cells need 5 MB.
"""

# Only computers run this module. It is not on the drive.

from collections.abc import Iterator

from .othello_board import lines_of

_joined = b"".join

_Changes = tuple[tuple[int, int], ...]
"""Pairs (line, number to add to the code of the line)."""
_Axis = tuple[int, int, bytes, list[_Changes]]
"""A line through a cell: its number, its base, the runs by code, and what changes by run (see Tables._axis)."""


class Tables:
    """The tables of all boards of one size. The lists `moves` and `axes` have an item for each player, from 1."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.lines = _grouped(size)
        self.spans: list[list[tuple[int, int]]] = []  # by line: the first digit and the number of cells of its parts
        self.starts: list[int] = []  # by line: its code without discs, which is its base
        at = 0
        for parts in self.lines:
            first = 0
            self.spans.append([])
            for cells in parts:
                self.spans[-1].append((first, len(cells)))
                first += len(cells)
            self.starts.append(at)
            at += 3**first
        self.crossing = self._crossing()
        self.moves: list[list[bytes]] = [[], [], []]  # by code: the cells where the player can move
        self.axes: list[list[tuple]] = [[], [], []]  # by cell: the four axes through the cell, one after the other
        self.set_up: dict[int, list[int]] = {}  # by the number of corners with discs: the codes at the start
        # objects that the tables share, so that more of the tables fit into the processor's cache
        self._runs: dict[tuple[int, int, int, int, int], bytes] = {}
        self._subsets: dict[int, list[bytes]] = {}  # by line: each subset of its cells, by a mask with a bit per cell
        self._shared: dict[tuple[int, int], tuple[int, int]] = {}

    def fill(self) -> Iterator[None]:
        """Generator: compute the tables, yielding after every 10 ms."""
        self.rows = self._states([bytes([disc]) for disc in range(3)]) * self.size
        fours = [1 << 2 * self.size]
        for cell in range(self.size):
            fours = [code + (disc << 2 * cell) for disc in range(3) for code in fours]
        # by the code of a row, a column or a long diagonal: its code in OthelloBoard
        self.fours = fours * (2 * self.size + 2)
        yield
        for player in (1, 2):
            for number in range(len(self.lines)):
                self._add_moves(player, number)
            yield
            for cell in range(self.size * self.size):
                axes = [self._axis(player, number, digit) for number, digit in self.crossing[cell]]
                while len(axes) < 4:
                    axes.append((0, 0, bytes(3**self.size), [()]))
                self.axes[player].append(tuple([item for axis in axes for item in axis]))
            yield
        del self._runs, self._subsets, self._shared

    def _states(self, cells: list[bytes]) -> list[bytes]:
        """Return the cells of a row by its state. `cells`: what stands for an empty cell and for each player."""
        found = [b""]
        for _ in range(self.size):
            found = [state + cell for cell in cells for state in found]
        return found

    def _crossing(self) -> list[list[tuple[int, int]]]:
        """Return for each cell a list of pairs (line, digit), sorted as `lines_of` sorts the lines through the cell."""
        rank = {cells: index for index, cells in enumerate(lines_of(self.size))}
        found: list[list[tuple[int, int, int]]] = [[] for _ in range(self.size * self.size)]
        for number, parts in enumerate(self.lines):
            for digit, cell in enumerate(_joined(parts)):
                (cells,) = [cells for cells in parts if cell in cells]
                found[cell].append((rank[cells], number, digit))
        return [[pair[1:] for pair in sorted(pairs)] for pairs in found]

    def _span(self, number: int, digit: int) -> tuple[int, int]:
        """Return the first digit and the number of cells of the part of line `number` that has `digit`."""
        ((first, count),) = [(first, count) for first, count in self.spans[number] if first <= digit < first + count]
        return first, count

    def _runs_of(self, player: int, number: int, digit: int) -> bytes:
        """Return by the state of line `number` how many discs flip if `player` moves to `digit`.

        Each number is 8 * (discs before the digit) + (discs after it).
        """
        first, count = self._span(number, digit)
        total = sum(length for _, length in self.spans[number])
        key = player, total, first, count, digit
        if key not in self._runs:
            runs = _runs(player, count, digit - first)
            if first:
                runs = _joined([bytes([run]) * 3**first for run in runs])
            self._runs[key] = runs * 3 ** (total - first - count)
        return self._runs[key]

    def _add_moves(self, player: int, number: int) -> None:
        """Append the cells where `player` can move in line `number`, for each state of this line."""
        masks, cells = 0, _joined(self.lines[number])
        for digit in range(len(cells)):
            runs = self._runs_of(player, number, digit)
            masks |= int.from_bytes(runs.translate(bytes(1) + bytes([1 << digit]) * 255), "little")
        if number not in self._subsets:
            subsets = self._subsets[number] = [b""]
            for cell in cells:
                subsets += [subset + bytes([cell]) for subset in subsets]
        self.moves[player] += map(self._subsets[number].__getitem__, masks.to_bytes(3 ** len(cells), "little"))

    def _axis(self, player: int, number: int, digit: int) -> _Axis:
        """Return what a move of `player` to `digit` of line `number` needs. The last item has the changes of all codes
        by the number in `_runs_of`: of this line by the new disc and the flipped discs, and of the lines across."""
        first, count = self._span(number, digit)
        line, sign = _joined(self.lines[number]), 3 - 2 * player
        known: list[_Changes] = [()] * 64
        before: _Changes = ()
        before_by = 0
        for run in range(max(digit - first, 1)):
            if run:
                before = before + self._across(line[digit - run], number, sign)
                before_by += 3 ** (digit - run)
            after, after_by = before, before_by
            for other in range(max(first + count - 1 - digit, 1)):
                if other:
                    after = after + self._across(line[digit + other], number, sign)
                    after_by += 3 ** (digit + other)
                known[8 * run + other] = after + ((number, player * 3**digit - sign * after_by),)
        return number, self.starts[number], self._runs_of(player, number, digit), known

    def _across(self, cell: int, number: int, sign: int) -> _Changes:
        """Return how the lines through `cell` other than line `number` change if its disc flips."""
        changes = [(line, -sign * 3**digit) for line, digit in self.crossing[cell] if line != number]
        return tuple([self._shared.setdefault(change, change) for change in changes])


def _grouped(size: int) -> list[list[bytes]]:
    """Return the parts of each line: the rows, the columns, then the diagonals, the longest first, short ones in twos.

    A part is a row, a column or a diagonal of at least three cells.
    """
    lines = lines_of(size)
    found = [[cells] for cells in lines[: 2 * size]]
    diagonals: list[list[bytes]] = []
    for cells in sorted(lines[2 * size :], key=len, reverse=True):
        fitting = [parts for parts in diagonals if sum(map(len, parts)) + len(cells) <= size]
        if fitting:
            fitting[0].append(cells)
        else:
            diagonals.append([cells])
    return found + diagonals


def _runs(player: int, count: int, at: int) -> bytes:
    """Do the same as Tables._runs_of for a line with one part, of `count` cells. A state with a disc at `at` has 0."""
    before, after, other = [-1], [-1], 3 - player  # by the state of the cells on one side; -1 if no disc closes the run
    for _ in range(at):
        longer = [run + 1 if run >= 0 else -1 for run in before]
        by_disc = {0: [-1] * len(before), player: [0] * len(before), other: longer}
        before = by_disc[0] + by_disc[1] + by_disc[2]
    for _ in range(count - 1 - at):
        flat: list[int] = []
        for run in after:
            longest = run + 1 if run >= 0 else -1
            flat += (-1, 0, longest) if player == 1 else (-1, longest, 0)
        after = flat
    taken = bytes(2 * len(before))
    rows = [bytes([8 * max(run, 0) + other for run in before]) + taken for other in range(7)]
    return _joined([rows[max(run, 0)] for run in after])
