"""The search that all playing bots share: alpha-beta, deepened a ply at a time, on a stack of its own.

Worths are always the thinker's: at its own turns the highest counts, at everybody else's the lowest. So a turn that
stays after a forced pass needs no care, and several opponents are taken for one who plays against the thinker
("paranoid"): with more than two players that is the cheapest search whose cut-offs are sound.

The moves of a position are tried in this order: what the table remembers as best there, what last cut a sister short,
and the game's own `candidates`. Nothing depends on time: a budget is a number of nodes, that is, of moves looked at.
Where a game has much to prepare (a long one that was just restored), that is taken off it.
"""

from array import array

from ..engine.game import WON
from . import tables

_MOST = 30000  # beyond every worth
_SOON = 9000  # beyond it somebody wins for sure, and the sooner the further beyond
_DEEPEST = 60
_SLICE_MS = 12  # at most, between two yields, by the game's pace
_READY = 40  # slices of preparation that fit in beside a whole budget
_PUSHED = 5  # a move that is pushed takes so much longer than one that is only foreseen, in games of a quick pace
_ZEROS = bytes(64)
_SIZE = 512  # a power of two
EXACT, AT_LEAST, AT_MOST = 1, 2, 3


class TranspositionTable:
    """The transposition table, worths and best moves by a position's hash: a fixed 5 KB, in which a new one takes the
    place of an old one."""

    def __init__(self) -> None:
        if not tables:
            numbers = range(_SIZE)  # not zeros, which would need their room twice
            tables.extend((array("I", numbers), array("h", numbers), array("H", numbers)))
            tables.extend((bytearray(_SIZE), bytearray(_SIZE)))
        self._hashes, self._worths, self._moves, self._depths, self._kinds = tables
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


