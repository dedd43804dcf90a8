"""A tally that also knows how hot each cell is: what the open rows through it would gain by a token of either side.

So a search on a large board looks at a few cells only. Every token warms or cools the cells of its rows.
"""

from .tally import Tally

_TAKEN = 1 << 22  # colder than anything: there is a token
_HOTTEST = 1 << 12  # a row that wins here, or stops a win


class Heat(Tally):
    def _begin(self) -> None:
        Tally._begin(self)
        self._heat = [0] * self.spots
        (own, _), (rest, _) = self._gains
        self._warmth = [min(_HOTTEST, gain - loss) if gain > 0 or loss < 0 else 0 for gain, loss in zip(own, rest)]

    def _change(self, spot: int, player: int, sign: int) -> None:
        counts, gain, heat, warmth, spots = self.counts, 0, self._heat, self._warmth, self.spots
        gains, one = self._gains[player != self._player]
        one *= sign
        heat[spot] -= sign * _TAKEN
        for row in self.rows.through(spot):
            count = counts[row]
            counts[row] = new = count + one
            gain += gains[count] if sign > 0 else -gains[new]
            warmer = warmth[new] - warmth[count]
            if warmer:
                first, step = row % spots, self.rows.steps[row // spots]
                for at in range(first, first + self.game.to_win * step, step):
                    heat[at] += warmer
        self._worth += gain

    def hottest(self, most: int) -> list:
        """Return the cells that are hottest, at most so many and the first the hottest; those that hardly matter
        beside it are left out."""
        heats, cols = self._heat, self.game.cols
        least = max(heats) >> 3
        order = sorted([-heat * 1024 + spot for spot, heat in enumerate(heats) if heat > least])[:most]
        return [spot - spot // (cols + 1) - cols - 1 for spot in [key % 1024 for key in order]]
