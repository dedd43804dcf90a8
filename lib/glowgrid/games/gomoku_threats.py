"""Search for a forced win in gomoku by threats: fours and open threes.

A four threatens to complete a line at once. An open three threatens to make a row that can be completed at both ends.
These are the names for five in a row; in general, a four lacks one token. Threat-space search was described by Allis,
van den Herik and Huntjens ("Go-Moku and Threat-Space Search", 1993).

The attacker only makes threats. After the first one, each threat is on a line through the attacker's last token. The
opponent's possible replies to a threat are all placed at once. A win that is found then holds against each of them,
because tokens of the opponent never help the attacker. If the threats of a token have no reply in common, the attacker
wins.

A three is a threat only if the opponent cannot make a four afterwards, because a four would be another reply. So if a
line of the opponent lacks two tokens, a three must block it.
"""

from ..engine.cell_gains import CellGains
from ..engine.line_counts import LineCounts

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

_TAKEN = 1 << 22  # subtracted from the score of a cell with a token, as in CellGains
_EMPTY = -_TAKEN >> 1  # lower than the score of any empty cell
_DEEPEST = 16  # threats of the attacker in a row


class ThreatCounts(CellGains):
    """Counts of lines that also find forced wins."""

    def forced_win(self) -> "Iterator[int]":
        """Generator: yield -1 after each step, which takes about as long as a node of a search. If it finds a win,
        yield its first move, and end. The counts change meanwhile. They are restored when the generator ends or is
        closed."""
        if not self.counts_lines:
            return
        to_win, turn = self.game.to_win, self.game.turn
        self._unit, self._other = (1, to_win + 1) if turn == 1 else (to_win + 1, 1)  # what a token adds to a count
        if self._common(to_win - 1, self._unit) is not None or self._common(to_win - 1, self._other) is not None:
            return  # any search finds the only move
        blocks = self._common(to_win - 2, self._other)
        options: list = []
        for ply in range(self.ply % 2, self.ply, 2):
            for spot in self._attacks(self._spots_of[self._seen[ply]], blocks is None or bool(blocks)):
                if spot not in options:
                    options.append(spot)
            if ply & 2:  # two of these steps take as long as one of the others
                yield -1
        depth = 1
        while options and depth <= _DEEPEST:
            cut: list = []
            yield from self._look(options[:], blocks, depth, cut)
            if depth == 1:
                options = cut
            elif not cut:
                return
            depth += depth

    def _look(self, options: list, blocks: "list | None", depth: int, cut: list) -> "Iterator[int]":
        """Generator: like `forced_win`, for wins by up to `depth` threats, of which the first is one of `options`. Add
        to the empty list `cut` the options that may win by more threats: all of them at depth 1, otherwise just one."""
        other, four, me = self._other, self.game.to_win - 1, self.game.turn
        stack: list = []  # for each threat on the board: other options and their `blocks`, the spot, the replies
        try:
            while options or stack:
                if not options:
                    options, blocks, spot, replies = stack.pop()
                    self._put(spot, me, replies, -1)
                    if not options:
                        yield -1
                    continue
                spot = options.pop()
                answers = self._replies(spot, blocks is None or spot in blocks)
                if answers:
                    if len(stack) + 1 < depth:
                        stack.append((options, blocks, spot, answers))
                        self._put(spot, me, answers, 1)
                        must, blocks = self._common(four, other), self._common(four - 1, other)
                        options = self._attacks(spot, True)
                        if must is not None:
                            options = [option for option in options if option in must]
                    elif depth == 1 or not cut:
                        cut.append(spot)
                elif answers is not None:
                    cut.clear()
                    yield self.game.cell_of(stack[0][2] if stack else spot)
                    return
                yield -1
        finally:
            for _, _, spot, replies in stack:
                self._put(spot, me, replies, -1)

    def _put(self, spot: int, player: int, replies: list, sign: int) -> None:
        """Place (`sign` 1) or remove (-1) a token of `player` at `spot` and tokens of the opponent at `replies`."""
        change, scores = LineCounts._change, self._scores
        change(self, spot, player, sign)
        scores[spot] -= sign * _TAKEN
        for spot in replies:
            change(self, spot, 3 - player, sign)
            scores[spot] -= sign * _TAKEN

    def _common(self, tokens: int, unit: int) -> "list | None":
        """Return the empty spots that all lines have in common that contain `tokens` tokens of only one player, or None
        if there is no such line. A token of the player adds `unit` to a count."""
        common, code, find = None, bytes([tokens * unit]), self.counts.find
        line = find(code)
        while line >= 0:
            empty = self._empty(line, 0)
            common = empty if common is None else [spot for spot in common if spot in empty]
            line = find(code, line + 1)
        return common

    def _empty(self, line: int, more: int) -> list:
        """Return the empty spots of `line` and of the `more` cells after it."""
        lines, scores = self.lines, self._scores
        first, step = line % lines.spots, lines.steps[line // lines.spots]
        last = first + (self.game.to_win + more) * step
        return [spot for spot in range(first, last, step) if scores[spot] > _EMPTY]

    def _found(self, spot: int, with_threes: bool) -> tuple:
        """Look at the lines through `spot` in which only the attacker has tokens. Return (spots, areas). `spots` are
        the empty spots of lines that lack two tokens, without `spot`. `areas` has the four empty spots of each area
        that is one cell longer than a line, is empty at both ends, and lacks two tokens between them."""
        counts, lines, full = self.counts, self.lines, (self.game.to_win - 2) * self._unit
        low = full - self._unit if with_threes else -1
        spots: list = []
        areas: list = []
        zone = lines.zones[spot]
        for line in lines.near[lines.ends[zone] : lines.ends[zone + 1]]:
            line += spot
            count = counts[line]
            if count == full:
                spots += [cell for cell in self._empty(line, 0) if cell != spot and cell not in spots]
            elif count == low and counts[line + lines.steps[line // lines.spots]] == low:
                area = self._empty(line, 1)
                if spot != area[0] == line % lines.spots:
                    areas.append(area)
        return spots, areas

    def _attacks(self, spot: int, with_threes: bool) -> list:
        """Return the spots that make a three or a four with the attacker's token at `spot`, fours last."""
        fours, areas = self._found(spot, with_threes)
        threes: list = []
        for area in areas:
            threes += [cell for cell in area[1:-1] if cell not in threes and cell not in fours]
        return threes + fours

    def _replies(self, spot: int, with_threes: bool) -> "list | None":
        """Return the spots where the opponent can reply to a token of the attacker at the empty `spot`. Return [] if no
        reply is good enough, and None if the token is no threat."""
        wins, areas = self._found(spot, with_threes)
        if wins:
            return wins if len(wins) == 1 else []
        if not areas:
            return None
        replies = areas.pop()
        replies.remove(spot)
        for area in areas:
            replies = [cell for cell in replies if cell in area]
        return replies
