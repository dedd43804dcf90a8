"""Build a tree in which the first player always wins connect four on 7 x 6.

Each position in which it is the first player's turn gets an answer: a diagram that wins against every play, or a move.
After a move, every reply of the opponent leads to another position of the tree. Of two positions that are mirror
images, only one is in the tree.
"""

from collections.abc import Callable, Iterator

from lab.learn.connectx_check import Checker
from lab.learn.connectx_repair import FOLLOW_UP, Diagram, Random, find
from lab.learn.connectx_rules import Position, bits, canonical, reached, replies
from lab.learn.connectx_values import Values

EARLIEST = 6  # plies before which no diagram is searched for
TRIES = 60  # searches for a diagram of a position
TRIES_AHEAD = 4  # searches for a diagram after a move that is only compared with others
TRIES_AGAIN = 40  # searches for a diagram in the complete tree, beginning with the diagrams that follow
AGAIN = 800  # positions with a move that are tried in the complete tree

Answer = tuple[str, int]
""""move" and a cell as a mask, or "diagram" and its number."""


class Tree:
    """The answers found so far: `answers` by position, and `diagrams` by number."""

    def __init__(self, seed: int, values: Values, save: "Callable[[Tree], None]") -> None:
        """`seed`: with the same seed, the tree is the same. `save`: called with this tree after each move that has been
        chosen. A tree with the same `state` goes on from there in the same way."""
        self._seed = seed
        self._save = save
        self._values = values
        self._checker = Checker()
        self._fits: dict[Position, int] = {}  # position -> number of a diagram that wins it
        self._tried: dict[Position, int] = {}  # position -> number of diagrams that do not win it
        self._hopeless: dict[Position, int] = {}  # position -> number of searches that have found no diagram
        self._tried_again: dict[Position, bool] = {}  # position -> whether a diagram was found in the complete tree
        self.answers: dict[Position, Answer] = {}
        self.diagrams: list[Diagram] = []

    @property
    def state(self) -> tuple:
        """All that later answers depend on. Its values are ints, tuples, lists and dicts of these."""
        return self._fits, self._tried, self._hopeless, self._tried_again, self.answers, self.diagrams

    @state.setter
    def state(self, state: tuple) -> None:
        self._fits, self._tried, self._hopeless, self._tried_again, self.answers, self.diagrams = state

    def solve(self, me: int, other: int) -> None:
        """Give this position an answer, and every position that follows from it."""
        position = canonical(me, other)[:2]
        if position not in self.answers:
            answer = self.answers[position] = self._answer(position)
            if answer[0] == "move":
                self._save(self)
        kind, value = self.answers[position]
        if kind == "move":
            for following in replies(*position, value):
                self.solve(*following)

    def cut(self) -> None:
        """Search again for diagrams that can take the place of a move and of everything after it, from the root on.
        Stop after AGAIN positions."""
        for position in self.reached((0, 0)):
            if len(self._tried_again) == AGAIN:
                break
            if self.answers[position][0] == "move" and position not in self._tried_again:
                fit = self._fit(position)
                if fit is None:
                    fit = self._search_again(position)
                self._tried_again[position] = fit is not None
                if fit is not None:
                    self.answers[position] = "diagram", fit
                self._save(self)

    def reached(self, start: Position) -> Iterator[Position]:
        """Yield the positions of the tree from `start` on, each once, a position before those that follow."""
        return reached(start, self._chosen)

    def _chosen(self, position: Position) -> "int | None":
        """Return the cell of the move in this position, as a mask, or None if a diagram is the answer."""
        kind, value = self.answers[position]
        return value if kind == "move" else None

    def _answer(self, position: Position) -> Answer:
        fit = self._diagram(position, TRIES)
        if fit is not None:
            return "diagram", fit
        return "move", self._move(*position)

    def _diagram(self, position: Position, tries: int) -> "int | None":
        """Return the number of a diagram that wins `position`, or None. `tries`: searches for a new one."""
        fit = self._fit(position)
        return self._search(position, tries) if fit is None else fit

    def _fit(self, position: Position) -> "int | None":
        """Return the number of a known diagram that wins `position`, or None."""
        if position not in self._fits:
            for number in range(len(self.diagrams) - 1, self._tried.get(position, 0) - 1, -1):
                self._checker.take(self.diagrams[number])
                if self._checker.holds(*position):
                    self._fits[position] = number
                    break
            self._tried[position] = len(self.diagrams)
        return self._fits.get(position)

    def _search(self, position: Position, tries: int) -> "int | None":
        """Return the number of a new diagram that wins `position`, or None."""
        if (position[0] | position[1]).bit_count() < EARLIEST:
            return None
        if self._hopeless.get(position, 0) >= tries:
            return None
        random = Random(self._seed + position[0] * 31 + position[1])
        for _ in range(tries):
            found = find([position], FOLLOW_UP, self._checker, self._values, random)
            if found is not None:
                number = len(self.diagrams)
                self.diagrams.append(found)
                self._fits[position] = number
                return number
        self._hopeless[position] = tries
        return None

    def _search_again(self, position: Position) -> "int | None":
        """Return the number of a new diagram that wins `position`, or None. Begin with the diagrams that follow."""
        if (position[0] | position[1]).bit_count() < EARLIEST:
            return None
        answers = [self.answers[each] for each in self.reached(position)]
        starts = list(dict.fromkeys([value for kind, value in answers if kind == "diagram"]))
        random = Random(self._seed + position[0] * 31 + position[1])
        for count in range(TRIES_AGAIN):
            start = self.diagrams[starts[count % len(starts)]]
            found = find([position], start, self._checker, self._values, random)
            if found is not None:
                self.diagrams.append(found)
                return len(self.diagrams) - 1
        return None

    def _move(self, me: int, other: int) -> int:
        """Return the winning move after which the fewest replies lack an answer. Of several, it wins earliest."""
        best, least = 0, (100, 0)
        moves = bits(self._values.winning(me, other))
        for move in moves:
            cost = 0
            if len(moves) > 1:
                for following in replies(me, other, move):
                    cost += following not in self.answers and self._diagram(following, TRIES_AHEAD) is None
            rating = cost, self._values.score(other, me | move)
            if rating < least:
                best, least = move, rating
        return best
