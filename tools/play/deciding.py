"""Let a bot choose a move, as far ahead as it would on the reference board."""

from typing import Any

from host_sim.board.thinking_time import NodeClock


def decide(bot: Any, game: Any, rng: Any) -> int:
    """Return the bot's move. The bot thinks without pauses. Its clock counts nodes, so the same `rng` gives the same
    move on every computer."""
    thought, clock, sent = bot.think(game, rng), NodeClock(bot, game), None
    while True:
        try:
            thought.send(sent)
        except StopIteration as done:
            return int(done.value)
        sent = clock
