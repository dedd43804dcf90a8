"""Counts tokens in lines, for bots in in-a-row games of three or more players. There it replaces LineCounts.

A line scores only while one player alone has tokens in it; this player owns the line. For each line, one byte holds the
owner (times 16) plus the number of the owner's tokens. A second byte counts the late tokens: a second player's first
token in the line, and all tokens after it. Moves are undone in reverse order, so late tokens are removed first, and
then the line scores for its owner again. A player's value is the score of their lines minus that of all other lines.
"""

from .line_counts import _MAX_SCORE, LineCounts, bounded, line_scores

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable


class MultiplayerLineCounts(LineCounts):
    """Counts of the tokens in the lines of an in-a-row game for three or more players."""

    def _begin(self) -> None:
        self._owners, self._late = bytearray(4 * self.lines.spots), bytearray(4 * self.lines.spots)  # both by line
        self._scores = [0] * (self.game.players + 1)  # by player: the score of their lines
        self._by_tokens = line_scores(self.game.to_win)

    def _change(self, spot: int, player: int, sign: int) -> None:
        near, ends, zones = self._near
        zone = zones[spot]
        for line in near[ends[zone] : ends[zone + 1]]:
            self._change_line(spot + line, player, sign)

    def _change_line(self, line: int, player: int, sign: int) -> None:
        late, whose = self._late, self._owners
        owner, tokens = whose[line] >> 4, whose[line] & 15
        if late[line] or sign > 0 and tokens and owner != player:
            if not late[line] or sign < 0 and late[line] == 1:
                self._scores[owner] -= sign * self._by_tokens[tokens]
            late[line] += sign
        else:
            whose[line] = (player << 4) + tokens + sign if tokens + sign else 0
            self._scores[player] += self._by_tokens[tokens + sign] - self._by_tokens[tokens]

    def _sum(self, player: int) -> int:
        return 2 * self._scores[player] - sum(self._scores)

    def evaluate(self, player: int) -> int:
        return max(min(self._sum(player), _MAX_SCORE), -_MAX_SCORE) if self.counts_lines else 0

    def foresight(self, player: int) -> "Callable[[int], int]":
        self._me, self._now = player, self._sum(player)
        return self._after

    def _after(self, move: int) -> int:
        game, whose, late, by_tokens = self.game, self._owners, self._late, self._by_tokens
        near, ends, zones = self._near
        spot, mover, me, score = game.spots_of[move], game.turn, self._me, self._now
        zone = zones[spot]
        sign = 1 if mover == me else -1
        for line in near[ends[zone] : ends[zone + 1]]:
            line += spot
            if not late[line]:
                owner, tokens = whose[line] >> 4, whose[line] & 15
                if not tokens or owner == mover:
                    score += sign * (by_tokens[tokens + 1] - by_tokens[tokens])
                elif owner == me:
                    score -= by_tokens[tokens]
                else:
                    score += by_tokens[tokens]
        return bounded(score, game.ply == self._last)
