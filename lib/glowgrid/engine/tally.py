"""What a search goes by in a game of rows: the position's hash, and the tokens counted in every row that could win.

A row (`to_win` cells in a line) holds so many tokens of one player and so many of the rest. While one of the two is
none it is open, and worth the more the fuller it is. Boards of more than 640 cells are not counted, only hashed.
"""

from array import array

from .game import WON
from .rows import Rows
from .zobrist import blank, fill, number

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
        self._numbers = blank(self.spots, game.players)
        self._spots_of, self._rise = spots_of[:] if rise else spots_of, rise
        self._seen = array("H", bytes(96))  # the moves that are counted
        self._player, self._sign = 1, 1  # whose worth is counted; -1 where it is asked for the others
        self.counts_rows = game.rows * game.cols <= _MOST_CELLS and game.to_win <= _LONGEST
        self._ready = False  # the numbers and the rows are still to be found

    def prepare(self, moves, kept: int, ply: int):
        """Do what `follow` does, as a generator that pauses every few milliseconds of the board. It comes first, and
        to its end."""
        if not self._ready:
            yield from fill(self._numbers)
            if self.counts_rows:
                self.rows = Rows(self.game.rows, self.game.cols, self.game.to_win)
                yield from self.rows.find()
                self._gains = _gains(self.game.to_win)
                self._begin()
            self._ready = True
        self.follow(moves, kept, kept)
        for at in range(kept, ply):
            yield
            self.follow(moves, at, at + 1)

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
        for at in range(kept, ply):
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

    def _change(self, spot: int, player: int, sign: int) -> None:
        """Add a token to every row through `spot`, or take it away."""
        counts, gain, rows = self.counts, 0, self.rows.through(spot)
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
        for row in self.rows.through(game.spots_of[move]):
            worth += gains[counts[row]]
        if worth > _FULL // 2:
            return self._sign * WON
        if worth < -_FULL // 2:
            return self._sign * -WON
        return self._sign * worth if game.ply + 1 < game.rows * game.cols else 0


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
