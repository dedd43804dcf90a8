"""The end of a game of go: areas, the winner, and what a bot does in the agreement on dead stones. Loaded on demand.

A bot finds dead stones by a simple rule, which may miss some. The stones of a player divide the board into regions. The
opponent's stones in a region are dead if they have no room there for two eyes, and if the stones around the region have
two eyes without them.
"""

from ..engine.agreement import DONE, RESUME
from ..engine.game import Outcome

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator, Iterator

    from .go_board import GoBoard

_STEP = 16  # cells between two yields
_TWO_EYES = 7  # a region with at least this many cells has room for two eyes
_LARGE = 4  # an eye with at least this many cells counts as two


def result(game: "GoBoard") -> Outcome:
    """Return the outcome of `game` if it ends now."""
    found = score(game)
    margin = 2 * (found[1] - found[2]) - game.options[1]
    if not margin:
        return Outcome(0, (), "equal areas with komi")
    winner = 1 if margin > 0 else 2
    board, dead = game._board, game.marked if game.acts is not None else b""
    line = [cell for cell in range(len(board)) if board[cell] == winner and not (dead and dead[cell])]
    return Outcome(winner, tuple(line), "more area with komi")


def score(game: "GoBoard") -> tuple:
    """Return (0, player 1's area, player 2's area): living stones, and empty cells that only they surround."""
    cells = bytearray(game._board)
    found = [0, 0, 0]
    for cell in range(len(cells)):
        if game.acts is not None and game.marked[cell]:
            cells[cell] = 0
        found[cells[cell]] += 1
    waiting: list = []
    for start in range(len(cells)):
        if not cells[start]:
            waiting.append(start)
            cells[start] = 3
            rim = size = 0
            while waiting:
                cell = waiting.pop()
                size += 1
                for step in game._near[cell]:
                    owner = cells[cell + step]
                    if not owner:
                        cells[cell + step] = 3
                        waiting.append(cell + step)
                    elif owner != 3:
                        rim |= owner
            if 0 < rim < 3:
                found[rim] += size
    return 0, found[1], found[2]


# -- the agreement


def act(game: "GoBoard", player: int) -> "Generator[None, None, int]":
    """Generator: return the act of a bot that plays for `player`. Yield every few milliseconds."""
    dead = bytearray(len(game._board))
    for owner in (1, 2):
        yield from _Regions(game, 3 - owner).find(dead)
    ours = _groups_marked_by(game, player)
    for cell in range(len(dead)):
        owner, marked = game._board[cell], game.marked[cell]
        if owner == player and marked and not dead[cell] and game._sole_liberty(cell) < 0:
            return RESUME  # it is alive
        if owner and dead[cell] and not marked:
            if game._roots[cell] not in ours:
                return cell
            if owner != player:
                return RESUME  # the opponent has removed the mark
    return DONE


def _groups_marked_by(game: "GoBoard", player: int) -> list:
    """Return the roots of the groups that `player` has marked in this agreement, or whose marks it has removed."""
    turn, found = game.next_mover, []
    for action in game.acts or ():
        if action == DONE:
            turn = 3 - turn
        elif turn == player:
            found.append(game._roots[action])
    return found


class _Regions:
    """The regions into which the stones of `player` divide the board: connected cells without a stone of `player`."""

    def __init__(self, game: "GoBoard", player: int) -> None:
        self._board, self._near, self._roots = game._board, game._near, game._roots
        self._player = player
        self._labels = bytearray(len(self._board))  # by cell: the number of its region, 0 for the player's stones
        self._sizes, self._stones, self._eyes = [0], [0], [0]  # by region: cells, the opponent's stones and eyes

    def find(self, dead: bytearray) -> "Iterator[None]":
        """Generator: set the items of `dead` that belong to dead stones of the opponent."""
        board, labels = self._board, self._labels
        opponent = 3 - self._player
        for cell in range(len(board)):
            if board[cell] != self._player and not labels[cell]:
                if len(self._sizes) == 255:
                    return
                for numbers in (self._sizes, self._stones, self._eyes):
                    numbers.append(0)
                yield from self._label(cell)
        yield from self._count_eyes()
        for region in range(1, len(self._sizes)):
            if self._stones[region] and self._eyes[region] < 2 and (yield from self._is_safe(region)):
                for cell in range(len(board)):
                    if labels[cell] == region and board[cell] == opponent:
                        dead[cell] = 1

    def _label(self, first: int) -> "Iterator[None]":
        board, labels, region, waiting = self._board, self._labels, len(self._sizes) - 1, [first]
        labels[first] = region
        while waiting:
            cell = waiting.pop()
            self._sizes[region] += 1
            self._stones[region] += board[cell] > 0
            for step in self._near[cell]:
                if board[cell + step] != self._player and not labels[cell + step]:
                    labels[cell + step] = region
                    waiting.append(cell + step)
            if not self._sizes[region] % _STEP:
                yield

    def _count_eyes(self) -> "Iterator[None]":
        """Generator: count the opponent's eyes. A large eye counts twice."""
        board, seen = self._board, bytearray(self._board)
        for first in range(len(board)):
            if not seen[first]:
                waiting, size, is_eye = [first], 0, True
                seen[first] = 1
                while waiting:
                    cell = waiting.pop()
                    size += 1
                    for step in self._near[cell]:
                        is_eye = is_eye and board[cell + step] != self._player
                        if not seen[cell + step]:
                            seen[cell + step] = 1
                            waiting.append(cell + step)
                    if not size % _STEP:
                        yield
                if is_eye:
                    self._eyes[self._labels[first]] += 1 + (size >= _LARGE)
            if not first % _STEP:
                yield

    def _is_safe(self, region: int) -> "Generator[None, None, bool]":
        """Generator: return whether the stones around `region` have two eyes if all of the opponent's stones in it are
        dead. Each group around it must also have a cell of another region beside it: otherwise it may be surrounded."""
        board, labels, roots = self._board, self._labels, self._roots
        around, beyond, touched = bytearray(len(board)), bytearray(len(board)), bytearray(len(self._sizes))
        for cell in range(len(board)):
            if board[cell] == self._player:
                for step in self._near[cell]:
                    if labels[cell + step] == region:
                        around[roots[cell]] = 1
                    elif labels[cell + step]:
                        beyond[roots[cell]] = 1
            if not cell % _STEP:
                yield
        for cell in range(len(board)):
            if board[cell] == self._player and around[roots[cell]]:
                if not beyond[roots[cell]]:
                    return False
                for step in self._near[cell]:
                    touched[labels[cell + step]] = 1
            if not cell % _STEP:
                yield
        eyes = 0
        for other in range(1, len(touched)):
            if touched[other] and self._eyes[other] < 2:
                eyes += 1 + (self._sizes[other] >= _TWO_EYES)
        return eyes > 1
