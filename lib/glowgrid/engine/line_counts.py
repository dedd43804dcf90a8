"""What a search goes by in a game of rows: the position's hash, and the tokens counted in every row that could win.

A row (`to_win` cells in a line) holds so many tokens of either player. While it holds only one player's it is open,
and worth the more the fuller it is; once it holds both, it is nobody's. Boards of more than 640 cells are not counted,
only hashed. For more than two players there is a ManyPlayers.

Cells lie in spots (see inarow). A row's number is its direction times the number of spots, and its first spot. Which
rows run through a cell hangs only on how near the edges are: cells in the middle of a large board are all alike. So
what is kept is a list for each kind of cell, as distances from its spot to its rows' numbers: 700 where 15 x 15 cells
have 3,000. All lists lie in one array, for many small ones would leave a small heap in pieces.

Everything is allocated when a counts is made, so that it can be made before a match begins; `prepare` fills it in.
"""

from array import array

from .game import BLANK, WON
from .zobrist import drawn

_MOST_CELLS = 640
_LONGEST = 14  # to here both counts of a row fit into a byte
_FULL = 1 << 20  # what a row gains that wins: more than all others together
_MOST = 8999  # what a position is worth at the most while nobody has won
_A_SLICE = 100  # numbers written between two pauses, and so many cells are told their kind


class LineCounts:
    """Follows a game of rows: its first `ply` moves are counted."""

    def __init__(self, game, spots_of: list, rise: int) -> None:
        """Begin with no move. `spots_of` has each move's first spot, and its next token lies `rise` above."""
        self.game = game
        self.hash = self.ply = 0
        self._spots_of, self._rise = spots_of[:] if rise else spots_of, rise
        self._seen = array("H", bytes(min(game.rows * game.cols, _MOST_CELLS) * 2))  # the moves that are counted
        self.counts_rows = game.rows * game.cols <= _MOST_CELLS and game.to_win <= _LONGEST
        self.ready = not self.counts_rows  # else the rows are still to be found
        if self.counts_rows:
            self.rows = rows = Rows(game.rows, game.cols, game.to_win)
            self._near, self._ends, self._kinds = rows.near, rows.ends, rows.kinds
            self._last = game.rows * game.cols - 1  # the ply that fills the board
            self._begin()

    def _begin(self) -> None:
        self._worth = 0  # player 1's
        self._sign = 1  # of what foresight answers
        self._gains = gains_of(self.game.to_win)
        self.counts = bytearray(4 * self.rows.spots)  # by row: one a token of player 1, and more for one of player 2

    def prepare(self):
        """Find the rows, as a generator that pauses every few milliseconds of the board. It comes first, and to its
        end."""
        if not self.ready:
            yield from self.rows.find()
            self.ready = True

    # -- in step with the game

    def follow(self, moves, kept: int, ply: int) -> None:
        """Count the first `ply` of `moves`, the first `kept` of which are counted already."""
        seen, spots_of, players, rise, hashed = self._seen, self._spots_of, self.game.players, self._rise, self.hash
        for at in range(self.ply - 1, kept - 1, -1):
            move, player = seen[at], at % players + 1
            spots_of[move] = spot = spots_of[move] + rise
            hashed ^= drawn(spot * players + player)
            if self.counts_rows:
                self._change(spot, player, -1)
        for at in range(kept, ply):
            seen[at] = move = moves[at]
            spot, player = spots_of[move], at % players + 1
            spots_of[move] = spot - rise
            hashed ^= drawn(spot * players + player)
            if self.counts_rows:
                self._change(spot, player, 1)
            if at + 1 == len(seen):
                seen.extend(BLANK)
        self.hash, self.ply = hashed, ply

    def _change(self, spot: int, player: int, sign: int) -> None:
        """Add a token to every row through `spot`, or take it away."""
        counts, gain, ends = self.counts, 0, self._ends
        gains, one = self._gains[player - 1]
        kind = self._kinds[spot]
        near = self._near[ends[kind] : ends[kind + 1]]
        if sign < 0:
            for row in near:
                row += spot
                counts[row] = count = counts[row] - one
                gain -= gains[count]
        else:
            for row in near:
                row += spot
                count = counts[row]
                gain += gains[count]
                counts[row] = count + one
        self._worth += gain

    # -- what a position is worth

    def hottest(self, most: int) -> list:
        """Return the cells that matter most, where they are known."""
        return []

    def worth(self, player: int) -> int:
        """Return the position's worth for `player`."""
        worth = self._worth if player == 1 else -self._worth
        return max(min(worth, _MOST), -_MOST)

    def foresight(self, player: int):
        """Return a function of a legal move: the worth for `player` after it, without making it. It holds until the
        next push or pop."""
        self._sign = 1 if player == 1 else -1
        return self._after

    def _after(self, move: int) -> int:
        game, counts, worth, ends = self.game, self.counts, self._worth, self._ends
        gains = self._gains[game.turn - 1][0]
        spot = game.spots_of[move]
        kind = self._kinds[spot]
        for row in self._near[ends[kind] : ends[kind + 1]]:
            worth += gains[counts[spot + row]]
        if -_MOST <= worth <= _MOST and game.ply < self._last:
            return self._sign * worth
        return self._sign * bounded(worth, game.ply == self._last)


