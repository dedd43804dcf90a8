"""Transposition table of a search: what it knows about positions that it has seen."""

# On the drive, this module is part of search.py.

from array import array

_ZEROS = bytes(64)
_SIZE = 256  # entries, a multiple of 64
EXACT, LOWER, UPPER = 1, 2, 3  # accuracy of a stored score: exact, or a bound

_arrays: list = []  # arrays of the transposition table; created once and shared, because searches run one at a time


class TranspositionTable:
    """A table of 2.3 KB: a position's hash -> its score and best move. A new entry overwrites the one in its slot."""

    def __init__(self) -> None:
        if not _arrays:
            numbers = range(_SIZE)  # a range, because zeros would need the memory twice
            _arrays.extend((array("I", numbers), array("h", numbers), array("H", numbers)))
            _arrays.append(bytearray(_SIZE))
        self._hashes, self._scores, self._moves, self._depths = _arrays  # `_depths`: plies * 4 + bound, 0 for no entry
        self.clear()

    def clear(self) -> None:
        """Remove all entries without allocating memory."""
        self.hint = -1  # the best known move of the last position that was probed, or -1
        for at in range(0, _SIZE, len(_ZEROS)):
            self._depths[at : at + len(_ZEROS)] = _ZEROS

    def probe(self, hashed: int, left: int, alpha: int, beta: int) -> int | None:
        """Return the stored score if its search was at least `left` plies deep and the score is exact, a lower bound >=
        `beta`, or an upper bound <= `alpha`. Otherwise return None. Set `hint` to the best known move, or -1."""
        at = hashed % _SIZE
        depth = self._depths[at]
        if not depth or self._hashes[at] != hashed:
            self.hint = -1
            return None
        self.hint = self._moves[at]
        if depth >> 2 < left:
            return None
        score, bound = self._scores[at], depth & 3
        if bound == EXACT or bound == LOWER and score >= beta or bound == UPPER and score <= alpha:
            return score
        return None

    def store(self, hashed: int, left: int, score: int, move: int, bound: int) -> None:
        """Store the result of a search `left` plies deep for the position `hashed`. `bound`: EXACT, LOWER or UPPER."""
        at = hashed % _SIZE
        self._hashes[at] = hashed
        self._depths[at] = left << 2 | bound
        self._scores[at] = score
        self._moves[at] = move & 0xFFFF
