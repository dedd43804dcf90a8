"""Make bots think like on the reference board, a Raspberry Pi Pico. On a computer they need almost no time.

The firmware looks for the hook `microcontroller.timed`, which no real board has. The hook takes the class of a bot and
returns a subclass. In the subclass, `think(game, rng)` sends a clock to the bot at each pause. The bot thinks until its
time is used, and a NodeClock counts the bot's nodes as time. So it looks as far ahead as on the reference board, and
the same seed gives the same moves. Tournaments use a NodeClock, too. A bot without `nodes` takes no time.

The page in a browser uses this file, too, so it imports nothing except types.
"""

MYPY = False
if MYPY:
    from collections.abc import Callable, Generator
    from typing import Any

    Spend = Callable[[float], object]  # lets microseconds pass; returns True if some of them have yet to pass
    Thought = Generator[int, Any, int]  # yields the progress, returns the move

_OTHER = 100  # nodes per second in a game without a row, such as a user's own
_ANY = 1 << 16
_RATES = {  # title of the game: (largest number of cells, nodes per second on the reference board), the smallest first
    "Tic-tac-toe": ((9, 200), (_ANY, 150)),  # lab.engine_bench estimates 198 to 228; 14 x 14 takes 160
    "Connect X": ((400, 240), (_ANY, 190)),  # 355 to 372 before it looked for threats; a node then took a third longer
    "Quixo": ((_ANY, 420),),  # 532; 3 x 3 takes 430
    "Domineering": ((81, 160), (_ANY, 100)),  # 214
    "Othello": ((16, 60), (100, 90), (_ANY, 60)),  # 97; 4 x 4 and 14 x 14 take 61 to 69
    "Gomoku": ((361, 70), (_ANY, 50)),  # 106; three to win takes 70, 25 x 25 53
    "Checkers": ((_ANY, 132),),  # 167
    "Chess": ((_ANY, 60),),  # 100, in a run in which checkers had 294
    "Dots and boxes": ((81, 150), (_ANY, 60)),  # 196; an evaluation looks at every edge
    "Go": ((81, 40), (_ANY, 30)),  # 34
    "Nine men's morris": ((_ANY, 120),),  # 192
    "Lights Out": ((_ANY, 60),),
    "Kalah": ((_ANY, 210),),  # 225 to 278
    "Breakthrough": ((_ANY, 155),),  # 205 to 315
}
_SHARE = 5, 4  # of the time that a bot takes on the board, to the time in which it searches: frames, keys


def nodes_per_second(game: "Any") -> int:
    """Return how many nodes of `game` a search examines per second on the reference board, on average."""
    cells = game.rows * game.cols
    for largest, rate in _RATES.get(game.title, ()):
        if cells <= largest:
            return rate
    return _OTHER


class NodeClock:
    """A clock that shows the time which the reference board would need for the nodes of a bot's current search."""

    def __init__(self, bot: "Any", game: "Any") -> None:
        self._bot = bot
        self._rate = nodes_per_second(game)

    def now(self) -> int:
        """Return the milliseconds since the search began."""
        return _nodes(self._bot) * 1000 * _SHARE[0] // (self._rate * _SHARE[1])

    def diff(self, a: int, b: int) -> int:
        """Return the milliseconds from the time `b` to the time `a`."""
        return a - b


def timed(spend: "Spend | None" = None, clock: "Any" = None) -> "Callable[[type], type]":
    """Return the hook, which takes the class of a bot and returns a subclass whose bots get a clock.

    `clock`: an object with the methods of a NodeClock, or None for a new NodeClock for each search. `spend(us)` lets
    `us` microseconds pass, the time that the board needs for the nodes; None: bots take no time. If some of this time
    has yet to pass, `spend` returns True. Then the bot pauses and calls `spend(0)`, until `spend` returns False.
    """
    return lambda bot: _timed_bot(bot, spend, clock)


def _timed_bot(bot: "Any", spend: "Spend | None", clock: "Any") -> type:
    """Return a subclass of the class `bot` whose bots get a clock."""

    class Timed(bot):  # type: ignore[misc]
        def think(self, game: "Any", rng: "Any") -> "Thought":
            return _slowed(bot.think(self, game, rng), self, game, spend, clock or NodeClock(self, game))

    return Timed


def _slowed(thought: "Thought", bot: "Any", game: "Any", spend: "Spend | None", clock: "Any") -> "Thought":
    """Generator: run `thought`, the search of `bot` in `game`. Let as much time pass as the board would need."""
    spent, progress, chosen, sent = 0, 0, None, None
    rate = nodes_per_second(game)
    try:
        while chosen is None:
            try:
                progress = thought.send(sent)
            except StopIteration as done:
                chosen = done.value
            sent = clock
            nodes = _nodes(bot)
            is_early = spend is not None and nodes != spent and spend((nodes - spent) * 1_000_000 / rate)
            spent = nodes
            if chosen is None:
                yield progress
            while is_early:
                yield progress
                is_early = spend(0)  # type: ignore[misc]
        return chosen
    finally:
        thought.close()


def _nodes(bot: "Any") -> int:
    """Return the number of nodes that the bot has searched, or 0 if it does not count them."""
    try:
        return int(bot.nodes)
    except AttributeError:
        return 0
