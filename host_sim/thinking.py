"""What thinking costs: a bot on the board gets through so many nodes a second, and here it would take no time.

Part of the room host_sim; imports the standard library only. The firmware's search is wrapped as it is imported: at
each of its pauses the time passes that the nodes since the last one take on the board, by the game's `pace`.
"""

from collections.abc import Callable, Generator
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

SEARCH = "glowgrid.bots.search"

Spend = Callable[[float], None]


class Charged:
    """A finder for `sys.meta_path` that finds the search alone."""

    def __init__(self, spend: Spend) -> None:
        """`spend` lets microseconds pass."""
        self._spend = spend

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != SEARCH:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and spec.loader:
            self._load = spec.loader.exec_module
            spec.loader.exec_module = self._exec_module  # type: ignore[method-assign]
        return spec

    def _exec_module(self, module: ModuleType) -> None:
        self._load(module)
        module.Search.think = charged(module.Search.think, self._spend)


def charged(think: Callable[..., Any], spend: Spend) -> Callable[..., Any]:
    """Return `think(bot, game, chance)` as a generator that takes its time."""

    def thinking(bot: Any, game: Any, chance: Any) -> Generator[int, None, int]:
        thought, paid = think(bot, game, chance), 0
        try:
            while True:
                try:
                    progress = next(thought)
                except StopIteration as done:
                    spend((bot.nodes - paid) * 1_000_000 / game.pace)
                    return done.value
                spend((bot.nodes - paid) * 1_000_000 / game.pace)
                paid = bot.nodes
                yield progress
        finally:
            thought.close()

    return thinking
