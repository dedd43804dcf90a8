"""Find the reason why a bot suggests a move, for hints and for the coach. Loaded on demand.

A reason is a phrase that continues the move's notation, such as "takes a corner" in "d3 takes a corner".
"""

from .game import ALL

MYPY = False
if MYPY:  # true for type checkers only
    from .game import Game


def reason(game: "Game", move: int) -> str:
    """Return the English reason why the legal `move` is good for the player to move in `game`, or "" if none is known.

    The move is pushed and popped again. If the game hides something, it is not: then a reason could reveal it.
    """
    if len(game.legal_moves()) == 1:
        return "is the only legal move"
    is_open = game.perfect or not game.is_sampled()  # type: ignore[attr-defined]  # an Imperfect
    effect = _effect(game, move) if is_open else ""
    if effect == "wins the game":
        return effect
    own = getattr(game, "why", None)
    return (own(move) if own is not None else "") or effect


def _effect(game: "Game", move: int) -> str:
    """Return what happens if `move` is played: the game ends, pieces disappear, or the opponent must pass."""
    player, before = game.turn, _counted(game)
    game.push(move)
    outcome, after, passed = game.outcome, _counted(game), game.passed()
    game.pop()
    if outcome is not None:
        return "wins the game" if outcome.winner == player else "" if outcome.winner else "saves a draw"
    captured = 0
    for other in range(1, game.players + 1):
        if other != player:
            captured += before[other] - after[other]
    if captured > 0 and after[player] <= before[player] + 1:  # more pieces of the player would have changed sides
        return "captures a piece" if captured == 1 else f"captures {captured} pieces"
    return "leaves the opponent no move" if passed and passed != (player,) else ""


def _counted(game: "Game") -> list:
    """Return how many cells each player has, by player."""
    cells = bytearray(game.rows * game.cols)
    game.fill(cells) if game.perfect else game.fill(cells, ALL)
    counts = [0] * 256
    for owner in cells:
        counts[owner] += 1
    return counts[: game.players + 1]
