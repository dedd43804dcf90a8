"""Count the nodes that a bot searches between two yields."""

from glowgrid.engine.rng import Rng
from host_sim.board.thinking_time import NodeClock


def nodes_of_each_slice(bot, game):
    """Count the nodes between yields by the moves pushed and estimated, and the steps towards a forced win."""
    counted, slices = [0], []
    push, foresight, forced_win = game.push, game.foresight, getattr(game, "forced_win", None)

    def counting_push(move):
        counted[0] += 1
        push(move)

    def counting_foresight(player):
        after = foresight(player)

        def counting(move):
            before = counted[0]
            score = after(move)
            counted[0] = before + 1  # each move considered is one node, whether pushed or only estimated
            return score

        return counting

    def counting_forced_win():
        for move in forced_win():
            counted[0] += move < 0
            yield move

    game.push, game.foresight = counting_push, counting_foresight
    if forced_win:
        game.forced_win = counting_forced_win
    thought, clock = bot.think(game, Rng(2)), None
    while True:
        try:
            thought.send(clock)
            clock = NodeClock(bot, game)
        except StopIteration:
            return [*slices, counted[0]]
        slices.append(counted[0])
        counted[0] = 0
