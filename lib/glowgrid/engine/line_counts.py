"""What a search goes by in an in-a-row game: the position's hash, and the tokens counted in every line that could win.

A line (`to_win` cells that lie in a row) holds so many tokens of either player. While it holds only one player's it is
open, and scores the more the fuller it is; once it holds both, it is nobody's. Boards of more than 640 cells are only
hashed. For more than two players there is a ManyPlayers.

A line's number is its direction times the number of spots, and its first spot (an index on the padded board, see
inarow). Which lines run through a cell hangs only on how near the edges are: in the middle of a large board all are
alike. Cells that are alike make a zone, and what is kept is a list for each zone, as distances from a cell's spot to
its lines' numbers: 700 where 15 x 15 cells have 3,000. All lists lie in one array, for many small ones would leave a
small heap in pieces.

Everything is allocated when a LineCounts is made, so that it can be made before a match begins; `prepare` fills it in.
"""

from array import array

from .game import BLANK, WON
from .zobrist import drawn

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterator

    from .inarow import InARow

_MOST_CELLS = 640
_LONGEST = 14  # to here both counts of a line fit into a byte
_FULL = 1 << 20  # what a line gains that wins: more than all others together
_MOST = 8999  # a score at the most while nobody has won
_A_SLICE = 100  # numbers written between two pauses, and so many cells are told their zone
_FEW = 100  # of more empty cells, where all are alike, a search looks at some


class LineCounts:
    """Follows an in-a-row game: its first `ply` moves are counted."""

    def __init__(self, game: "InARow", spots_of: list | array, rise: int) -> None:
        """Begin with no move. `spots_of` has each move's first spot, and its next token lies `rise` above."""
        self.game = game
        self.hash = self.ply = 0
        self._spots_of, self._rise = spots_of[:] if rise else spots_of, rise
        self._seen = array("H", bytes(min(game.rows * game.cols, _MOST_CELLS) * 2))  # the moves that are counted
        self.counts_lines = game.rows * game.cols <= _MOST_CELLS and game.to_win <= _LONGEST
        self.ready = not self.counts_lines  # else the lines are still to be found
        if self.counts_lines:
            self.lines = lines = Lines(game)
            self._near = lines.near, lines.ends, lines.zones
            self._last = game.rows * game.cols - 1  # the ply that fills the board
            self._begin()

    def _begin(self) -> None:
        self._score = 0  # player 1's
        self._sign = 1  # of what foresight answers
        self._gains = gains_of(self.game.to_win)
        self.counts = bytearray(4 * self.lines.spots)  # by line: one a token of player 1, and more for one of player 2

    # -- in step with the game

    def catch_up(self, moves: list | array, kept: int, ply: int) -> "Iterator[None]":
        """Find the lines, unless that is done, and `follow`: a generator that pauses every few milliseconds of the
        board."""
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
        """Count the first `ply` of `moves`, the first `kept` of which are counted already."""
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
        """Add a token to every line through `spot`, or take it away."""
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

    # -- how good a position is

    def best_cells(self, most: int) -> list:
        """Return the cells that matter most, the best first, at most so many: none where that is not known."""
        return []

    def some_cells(self) -> list:
        """Return the empty cells, and where they are very many, some all over the board."""
        game = self.game
        room = game.rows * game.cols
        step = (room - game.ply) // _FEW + 1
        if step == 1:
            return game.legal_moves()
        return [cell for cell in range(game.ply % step, room, step) if game.is_legal(cell)]

    def evaluate(self, player: int) -> int:
        """Return the score for `player` while nobody has won; 0 where no lines are counted."""
        if not self.counts_lines:
            return 0
        score = self._score if player == 1 else -self._score
        return max(min(score, _MOST), -_MOST)

    def foresight(self, player: int) -> "Callable[[int], int]":
        """Return f(move): `evaluate(player)` after it, without playing it. Valid until the next push or pop."""
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
        if -_MOST <= score <= _MOST and game.ply < self._last:
            return self._sign * score
        return self._sign * bounded(score, game.ply == self._last)


def bounded(score: int, is_last: bool) -> int:
    """Return a score as `evaluate` answers it: 10000 where a line is full, 0 for a board that is, else below 9000."""
    if score > _FULL // 2:
        return WON
    if score < -_FULL // 2:
        return -WON
    return 0 if is_last else max(min(score, _MOST), -_MOST)


def line_scores(to_win: int) -> list:
    """Return what a line scores by its player's tokens.

    >>> line_scores(4)
    [0, 1, 4, 16, 1048576]
    """
    scores = [4 ** (min(tokens, 5) - 1) for tokens in range(1, to_win)]
    return [0] + scores + [_FULL]


def gains_of(to_win: int) -> tuple:
    """Return for player 1, and for player 2: what player 1 gains by a token of theirs in a line, by the line's count,
    and what the token adds to that count."""
    other, own = to_win + 1, line_scores(to_win)
    size = other * other
    scores = [0] * size  # of a line, by its count; nothing, once it holds both
    for tokens in range(1, other):
        scores[tokens] = own[tokens]
        scores[tokens * other] = -own[tokens]
    first = [scores[count + 1] - scores[count] if count % other < to_win else 0 for count in range(size)]
    second = [scores[count + other] - scores[count] if count // other < to_win else 0 for count in range(size)]
    return (first, 1), (second, other)


class Lines:
    """All lines of a board that could win, by the zones of its cells."""

    def __init__(self, game: "InARow") -> None:
        """Make room for those of a game's board. None is found yet."""
        rows, cols, to_win = game.rows, game.cols, game.to_win
        self.first = game.cols + 2  # the spot of cell 0
        self.spots = (rows + 2) * (cols + 1)
        self.steps = (1, cols + 1, cols + 2, cols)  # by direction, from spot to spot
        self._board = rows, cols, to_win
        self._high, self._wide = high, wide = min(rows, to_win + to_win - 1), min(cols, to_win + to_win - 1)
        down, right = max(high - to_win + 1, 0), max(wide - to_win + 1, 0)
        numbers = to_win * (high * right + down * wide + 2 * down * right)
        # each is made of a range, as zeros would need their room twice
        self.near = array("h", range(numbers))  # from a spot to the numbers of its lines, zone by zone
        self.ends = array("H", range(high * wide + 1))  # by zone, from 1: where its numbers end
        self.zones = array("H", range(self.spots))  # of the cell at each spot, from 0

    def find(self) -> "Iterator[None]":
        """Find them all, as a generator that pauses every few milliseconds of the board."""
        high, wide, made, pause = self._high, self._wide, 0, _A_SLICE
        for zone in range(high * wide):
            made = self._note(zone // wide, zone % wide, made)
            self.ends[zone + 1] = made
            if made + 8 * zone >= pause:  # a zone takes as long as eight numbers
                yield
                pause = made + 8 * zone + _A_SLICE
        rows, cols, _ = self._board
        for row in range(rows):
            self._tell(row, _alike(row, rows, high) * wide)
            if row * cols % _A_SLICE < cols:
                yield

    def _note(self, row: int, col: int, made: int) -> int:
        """Write the numbers of one zone's lines after the first `made`; return how many there are then."""
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
        """Write the zones of one row of cells, whose leftmost is in the zone `first`."""
        _, cols, _ = self._board
        zones, spot = self.zones, self.first + row * (cols + 1)
        for col in range(cols):
            zones[spot + col] = first + _alike(col, cols, self._wide)


def _alike(at: int, size: int, kept: int) -> int:
    """Return which of the `kept` places is as far from both ends of `size`, where those in the middle are alike."""
    return max(min(at, kept // 2), at - size + kept)
