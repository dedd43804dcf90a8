"""Evaluate positions and moves of go for a search. Loaded on demand.

The value of a position is an estimate of the areas, in tenths of a point: a cell belongs to the player whose stones are
nearest. Groups of the player to move that can be captured at once count as captured, because a move that does not save
them loses them. `prepare` computes this once for a position. Moves are then judged by what they change near their cell.
"""

from array import array

from ..engine.game import PASS, WON

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator

    from .go_board import GoBoard

_MOST = 16  # candidates besides the pass
_KEPT = _MOST + 8  # some may be illegal, because they repeat a position
_LINES = (-8, 0, 5, 4, 3)  # worth of a move on the first line from the edge, the second, and so on
_WEIGHTS = (10, 10, 8, 6, 4, 4)  # worth of a cell by its distance from the nearest stone
_FAR = 5
_SAFE, _ATARI = 1, 2


def _is_eye(game: "GoBoard", cell: int) -> bool:
    """Return whether the empty `cell` is an eye of the player to move: its stones around it can't be cut off."""
    board, size, player = game._board, game.cols, game.turn
    for step in game._near[cell]:
        if board[cell + step] != player:
            return False
    row, col = cell // size, cell % size
    bad = 0
    for corner_row in (row - 1, row + 1):
        for corner_col in (col - 1, col + 1):
            if 0 <= corner_row < size and 0 <= corner_col < size:
                bad += board[corner_row * size + corner_col] == 3 - player
    return not bad or bad == 1 and 0 < row < size - 1 and 0 < col < size - 1


def _size(game: "GoBoard", stone: int) -> int:
    """Return the number of stones of the group on `stone`."""
    nexts, size, other = game._nexts, 1, game._nexts[stone]
    while other != stone:
        size += 1
        other = nexts[other]
    return size


