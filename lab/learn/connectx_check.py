"""Check whether a diagram wins connect four against every play of the opponent."""

from lab.learn.connectx_rules import BOARD, BOTTOM, Diagram, Position, by_mark, wins

MOST = 300_000  # positions after which a check gives up


class TooLarge(Exception):
    """Raised by a check that has met MOST positions."""


class Check:
    """The exhaustive check of one diagram. `line`: the positions that led to a failure, the last first."""

    def __init__(self, diagram: Diagram) -> None:
        self._diagram = diagram
        self._seen: set[int] = set()  # positions from which the diagram wins, as sums of the tokens and all tokens
        self.line: list[Position] = []

    def holds(self, me: int, other: int) -> bool:
        """Return whether the diagram wins from this position, in which it is the prover's turn."""
        self.line = []
        try:
            return self._wins(me, other, wins(me, me | other))
        except TooLarge:
            return False

    def _wins(self, me: int, other: int, mine: int) -> bool:
        """`mine`: the cells that complete a line for the prover (those that the opponent has just taken included)."""
        filled = me | other
        within = (filled + BOTTOM) & BOARD
        if mine & within:
            return True
        key = me + filled
        if key in self._seen:
            return True
        theirs = wins(other, filled)
        move = theirs & within
        if move:
            move &= -move
        else:
            move = by_mark(self._diagram, within & ~(theirs >> 1) or within)
        me |= move
        filled |= move
        within = (filled + BOTTOM) & BOARD
        if not theirs & within:
            mine = wins(me, filled)
            replies = mine & within or within
            if replies == within or not replies & (replies - 1):
                while replies:
                    reply = replies & -replies
                    if filled | reply == BOARD or not self._wins(me, other | reply, mine):
                        break
                    replies ^= reply
            else:
                replies = 0  # two threats at once
            if not replies:
                self._seen.add(key)
                if len(self._seen) > MOST:
                    raise TooLarge
                return True
        self.line.append((me ^ move, other))
        return False
