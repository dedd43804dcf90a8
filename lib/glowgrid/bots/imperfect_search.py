"""Search in games with chance or hidden information. The bots in search.py load it for such games only.

Chance: the search follows all lines for the same number of moves, one more each time the budget allows. Rolls do not
count, but a roll after which nobody can move does: otherwise a line of passes would never end. A position before a roll
is worth the average of its results (expectiminimax); there are no cut-offs. The last roll of a line is left out if the
game's evaluation does not depend on it. The stack is a list, because the board's call stack is short.

Hidden information: the search averages over several positions, made by the game's `determinize`. Each of them is
derived from the position that the bot was given, which is itself such a sample. So bots never see what is hidden.

A game can have a strategy of its own instead: `advice(viewer, rng)`, a generator like a bot's `think`. A bot that
overlooks moves calls `guess(viewer, rng, misses)` if the game has it.
"""

from ..engine.game import CHANCE, WON
from .move_order import best_first

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.rng import Rng
    from ..engine.types import Clock, Searcher

_INFINITY = 1000000  # above every score
_SCALE = 16  # scores are multiplied by this, so that averages keep fractions of a point
_MAX_DEPTH = 8  # player moves to look ahead, at most; a Pico reaches two or three
_MAX_SAMPLES = 8  # maximum number of sampled positions per move
_NODES_PER_MOVE = 4  # a further sample is only worth it if the budget allows this many nodes per move in each sample


def choose(bot: "Searcher", game: "Game", moves: list, rng: "Rng") -> "Generator[int, Clock | None, int]":
    """Generator: return the best of `moves`, which are legal in `game`. Yield the progress from 0 to 100."""
    advice = getattr(game, "advice", None)
    if advice is not None:
        if bot.misses and hasattr(game, "guess"):
            return (yield from game.guess(game.turn, rng, bot.misses))  # type: ignore[no-any-return]
        return (yield from advice(game.turn, rng))  # type: ignore[no-any-return]
    if len(moves) == 1:
        yield 100
        return moves[0]  # type: ignore[no-any-return]
    me, samples = game.turn, 1
    if game.is_sampled():  # type: ignore[attr-defined]  # an Imperfect
        samples = max(min(bot.budget(game) // (_NODES_PER_MOVE * len(moves)), _MAX_SAMPLES), 1)
    totals: dict = {}  # by move
    for sample in range(1, samples + 1):
        if sample > 1:
            game = game.determinize(me, rng)  # type: ignore[attr-defined]  # an Imperfect
            game.fetch()
            for _ in game.prepare():
                bot.begin_slice((yield bot.progress()))
        values = yield from deepen(bot, game, moves, 100 * sample // samples, samples == 1)
        for at, move in enumerate(moves):
            totals[move] = totals.get(move, 0) + (values[at] if at < len(values) else -_INFINITY)
    best = moves[0]
    for move in moves:
        if totals[move] > totals[best]:
            best = move
    return best  # type: ignore[no-any-return]


def deepen(
    bot: "Searcher", game: "Game", moves: list, limit: int, is_alone: bool
) -> "Generator[int, Clock | None, list]":
    """Generator: look one move ahead, then two, and so on, until the bot's progress is `limit` per cent. Sort `moves`,
    the best first, and return the values of the first of them.

    `is_alone`: whether no other sample follows. Then the values of an unfinished last search can be used. They differ
    in depth from the values of the other moves, but the best move was searched first.
    """
    values: list = []
    beyond_roll = False  # whether to evaluate after a roll at the end of a line
    roll_matters = None  # whether such a roll changes the value; None if unknown
    depth = 1
    while depth <= _MAX_DEPTH:
        found, is_complete, rolled = yield from _search_to_depth(bot, game, moves, depth, beyond_roll, limit)
        if len(found) < len(moves):
            return found if found and is_alone or not values else values
        values = found
        if is_complete:
            break
        if roll_matters is None and rolled >= 0:
            value = values[rolled]
            found, _, _ = yield from _search_to_depth(bot, game, moves[rolled : rolled + 1], depth, True, limit)
            roll_matters = bool(found) and found[0] != value
        order = best_first(values)
        moves[:] = [moves[at] for at in order]
        values = [values[at] for at in order]
        beyond_roll = bool(roll_matters) and not beyond_roll
        depth += not beyond_roll
    return values


def _search_to_depth(
    bot: "Searcher", game: "Game", moves: list, depth: int, beyond_roll: bool, limit: int
) -> "Generator[int, Clock | None, tuple]":
    """Generator: look `depth` moves ahead, until the bot's progress is `limit` per cent. Return (values of the first of
    `moves`, as many as were finished; whether every line reached the end of the game; the index of a move that was
    evaluated before a roll, or -1).

    `beyond_roll`: whether to evaluate after a roll that follows the last move, not before it.
    """
    push, pop, ply, me = game.push, game.pop, game.ply, game.turn
    bot.begin_slice((yield bot.progress()))
    turn, at, value = me, 0, 0  # of the current position
    is_complete, rolled = True, -1
    weights: list = []
    left = depth  # moves to look ahead
    values: list = []
    stack: list = []  # the same of the earlier positions
    try:
        while True:
            if at < len(moves):
                if bot.is_due():
                    bot.begin_slice((yield bot.progress()))
                if bot.progress() >= limit:
                    break
                push(moves[at])
                at += 1
                bot.nodes += 1
                below = left - (turn != CHANCE or game.turn == CHANCE)
                if game.outcome is not None:
                    score = _ended(game.outcome.winner, me, len(stack))
                    pop()
                elif below <= 0 and not (beyond_roll and turn != CHANCE and game.turn == CHANCE):
                    is_complete = False
                    if not stack and game.turn == CHANCE:
                        rolled = at - 1
                    score = game.evaluate(me) * _SCALE
                    pop()
                else:
                    stack.append((moves, at, turn, value, weights, left))
                    left = below
                    turn, at = game.turn, 0
                    if turn == CHANCE:
                        chances = game.chances()  # type: ignore[attr-defined]  # an Imperfect
                        moves, weights, value = [row[0] for row in chances], [row[1] for row in chances], 0
                    else:
                        moves, value = game.candidates(), -_INFINITY if turn == me else _INFINITY
                    continue
            elif stack:
                score = value if turn != CHANCE else value // sum(weights)
                moves, at, turn, value, weights, left = stack.pop()
                pop()
            else:
                break
            if not stack:
                values.append(score)
            elif turn == CHANCE:
                value += score * weights[at - 1]
            elif (score > value) == (turn == me):
                value = score
    finally:
        while game.ply > ply:
            pop()
    return values, is_complete, rolled


def _ended(winner: int, me: int, plies: int) -> int:
    """Return the score for `me` of a game that ends in `plies` plies. Early wins score high, early losses low."""
    return 0 if not winner else (WON - plies if winner == me else plies - WON) * _SCALE
