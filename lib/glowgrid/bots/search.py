"""Alpha-beta search with iterative deepening and its own stack, and the bots Easy, Medium and Hard, which use it.

Scores are from the point of view of the bot that thinks: its own turns maximise the score, all other turns minimise it.
So the search needs no special case if a player must pass. Several opponents are treated as one who plays against the
bot ("paranoid" search). This is the cheapest search with sound cut-offs for more than two players.

Moves are tried in this order: the transposition table's move, the killer move, then the game's `candidates`. At the
last ply, moves are not played; the game's `foresight` scores them. Hard first asks the game's `book()`, if it has one:
a generator like `think`, which returns a move, or -1 where the book has none. Then it looks for a forced win, if the
game has a method for that (forced_win.py). Hard then tries the moves of the game's `urgent()`, if it has that method:
fewer than the candidates if there is a threat.

Easy and Medium examine a fixed number of nodes (moves), and overlook some moves as people do. Hard thinks until its
time is used, so a fast machine looks further ahead. Nobody needs to know how fast a machine or a game is: each `yield`
returns the clock, and the search reads this clock after each node. It ends a slice when some milliseconds have passed,
and the search when its time has. Without a clock, or with one that stands still, the budget in nodes is the only limit,
and results do not depend on time. Tournaments and simulated boards use a clock that counts nodes
(host_sim/board/thinking_time.py).
"""

from ..engine.game import WON
from .attention import noticed_moves
from .forced_win import forced_win
from .move_order import best_first, shuffled, to_front
from .transposition_table import EXACT, LOWER, UPPER, TranspositionTable

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator

    from ..engine.game import Game
    from ..engine.rng import Rng
    from ..engine.types import Clock

_INFINITY = 30000  # above every score
_SURE_WIN = 9000  # a higher score is a certain win; quicker wins score higher
_SLICE_MS = 6  # a slice ends when this time has passed; the clock is read at least every 12 ms
_MAX_GAP_MS = 60  # of the time between two slices, only this counts: a frame counts, a visit to the pause menu does not
_SEARCH_MS = 2000  # of Hard's three seconds; the rest is for a pause of 600 ms before, and for showing the move
_SLICE_NODES = 8  # nodes in a slice if no clock shows that time passes
_UNLIMITED = 1 << 29


