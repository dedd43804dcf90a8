"""Count the tokens in every possible winning line of an in-a-row game, and hash the position. Searching bots use both.

A line is `to_win` neighbouring cells in a row. If only one player has tokens in a line, its score grows with their
number; otherwise the score is 0. On boards of more than 640 cells, only the hash is computed.

A spot is a cell's index on a padded board (see inarow.py). The number of a line is direction * (number of spots) + its
first spot. Which lines go through a cell depends only on its distances to the edges. Cells that are alike form a zone,
such as all cells in the middle. Each zone has one list of offsets: the spot of a cell plus an offset is the number of a
line through the cell. So a 15 x 15 board needs 700 offsets instead of 3,000 numbers. All lists are in one array,
because many small arrays would fragment a small heap. Each LineCounts allocates all its memory when created.
"""

from array import array

from .game import BLANK, WON
from .zobrist import drawn

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator

    from .types import Rows

_MAX_CELLS = 640
_MAX_LENGTH = 14  # up to this length, both counts of a line fit into one byte
_FULL = 1 << 20  # the score of a complete line; larger than all other scores together
_MAX_SCORE = 8999  # the largest score of a position without a winner
_SLICE = 100  # numbers to write, or cells to assign to zones, between two yields
_SAMPLE_ABOVE = 100  # if more cells are empty and no line is open, a search considers only a sample


