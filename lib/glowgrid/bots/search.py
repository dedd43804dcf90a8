"""Alpha-beta search with iterative deepening and its own stack, and the bots Easy, Medium and Hard, which use it.

Scores are from the point of view of the bot that thinks: its own turns maximise the score, all other turns minimise it.
So the search needs no special case if a player must pass. Several opponents are treated as one who plays against the
bot ("paranoid" search). This is the cheapest search with sound cut-offs for more than two players.

Moves are tried in this order: the transposition table's move, the killer move, then the game's `candidates`. At the
last ply, moves are not played; the game's `foresight` scores them. The budget is a number of nodes (moves examined), so
results do not depend on time. If a game needs long preparation, such as a long restored game, the budget is smaller.
"""

from array import array

from ..engine.game import WON

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.rng import Rng

_MOST = 30000  # above every score
_SOON = 9000  # above this a win is certain; quicker wins are higher
_SLICE_MS = 12  # maximum time between two yields, from the game's pace
_READY = 40  # slices of preparation that are not deducted from the budget
_PUSHED = 5  # a pushed move takes this many times as long as a move that is scored by `foresight`
_ZEROS = bytes(64)
_MS = 1600  # for the search, of Hard's three seconds: a frame every 33 ms takes 15 (lab.pace), scanning keys 1.3
_SIZE = 512  # entries of the transposition table, a power of two
EXACT, LOWER, UPPER = 1, 2, 3  # accuracy of a stored score: exact, or a bound

_arrays: list = []  # arrays of the transposition table; created once and shared, because searches run one at a time


class TranspositionTable:
    """A 5 KB table from a position's hash to its score and best move. A new entry overwrites the one in its slot."""

    def __init__(self) -> None:
        if not _arrays:
            numbers = range(_SIZE)  # a range, because zeros would need the memory twice
            _arrays.extend((array("I", numbers), array("h", numbers), array("H", numbers)))
            _arrays.extend((bytearray(_SIZE), bytearray(_SIZE)))
        self._hashes, self._scores, self._moves, self._depths, self._bounds = _arrays
        self.clear()

    def clear(self) -> None:
        """Remove all entries without allocating memory."""
        self.hint = -1  # the best known move of the last position that was probed, or -1
        for at in range(0, _SIZE, len(_ZEROS)):
            self._bounds[at : at + len(_ZEROS)] = _ZEROS  # 0 for no entry

    def probe(self, hashed: int, left: int, alpha: int, beta: int) -> int | None:
        """Return the stored score if its search was at least `left` plies deep and the score is exact, a lower bound >=
        `beta`, or an upper bound <= `alpha`. Otherwise return None. Set `hint` to the best known move, or -1."""
        at = hashed % _SIZE
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
        """Store the result of a search `left` plies deep for the position `hashed`. `bound`: EXACT, LOWER or UPPER."""
        at = hashed % _SIZE
        self._hashes[at] = hashed
        self._depths[at] = left
        self._scores[at] = score
        self._moves[at] = move & 0xFFFF
        self._bounds[at] = bound


