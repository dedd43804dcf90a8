"""Thinking time: the time that bots take on the board. On a computer they take almost none.

The firmware looks for the hook `microcontroller.timed`, which no real board has. It takes a bot's class and returns one
whose bots take time. At each pause of `think(game, rng)` it charges the nodes searched since the last pause (the bot's
`nodes`) at the game's `pace`, in nodes per second. A bot without `nodes` takes no time.

Imports only the standard library, and that only for types: the page in a browser uses this file, too.
"""

MYPY = False
if MYPY:
    from collections.abc import Callable, Generator
    from typing import Any

    Spend = Callable[[float], object]  # takes microseconds; returns whether some of them have not passed yet
    Thought = Generator[int, None, int]


def timed(spend: "Spend") -> "Callable[[type], type]":
    """Return the hook. While `spend` returns True, the bot keeps pausing, until `spend(0)` returns False."""
    return lambda bot: _timed_bot(bot, spend)


def _timed_bot(bot: "Any", spend: "Spend") -> type:
    class Timed(bot):  # type: ignore[misc]
        def think(self, game: "Any", rng: "Any") -> "Thought":
            return _paid(bot.think(self, game, rng), self, game, spend)

    return Timed


def _paid(thought: "Thought", bot: "Any", game: "Any", spend: "Spend") -> "Thought":
    """Run a bot's thinking, and let as much time pass as on the board."""
    paid, progress, chosen = 0, 0, None
    try:
        while chosen is None:
            try:
                progress = next(thought)
            except StopIteration as done:
                chosen = done.value
            nodes = _nodes(bot)
            behind = spend((nodes - paid) * 1_000_000 / game.pace) if nodes != paid else False
            paid = nodes
            if chosen is None:
                yield progress
            while behind:
                yield progress
                behind = spend(0)
        return chosen
    finally:
        thought.close()


def _nodes(bot: "Any") -> int:
    try:
        return int(bot.nodes)
    except AttributeError:
        return 0
