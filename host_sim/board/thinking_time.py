"""What thinking costs: a bot on the board gets through so many nodes a second, and here it would take no time.

Part of the room host_sim.board; imports the standard library only. The firmware asks for it, where there is one: the
hook is `microcontroller.timed`, which no real board has. Called with `load`, a function that answers a bot's class, it
answers one whose bots take time: at each pause of `think(game, rng)` passes what the nodes since the last one (the
bot's `nodes`) take on the board, by the game's `pace`, in nodes a second. A bot without `nodes` takes none.
"""

from collections.abc import Callable, Generator
from typing import Any

Spend = Callable[[float], None]  # lets microseconds pass
Thought = Generator[int, None, int]
Load = Callable[[str], type]


def timed(spend: Spend) -> Callable[[Load], Load]:
    """Return the hook."""
    return lambda load: lambda key: _timed_bot(load(key), spend)


def _timed_bot(bot: Any, spend: Spend) -> type:
    def think(self: Any, game: Any, rng: Any) -> Thought:
        return _paid(bot.think(self, game, rng), self, game, spend)

    return type(bot.__name__, (bot,), {"think": think})


def _paid(thought: Thought, bot: Any, game: Any, spend: Spend) -> Thought:
    """Think, and let the time pass that it takes."""
    paid = 0

    def pay() -> None:
        nonlocal paid
        nodes = getattr(bot, "nodes", 0)
        if nodes != paid:
            spend((nodes - paid) * 1_000_000 / game.pace)
            paid = nodes

    try:
        while True:
            try:
                progress = next(thought)
            except StopIteration as done:
                pay()
                return done.value  # type: ignore[no-any-return]
            pay()
            yield progress
    finally:
        thought.close()
