"""Resignation and agreed draw: the moves RESIGN and DRAW, which can end any game, and their items in the pause menu.

Loaded on demand. RESIGN or DRAW is stored in `game.ended` and is not counted as a ply: the board, `ply` and `last()` do
not change, but `moves` ends with RESIGN or DRAW. Only the player whose turn it is can resign.
"""

from .game import Game, Outcome, close

MYPY = False
if MYPY:  # true for type checkers only
    from .seat import Decider
    from .types import LiveMatch

RESIGN = 0xFFFE
DRAW = 0xFFFD  # agreed by both players

NAMES = {RESIGN: "resign", DRAW: "draw"}  # in a transcript


def end(game: Game, move: int) -> None:
    """End the game with `move`, which is RESIGN or DRAW. A draw forgets the marks of an agreement."""
    winner, why = 0, "both players agree"
    if move == RESIGN:
        winner = 3 - game.turn if game.players == 2 else 0
        why = f"player {game.turn} has resigned"
    elif getattr(game, "acts", None):  # both sides of an online match may not have the same marks yet
        game.forget_acts()  # type: ignore[attr-defined]  # an Agreeing game
    close(game, move, Outcome(winner, (), why))


def reopen(game: Game) -> int:
    """Undo the RESIGN or DRAW that ended the game. Return RESIGN or DRAW."""
    move = game.ended
    close(game, 0, None)
    return move


# -- the items of the pause menu that every game of two players has


def resign(match: "LiveMatch") -> str:
    """Resign for the player whose turn it is. Return "", because the match itself reports the resignation."""
    match.play(RESIGN)
    return ""


def offer_draw(match: "LiveMatch") -> str:
    """End the game in a draw and return "" if every bot and remote opponent agrees. Otherwise return a message.

    People at this board have already agreed, because the pause menu asks a question first.
    """
    for player, seat in enumerate(match.seats, 1):
        if seat is not match.seat and seat.decider is not None:
            agrees = _agrees(match, player, seat.decider)
            if not agrees:
                return f"Asking {seat.name} for a draw." if agrees is None else f"{seat.name} declines the draw."
    match.play(DRAW)
    return ""


def _agrees(match: "LiveMatch", player: int, decider: "Decider") -> bool | None:
    """Return whether `decider`, which plays for `player`, agrees to a draw. Return None if it answers later.

    A bot that has no method `may_draw` agrees unless its evaluation of the position is above 0 for `player`.
    """
    ask = getattr(decider, "may_draw", None)
    if ask is not None:
        return ask()
    if not getattr(decider, "searches", True):
        return True
    return match.thoughts.game_for(decider, match.game, match.rng).evaluate(player) <= 0


COMMANDS: tuple = (
    ("resign", "Resign this game?", resign),
    ("draw", "End in a draw, if your opponent agrees?", offer_draw),
)


def commands(match: "LiveMatch") -> tuple:
    """Return the rows of `Game.commands`. On a person's turn in a game for two players, add resignation and draw.

    During an agreement, only the player who moves next if play goes on can resign: moves alone say who has resigned.
    """
    game, ends = match.game, COMMANDS
    rows = tuple(game.commands())
    if getattr(game, "agreeing", False) and match.awaits_person:
        from .agreement_acts import COMMANDS as ACTS

        rows = ACTS + rows
        if game.turn != game.next_mover:
            ends = COMMANDS[1:]
    return rows + ends if game.players == 2 and match.awaits_person else rows