class LineCounts:
    """Counts of the tokens in the lines of a two-player in-a-row game. Only the first `ply` moves are counted."""

    def __init__(self, game: "Rows", spots_of: list | array, rise: int) -> None:
        """Count no moves yet. `move` first fills spot `spots_of[move]`, then the spot `rise` before it, and so on."""
        self.game = game
        self.hash = self.ply = 0
        self._spots_of, self._rise = spots_of[:] if rise else spots_of, rise
        self._seen = array("H", bytes(min(game.rows * game.cols, _MAX_CELLS) * 2))  # the counted moves
        self.counts_lines = game.rows * game.cols <= _MAX_CELLS and game.to_win <= _MAX_LENGTH
        self.ready = not self.counts_lines  # False until the lines have been found
        if self.counts_lines:
            self.lines = lines = Lines(game)
            self._near = lines.near, lines.ends, lines.zones
            self._last = game.rows * game.cols - 1  # the ply that fills the board
            self._begin()

    def _begin(self) -> None:
        self._score = 0  # player 1's score
        self._sign = 1  # the sign of the values that `foresight` returns
        most = self.game.to_win - 1
        self._one_short = bytes([most]), bytes([most * (most + 2)])  # by player: count of a line lacking one token
        self._size = (most + 2) ** 2  # larger than all counts of one kind
        # by line: the tokens of player 1 + those of player 2 * (to_win + 1) + its kind * self._size
        self.counts = bytearray(4 * self.lines.spots)
        self._gains = _gains_of(self._own_scores())

    def _own_scores(self) -> list:
        """Return for each kind of line (here only kind 0) two lists of scores by tokens, one for each player."""
        return [(line_scores(self.game.to_win),) * 2]

    # -- following the game

    def catch_up(self, moves: list | array, kept: int, ply: int) -> "Iterator[None]":
        """Generator: find the lines if necessary, then do the same as `follow`. Yield every few milliseconds."""
        if not self.ready:
            yield from self.lines.find()
            self.ready = True
        while self.ply > kept:
            self.follow(moves, self.ply - 1, self.ply - 1)
            yield
        for at in range(kept, ply):
            yield
            self.follow(moves, at, at + 1)

    def follow(self, moves: list | array, kept: int, ply: int) -> None:
        """Keep the counts of the first `kept` moves and undo the others. Then count `moves[kept:ply]`."""
        seen, spots_of, players, rise, hashed = self._seen, self._spots_of, self.game.players, self._rise, self.hash
        for at in range(self.ply - 1, kept - 1, -1):
            move, player = seen[at], at % players + 1
            spots_of[move] = spot = spots_of[move] + rise
            hashed ^= drawn(spot * players + player)
            if self.counts_lines:
                self._change(spot, player, -1)
        for at in range(kept, ply):
            seen[at] = move = moves[at]
            spot, player = spots_of[move], at % players + 1
            spots_of[move] = spot - rise
            hashed ^= drawn(spot * players + player)
            if self.counts_lines:
                self._change(spot, player, 1)
            if at + 1 == len(seen):
                seen.extend(BLANK)
        self.hash, self.ply = hashed, ply

    def _change(self, spot: int, player: int, sign: int) -> None:
        """Add a token of `player` to every line through `spot` (`sign` 1), or remove a token there (`sign` -1)."""
        counts, gain = self.counts, 0
        near, ends, zones = self._near
        gains, one = self._gains[player - 1]
        zone = zones[spot]
        near = near[ends[zone] : ends[zone + 1]]
        if sign < 0:
            for line in near:
                line += spot
                counts[line] = count = counts[line] - one
                gain -= gains[count]
        else:
            for line in near:
                line += spot
                count = counts[line]
                gain += gains[count]
                counts[line] = count + one
        self._score += gain

    # -- moves

    def urgent(self, moves: list) -> list:
        """Return those of `moves` that a search should try: only a move that wins at once, or else only one that stops
        the opponent from winning at once. Otherwise leave out moves after which the opponent wins in the cell above,
        unless all moves are such."""
        game, counts = self.game, self.counts
        mine, theirs = self._one_short
        if game.turn == 2:
            mine, theirs = theirs, mine
        is_threatened = self._has_line(theirs)
        if not is_threatened and not self._has_line(mine):  # a fast check
            return moves
        near, ends, zones = self._near
        spots_of, size, won, lost, found = game.spots_of, self._size, mine[0], theirs[0], -1
        for move in moves:
            spot = spots_of[move]
            zone = zones[spot]
            for line in near[ends[zone] : ends[zone + 1]]:
                count = counts[spot + line] % size
                if count == won:
                    return [move]
                if count == lost:
                    found = move
        if found >= 0:
            return [found]
        if not is_threatened:
            return moves
        rise, top, left = self._rise, game.cols + 1, []
        for move in moves:
            spot = spots_of[move] - rise
            if spot > top:
                zone = zones[spot]
                for line in near[ends[zone] : ends[zone + 1]]:
                    if counts[spot + line] % size == lost:
                        break
                else:
                    left.append(move)
            else:
                left.append(move)
        return left or moves

    def _has_line(self, count: bytes) -> bool:
        """Return whether any line has `count`, one of `_one_short`."""
        return count in self.counts

    # -- evaluation

    def best_cells(self, most: int) -> list:
        """Return [], because this class does not score cells. CellGains returns up to `most` cells, best first."""
        return []

    def some_cells(self) -> list:
        """Return the empty cells, or an evenly spread sample of them if there are very many."""
        game = self.game
        room = game.rows * game.cols
        step = (room - game.ply) // _SAMPLE_ABOVE + 1
        if step == 1:
            return game.legal_moves()
        return [cell for cell in range(game.ply % step, room, step) if game.is_legal(cell)]

    def evaluate(self, player: int) -> int:
        """Return the score of an unfinished game for `player`, from -8999 to 8999, or 0 if lines are not counted."""
        if not self.counts_lines:
            return 0
        score = self._score if player == 1 else -self._score
        return max(min(score, _MAX_SCORE), -_MAX_SCORE)

    def foresight(self, player: int) -> "Callable[[int], int]":
        """Return a function f(move) that computes `evaluate(player)` after `move`. f is valid until a push or pop."""
        self._sign = 1 if player == 1 else -1
        return self._after

    def _after(self, move: int) -> int:
        game, counts, score = self.game, self.counts, self._score
        near, ends, zones = self._near
        gains = self._gains[game.turn - 1][0]
        spot = game.spots_of[move]
        zone = zones[spot]
        for line in near[ends[zone] : ends[zone + 1]]:
            score += gains[counts[spot + line]]
        if -_MAX_SCORE <= score <= _MAX_SCORE and game.ply < self._last:
            return self._sign * score
        return self._sign * bounded(score, game.ply == self._last)


def bounded(score: int, is_last: bool) -> int:
    """Limit `score` to -8999..8999, or to 0 if `is_last`. A score that contains a full line becomes 10000 or -10000."""
    if score > _FULL // 2:
        return WON
    if score < -_FULL // 2:
        return -WON
    return 0 if is_last else max(min(score, _MAX_SCORE), -_MAX_SCORE)


