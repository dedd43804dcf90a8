"""The search of all bots but Random, and their levels: alpha-beta, iterative deepening, an explicit stack.

Scores are from the view of the searching player, who maximizes; everybody else minimizes. So a turn that stays the same
after a forced pass needs no special case, and several opponents count as one ("paranoid" search): with more than two
players this is the cheapest search with sound cut-offs.

Moves are ordered: the transposition table's, the killer move, then the game's own `candidates`. One ply before the end
of the search, moves are not played but scored by the game's `foresight`. Nothing depends on time: the budget is a
number of nodes, that is, of moves considered. Long preparation is subtracted from it, as after restoring a long game.
"""

from array import array

from ..engine.game import WON

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.rng import Rng

_INFINITY = 30000  # larger than every score
_SURE_WIN = 9000  # a larger score means a certain win; the sooner the win, the higher the score
_SLICE_MS = 12  # the longest time between two yields, at the game's pace
_FREE_SLICES = 40  # slices of preparation that do not reduce the budget
_PUSH_COST = 5  # in fast games, pushing a move takes this many times as long as estimating it
_ZEROS = bytes(64)
_HARD_MS = 1600  # Hard's share of 3 s: of each 33 ms a frame takes 14 (tools.estimate), a scan of the keys 1.3
_TABLE_SIZE = 512  # entries of the transposition table, a power of two
EXACT, LOWER, UPPER = 1, 2, 3  # bounds: how a stored score relates to the true one

_arrays: list = []  # the table's, made by the first search and shared, as only one bot thinks at a time


class TranspositionTable:
    """Scores and best moves by position hash. It has a fixed size of 5 KB; a new entry replaces an old one."""

    def __init__(self) -> None:
        if not _arrays:
            numbers = range(_TABLE_SIZE)  # a list of zeros would need the memory twice
            _arrays.extend((array("I", numbers), array("h", numbers), array("H", numbers)))
            _arrays.extend((bytearray(_TABLE_SIZE), bytearray(_TABLE_SIZE)))
        self._hashes, self._scores, self._moves, self._depths, self._bounds = _arrays
        self.clear()

    def clear(self) -> None:
        """Remove all entries, in place."""
        self.hint = -1  # the best known move of the last position probed, or -1
        for at in range(0, _TABLE_SIZE, len(_ZEROS)):
            self._bounds[at : at + len(_ZEROS)] = _ZEROS  # 0 means no entry

    def probe(self, hashed: int, left: int, alpha: int, beta: int) -> int | None:
        """Return the position's score if it was searched `left` plies deep or more and is exact, or a bound outside
        alpha..beta; otherwise return None. Set `hint`."""
        at = hashed % _TABLE_SIZE
        bound = self._bounds[at]
        if not bound or self._hashes[at] != hashed:
            self.hint = -1
            return None
        self.hint = self._moves[at]
        if self._depths[at] < left:
            return None
        score = self._scores[at]
        if bound == EXACT or bound == LOWER and score >= beta or bound == UPPER and score <= alpha:
            return score
        return None

    def store(self, hashed: int, left: int, score: int, move: int, bound: int) -> None:
        """Store the result of a search `left` plies deep."""
        at = hashed % _TABLE_SIZE
        self._hashes[at] = hashed
        self._depths[at] = left
        self._scores[at] = score
        self._moves[at] = move & 0xFFFF
        self._bounds[at] = bound


