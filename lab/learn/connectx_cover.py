"""Choose few diagrams that together win all given positions of connect four, and merge them."""

from collections.abc import Callable

import numpy

from lab.learn.connectx_check import Checker
from lab.learn.connectx_repair import Random, find
from lab.learn.connectx_rules import Diagram, Position
from lab.learn.connectx_values import Values

PARTNERS = 40  # other diagrams with which a merge is tried
MERGES = 3000  # merges that are tried in all

State = tuple["list[Diagram]", numpy.ndarray, "set[tuple[Diagram, Diagram]]"]


class Cover:
    """Diagrams that together win all `positions`. `wins[n]`: for each position, whether `diagrams[n]` wins it."""

    def __init__(self, positions: list[Position], values: Values, seed: int) -> None:
        self._checker = Checker()
        self._values = values
        self._seed = seed
        self._tried: set[tuple[Diagram, Diagram]] = set()  # merges
        self.positions = positions
        self.diagrams: list[Diagram] = []
        self.wins = numpy.zeros((0, len(positions)), bool)

    @property
    def state(self) -> State:
        """All that later merges depend on."""
        return self.diagrams, self.wins, self._tried

    @state.setter
    def state(self, state: State) -> None:
        self.diagrams, self.wins, self._tried = state

    def choose(self, diagrams: list[Diagram]) -> None:
        """Choose a few of the diagrams. Each is checked from each position, which takes minutes. Raise a ValueError if
        they don't win all positions."""
        self.diagrams = diagrams
        self.wins = numpy.array([self._won(diagram) for diagram in diagrams])
        chosen: list[int] = []
        left = numpy.ones(len(self.positions), bool)
        while left.any():
            best = int((self.wins & left).sum(1).argmax())
            if not (self.wins[best] & left).any():
                raise ValueError("the diagrams don't win all positions")
            chosen.append(best)
            left &= ~self.wins[best]
        self._keep(chosen)

    def merge(self, save: "Callable[[Cover], None]") -> None:
        """Replace two diagrams by one, where one is found. Those that are needed for the fewest positions come first.

        `save`: called after each merge. A cover with the same `state` goes on from there in the same way.
        """
        while self._merged():
            save(self)

    def answers(self) -> dict[Position, Diagram]:
        """Return a diagram for each position."""
        return {each: self.diagrams[int(at)] for each, at in zip(self.positions, self.wins.argmax(0))}

    def _won(self, diagram: Diagram) -> list[bool]:
        """Return for each position whether `diagram` wins it."""
        self._checker.take(diagram)
        return [self._checker.holds(*position) for position in self.positions]

    def _keep(self, numbers: list[int]) -> None:
        """Keep only the diagrams with these numbers, and only as many of them as are needed."""
        count = self.wins[numbers].sum(0)
        for number in sorted(numbers, key=lambda number: int(self.wins[number].sum())):
            won = self.wins[number]
            if (count[won] > 1).all():
                count = count - won
                numbers = [other for other in numbers if other != number]
        self.diagrams = [self.diagrams[number] for number in numbers]
        self.wins = self.wins[numbers]

    def _merged(self) -> bool:
        """Merge two diagrams. Return False if none can be merged, or all tries are used."""
        count = self.wins.sum(0)
        needed = (self.wins & (count == 1)).sum(1)
        order = sorted(range(len(self.diagrams)), key=lambda number: int(needed[number]))
        for at, rare in enumerate(order):
            for other in order[at + 1 : at + 1 + PARTNERS]:
                pair = self.diagrams[rare], self.diagrams[other]
                if pair in self._tried:
                    continue
                if len(self._tried) == MERGES:
                    return False
                self._tried.add(pair)
                left = count - self.wins[rare] - self.wins[other]
                positions = [self.positions[index] for index in numpy.flatnonzero(left == 0)]
                found = find(positions, pair[1], self._checker, self._values, Random(self._seed))
                if found is not None:
                    self.diagrams[other] = found
                    self.wins[other] = self._won(found)
                    self._keep([number for number in range(len(self.diagrams)) if number != rare])
                    return True
        return False
