"""Resigning and agreed draws: RESIGN and DRAW, moves that end any game, and their rows in the pause menu. Imported when
somebody asks for them; how a game ends by its own rules is told by its `outcome`.

Such a move is kept in `game.ended`, behind the plies: the board, `ply` and `last()` stay as they are, and `moves` ends
with it. RESIGN is by whoever has the turn: who wants to give up at another time does so when it is theirs.
"""

from .game import Game, Outcome, close

MYPY = False
if MYPY:  # type checkers take it for true
    from .match import Match
    from .seat import Decider

RESIGN = 0xFFFE
DRAW = 0xFFFD  # the sides have agreed on it

NAMES = {RESIGN: "resign", DRAW: "draw"}  # in a transcript
_WHY = {RESIGN: "the other side has given up", DRAW: "both sides agree"}


def end(game: Game, move: int) -> None:
    """End the game by RESIGN or DRAW."""
    resigned = move == RESIGN
    if game.players == 2:
        outcome = Outcome(3 - game.turn if resigned else 0, (), _WHY[move])
    else:
        outcome = Outcome(0, (), f"player {game.turn} has given up" if resigned else _WHY[move])
    close(game, move, outcome)


def reopen(game: Game) -> int:
    """Take back the RESIGN or DRAW that ended the game, and return it."""
    move = game.ended
    close(game, 0, None)
    return move


# -- the rows of the pause menu that every game of two has


def resign(match: "Match") -> str:
    """Give up for whoever has the turn; there is nothing to say, the match tells."""
    match.play(RESIGN)
    return ""


def offer_draw(match: "Match") -> str:
    """End in a draw if the other side agrees; return what there is to say where it does not. A person who shares the
    keys has been asked already."""
    for number, seat in enumerate(match.seats):
        if seat is not match.seat and seat.decider is not None:
            agrees = _agrees(match, number + 1, seat.decider)
            if not agrees:
                return f"{seat.name} is asked." if agrees is None else f"{seat.name} plays on."
    match.play(DRAW)
    return ""


def _agrees(match: "Match", player: int, decider: "Decider") -> bool | None:
    """Return whether who decides for `player` agrees to a draw: None where the answer comes later. One that does not
    say, with `may_draw()`, agrees where its side is no better off."""
    ask = getattr(decider, "may_draw", None)
    if ask is not None:
        return ask()
    if not getattr(decider, "searches", True):
        return True
    return match.thoughts.game_for(decider, match.game, match.rng).evaluate(player) <= 0


COMMANDS: tuple = (
    ("resign", "Give up this game?", resign),
    ("draw", "End in a draw, if the other side agrees?", offer_draw),
)


def commands(match: "Match") -> tuple:
    """Return what can be done now beside a move: what the game brings, and those of every game of two while a person is
    to move. The rows are as `Game.commands` says."""
    rows = tuple(match.game.commands())
    return rows + COMMANDS if match.game.players == 2 and match.awaits_person else rows