class Search:
    """A bot that searches. Each level is a subclass, such as

    >>> class Quick(Search):
    ...     slips = 10
    ...     def budget(self, game):
    ...         return 30
    """

    searches = True  # the search pushes and pops moves on the game it is given
    slips = 0  # percentage of random moves
    deepest = 60  # the maximum depth in plies

    def __init__(self) -> None:
        self.nodes = 0  # nodes searched for the current move; a simulator may charge time for them
        self.table = TranspositionTable()
        self._killers = [0] * (self.deepest + 1)  # by plies left: the last move that caused a cut-off

    def budget(self, game: "Game") -> int:
        """Return the number of nodes to search per move."""
        raise NotImplementedError

    def think(self, game: "Game", rng: "Rng") -> "Generator[int, None, int]":
        """Return the move to play. This generator yields its progress, 0 to 100."""
        if not game.perfect:
            from ..engine.faults import NotPerfect

            raise NotPerfect(game)
        self.nodes = prepared = 0
        if rng.below(100) < self.slips:
            yield 100
            return game.random_move(rng)
        game.fetch()
        for _ in game.prepare():
            prepared += 1  # each step takes about as long as a node
            yield 0
        moves, ply, budget = _shuffled(game.candidates(), rng), game.ply, self.budget(game)
        self._limit = max(budget - max(prepared - _FREE_SLICES, 0), budget // 4)
        try:
            return (yield from self._deepen(game, moves))
        finally:
            while game.ply > ply:
                game.pop()

    def _deepen(self, game: "Game", moves: list) -> "Generator[int, None, int]":
        """Search one ply deep, then two, and so on until the budget is used up. Return the best of `moves`."""
        if len(moves) == 1:
            yield 100
            return moves[0]
        self.table.clear()
        for left in range(len(self._killers)):
            self._killers[left] = 0
        nodes = _SLICE_MS * game.pace // 1000
        self._is_slow = nodes < 2  # pushing one move may take a whole slice or more
        self._slice = max(nodes if self._is_slow else nodes * 5 // 3, 1)
        self._pause = min(self._slice, self._limit)
        self._scores = [0] * len(moves)  # scores of the moves, as far as known
        yield 0
        best = moves[0]
        for depth in range(1, self.deepest):
            found, score, tried = yield from self._search(game, moves, depth)
            if score < -_SURE_WIN and tried < len(moves) and game.players == 2:
                # all moves tried so far lose and no nodes are left; several opponents may miss the win
                return moves[tried]
            if found >= 0:
                best = found
            if tried < len(moves) or abs(score) > _SURE_WIN or self._is_complete:
                break
            if depth == 1:
                _sort(moves, self._scores)
            _to_front(moves, best)
        return best

    def _search(self, game: "Game", moves: list, depth: int) -> "Generator[int, None, tuple]":
        """Search `depth` plies deep. Return the best of `moves`, its score, and how many were tried before the budget
        ran out. Local variables hold the current position; those above it are on the stack."""
        push, pop, table = game.push, game.pop, self.table
        me, nodes, left, pause = game.turn, self.nodes, depth, self._pause
        foresee = game.foresight(me) if depth == 1 else None
        alpha, beta, mine, best, at, count = -_INFINITY, _INFINITY, True, -1, 0, len(moves)
        hashed, stack = 0, []  # the root is not in the table
        self._is_complete = True
        while True:
            if at < count and alpha < beta:
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
                    score = foresee(move)  # type: ignore[misc]
                    if score >= WON:
                        score -= depth
                    elif score <= -WON:
                        score += depth
                    else:
                        self._is_complete = False
                else:
                    push(move)
                    if game.outcome is not None:
                        score = _end_score(game.outcome.winner, me, depth - left + 1)
                    else:
                        if self._is_slow:
                            self.nodes = nodes
                            for _ in game.prepare():
                                yield min(nodes * 100 // self._limit, 100)
                        below = game.hash
                        score = table.probe(below, left - 1, alpha, beta)
                        if score is None:
                            stack.append((moves, at, alpha, beta, best, mine, hashed))
                            hashed = below
                            if self._is_slow:
                                yield min(nodes * 100 // self._limit, 100)
                            pause -= _PUSH_COST - 1
                            mine = game.turn == me
                            left -= 1
                            moves = game.candidates()
                            _to_front(moves, self._killers[left])
                            if table.hint >= 0:
                                _to_front(moves, table.hint)
                            if left == 1:
                                if self._is_slow:
                                    yield min(nodes * 100 // self._limit, 100)
                                foresee = game.foresight(me)
                            at, best, count = 0, -1, len(moves)
                            continue
                    pop()
            else:
                if not stack:
                    break
                score = alpha if mine else beta
                if alpha >= beta:
                    self._killers[left] = best
                table.store(hashed, left, score, best, _bound(alpha < beta, best, mine))
                moves, at, alpha, beta, best, mine, hashed = stack.pop()
                count = len(moves)
                left += 1
                move = moves[at - 1]
                pop()
            if not stack:
                self._scores[at - 1] = score
            if mine:
                if score > alpha:
                    alpha = score
                    best = move
            elif score < beta:
                beta = score
                best = move
        self.nodes = nodes
        for _ in stack:
            pop()
        if stack:
            at, alpha, best = stack[0][1] - 1, stack[0][2], stack[0][4]
        return best, alpha, at


def _bound(whole: bool, best: int, mine: bool) -> int:
    """Return the kind of a score. `whole`: all moves were tried. `best` is below 0 if none beat the known bound."""
    if not whole:
        return LOWER if mine else UPPER
    if best < 0:
        return UPPER if mine else LOWER
    return EXACT


def _end_score(winner: int, me: int, plies: int) -> int:
    """Return the score of an end after `plies` more plies: an early win scores higher, an early loss lower."""
    if winner == 0:
        return 0
    return WON - plies if winner == me else plies - WON


def _shuffled(moves: list, rng: "Rng") -> list:
    for last in range(len(moves) - 1, 0, -1):
        other = rng.below(last + 1)
        moves[last], moves[other] = moves[other], moves[last]
    return moves


def _sort(moves: list, scores: list) -> None:
    """Sort `moves` by their scores, highest first. Equal ones keep their order."""
    order = sorted([1024 * -score + at for at, score in enumerate(scores)])
    moves[:] = [moves[key % 1024] for key in order]


def _to_front(moves: list, move: int) -> None:
    if move in moves:
        moves.remove(move)
        moves.insert(0, move)


# -- levels; docs/tournament.md shows how far apart they are


class Easy(Search):
    """Fun for a child: plays half of its moves at random, and otherwise sees some immediate wins and threats."""

    slips = 50

    def budget(self, game: "Game") -> int:
        return min(12, game.pace)  # less than a third of a second in every game


class Medium(Search):
    """Looks a little ahead and makes a mistake now and then."""

    slips = 20

    def budget(self, game: "Game") -> int:
        return min(40, game.pace)  # less than a second in every game


class Hard(Search):
    """The strongest level that still answers within three seconds."""

    def budget(self, game: "Game") -> int:
        return game.pace * _HARD_MS // 1000
