"""Search in games with chance or hidden information. The bots in search.py load it for such games only.

Chance: the search follows all lines for the same number of moves, one more each time the budget allows. Rolls do not
count. A position before a roll is worth the average of its results (expectiminimax); there are no cut-offs. The stack
is a list, because the board's call stack is short.

Hidden information: the search averages over several positions, made by the game's `determinize`. Each of them is
derived from the position that the bot was given, which is itself such a sample. So the truth is never looked at.

A game can have a strategy of its own instead: `advice(viewer, rng)`, a generator like a bot's `think`.
"""

from ..engine.game import CHANCE, WON

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.rng import Rng
    from ..engine.types import Searcher

_MOST = 1000000  # above every score
_SCALE = 16  # scores are multiplied by this, so that averages keep fractions of a point
_DEEPEST = 3  # moves of players
_SAMPLES = 8  # maximum number of sampled positions per move
_LOOKS = 4  # nodes per move and sample that the budget must allow before another sample is worth more
_SLICE_MS = 12  # maximum time between two yields, from the game's pace
_PUSHED = 5  # a position with its list of moves takes this many times as long as one that is evaluated


def choose(bot: "Searcher", game: "Game", moves: list, rng: "Rng") -> "Generator[int, None, int]":
    """Generator: return the best of `moves`, which are legal in `game`. Yield the progress from 0 to 100."""
    advice = getattr(game, "advice", None)
    if advice is not None:
        return (yield from advice(game.turn, rng))  # type: ignore[no-any-return]
    if len(moves) == 1:
        yield 100
        return moves[0]  # type: ignore[no-any-return]
    budget, me, samples = bot.budget(game), game.turn, 1
    if game.is_sampled():  # type: ignore[attr-defined]  # an Imperfect
        samples = max(min(budget // (_LOOKS * len(moves)), _SAMPLES), 1)
    totals = [0] * len(moves)
    for sample in range(1, samples + 1):
        if sample > 1:
            game = game.determinize(me, rng)  # type: ignore[attr-defined]  # an Imperfect
            game.fetch()
            for _ in game.prepare():
                yield bot.nodes * 100 // budget
        values: list = []
        for depth in range(1, _DEEPEST + 1):
            found, is_complete = yield from _look(bot, game, moves, depth, budget, budget * sample // samples)
            if len(found) == len(moves) or depth == 1:
                values = found
            if is_complete or len(found) < len(moves):
                break
        for at in range(len(moves)):
            totals[at] += values[at] if at < len(values) else -_MOST
    return moves[totals.index(max(totals))]  # type: ignore[no-any-return]


def _look(
    bot: "Searcher", game: "Game", moves: list, depth: int, budget: int, limit: int
) -> "Generator[int, None, tuple]":
    """Generator: look `depth` moves ahead, until the bot has examined `limit` nodes. Return (values of the first of
    `moves`, as many as were finished; whether every line reached the end of the game)."""
    push, pop, nodes, ply, me = game.push, game.pop, bot.nodes, game.ply, game.turn
    portion = max(_SLICE_MS * game.pace // 1000, 1)
    pause = min(nodes + portion, limit)
    turn, at, value, is_complete = me, 0, 0, True  # of the current position
    weights: list = []
    left = depth  # moves to look ahead
    values: list = []
    stack: list = []  # the same of the earlier positions
    try:
        while True:
            if at < len(moves):
                if nodes >= pause:
                    bot.nodes = nodes
                    yield min(nodes * 100 // budget, 100)
                    if nodes >= limit:
                        break
                    pause = min(nodes + portion, limit)
                push(moves[at])
                at += 1
                nodes += 1
                if game.outcome is not None:
                    score = _ended(game.outcome.winner, me, len(stack))
                    pop()
                elif left <= (turn != CHANCE) and game.turn != CHANCE:
                    is_complete = False
                    score = game.evaluate(me) * _SCALE
                    pop()
                else:
                    stack.append((moves, at, turn, value, weights, left))
                    left -= turn != CHANCE
                    turn, at, pause = game.turn, 0, pause - _PUSHED + 1
                    if turn == CHANCE:
                        chances = game.chances()  # type: ignore[attr-defined]  # an Imperfect
                        moves, weights, value = [row[0] for row in chances], [row[1] for row in chances], 0
                    else:
                        moves, value = game.candidates(), -_MOST if turn == me else _MOST
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
        bot.nodes = nodes
        while game.ply > ply:
            pop()
    return values, is_complete


def _ended(winner: int, me: int, plies: int) -> int:
    """Return the score for `me` of a game that ends in `plies` plies. Early wins score high, early losses low."""
    return 0 if not winner else (WON - plies if winner == me else plies - WON) * _SCALE
