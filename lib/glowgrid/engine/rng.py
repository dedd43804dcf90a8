"""Random numbers that are always the same for the same seed. CircuitPython has no `random.Random`.

The generator is L'Ecuyer's combination of three 16-bit congruential generators ("Efficient and portable combined random
number generators", CACM 31(6), 1988). Its period is 8.1e12, and no product in the calculation exceeds 30 bits.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Sequence
    from typing import TypeVar

    _Item = TypeVar("_Item")

_SPAN = 32362  # draws are 1..32362


class Rng:
    """A random number generator with a seed.

    >>> rng = Rng(5)
    >>> [rng.below(6) for _ in range(8)]  # the same in every run, on every machine
    [1, 5, 0, 2, 0, 2, 2, 1]
    >>> rng.choice("XO")
    'O'
    """

    def __init__(self, seed: int = 1) -> None:
        """Start the sequence of numbers for `seed`, an int of 0 or more."""
        self._a = 1 + seed % 32361
        self._b = 1 + seed // 32361 % 31725
        self._c = 1 + seed // 7 % 31655
        for _ in range(8):  # without these draws, neighbouring seeds would start with similar numbers
            self._draw()

    def _draw(self) -> int:
        self._a = a = 157 * self._a % 32363
        self._b = b = 146 * self._b % 31727
        self._c = c = 142 * self._c % 31657
        z = (a - b + c) % _SPAN
        return z if z else _SPAN

    def below(self, n: int) -> int:
        """Return an int from 0 to n-1. All these ints are equally likely. `n` must be from 1 to 2**20."""
        if n > 1024:
            return (self._draw() * 32 + self._draw() % 32) % n
        limit = _SPAN - _SPAN % n
        while True:
            draw = self._draw() - 1
            if draw < limit:
                return draw % n

    def choice(self, items: "Sequence[_Item]") -> "_Item":
        """Return a random item of a non-empty sequence."""
        return items[self.below(len(items))]
