"""Turns: the moves that are taken back together, such as a chain of jumps, or a roll and the move that uses it.

Successive moves of the same player form one turn. But in games for one player, and in games that skip players (see
`Game.passed`), each move is a turn. A game with a different rule has a method `continues(ply, before)`. It returns
whether move number `ply`, possibly the next one, is in the turn of `before`, the last non-chance move before `ply`.
"""

# On the drive, this module is part of match.py.

from .game import CHANCE, Game

MYPY = False
if MYPY:  # true for type checkers only
    from .types import LiveMatch


def turn_start(game: Game, ply: int) -> int:
    """Find the last turn in which a player moved before move number `ply`. Return the number of its first move.

    A roll before that move is not included, so that the player chooses again with the same roll. If no player moved
    before `ply`, return `ply`.
    """
    start = _choice_before(game, ply)
    if start < 0:
        return ply
    before = _choice_before(game, start)
    while before >= 0 and _continues(game, start, before):
        start, before = before, _choice_before(game, before)
    return start


def starts_turn(game: Game) -> bool:
    """Return whether the next move starts a turn of a player."""
    before = _choice_before(game, game.ply)
    return game.turn != CHANCE and (before < 0 or not _continues(game, game.ply, before))


def _choice_before(game: Game, ply: int) -> int:
    """Return the number of the last move before move number `ply` that a player chose, or -1 if there is none. Neither
    chance moves nor answers (see `answer` in imperfect.py) are chosen."""
    rule = getattr(game, "is_answer", None)
    ply -= 1
    while ply >= 0 and (game.mover(ply) == CHANCE or rule is not None and rule(ply)):
        ply -= 1
    return ply


def _continues(game: Game, ply: int, before: int) -> bool:
    """Return whether move number `ply` is in the turn of `before`, the last non-chance move before `ply`."""
    rule = getattr(game, "continues", None)
    if rule is not None:
        return rule(ply, before)  # type: ignore[no-any-return]
    if game.players == 1 or type(game).passed is not Game.passed:
        return False
    return (game.turn if ply == game.ply else game.mover(ply)) == game.mover(before)


def turns_to_person(match: "LiveMatch", turns: int) -> int:
    """Return how many turns to take back so that it is a person's turn again.

    Go back `turns` times to the previous turn of a person. If people have had fewer turns, go back to the
    first of these turns. Return 0 if people have had no turn that can be taken back, or if a resignation or an agreed
    draw has ended a game that hid something.
    """
    game, seats = match.game, match.seats
    ply, steps, count = game.ply, 0, 0
    if game.ended and not game.perfect and game.is_sampled():  # type: ignore[attr-defined]
        return 0  # the end has shown what the game hid
    if game.ended and turns > 0:  # a resignation or an agreed draw is taken back by itself
        steps = 1
        if seats[game.turn - 1].person:
            turns, count = turns - 1, 1
    while turns > 0 and ply > match.floor:
        start = turn_start(game, ply)
        if start == ply:
            break
        ply, steps = start, steps + 1
        if seats[game.mover(ply) - 1].person:
            turns, count = turns - 1, steps
    return count
