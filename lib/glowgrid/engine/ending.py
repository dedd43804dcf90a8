"""Resigning and agreed draws: RESIGN and DRAW end any game and have rows in the pause menu. Loaded on demand.

Such a move is stored in `game.ended`, not as a ply: the board, `ply` and `last()` stay as they are, and `moves` ends
with it. RESIGN always belongs to the player whose turn it is, so a player can resign only then.
"""

from .game import Game, Outcome

MYPY = False
if MYPY:  # true for type checkers only
    from .match import Match
    from .seat import Decider

RESIGN = 0xFFFE
DRAW = 0xFFFD  # agreed by both sides

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
    """Undo the RESIGN or DRAW that ended the game, and return it."""
    move = game.ended
    close(game, 0, None)
    return move


def close(game: Game, move: int, outcome: "Outcome | None") -> None:
    """Store how a game ended, or reopen it with 0 and None. A game that caches its legal moves has its own method
    `end(move, outcome)`, which clears them."""
    end_itself = getattr(game, "end", None)
    if end_itself is not None:
        end_itself(move, outcome)
    else:
        game.ended, game.outcome = move, outcome


# -- rows of the pause menu in every game of two players


def resign(match: "Match") -> str:
    """Resign for the player whose turn it is. The message is empty, because the match reports the result."""
    match.play(RESIGN)
    return ""


def offer_draw(match: "Match") -> str:
    """End the game in a draw if the opponent agrees; otherwise return a message. People who share the keypad have
    already been asked."""
    for number, seat in enumerate(match.seats):
        if seat is not match.seat and seat.decider is not None:
            agrees = _agrees(match, number + 1, seat.decider)
            if not agrees:
                return f"{seat.name} is asked." if agrees is None else f"{seat.name} plays on."
    match.play(DRAW)
    return ""


def _agrees(match: "Match", player: int, decider: "Decider") -> bool | None:
    """Return whether the decider of `player` agrees to a draw, or None if the answer comes later. A bot without a
    `may_draw()` agrees if it is not ahead."""
    ask = getattr(decider, "may_draw", None)
    if ask is not None:
        return ask()
    return not getattr(decider, "searches", True) or match.game_for(decider).evaluate(player) <= 0


COMMANDS: tuple = (
    ("resign", "Give up this game?", resign),
    ("draw", "End in a draw, if the other side agrees?", offer_draw),
)


def commands(match: "Match") -> tuple:
    """Return the commands available now: the game's own and, in a game of two while a person is to move, resign and
    draw. The rows are those of `Game.commands`."""
    rows = tuple(match.game.commands())
    return rows + COMMANDS if match.game.players == 2 and match.awaits_person else rows
