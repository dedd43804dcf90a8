"""What a search remembers of positions met: a fixed 5 KB, in which a new one takes the place of an old one."""

from array import array

from . import memory

_ZEROS = bytes(64)
_SIZE = 512  # a power of two
EXACT, AT_LEAST, AT_MOST = 1, 2, 3


class Table:
    """Worths and best moves by a position's hash."""

    def __init__(self) -> None:
        if not memory:
            numbers = range(_SIZE)  # not zeros, which would need their room twice
            memory.extend((array("I", numbers), array("h", numbers), array("H", numbers)))
            memory.extend((bytearray(_SIZE), bytearray(_SIZE)))
        self._hashes, self._worths, self._moves, self._depths, self._kinds = memory
        self.clear()

    def clear(self) -> None:
        """Forget all, in place."""
        self.hint = -1  # the best move known of the position probed last, or -1
        for at in range(0, _SIZE, len(_ZEROS)):
            self._kinds[at : at + len(_ZEROS)] = _ZEROS  # 0 where there is nothing

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
