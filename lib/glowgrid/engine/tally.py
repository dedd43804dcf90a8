"""What a search goes by in a game of rows: the position's hash, and the tokens counted in every row that could win.

A row (`to_win` cells in a line) holds so many tokens of one player and so many of the rest. While one of the two is
none it is open, and worth the more the fuller it is. Boards of more than 640 cells are not counted, only hashed.
"""

from array import array

from .game import WON
from .zobrist import number, table

_MOST_CELLS = 640
_LONGEST = 14  # to here both counts of a row fit into a byte
_FULL = 1 << 20  # what a row gains that wins: more than all others together


class Tally:
    """Follows a game of rows: its first `ply` moves are counted."""

    def __init__(self, game, spots_of: list, rise: int) -> None:
        """Begin with no move. `spots_of` has each move's first spot, and its next token lies `rise` above."""
        self.game = game
        self.spots = (game.rows + 2) * (game.cols + 1)
        self.hash = self.ply = 0
        self._numbers = table(self.spots, game.players)
        self._spots_of, self._rise = spots_of[:] if rise else spots_of, rise
        self._seen = array("H", bytes(96))  # the moves that are counted
        self._player, self._sign = 1, 1  # whose worth is counted; -1 where it is asked for the others
        self.counts_rows = game.rows * game.cols <= _MOST_CELLS and game.to_win <= _LONGEST
        if self.counts_rows:
            self._rows, self._starts = _rows(game)  # those through a spot, spot after spot, and where each spot's begin
            self._gains = _gains(game.to_win)
            self._begin()

    def _begin(self) -> None:
        self._worth = 0
        self.counts = bytearray(4 * self.spots)  # by row: one a token of that player's, and more for one of the rest

    # -- in step with the game

    def follow(self, moves, kept: int, ply: int) -> None:
        """Count the first `ply` of `moves`, the first `kept` of which are counted already."""
        seen, spots_of, players = self._seen, self._spots_of, self.game.players
        for at in range(self.ply - 1, kept - 1, -1):
            move = seen[at]
            spots_of[move] = spot = spots_of[move] + self._rise
            self._count(spot, at % players + 1, -1)
        for at in range(min(kept, self.ply), ply):
            seen[at] = move = moves[at]
            spot = spots_of[move]
            spots_of[move] = spot - self._rise
            self._count(spot, at % players + 1, 1)
            if at + 1 == len(seen):
                seen.extend(seen[:])
        self.ply = ply

    def _count(self, spot: int, player: int, sign: int) -> None:
        self.hash ^= number(self._numbers, spot, player, self.game.players)
        if self.counts_rows:
            self._change(spot, player, sign)

    def _rows_at(self, spot: int):
        """Return the rows through `spot`."""
        return self._rows[self._starts[spot] : self._starts[spot + 1]]

    def _change(self, spot: int, player: int, sign: int) -> None:
        """Add a token to every row through `spot`, or take it away."""
        counts, gain, rows = self.counts, 0, self._rows_at(spot)
        gains, one = self._gains[player != self._player]
        if sign < 0:
            for row in rows:
                counts[row] = count = counts[row] - one
                gain -= gains[count]
        else:
            for row in rows:
                count = counts[row]
                gain += gains[count]
                counts[row] = count + one
        self._worth += gain

    # -- what a position is worth

    def face(self, player: int) -> bool:
        """See to it that worths are `player`'s; answer False where the board is too large to count."""
        if self.game.players > 2 and player != self._player and self.counts_rows:
            self._player = player
            self._recount()
        self._sign = 1 if player == self._player else -1
        return self.counts_rows

    def _recount(self) -> None:
        game = self.game
        self._begin()
        for cell in range(game.rows * game.cols):
            player = game.at(cell)
            if player:
                self._change(cell + cell // game.cols + game.cols + 2, player, 1)

    def worth(self) -> int:
        """Return the position's worth for the player last faced."""
        return self._worth * self._sign

    def foresee(self, move: int) -> int:
        """Return what the position will be worth after `move`, without making it."""
        game, counts, worth = self.game, self.counts, self._worth
        gains = self._gains[game.turn != self._player][0]
        for row in self._rows_at(game.spots_of[move]):
            worth += gains[counts[row]]
        if worth > _FULL // 2:
            return self._sign * WON
        if worth < -_FULL // 2:
            return self._sign * -WON
        return self._sign * worth if game.ply + 1 < game.rows * game.cols else 0


def _rows(game) -> tuple:
    """Return the rows through each spot, one spot's after the other's, and where each spot's begin. A row's number is
    its direction and its first spot. All lie in one array: many small ones would leave a small heap in pieces."""
    rows, cols, to_win = game.rows, game.cols, game.to_win
    stride, spots = cols + 1, (rows + 2) * (cols + 1)
    along, across = rows - to_win + 1, cols - to_win + 1
    found = array("H", bytes(2 * to_win * (rows * across + cols * along + 2 * along * across)))
    starts, at = array("H", bytes(2 * spots + 2)), 0
    for cell in range(rows * cols):
        row, col = cell // cols, cell % cols
        spot = cell + row + stride + 1
        starts[spot] = at
        for way, down, right in ((0, 0, 1), (1, 1, 0), (2, 1, 1), (3, 1, -1)):
            least, most = _reach(game, row, col, down, right)
            for back in range(least, most + 1):
                found[at] = way * spots + spot - back * (down * stride + right)
                at += 1
        starts[spot + 1] = at
    return found, starts


def _reach(game, row: int, col: int, down: int, right: int) -> tuple:
    """Return how few and how many steps back a row through the cell may begin."""
    back = ahead = game.to_win - 1
    if down:
        back, ahead = min(back, row), min(ahead, game.rows - 1 - row)
    if right:
        left, rest = col, game.cols - 1 - col
        back, ahead = min(back, left if right > 0 else rest), min(ahead, rest if right > 0 else left)
    return game.to_win - 1 - ahead, back


def _gains(to_win: int) -> tuple:
    """Return for the player, and for the rest: what a row gains by their token, by its count, and what that counts."""
    other = to_win + 1
    size = other * other
    worths = [0] * size  # of a row, by its count; nothing, once it holds both
    for tokens in range(1, other):
        worth = _FULL if tokens == to_win else 4 ** (min(tokens, 5) - 1)
        worths[tokens] = worth
        worths[tokens * other] = -worth
    own = [worths[count + 1] - worths[count] if count % other < to_win else 0 for count in range(size)]
    rest = [worths[count + other] - worths[count] if count // other < to_win else 0 for count in range(size)]
    return (own, 1), (rest, other)
