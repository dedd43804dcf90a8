"""What thinking costs: a bot on the board gets through so many nodes a second, and elsewhere it would take no time.

Part of the room host_sim.board; imports the standard library only, and that for types alone: the page in a browser
has this file as well. The firmware asks for it, where there is one: the hook is `microcontroller.timed`, which no real
board has. Called with `load`, a function that answers a bot's class, it answers one whose bots take time: at each
pause of `think(game, rng)` passes what the nodes since the last one (the bot's `nodes`) take on the board, by the
game's `pace`, in nodes a second. A bot without `nodes` takes none.
"""

MYPY = False
if MYPY:
    from collections.abc import Callable, Generator
    from typing import Any

    Spend = Callable[[float], object]  # takes microseconds; tells whether they are still to pass
    Thought = Generator[int, None, int]
    Load = Callable[[str], type]


def timed(spend: "Spend") -> "Callable[[Load], Load]":
    """Return the hook. Where `spend` answers True the bot pauses, again and again, until `spend(0)` doesn't."""
    return lambda load: lambda key: _timed_bot(load(key), spend)


def _timed_bot(bot: "Any", spend: "Spend") -> type:
    class Timed(bot):  # type: ignore[misc]
        def think(self, game: "Any", rng: "Any") -> "Thought":
            return _paid(bot.think(self, game, rng), self, game, spend)

    return Timed


def _paid(thought: "Thought", bot: "Any", game: "Any", spend: "Spend") -> "Thought":
    """Think, and let the time pass that it takes."""
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
