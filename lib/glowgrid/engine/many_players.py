"""A tally of three players or more: a row is whose tokens alone are in it, and nobody's once two players share it.

Of each row is kept whose it is (16 times the first token's player, and how many of theirs) and, from a second player's
token on, how many tokens are late: they make it nobody's. Moves are taken back in the order they came, the late ones
first, so what was there before is there again. A position is worth what its player's rows are, less all others'.
"""

from .line_counts import _MOST, LineCounts, bounded, worths_of


class ManyPlayers(LineCounts):
    def _begin(self) -> None:
        self._whose, self._late = bytearray(4 * self.rows.spots), bytearray(4 * self.rows.spots)  # by row
        self._worths = [0] * (self.game.players + 1)  # by player, of their rows
        self._by_tokens = worths_of(self.game.to_win)

    def _change(self, spot: int, player: int, sign: int) -> None:
        ends, kind = self._ends, self._kinds[spot]
        for row in self._near[ends[kind] : ends[kind + 1]]:
            self._change_row(spot + row, player, sign)

    def _change_row(self, row: int, player: int, sign: int) -> None:
        late, whose = self._late, self._whose
        owner, tokens = whose[row] >> 4, whose[row] & 15
        if late[row] or sign > 0 and tokens and owner != player:
            if not late[row] or sign < 0 and late[row] == 1:
                self._worths[owner] -= sign * self._by_tokens[tokens]
            late[row] += sign
        else:
            whose[row] = (player << 4) + tokens + sign if tokens + sign else 0
            self._worths[player] += self._by_tokens[tokens + sign] - self._by_tokens[tokens]

    def _sum(self, player: int) -> int:
        return 2 * self._worths[player] - sum(self._worths)

    def worth(self, player: int) -> int:
        return max(min(self._sum(player), _MOST), -_MOST)

    def foresight(self, player: int):
        self._me, self._now = player, self._sum(player)
        return self._after

    def _after(self, move: int) -> int:
        game, whose, late, ends, by_tokens = self.game, self._whose, self._late, self._ends, self._by_tokens
        spot, mover, me, worth = game.spots_of[move], game.turn, self._me, self._now
        kind = self._kinds[spot]
        sign = 1 if mover == me else -1
        for row in self._near[ends[kind] : ends[kind + 1]]:
            row += spot
            if not late[row]:
                owner, tokens = whose[row] >> 4, whose[row] & 15
                if not tokens or owner == mover:
                    worth += sign * (by_tokens[tokens + 1] - by_tokens[tokens])
                elif owner == me:
                    worth -= by_tokens[tokens]
                else:
                    worth += by_tokens[tokens]
        return bounded(worth, game.ply == self._last)
