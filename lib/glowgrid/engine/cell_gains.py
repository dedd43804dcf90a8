"""Line counts that also give each empty cell a score, so that a search considers only the cells with the best scores.

A cell's score is the sum of what each player would gain there. A token changes the scores of all cells on its lines.
"""

from .line_counts import LineCounts

_TAKEN = 1 << 22  # subtracted from an occupied cell's score; larger than any score
_BEST = 1 << 12  # added to a cell's score for a line that a token there would win or block


class CellGains(LineCounts):
    """Counts of lines that also give each empty cell a score."""

    def _begin(self) -> None:
        LineCounts._begin(self)
        self._scores = [0] * self.lines.spots
        (own, _), (rest, _) = self._gains
        # for each count of a line: the share of that line in the scores of its cells
        self._adds = [min(_BEST, gain - loss) if gain > 0 or loss < 0 else 0 for gain, loss in zip(own, rest)]

    def _change(self, spot: int, player: int, sign: int) -> None:
        counts, gain, scores, adds, lines = self.counts, 0, self._scores, self._adds, self.lines
        gains, one = self._gains[player - 1]
        one *= sign
        scores[spot] -= sign * _TAKEN
        near, ends, zones = self._near
        zone, spots, steps, to_win = zones[spot], lines.spots, lines.steps, self.game.to_win
        for line in near[ends[zone] : ends[zone + 1]]:
            line += spot
            count = counts[line]
            counts[line] = new = count + one
            gain += gains[count] if sign > 0 else -gains[new]
            change = adds[new] - adds[count]
            if change:
                first, step = line % spots, steps[line // spots]
                for at in range(first, first + to_win * step, step):
                    scores[at] += change
        self._score += gain

    def best_cells(self, most: int) -> list:
        """Return up to `most` empty cells, best first. Cells that score far less than the best cell are left out. The
        list is empty if no line can be completed any more, or if the board is too large for line counts."""
        found: list = []
        if not self.counts_lines:
            return found
        scores, cols, cell_of = self._scores, self.game.cols, self.game.cell_of
        stride, begin, end = cols + 1, self.lines.first, len(self._scores) - cols - 1
        tops = [max(scores[start : start + cols]) for start in range(begin, end, stride)]  # the best score of each row
        least = max(max(tops), 0) >> 3
        while len(found) < most:
            top = max(tops)
            if top <= least:
                break
            row = tops.index(top)
            start = begin + row * stride
            spot = scores.index(top, start)
            found.append(spot)
            scores[spot] -= _TAKEN
            tops[row] = max(scores[start : start + cols])
        for spot in found:
            scores[spot] += _TAKEN
        return [cell_of(spot) for spot in found]
