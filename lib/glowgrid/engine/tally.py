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
    def __init__(self, game) -> None:
        """Begin with the hash of what lies on the board of `game`; counting begins with `face`."""
        self.game = game
        self.spots = (game.rows + 2) * game.stride
        self.hash = 0
        self.rows_at: list = []  # by spot: the rows through it
        self._numbers = table(self.spots, game.players)
        self._player = 0
        self._add_all()

    def _add_all(self) -> None:
        game = self.game
        for cell in range(game.rows * game.cols):
            player = game.at(cell)
            if player:
                self.add(cell + cell // game.cols + game.stride + 1, player)

    def face(self, player: int) -> bool:
        """See to it that worths are `player`'s; answer False where the board is too large to count."""
        game = self.game
        if game.rows * game.cols > _MOST_CELLS or game.to_win > _LONGEST:
            return False
        if not self.rows_at:
            self.rows_at = _rows(game)
            self._gains = _gains(game.to_win)
        if not self._player or player != self._player and game.players > 2:
            self._player = player
            self._begin()
        self._sign = 1 if player == self._player else -1
        return True

    def _begin(self) -> None:
        """Count the board anew."""
        self._worth = self.hash = 0  # the worth is for the player that is faced first
        self.counts = bytearray(4 * self.spots)  # by row: one a token of that player's, and more for one of the rest
        self._add_all()

    def worth(self) -> int:
        """Return the position's worth for the player last faced."""
        return self._worth * self._sign

    def add(self, spot: int, player: int) -> bool:
        """Count a token that `player` puts on `spot`; answer True where that is known to win nothing."""
        self.hash ^= number(self._numbers, spot, player, self.game.players)
        return self._player > 0 and self._change(spot, player, 1)

    def take(self, spot: int, player: int) -> None:
        """Take `player`'s token on `spot` out of the count."""
        self.hash ^= number(self._numbers, spot, player, self.game.players)
        if self._player:
            self._change(spot, player, -1)

    def _change(self, spot: int, player: int, sign: int) -> bool:
        """Add to every row through `spot`, or take away; answer whether no row has become full."""
        counts, gain = self.counts, 0
        gains, one = self._gains[player != self._player]
        if sign < 0:
            for row in self.rows_at[spot]:
                counts[row] = count = counts[row] - one
                gain -= gains[count]
        else:
            for row in self.rows_at[spot]:
                count = counts[row]
                gain += gains[count]
                counts[row] = count + one
        self._worth += gain
        return -_FULL // 2 < gain < _FULL // 2

    def foresee(self, move: int) -> int:
        """Return what the position will be worth after `move`, without making it."""
        game, counts, worth = self.game, self.counts, self._worth
        gains = self._gains[game.turn != self._player][0]
        for row in self.rows_at[game.spots_of[move]]:
            worth += gains[counts[row]]
        if worth > _FULL // 2:
            return self._sign * WON
        if worth < -_FULL // 2:
            return self._sign * -WON
        return self._sign * worth if game.ply + 1 < game.rows * game.cols else 0


def _rows(game) -> list:
    """Return for every spot the rows through it. A row's number is its direction and its first spot."""
    stride, spots = game.stride, (game.rows + 2) * game.stride
    through: list = [()] * spots
    for cell in range(game.rows * game.cols):
        row, col = cell // game.cols, cell % game.cols
        spot = cell + row + stride + 1
        found: list = []
        for way, down, right in ((0, 0, 1), (1, 1, 0), (2, 1, 1), (3, 1, -1)):
            least, most = _reach(game, row, col, down, right)
            step = down * stride + right
            found += [way * spots + spot - back * step for back in range(least, most + 1)]
        through[spot] = bytes(found) if 4 * spots <= 256 else array("H", found)
    return through


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
    worths = [_worth(count % other, count // other, to_win) for count in range(size)]
    own = [worths[count + 1] - worths[count] if count % other < to_win else 0 for count in range(size)]
    rest = [worths[count + other] - worths[count] if count // other < to_win else 0 for count in range(size)]
    return (own, 1), (rest, other)


def _worth(own: int, others: int, to_win: int) -> int:
    """Return what a row with so many tokens is worth; nothing, once it holds both."""
    if own and others:
        return 0
    return _open_row(own, to_win) - _open_row(others, to_win)


def _open_row(count: int, to_win: int) -> int:
    if count == to_win:
        return _FULL
    return count and 4 ** (min(count, 5) - 1)
