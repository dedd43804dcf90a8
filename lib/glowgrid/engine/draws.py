"""Draws of chance that people see: which draw still counts, who drew it, and which draws only set up the game.

Loaded on demand, for games with chance. All hooks of a game are optional:

    draw_form          how light shows a draw: "pips" (like a die), "digit" or "sticks"
    draw_verb          what a player does who draws, in sentences such as "Player 1 (X) rolls 3."
    draw_number(move)  the number that the draw `move` shows; needed for a `draw_form`
    setup_plies        up to which ply draws only set up the game; players are not told of them
"""

from .game import CHANCE

MYPY = False
if MYPY:  # true for type checkers only
    from .game import Game


def is_setup(game: "Game", ply: int) -> bool:
    """Return whether move number `ply`, possibly the next one, is a draw that only sets up the game."""
    if (game.turn if ply == game.ply else game.mover(ply)) != CHANCE or game.outcome is not None:
        return False
    plies: int = getattr(game, "setup_plies", 0)
    return ply < plies


def standing(game: "Game") -> int:
    """Return the number of the draw that still counts: no player has chosen a move since. Return -1 without one."""
    ply = game.ply - 1
    return ply if ply >= 0 and game.mover(ply) == CHANCE and not is_setup(game, ply) else -1


def latest(game: "Game", move: int) -> int:
    """Return the number of the last draw that was `move`."""
    moves, ply = game.moves, game.ply - 1
    while ply > 0 and not (moves[ply] == move and game.mover(ply) == CHANCE):
        ply -= 1
    return ply


def drawer(game: "Game", ply: int) -> int:
    """Return the player whom draw number `ply` is for: the one who moves next, or must pass. 0 means nobody."""
    for later in range(ply + 1, game.ply):
        player = game.mover(later)
        if player:
            return player
    return (game.passed() or (game.turn,))[0]  # type: ignore[no-any-return]