class Search:
    """Base class of bots that search. Each subclass is a level of strength, for example:

    >>> class Quick(Search):
    ...     slips = 10
    ...     def budget(self, game):
    ...         return 30
    """

    searches = True  # it pushes and pops moves on its game
    slips = 0  # percentage of random moves
    deepest = 60  # maximum depth of a search in plies

    def __init__(self) -> None:
        self.nodes = 0  # number of nodes of the current search; a simulator may convert them to time
        self.table: TranspositionTable = None  # type: ignore[assignment]  # set by the first search of a perfect game
        self._killers = [0] * (self.deepest + 1)  # the move that last caused a cut-off, by the number of plies left

    def budget(self, game: "Game") -> int:
        """Return how many nodes the bot may examine to choose a move."""
        raise NotImplementedError

    def think(self, game: "Game", rng: "Rng") -> "Generator[int, None, int]":
        """Generator: choose the move to play, and return it. Yield the progress of the search, from 0 to 100."""
        self.nodes = prepared = 0
        if rng.below(100) < self.slips:
            yield 100
            return game.random_move(rng)
        game.fetch()
        for _ in game.prepare():
            prepared += 1  # takes about as long as a node
            yield 0
        moves, ply, budget = _shuffled(game.candidates(), rng), game.ply, self.budget(game)
        if not game.perfect:
            from .imperfect_search import choose  # stays

            return (yield from choose(self, game, moves, rng))
        self._limit = max(budget - max(prepared - _READY, 0), budget // 4)
        try:
            return (yield from self._deepen(game, moves))
        finally:
            while game.ply > ply:
                game.pop()

    def _deepen(self, game: "Game", moves: list) -> "Generator[int, None, int]":
        """Generator: search one ply deep, then two, and so on, as the budget allows. Return the best of `moves`."""
        if len(moves) == 1:
            yield 100
            return moves[0]
        if self.table is None:
            self.table = TranspositionTable()
        self.table.clear()
        for left in range(len(self._killers)):
            self._killers[left] = 0
        nodes = _SLICE_MS * game.pace // 1000
        self._slow = nodes < 2  # one pushed move may take a whole slice, or more
        self._slice = max(nodes if self._slow else nodes * 5 // 3, 1)
        self._pause = min(self._slice, self._limit)
        self._scores = [0] * len(moves)  # known scores of the moves
        yield 0
        best = moves[0]
        for depth in range(1, self.deepest):
            found, score, tried = yield from self._look(game, moves, depth)
            if score < -_SOON and tried < len(moves) and game.players == 2:
                return moves[tried]  # all moves that were tried lose (several opponents may miss it)
            if found >= 0:
                best = found
            if tried < len(moves) or abs(score) > _SOON or self._complete:
                break
            if depth == 1:
                _sort(moves, self._scores)
            _to_front(moves, best)
        return best

    def _look(self, game: "Game", moves: list, depth: int) -> "Generator[int, None, tuple]":
        """Generator: search `depth` plies deep. Return (best move, its score, how many of `moves` the budget allowed).
        Local variables describe the current position. `stack` has the same data for each earlier position."""
        push, pop, table = game.push, game.pop, self.table
        me, nodes, left, pause = game.turn, self.nodes, depth, self._pause
        foresee = game.foresight(me) if depth == 1 else None
        alpha, beta, mine, best, at, count = -_MOST, _MOST, True, -1, 0, len(moves)
        hashed, stack = 0, []  # the root is not in the table
        self._complete = True
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
                        self._complete = False
                else:
                    push(move)
                    if game.outcome is not None:
                        score = _ended(game.outcome.winner, me, depth - left + 1)
                    else:
                        if self._slow:
                            self.nodes = nodes
                            for _ in game.prepare():
                                yield min(nodes * 100 // self._limit, 100)
                        below = game.hash
                        score = table.probe(below, left - 1, alpha, beta)
                        if score is None:
                            stack.append((moves, at, alpha, beta, best, mine, hashed))
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
    """Return the kind of a position's score: EXACT, LOWER or UPPER. `whole`: whether all moves were tried. `best`: the
    best move, below 0 if no move improved the score. `mine`: whether it is the bot's turn."""
    if whole and best >= 0:
        return EXACT
    return UPPER if whole == mine else LOWER


def _ended(winner: int, me: int, plies: int) -> int:
    """Return the score for `me` of a game that ends in `plies` plies. Early wins score high, early losses low."""
    return 0 if not winner else WON - plies if winner == me else plies - WON


def _shuffled(moves: list, rng: "Rng") -> list:
    for last in range(len(moves) - 1, 0, -1):
        other = rng.below(last + 1)
        moves[last], moves[other] = moves[other], moves[last]
    return moves


def _sort(moves: list, scores: list) -> None:
    """Sort `moves` by their `scores`, the highest first. Moves with equal scores keep their order."""
    order = sorted([1024 * -score + at for at, score in enumerate(scores)])
    moves[:] = [moves[key % 1024] for key in order]


def _to_front(moves: list, move: int) -> None:
    if move in moves:
        moves.remove(move)
        moves.insert(0, move)


# -- the levels; docs/developers/tournament.md compares them


class Easy(Search):
    """A bot for beginners. It sees some immediate wins and losses, and half of its moves are random."""

    slips = 50

    def budget(self, game: "Game") -> int:
        return min(12, game.pace)  # less than a third of a second in every game


class Medium(Search):
    """A bot that looks a few moves ahead. Now and then it plays a random move."""

    slips = 20

    def budget(self, game: "Game") -> int:
        return min(40, game.pace)  # less than a second in every game


class Hard(Search):
    """The strongest bot. It chooses a move within three seconds."""

    def budget(self, game: "Game") -> int:
        return game.pace * _MS // 1000
