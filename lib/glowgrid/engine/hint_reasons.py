"""Find the reason why a bot suggests a move, for hints and for the coach. Loaded on demand.

A reason is a phrase that continues the move's notation, such as "takes a corner" in "d3 takes a corner".
"""

# On the drive, this module is part of scenes/hint_commands.py.

from .game import ALL

MYPY = False
if MYPY:  # true for type checkers only
    from .game import Game
    from .match import Match


_MAX_LISTED = 128  # cells; a list of the moves on a larger board could be a block of more than 512 bytes
_MAX_COUNTED = 512  # cells; a copy of a larger board would be such a block, so its pieces are not counted


def reason(game: "Game", move: int, match: "Match | None" = None) -> str:
    """Return the English reason why the legal `move` is good for the player to move in `game`, or "" if none is known.

    The move is pushed and popped again: by `match` if `game` is its live game. If the game hides something, the move is
    not pushed, because a reason could reveal what is hidden.
    """
    if game.rows * game.cols <= _MAX_LISTED and len(game.legal_moves()) == 1:
        return "is the only legal move"
    is_open = game.perfect or not game.is_sampled()  # type: ignore[attr-defined]  # an Imperfect
    effect = _effect(game, move, match) if is_open else ""
    if effect == "wins the game":
        return effect
    own = getattr(game, "why", None)
    return (own(move) if own is not None else "") or effect


def _effect(game: "Game", move: int, match: "Match | None") -> str:
    """Return what happens if `move` is played: the game ends, pieces disappear, or the opponent must pass."""
    player, before = game.turn, _cell_counts(game)
    if match is not None:
        outcome, after, passed = match.peek(move, _summary)
    else:
        game.push(move)
        outcome, after, passed = _summary(game)
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


def _summary(game: "Game") -> tuple:
    """Return (the outcome, the cells of each player, the players who were skipped)."""
    return game.outcome, _cell_counts(game), game.passed()


def _cell_counts(game: "Game") -> list:
    """Return how many cells each player has, by player."""
    counts = [0] * (game.players + 1)
    if game.rows * game.cols <= _MAX_COUNTED:
        cells = bytearray(game.rows * game.cols)
        game.fill(cells) if game.perfect else game.fill(cells, ALL)
        for owner in cells:
            if owner < len(counts):
                counts[owner] += 1
    return counts
