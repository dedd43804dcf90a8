"""A tally that also knows how hot each cell is: what the open rows through it would gain by a token of either side.

So a search on a large board looks at a few cells only. Every token warms or cools the cells of its rows.
"""

from .line_counts import LineCounts

_TAKEN = 1 << 22  # colder than anything: there is a token
_HOTTEST = 1 << 12  # a row that wins here, or stops a win


class CellScores(LineCounts):
    def _begin(self) -> None:
        LineCounts._begin(self)
        self._heat = [0] * self.rows.spots
        (own, _), (rest, _) = self._gains
        self._warmth = [min(_HOTTEST, gain - loss) if gain > 0 or loss < 0 else 0 for gain, loss in zip(own, rest)]

    def _change(self, spot: int, player: int, sign: int) -> None:
        counts, gain, heat, warmth, rows = self.counts, 0, self._heat, self._warmth, self.rows
        gains, one = self._gains[player - 1]
        one *= sign
        heat[spot] -= sign * _TAKEN
        kind, ends, spots, steps, to_win = self._kinds[spot], self._ends, rows.spots, rows.steps, self.game.to_win
        for row in self._near[ends[kind] : ends[kind + 1]]:
            row += spot
            count = counts[row]
            counts[row] = new = count + one
            gain += gains[count] if sign > 0 else -gains[new]
            warmer = warmth[new] - warmth[count]
            if warmer:
                first, step = row % spots, steps[row // spots]
                for at in range(first, first + to_win * step, step):
                    heat[at] += warmer
        self._worth += gain

    def hottest(self, most: int) -> list:
        """Return the cells that are hottest, at most so many and the first the hottest; those that hardly matter
        beside it are left out."""
        heats, cols = self._heat, self.game.cols
        stride, end = cols + 1, len(heats) - cols - 1
        tops = [max(heats[start : start + cols]) for start in range(stride + 1, end, stride)]  # of each row of cells
        least = max(max(tops), 0) >> 3
        found: list = []
        while len(found) < most:
            top = max(tops)
            if top <= least:
                break
            row = tops.index(top)
            start = stride + 1 + row * stride
            spot = heats.index(top, start)
            found.append(spot)
            heats[spot] -= _TAKEN
            tops[row] = max(heats[start : start + cols])
        for spot in found:
            heats[spot] += _TAKEN
        return [spot - spot // stride - stride for spot in found]
