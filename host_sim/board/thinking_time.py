"""Make bots as slow as on the board. On a computer they need almost no time.

The firmware looks for the hook `microcontroller.timed`, which no real board has. The hook takes the class of a bot and
returns a subclass. In the subclass, `think(game, rng)` lets time pass at each pause: as much time as the board needs
to search the nodes that the bot has searched since the previous pause. `bot.nodes` counts the nodes. `game.pace` is the
number of nodes that the board searches per second. A bot without `nodes` takes no time.

Imports the standard library for types only, because the page in a browser uses this file, too.
"""

MYPY = False
if MYPY:
    from collections.abc import Callable, Generator
    from typing import Any

    Spend = Callable[[float], object]  # lets microseconds pass; returns True if some of them have yet to pass
    Thought = Generator[int, None, int]  # yields the progress, returns the move


def timed(spend: "Spend") -> "Callable[[type], type]":
    """Return the hook, which takes the class of a bot and returns a subclass that takes time to think.

    `spend(us)` lets `us` microseconds pass. If some of this time has yet to pass, it returns True. Then the bot pauses
    and calls `spend(0)`, until `spend` returns False.
    """
    return lambda bot: _timed_bot(bot, spend)


def _timed_bot(bot: "Any", spend: "Spend") -> type:
    """Return a subclass of the class `bot` that takes time to think."""

    class Timed(bot):  # type: ignore[misc]
        def think(self, game: "Any", rng: "Any") -> "Thought":
            return _slowed(bot.think(self, game, rng), self, game, spend)

    return Timed


def _slowed(thought: "Thought", bot: "Any", game: "Any", spend: "Spend") -> "Thought":
    """Generator: run `thought`, the search of `bot` in `game`. Let as much time pass as the board would need."""
    spent, progress, chosen = 0, 0, None
    try:
        while chosen is None:
            try:
                progress = next(thought)
            except StopIteration as done:
                chosen = done.value
            nodes = _nodes(bot)
            is_early = spend((nodes - spent) * 1_000_000 / game.pace) if nodes != spent else False
            spent = nodes
            if chosen is None:
                yield progress
            while is_early:
                yield progress
                is_early = spend(0)
        return chosen
    finally:
        thought.close()


def _nodes(bot: "Any") -> int:
    """Return the number of nodes that the bot has searched, or 0 if it does not count them."""
    try:
        return int(bot.nodes)
    except AttributeError:
        return 0
