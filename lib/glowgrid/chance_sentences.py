"""Build sentences about draws of chance. A game may have its own words for them. Loaded only for games with chance."""

# On the drive, this module is part of engine/draws.py.

MYPY = False
if MYPY:  # true for type checkers only
    from .engine.game import Game
    from .engine.match import Match


def describe_turn(game: "Game") -> str:
    """Return a sentence that says that chance decides now, or "" if only the result is worth a sentence."""
    from .engine.draws import is_setup  # stays
    from .words import special

    return "" if hasattr(game, "draw_verb") or is_setup(game, game.ply) else special.CHANCE


def describe_move(match: "Match", move: int) -> str:
    """Return a sentence about the draw `move`, such as "Player 1 (X) rolls 3.", or "" if it only set up the game."""
    from .engine.draws import drawer, is_setup, latest  # stays
    from .words import special

    game = match.game
    ply, verb = latest(game, move), getattr(game, "draw_verb", "")
    if is_setup(game, ply):
        return ""
    result = game.draw_number(move) if hasattr(game, "draw_number") else match.notation(move)
    player = drawer(game, ply)
    if not verb or not player:
        return special.CHANCE_MOVED.format(result)
    seat = match.seats[player - 1]
    return special.DRAWN.get(verb, "{} ({}) " + verb + " {}.").format(seat.name, seat.mark, result)
