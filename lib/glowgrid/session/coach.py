"""The coach: rates all moves of a position, and compares a move that was played with the best one.

It uses the search of the bots, and rates all moves of a position at the same depth. Loaded on demand.
"""

from ..bots.move_order import best_first, to_front
from ..bots.search import Search

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.types import Clock

_SURE_WIN = 9000  # above this a win is certain
_MOST_MOVES = 60  # to rate; of more moves only the candidates, so that even a slow board looks at each of them once
_UNKNOWN = -30000  # below every value: a move that was not rated
_SCALE = 16  # of the values in bots/imperfect_search.py, to the points of an evaluation
_NODES = 640  # most of one search: as many as the reference board examines in 2 s of its fastest game

WEAK, FAIR, GOOD = 1, 2, 3  # shades of moves


class Coach(Search):
    """A search that ends after a number of nodes or, on a slow machine, when the time of the bot Hard is used."""

    def budget(self, game: "Game") -> int:
        """Return how many nodes may be examined to rate the moves of one position."""
        return _NODES

    def rate(self, game: "Game") -> "Generator[int, Clock | None, tuple]":
        """Generator: return (legal moves, their shades as bytes). Yield the progress from 0 to 100; each `yield`
        returns the clock, or None. `game` is changed and restored. If there are more than _MOST_MOVES legal moves, only
        the game's candidates are rated, and the others are WEAK.
        """
        legal = game.legal_moves()
        game.fetch()
        for _ in game.prepare():
            yield 0
        moves = legal if len(legal) <= _MOST_MOVES else game.candidates()
        self.begin(self.budget(game))
        values = yield from self.values(game, moves)
        found = dict(zip(moves, values))
        return legal, shades([found.get(move, _UNKNOWN) for move in legal], getattr(game, "rating_span", 0))

    def values(self, game: "Game", moves: list) -> "Generator[int, Clock | None, list]":
        """Generator: return the values of `moves` for the player to move, as far as the search that was begun allows.
        All are searched to the same depth. What even one ply does not reach is far below every other value."""
        if not game.perfect:
            from ..bots.imperfect_search import deepen  # stays

            ranked = moves[:]
            averages = yield from deepen(self, game, ranked, 100, False)
            by_move = dict(zip(ranked, averages))
            return [by_move[move] // _SCALE if move in by_move else _UNKNOWN for move in moves]
        self.reset(len(moves))
        self.begin_slice((yield 0))
        _, _, tried = yield from self._search_to_depth(game, moves, 1)
        values, is_whole = self._scores[:tried], self._complete
        if tried < len(moves):
            return values + [_UNKNOWN] * (len(moves) - tried)
        for depth in range(2, self.deepest):
            if is_whole:
                break
            found: list = []
            is_whole = True
            for move in moves:
                # each move alone, so that its value is exact
                _, value, tried = yield from self._search_to_depth(game, [move], depth)
                if not tried:
                    return values
                found.append(value)
                is_whole = is_whole and self._complete
            values = found
        return values

    def compare(self, game: "Game", played: int, limit: int, longest: int) -> "Generator[int, Clock | None, tuple]":
        """Return a generator that compares the move `played` with the best one, in at most `limit` nodes and `longest`
        ms. It returns (how much better the best move is, or 0; the best move; whether it wins; whether `played`
        loses)."""
        moves = game.candidates()
        if played not in moves:
            moves.append(played)
        self.begin(limit, longest)
        return (self._best if game.perfect else self._best_average)(game, moves, played)

    def _best(self, game: "Game", moves: list, played: int) -> "Generator[int, Clock | None, tuple]":
        """Generator: compare `played` with the best of `moves`. Both values are from the same depth. `played` comes
        first, so its value is exact. For the other moves, the search only finds out whether they are better."""
        self.reset(len(moves))
        self.begin_slice((yield 0))
        to_front(moves, played)
        found = played, 0, 0
        for depth in range(1, self.deepest):
            best, value, tried = yield from self._search_to_depth(game, moves, depth)
            if tried < 2:
                break
            other = self._scores[0]
            found = best, value, other
            if tried < len(moves) or self._complete or value < -_SURE_WIN or abs(other) > _SURE_WIN:
                break
            moves[:] = [moves[at] for at in best_first(self._scores)]
            to_front(moves, best)
            to_front(moves, played)
        return compared(*found)

    def _best_average(self, game: "Game", moves: list, played: int) -> "Generator[int, Clock | None, tuple]":
        """Generator: the same in a game with chance."""
        values = yield from self.values(game, moves)
        best, other = max(values), values[moves.index(played)]
        return compared(moves[values.index(best)], best, other)


def compared(best: int, value: int, other: int) -> tuple:
    """Return the result of `Coach.compare`. `value`: of the `best` move. `other`: of the move that was played."""
    lead = min(value, _SURE_WIN) - max(other, -_SURE_WIN)
    if other > _SURE_WIN or value < -_SURE_WIN or other == _UNKNOWN:
        lead = 0  # it was won or lost anyway, only sooner or later
    return lead, best, value > _SURE_WIN, other < -_SURE_WIN


def shades(values: list, span: int = 0) -> bytes:
    """Return the shade of each of `values`. The best moves are GOOD, unless all of them lose. A win is always better
    than what goes on, and that is better than a loss. Among moves that go on, the distance to the best one counts:
    up to a fifth of `span` a move is GOOD, above three fifths WEAK. If `span` is 0, it is the distance of the worst."""
    best = max(values)
    low = best - span if span else min([value for value in values if value >= -_SURE_WIN] or [best])
    found = bytearray(len(values))
    for at, value in enumerate(values):
        if best > _SURE_WIN:
            shade = GOOD if value > _SURE_WIN else FAIR if value >= -_SURE_WIN else WEAK
        elif best < -_SURE_WIN:
            shade = FAIR if value == best else WEAK  # it only lasts longer
        elif value < -_SURE_WIN or 5 * (best - value) > 3 * (best - low):
            shade = WEAK
        else:
            shade = GOOD if 5 * (best - value) <= best - low else FAIR
        found[at] = shade
    return bytes(found)
