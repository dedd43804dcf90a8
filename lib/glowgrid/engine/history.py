"""How far to take back, and playing what was recorded: what a match is seldom asked for, and imported when it is."""

from .game import CHANCE

MYPY = False
if MYPY:  # type checkers take it for true
    from .match import Match


def moves_to_person(match: "Match", turns: int) -> int:
    """Count the sides' moves to take back until a person is to move, for the `turns`-th time on the way, or the last
    time that there is; 0 where there is no such moment."""
    game, popped, outcome = match.game, [], match.game.outcome
    moves = count = 0
    ended = game.ended > 0
    while turns > 0 and (ended or game.can_pop()):
        if not ended:
            popped.append(game.pop())
        ended = False  # RESIGN and DRAW have left the turn with who made them
        if game.turn != CHANCE:
            moves += 1
            if match.seats[game.turn - 1].person:
                turns -= 1
                count = moves
    while popped:
        game.push(popped.pop())
    game.outcome = outcome
    return count


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


def allows(match: "Match", count: int) -> bool | None:
    """Tell whether all sides let `count` moves be taken back; None where one is still to answer."""
    for seat in match.seats:
        ask = getattr(seat.decider, "may_take_back", None)
        answer = True if ask is None else ask(count)
        if not answer:
            return answer
    return True
