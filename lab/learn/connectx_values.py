"""Perfect values of connect-four positions, from the solver BitBully, which is in the extra `bench`."""

from lab.learn.connectx_rules import BOARD, COLS, HEIGHT, ROWS, Position, bits, reachable, wins

_COLUMNS = tuple(((1 << ROWS) - 1) << HEIGHT * col for col in range(COLS))


class Values:
    """Perfect values of positions. Answers are kept in memory."""

    def __init__(self) -> None:
        from bitbully import BitBully
        from bitbully.bitbully_core import BoardCore

        self._solver = BitBully("12-ply-dist")._core
        self._board = BoardCore()
        self._known: dict[Position, int] = {}

    def score(self, me: int, other: int) -> int:
        """Return the solver's score for the player with the tokens `me`, who is to move: above 0 won (the higher, the
        earlier), 0 drawn, below 0 lost. Nobody may have won yet."""
        known = self._known.get((me, other))
        if known is None:
            self._board.setRawState(_spread(me | other), _spread(me), ROWS * COLS - (me | other).bit_count())
            known = self._known[me, other] = int(self._solver.mtdf(self._board, 0))
        return known

    def is_won(self, me: int, other: int) -> bool:
        """Return whether the player with the tokens `me`, who is to move, wins with perfect play."""
        return self.score(me, other) > 0

    def winning(self, me: int, other: int) -> int:
        """Return the cells with which the player to move wins, as one mask. With a win at once: only such cells."""
        filled = me | other
        within = reachable(filled)
        at_once = wins(me, filled) & within
        if at_once:
            return at_once
        return sum(cell for cell in bits(within) if filled | cell != BOARD and self.score(other, me | cell) < 0)


def _spread(tokens: int) -> int:
    """Return `tokens` as the solver's board, which has nine bits per column."""
    found = 0
    for at, mask in enumerate(_COLUMNS):
        found |= (tokens & mask) << 2 * at
    return found