def bounded(worth: int, is_last: bool) -> int:
    """Return what a position is worth, by its rows: 0 for a full board, and nearly a win is none."""
    if worth > _FULL // 2:
        return WON
    if worth < -_FULL // 2:
        return -WON
    return 0 if is_last else max(min(worth, _MOST), -_MOST)


def worths_of(to_win: int) -> list:
    """Return what a row is worth by its player's tokens."""
    worths = [4 ** (min(tokens, 5) - 1) for tokens in range(1, to_win)]
    return [0] + worths + [_FULL]


def gains_of(to_win: int) -> tuple:
    """Return for player 1, and for player 2: what a row gains by their token, by its count, and what that counts."""
    other, own = to_win + 1, worths_of(to_win)
    size = other * other
    worths = [0] * size  # of a row, by its count; nothing, once it holds both
    for tokens in range(1, other):
        worths[tokens] = own[tokens]
        worths[tokens * other] = -own[tokens]
    first = [worths[count + 1] - worths[count] if count % other < to_win else 0 for count in range(size)]
    second = [worths[count + other] - worths[count] if count // other < to_win else 0 for count in range(size)]
    return (first, 1), (second, other)


class Rows:
    def __init__(self, rows: int, cols: int, to_win: int) -> None:
        """Take a board of rows x cols cells; rows are `to_win` cells long. None is found yet."""
        self.spots = (rows + 2) * (cols + 1)
        self.steps = (1, cols + 1, cols + 2, cols)  # by direction, from spot to spot
        self._board = rows, cols, to_win
        self._high, self._wide = high, wide = min(rows, to_win + to_win - 1), min(cols, to_win + to_win - 1)
        down, right = max(high - to_win + 1, 0), max(wide - to_win + 1, 0)
        numbers = to_win * (high * right + down * wide + 2 * down * right)
        # each is made of a range, as zeros would need their room twice
        self.near = array("h", range(numbers))  # from a spot to the numbers of its rows, kind by kind
        self.ends = array("H", range(high * wide + 1))  # by kind, from 1: where its numbers end
        self.kinds = array("H", range(self.spots))  # of the cell at each spot, from 0

    def find(self):
        """Find them all, as a generator that pauses every few milliseconds of the board."""
        high, wide, made, pause = self._high, self._wide, 0, _A_SLICE
        for kind in range(high * wide):
            made = self._note(kind // wide, kind % wide, made)
            self.ends[kind + 1] = made
            if made + 8 * kind >= pause:  # a kind takes as long as eight numbers
                yield
                pause = made + 8 * kind + _A_SLICE
        rows, cols, _ = self._board
        for row in range(rows):
            self._tell(row, _alike(row, rows, high) * wide)
            if row * cols % _A_SLICE < cols:
                yield

    def _note(self, row: int, col: int, made: int) -> int:
        """Write the numbers of one kind's rows after the first `made`; return how many there are then."""
        most, near = self._board[2] - 1, self.near
        up, left = min(row, most), min(col, most)
        down, right = min(self._high - 1 - row, most), min(self._wide - 1 - col, most)
        slants = min(up, left), min(down, right), min(up, right), min(down, left)
        for way, (before, after) in enumerate(((left, right), (up, down), slants[:2], slants[2:])):
            step = self.steps[way]
            number = way * self.spots - before * step
            for _ in range(before + after - most + 1):
                near[made] = number
                number += step
                made += 1
        return made

    def _tell(self, row: int, first: int) -> None:
        """Write the kinds of the cells of one row, whose leftmost is of the kind `first`."""
        _, cols, _ = self._board
        kinds, spot = self.kinds, (row + 1) * (cols + 1) + 1
        for col in range(cols):
            kinds[spot + col] = first + _alike(col, cols, self._wide)

    def through(self, spot: int) -> list:
        """Return the numbers of the rows through `spot`."""
        kind = self.kinds[spot]
        return [spot + number for number in self.near[self.ends[kind] : self.ends[kind + 1]]]


def _alike(at: int, size: int, kept: int) -> int:
    """Return which of the `kept` places is as far from both ends of `size`, where those in the middle are alike."""
    return max(min(at, kept // 2), at - size + kept)