class Search:
    """A bot; a subclass is a level."""

    searches = True  # it plays moves on the game that it is given, and takes them back

    def __init__(self) -> None:
        self.nodes = 0  # searched since the thought began: a simulator may charge for them
        self._table = TranspositionTable()
        self._killers = [0] * (_DEEPEST + 1)  # by plies left: the move that last cut a position short

    def budget(self, game) -> int:
        """Return how many nodes a move may cost."""
        raise NotImplementedError

    def slips(self, game) -> int:
        """Return how many moves of a hundred are random ones."""
        return 0

    def think(self, game, rng):
        """Return (as a generator that yields its progress, 0 to 100) the move to play."""
        self.nodes = prepared = 0
        if rng.below(100) < self.slips(game):
            yield 100
            return game.random_move(rng)
        game.fetch()
        for _ in game.prepare():
            prepared += 1  # takes about as long as a node
            yield 0
        moves, ply, budget = _shuffled(game.candidates(), rng), game.ply, self.budget(game)
        self._limit = max(budget - max(prepared - _READY, 0), budget // 4)
        try:
            return (yield from self._deepen(game, moves))
        finally:
            while game.ply > ply:
                game.pop()

    def _deepen(self, game, moves: list):
        if len(moves) == 1:
            yield 100
            return moves[0]
        self._table.clear()
        for left in range(len(self._killers)):
            self._killers[left] = 0
        nodes = _SLICE_MS * game.pace // 1000
        self._slow = nodes < 2  # one move pushed may take all of a slice, and more
        self._slice = max(nodes if self._slow else nodes * 5 // 3, 1)
        self._pause = min(self._slice, self._limit)
        self._worths = [0] * len(moves)  # of the moves, where they are known
        yield 0
        best = moves[0]
        for depth in range(1, _DEEPEST):
            found, worth, tried = yield from self._look(game, moves, depth)
            if worth < -_SOON and tried < len(moves) and game.players == 2:
                return moves[tried]  # all that were tried lose (several opponents may miss it), and nodes have run out
            if found >= 0:
                best = found
            if tried < len(moves) or abs(worth) > _SOON or self._complete:
                break
            if depth == 1:
                _sort(moves, self._worths)
            _to_front(moves, best)
        return best

    def _look(self, game, moves: list, depth: int):
        """Search `depth` plies deep; return the best of `moves`, its worth, and how many were tried until the
        nodes ran out. The locals are the position looked at; those above it wait on the stack."""
        push, pop, table = game.push, game.pop, self._table
        me, nodes, left, pause = game.turn, self.nodes, depth, self._pause
        foresee = game.foresight(me) if depth == 1 else None
        low, high, mine, best, at, count = -_MOST, _MOST, True, -1, 0, len(moves)
        hashed, stack = 0, []  # the root is in no table
        self._complete = True
        while True:
            if at < count and low < high:
                if nodes >= pause:
                    self.nodes = nodes
                    yield min(nodes * 100 // self._limit, 100)
                    pause = self._pause = min(nodes + self._slice, self._limit)
                    if nodes >= self._limit:
                        break
                move = moves[at]
                at += 1
                nodes += 1
                if left == 1:
                    worth = foresee(move)
                    if worth >= WON:
                        worth -= depth
                    elif worth <= -WON:
                        worth += depth
                    else:
                        self._complete = False
                else:
                    push(move)
                    if game.outcome is not None:
                        worth = _ended(game.outcome.winner, me, depth - left + 1)
                    else:
                        if self._slow:
                            self.nodes = nodes
                            for _ in game.prepare():
                                yield min(nodes * 100 // self._limit, 100)
                        below = game.hash
                        worth = table.probe(below, left - 1, low, high)
                        if worth is None:
                            stack.append((moves, at, low, high, best, mine, hashed))
                            hashed = below
                            if self._slow:
                                yield min(nodes * 100 // self._limit, 100)
                            pause -= _PUSHED - 1
                            mine = game.turn == me
                            left -= 1
                            moves = game.candidates()
                            _to_front(moves, self._killers[left])
                            if table.hint >= 0:
                                _to_front(moves, table.hint)
                            if left == 1:
                                if self._slow:
                                    yield min(nodes * 100 // self._limit, 100)
                                foresee = game.foresight(me)
                            at, best, count = 0, -1, len(moves)
                            continue
                    pop()
            else:
                if not stack:
                    break
                worth = low if mine else high
                if low >= high:
                    self._killers[left] = best
                table.store(hashed, left, worth, best, _kind(low < high, best, mine))
                moves, at, low, high, best, mine, hashed = stack.pop()
                count = len(moves)
                left += 1
                move = moves[at - 1]
                pop()
            if not stack:
                self._worths[at - 1] = worth
            if mine:
                if worth > low:
                    low = worth
                    best = move
            elif worth < high:
                high = worth
                best = move
        self.nodes = nodes
        for _ in stack:
            pop()
        if stack:
            at, low, best = stack[0][1] - 1, stack[0][2], stack[0][4]
        return best, low, at


def _kind(whole: bool, best: int, mine: bool) -> int:
    """Return what a worth says: all, where every move was tried and one was better than what was known before."""
    if not whole:
        return AT_LEAST if mine else AT_MOST
    if best < 0:
        return AT_MOST if mine else AT_LEAST
    return EXACT


def _ended(winner: int, me: int, plies: int) -> int:
    """Return what an end after so many more plies is worth."""
    if winner == 0:
        return 0
    return WON - plies if winner == me else plies - WON


def _shuffled(moves: list, rng) -> list:
    for last in range(len(moves) - 1, 0, -1):
        other = rng.below(last + 1)
        moves[last], moves[other] = moves[other], moves[last]
    return moves


def _sort(moves: list, worths: list) -> None:
    """Put the moves with the highest worths first; those of one worth stay in their order."""
    order = sorted([1024 * -worth + at for at, worth in enumerate(worths)])
    moves[:] = [moves[key % 1024] for key in order]


def _to_front(moves: list, move: int) -> None:
    if move in moves:
        moves.remove(move)
        moves.insert(0, move)