def line_scores(to_win: int) -> list:
    """Return the score of a line for each number of tokens in it, from 0 to `to_win`.

    >>> line_scores(4)
    [0, 1, 4, 16, 1048576]
    """
    scores = [4 ** (min(tokens, 5) - 1) for tokens in range(1, to_win)]
    return [0] + scores + [_FULL]


def _gains_of(kinds: list) -> tuple:
    """Return two pairs (gains, amount), one for each player, from the result of `_own_scores`.

    A new token adds `amount` to the count of a line (its byte in `LineCounts.counts`) and `gains[count]` to the score.
    """
    first, second, other, to_win = [], [], len(kinds[0][0]), len(kinds[0][0]) - 1
    size = other * other
    for own, opposite in kinds:
        scores = [0] * size  # a line's score by its count; 0 if both players have tokens in it
        for tokens in range(1, other):
            scores[tokens], scores[tokens * other] = own[tokens], -opposite[tokens]
        first += [scores[count + 1] - scores[count] if count % other < to_win else 0 for count in range(size)]
        second += [scores[count + other] - scores[count] if count // other < to_win else 0 for count in range(size)]
    return (first, 1), (second, other)


class Lines:
    """The numbers of all possible winning lines, stored by the zones of the cells (see the top of this file)."""

    def __init__(self, game: "Rows") -> None:
        """Allocate the arrays for the board of `game`. `find` then computes their contents."""
        rows, cols, to_win = game.rows, game.cols, game.to_win
        self.first = game.cols + 2  # the spot of cell 0
        self.spots = (rows + 2) * (cols + 1)
        self.steps = (1, cols + 1, cols + 2, cols)  # distances between spots, by direction
        self._board = rows, cols, to_win
        self._high, self._wide = high, wide = min(rows, to_win + to_win - 1), min(cols, to_win + to_win - 1)
        down, right = max(high - to_win + 1, 0), max(wide - to_win + 1, 0)
        numbers = to_win * (high * right + down * wide + 2 * down * right)
        # arrays are made of ranges, because a list of zeros would need the memory twice
        self.near = array("h", range(numbers))  # offsets from a spot to the numbers of its lines, zone by zone
        self.ends = array("H", range(high * wide + 1))  # by zone, from 1: the end of its offsets in `near`
        # by spot: the zone of its cell, from 0
        self.zones = bytearray(self.spots) if high * wide <= 256 else array("H", range(self.spots))

    def find(self) -> "Iterator[None]":
        """Generator: compute the numbers of all lines, yielding every few milliseconds."""
        high, wide, index, pause = self._high, self._wide, 0, _SLICE
        for zone in range(high * wide):
            index = self._write_zone(zone // wide, zone % wide, index)
            self.ends[zone + 1] = index
            if index + 8 * zone >= pause:  # a zone takes as long as eight numbers
                yield
                pause = index + 8 * zone + _SLICE
        rows, cols, _ = self._board
        columns = bytes([_zone_coordinate(col, cols, wide) for col in range(cols)])
        for row in range(rows):
            self._write_row(row, _zone_coordinate(row, rows, high) * wide, columns)
            if row * cols % _SLICE < cols:
                yield

    def _write_zone(self, row: int, col: int, index: int) -> int:
        """Write the offsets of the zone at (`row`, `col`) into `near`, from `index` on. Return the next free index."""
        most, near = self._board[2] - 1, self.near
        up, left = min(row, most), min(col, most)
        down, right = min(self._high - 1 - row, most), min(self._wide - 1 - col, most)
        slants = min(up, left), min(down, right), min(up, right), min(down, left)
        for direction, (before, after) in enumerate(((left, right), (up, down), slants[:2], slants[2:])):
            step = self.steps[direction]
            number = direction * self.spots - before * step
            for _ in range(before + after - most + 1):
                near[index] = number
                number += step
                index += 1
        return index

    def _write_row(self, row: int, first: int, columns: bytes) -> None:
        """Write the zone of every cell in row `row` of the board. `first`: the zone of the row's leftmost cell.
        `columns`: for each column, the number to add to `first`."""
        zones, spot = self.zones, self.first + row * (len(columns) + 1)
        for column in columns:
            zones[spot] = first + column
            spot += 1


def _zone_coordinate(at: int, size: int, kept: int) -> int:
    """Return the zone row of board row `at`, for `size` board rows and `kept` zone rows. Columns work the same way."""
    return max(min(at, kept // 2), at - size + kept)