class _Evaluator:
    """Evaluates the current position of a game, and its moves."""

    def __init__(self, game: "GoBoard") -> None:
        cells = len(game._board)
        self._game = game
        self._seen = (-1, -1)  # ply and hash of the position
        self._owners = bytearray(cells)  # by cell: the player whose stones are nearest; 3 for both
        self._distances = bytearray(cells)  # by cell: the distance to them
        self._marks = bytearray(cells)
        self._queue = array("H", range(cells))
        self._step = 15 if cells < 200 else 31  # cells between two yields, minus 1
        self._best: list = []  # (500 - worth) << 10 | cell of each candidate, best first
        self.value = 0  # of the position for player 1, if the player to move passes

    def prepare(self) -> "Iterator[None]":
        """Generator: evaluate the position of the game. Yield every few milliseconds."""
        game = self._game
        if self._seen == (game.ply, game.hash):
            return
        self._seen = (-1, -1)
        total = yield from self._count_stones()
        total += yield from self._spread()
        self._best.clear()
        last = game.last()
        row = -9 if last is None or last == PASS else last // game.cols
        for at, cell in enumerate(game._free):
            if game._room[cell] or game._lives(cell) and not _is_eye(game, cell):
                self._best.append(((500 - self._worth(cell, row, (last or 0) % game.cols)) << 10) + cell)
            if at & self._step == self._step:
                yield
        self._best.sort()
        self._best = self._best[:_KEPT]
        self.value = total - 5 * game.options[1]
        self._seen = (game.ply, game.hash)

    def _count_stones(self) -> "Generator[None, None, int]":
        """Generator: begin the queue with all stones. Return their value for player 1."""
        game, owners, distances, queue, marks = self._game, self._owners, self._distances, self._queue, self._marks
        board, liberties, roots = game._board, game._liberties, game._roots
        total = self._count = 0
        for cell in range(len(board)):
            owner = board[cell]
            owners[cell] = 0
            distances[cell] = _FAR
            if owner:
                root = roots[cell]
                if not marks[root]:
                    marks[root] = _SAFE
                    if game._sole_liberty(cell) >= 0:
                        marks[root] = _ATARI
                if marks[root] == _ATARI:
                    if owner == game.turn:
                        owner = 3 - owner
                    else:
                        total += -4 if owner == 1 else 4
                elif liberties[root] < 4:
                    total += -2 if owner == 1 else 2
                owners[cell] = owner
                distances[cell] = 0
                queue[self._count] = cell
                self._count += 1
                total += 10 if owner == 1 else -10
            if cell & self._step == self._step:
                yield
        for cell in range(len(marks)):
            marks[cell] = 0
        return total

    def _spread(self) -> "Generator[None, None, int]":
        """Generator: give each empty cell to the nearest stones. Return the value of these cells for player 1."""
        owners, distances, queue, near = self._owners, self._distances, self._queue, self._game._near
        at, count, total = 0, self._count, 0
        while at < count:
            cell = queue[at]
            owner, distance = owners[cell], distances[cell]
            at += 1
            if distance and owner != 3:
                total += _WEIGHTS[distance] if owner == 1 else -_WEIGHTS[distance]
            if distance < _FAR - 1 and owner != 3:
                distance += 1
                for step in near[cell]:
                    beside = cell + step
                    if distances[beside] == _FAR:
                        distances[beside] = distance
                        owners[beside] = owner
                        queue[count] = beside
                        count += 1
                    elif distances[beside] == distance and owners[beside] != owner:
                        owners[beside] = 3
            if at & self._step == self._step:
                yield
        return total

    def _worth(self, cell: int, last_row: int, last_col: int) -> int:
        """Return how promising a stone on the empty `cell` looks. The last stone was placed at the row and column."""
        game = self._game
        board, liberties, roots, size = game._board, game._liberties, game._roots, game.cols
        row, col, free = cell // size, cell % size, game._room[cell]
        line = min(row, col, size - 1 - row, size - 1 - col)
        worth = _LINES[line if line < 4 else 4] + free
        for step in game._near[cell]:
            beside = cell + step
            stone = board[beside]
            if stone:
                left = liberties[roots[beside]]
                if stone != game.turn:
                    worth += 20 + 4 * _size(game, beside) if left == 1 else 6 if left < 4 else 2
                elif left == 1:
                    worth += 10 + 3 * _size(game, beside) if free else -20
                elif left < 4:
                    worth += 3
        if -3 < row - last_row < 3 and -3 < col - last_col < 3:
            worth += 6
        return worth

    def candidates(self) -> list:
        """Return up to 16 legal moves, the most promising first, and PASS. None of them fills an own eye."""
        for _ in self.prepare():
            pass
        moves: list = []
        for entry in self._best:
            if self._game.is_legal(entry & 1023):
                moves.append(entry & 1023)
                if len(moves) == _MOST:
                    break
        moves.append(PASS)
        return moves

    def foresight(self, player: int) -> "Callable[[int], int]":
        """Return a function f(move) that estimates the value for `player` after `move`."""
        for _ in self.prepare():
            pass
        game = self._game
        sign = 1 if player == game.turn else -1
        value = self.value if player == 1 else -self.value

        def after(move: int) -> int:
            if move != PASS:
                return value + sign * (self._gain(move) + self._tactics(move))
            if game.last() != PASS:
                return value + 3 * sign
            game.push(PASS)
            winner = game.agreed().winner if game.outcome is None else game.outcome.winner
            is_over = game.outcome is not None
            game.pop()
            if is_over:
                return 0 if not winner else WON if winner == player else -WON
            return value + (30 if winner == 3 - game.turn else -10 if winner else 0) * -sign

        return after

    def _gain(self, move: int) -> int:
        """Return how much area a stone on `move` wins for the player to move: cells nearer to it than to others."""
        owners, distances, marks, queue = self._owners, self._distances, self._marks, self._queue
        near, me = self._game._near, self._game.turn
        queue[0] = move
        marks[move] = 1
        at, count, distance, gain, weight = 0, 1, 0, 0, 10
        stop = 1
        while at < count:
            cell = queue[at]
            at += 1
            old, was = owners[cell], distances[cell]
            if old == me:
                gain += weight - _WEIGHTS[was]
            elif was == distance:
                gain += weight if old != 3 else 0
            else:
                gain += weight if old == 3 or not old else weight + _WEIGHTS[was]
            if was > distance:
                for step in near[cell]:
                    beside = cell + step
                    was = distances[beside]
                    if not marks[beside] and (was > distance + 1 or was == distance + 1 and owners[beside] != me):
                        marks[beside] = 1
                        queue[count] = beside
                        count += 1
            if at == stop:
                distance += 1
                if distance == _FAR - 1:
                    break
                weight = _WEIGHTS[distance]
                stop = count
        for at in range(count):
            marks[queue[at]] = 0
        return gain

    def _tactics(self, move: int) -> int:
        """Return what a stone on `move` wins by capturing, saving or attacking groups, and loses by being captured."""
        game = self._game
        board, liberties, roots, near = game._board, game._liberties, game._roots, game._near[move]
        me, gain, left, saved = game.turn, 0, game._room[move], 0
        done: tuple = ()
        for step in near:
            beside = move + step
            stone = board[beside]
            if stone:
                root = roots[beside]
                if root in done:
                    continue
                done += (root,)
                count = liberties[root]
                before = count
                for other in near:
                    if board[move + other] and roots[move + other] == root:
                        count -= 1
                if stone == me:
                    left += count
                    if not count:
                        saved += _size(game, root)
                elif not count:
                    size = _size(game, root)
                    left += size
                    gain += 20 * size
                elif count == 1:
                    gain += 6 + 2 * _size(game, root)
                elif before < 5:
                    gain += 2
        if left > 1:
            return gain + 20 * saved - (4 if left == 2 and game._room[move] < 2 else 0)
        lost = 1 - saved  # the stones of the new group, without those that are lost anyway
        for root in done:
            if board[root] == me:
                lost += _size(game, root)
        return gain - 20 * lost


def begin(game: "GoBoard") -> _Evaluator:
    """Return an evaluator for the positions of `game`."""
    return _Evaluator(game)