class Search:
    """Base class of bots that search. Each subclass is a level of strength, for example:

    >>> class Quick(Search):
    ...     misses = 10
    ...     def budget(self, game):
    ...         return 30
    """

    searches = True  # it pushes and pops moves on its game
    misses = 0  # percentage of moves that it overlooks for each step from the last move, see attention.py
    book = False  # whether it asks the game's `book` first, if the game has one
    deepest = 60  # maximum depth of a search in plies; at most 63, see transposition_table.py
    _spent = 0.0  # ms of the search that are used
    timed = False  # whether it thinks until its time is used, if there is a clock; then `budget` does not count

    def __init__(self) -> None:
        self.nodes = 0  # number of nodes of the current search; a simulator may convert them to time
        self.table: TranspositionTable = None  # type: ignore[assignment]  # set by the first search of a perfect game
        self._killers = [0] * (self.deepest + 1)  # the move that last caused a cut-off, by the number of plies left

    def budget(self, game: "Game") -> int:
        """Return how many nodes the bot may examine to choose a move. The time may end before."""
        raise NotImplementedError

    def think(self, game: "Game", rng: "Rng") -> "Generator[int, Clock | None, int]":
        """Generator: choose the move to play, and return it. Yield the progress of the search, from 0 to 100. Each
        `yield` returns the clock, or None if there is none."""
        self.begin(self.budget(game))
        if self.book and hasattr(game, "book"):
            move = yield from game.book()
            if move >= 0:
                return move  # type: ignore[no-any-return]
        game.fetch()
        for _ in game.prepare():
            self.begin_slice((yield 0))
        self._spent = min(self._spent, self._longest * 3 // 4)  # a long restored game takes long to prepare
        moves, ply = shuffled(self._move_source(game)(), rng), game.ply
        if self.misses:
            moves = noticed_moves(game, moves, self.misses, rng)
        if not game.perfect:
            from .imperfect_search import choose  # stays

            return (yield from choose(self, game, moves, rng))
        try:
            move = (yield from forced_win(self, game)) if self._can_use(game, "forced_win") else -1
            return move if move >= 0 else (yield from self._deepen(game, moves))
        finally:
            while game.ply > ply:
                game.pop()

    # -- time

    def begin(self, limit: int, longest: int = _SEARCH_MS) -> None:
        """Begin a search that ends after `limit` nodes, or after `longest` ms."""
        self._limit, self._longest, self.nodes = limit, longest, 0
        self._spent = self._last_read = self._slice_start = 0  # the last two are times of the clock
        self._clock: Clock | None = None

    def begin_slice(self, clock: "Clock | None") -> None:
        """Begin a slice. `clock`: the result of the last `yield`."""
        if clock is not None:
            now = clock.now()
            if self._clock is not None:
                self._spent += min(clock.diff(now, self._last_read), _MAX_GAP_MS)
            if self.timed and self._spent:
                self._limit = _UNLIMITED
            self._last_read = self._slice_start = now
        self._clock = clock

    def is_due(self) -> bool:
        """Return whether to yield now, because the slice or the whole search is over. Update `nodes` first."""
        nodes, clock = self.nodes, self._clock
        if nodes >= self._limit:
            return True
        if clock is not None:
            now = clock.now()
            self._spent += clock.diff(now, self._last_read)
            self._last_read = now
            elapsed = clock.diff(now, self._slice_start)
            if elapsed:
                return self._spent >= self._longest or elapsed >= _SLICE_MS
        return not nodes % _SLICE_NODES

    def progress(self) -> int:
        """Return the progress of the search, from 0 to 100. At 100 its time or its nodes are used."""
        return min(max(int(self._spent * 100) // self._longest, self.nodes * 100 // self._limit), 100)

    # -- the search

    def _deepen(self, game: "Game", moves: list) -> "Generator[int, Clock | None, int]":
        """Generator: search one ply deep, then two, and so on, as the budget allows. Return the best of `moves`."""
        if len(moves) == 1:
            yield 100
            return moves[0]
        self.reset(len(moves))
        self.begin_slice((yield 0))
        best = moves[0]
        for depth in range(1, self.deepest):
            found, score, tried = yield from self._search_to_depth(game, moves, depth)
            if score < -_SURE_WIN and tried < len(moves) and game.players == 2:
                return moves[tried]  # all moves that were tried lose (several opponents may miss it)
            if found >= 0:
                best = found
            if tried < len(moves) or abs(score) > _SURE_WIN or self._complete:
                break
            if depth == 1:
                moves[:] = [moves[at] for at in best_first(self._scores)]
            to_front(moves, best)
        return best

    def _move_source(self, game: "Game") -> "Callable[[], list]":
        """Return the method of `game` that returns the moves to try: `candidates`, or `urgent` for the strongest bots,
        if the game has one."""
        return game.urgent if self._can_use(game, "urgent") else game.candidates  # type: ignore[attr-defined]

    def _can_use(self, game: "Game", method: str) -> bool:
        """Return whether this bot is one of the strongest, and `game` has the `method`, which only these use."""
        return self.timed and not self.misses and hasattr(game, method)

    def reset(self, count: int) -> None:
        """Forget the last search, and prepare to choose among `count` moves."""
        if self.table is None:
            self.table = TranspositionTable()
        self.table.clear()
        for left in range(len(self._killers)):
            self._killers[left] = 0
        self._scores = [0] * count  # known scores of the moves

    def _search_to_depth(self, game: "Game", moves: list, depth: int) -> "Generator[int, Clock | None, tuple]":
        """Generator: search `depth` plies deep. Return (best move or -1, its score, how many of `moves` were searched).
        Local variables describe the current position. `stack` has the same data for each earlier position."""
        push, pop, table, is_due = game.push, game.pop, self.table, self.is_due
        source, me, left = self._move_source(game), game.turn, depth
        foresee = game.foresight(me) if depth == 1 else None
        alpha, beta, mine, best, at, count = -_INFINITY, _INFINITY, True, -1, 0, len(moves)
        hashed, stack = 0, []  # the root is not in the table
        self._complete = True
        while True:
            if at < count and alpha < beta:
                if is_due():
                    self.begin_slice((yield self.progress()))
                    if self.progress() >= 100:
                        break
                move = moves[at]
                at += 1
                self.nodes += 1
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
                        score, winner = WON - (depth - left + 1), game.outcome.winner  # early wins score high
                        if winner != me:
                            score = -score if winner else 0
                    else:
                        for _ in game.prepare():
                            if is_due():
                                self.begin_slice((yield self.progress()))
                        below = game.hash
                        score = table.probe(below, left - 1, alpha, beta)
                        if score is None:
                            stack.append((moves, at, alpha, beta, best, mine, hashed))
                            hashed = below
                            if is_due():
                                self.begin_slice((yield self.progress()))
                            mine = game.turn == me
                            left -= 1
                            moves = source()
                            to_front(moves, self._killers[left])
                            if table.hint >= 0:
                                to_front(moves, table.hint)
                            if left == 1:
                                if is_due():
                                    self.begin_slice((yield self.progress()))
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
                whole = alpha < beta  # all moves were tried
                kind = EXACT if whole and best >= 0 else UPPER if whole == mine else LOWER  # best < 0: none improved it
                table.store(hashed, left, score, best, kind)
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
        for _ in stack:
            pop()
        if stack:
            at, alpha, best = stack[0][1] - 1, stack[0][2], stack[0][4]
        return best, alpha, at


# -- the levels; docs/developers/tournament.md compares them


class Easy(Search):
    """A bot for beginners. It looks at few moves, and overlooks many that are far from the last move or diagonal."""

    misses = 40

    def budget(self, game: "Game") -> int:
        return 8  # less than a third of a second in every game


class Medium(Search):
    """A bot that looks a few moves ahead. Now and then it overlooks a move."""

    misses = 10

    def budget(self, game: "Game") -> int:
        return 40  # little more than a second in every game


class Hard(Search):
    """The strongest bot. It chooses a move within three seconds."""

    timed = True
    book = True

    def budget(self, game: "Game") -> int:
        return 160
