"""What a search remembers of positions met: a fixed 5 KB, in which a new one takes the place of an old one."""

from array import array

_SIZE = 512  # a power of two
EXACT, AT_LEAST, AT_MOST = 1, 2, 3


class Table:
    """Worths and best moves by a position's hash."""

    def __init__(self) -> None:
        self.hint = -1  # the best move known of the position probed last, or -1
        self._hashes = array("I", bytes(4 * _SIZE))
        self._worths = array("h", bytes(2 * _SIZE))
        self._moves = array("H", bytes(2 * _SIZE))
        self._depths = bytearray(_SIZE)
        self._kinds = bytearray(_SIZE)  # 0 where there is nothing

    def clear(self) -> None:
        """Forget all."""
        self._kinds = bytearray(_SIZE)

    def probe(self, hashed: int, left: int, low: int, high: int) -> int | None:
        """Return the position's worth, if it is known from at least `left` plies and settles it between `low` and
        `high`; set `hint`."""
        at = hashed % _SIZE
        kind = self._kinds[at]
        if not kind or self._hashes[at] != hashed:
            self.hint = -1
            return None
        self.hint = self._moves[at]
        if self._depths[at] < left:
            return None
        worth = self._worths[at]
        if kind == EXACT or kind == AT_LEAST and worth >= high or kind == AT_MOST and worth <= low:
            return worth
        return None

    def store(self, hashed: int, left: int, worth: int, move: int, kind: int) -> None:
        """Remember a position that was searched `left` plies deep."""
        at = hashed % _SIZE
        self._hashes[at] = hashed
        self._depths[at] = left
        self._worths[at] = worth
        self._moves[at] = move & 0xFFFF
        self._kinds[at] = kind
