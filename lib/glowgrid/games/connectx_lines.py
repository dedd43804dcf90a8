"""Score the lines of connect four on 7 x 6 by their kind, with learned weights.

There are ten kinds of lines: columns (0), rows by their height (1 to 6, from the bottom), and diagonals by the height
of their lowest cell (7 to 9). A line low on the board counts differently from one at the top. The players have
different weights: in the end, the first player often gets the cells of odd rows, the second player those of even rows.

`python -m lab.learn connectx_lines` learned the weights. It predicts from the lines who wins with perfect play, by
logistic regression, in positions of 1,897 games that vary around perfect play. It writes `_WEIGHTS` in this file.
"""

# On the drive, this module is part of connectx_all.py.

from ..engine.line_counts import LineCounts, line_scores

_KINDS = 10
_FULL = line_scores(4)[4]
_SIZE = 25  # the count of a line is less; see LineCounts
_SECOND = 128  # more than there are lines
_ZERO = 40  # the byte of the score 0
# for each player, for each kind: the scores of a line with 1, 2 and 3 tokens
_WEIGHTS = b"',@*3D/2>3=O)*8)+<(.@+2C,1F++:#.A)1@,:U.,3-0>)*;+/>.4E*18,/;"


class WeightedLines(LineCounts):
    """Counts of lines that score each kind of line with weights of its own."""

    def _begin(self) -> None:
        LineCounts._begin(self)
        spots, width = self.lines.spots, self.game.cols + 1
        for row in range(spots // width):  # of the padded board
            height = self.game.rows - row  # of the highest cell of a line that begins in this row
            for direction, kind in enumerate((1 + height, 0, 4 + height, 4 + height)):
                first = direction * spots + row * width
                self.counts[first : first + width] = bytes([_SIZE * max(0, min(kind, _KINDS - 1))] * width)
        # how many lines lack one token of player 1, plus _SECOND times those of player 2: in all, and for each count
        self._lacking, self._lacks = 0, (bytes(3) + b"\x01" + bytes(11) + bytes([_SECOND]) + bytes(9)) * _KINDS

    def _has_line(self, count: bytes) -> bool:
        return (self._lacking % _SECOND if count[0] == 3 else self._lacking // _SECOND) > 0

    def _change(self, spot: int, player: int, sign: int) -> None:
        counts, lacks, gain, lacking = self.counts, self._lacks, 0, self._lacking
        near, ends, zones = self._near
        gains, one = self._gains[player - 1]
        one *= sign
        zone = zones[spot]
        for line in near[ends[zone] : ends[zone + 1]]:
            line += spot
            count = counts[line]
            counts[line] = new = count + one
            gain += gains[count] if sign > 0 else -gains[new]
            lacking += lacks[new] - lacks[count]
        self._score += gain
        self._lacking = lacking

    def _own_scores(self) -> list:
        found = []  # in loops, because a comprehension would be one more call on the board's small stack
        for at in range(0, 3 * _KINDS, 3):
            both = []
            for first in (at, at + 3 * _KINDS):
                one, two, three = _WEIGHTS[first : first + 3]
                both.append([0, one - _ZERO, two - _ZERO, three - _ZERO, _FULL])
            found.append(both)
        return found
