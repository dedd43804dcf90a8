"""Playing what was recorded: imported when a game is restored or shown."""

from .game import CHANCE

MYPY = False
if MYPY:  # type checkers take it for true
    from .match import Match


def enter(match: "Match", move: int) -> bool:
    """Play a move of a record: as `Match.play`, but what chance has drawn as well."""
    game = match.game
    if game.turn != CHANCE:
        return match.play(move)
    if not game.is_legal(move):
        return False
    match.draws[game.ply] = move
    match.carry_out(move)
    return True
