"""Build sentences about turns and moves in a match, from the templates in words.match.

Loaded together with a match. The sentences are used on the grid and in plain text.
"""

# On the drive, this module is part of scenes/play.py.

from .words import match as words

MYPY = False
if MYPY:  # true for type checkers only
    from .engine.game import Game
    from .engine.match import Match


def fill(match: "Match", player: int, sentence: str, *rest: object) -> str:
    """Fill the name and mark of `player`, and the values `rest`, into the template `sentence`. Return the result."""
    seat = match.seats[player - 1]
    return sentence.format(seat.name, seat.mark, *rest)


def describe_turn(match: "Match") -> str:
    """Return a sentence that says whose turn it is, with the game's warning before it. Return "" once the game is over,
    and before an answer that the match plays for a person."""
    player, seat = match.game.turn, match.seat
    if match.game.outcome is not None or match.phase and seat and seat.person and not match.awaits_person:
        return ""
    if player:
        return f"{describe_warning(match)} {fill(match, player, words.TURN)}".strip()
    from .chance_sentences import describe_turn as describe  # stays

    return describe(match.game)


def describe_warning(match: "Match") -> str:
    """Return the sentence with which the game warns the player to move, such as of a check, or ""."""
    warning = match.game.warning() if hasattr(match.game, "warning") else ""
    if not warning:
        return ""
    from .translation import translated

    return fill(match, match.game.turn, translated(warning, "games"))


def describe_no_take_back(match: "Match") -> str:
    """Return a sentence that says why no turn of a person can be taken back."""
    if not match.floor:
        return words.NOTHING_BACK
    from .words import special

    return special.DISCLOSED


def describe_move(match: "Match", move: int, player: int) -> str:
    """Return a sentence about `move`, which `player` (0: chance) has just played. Return "" for a set-up draw."""
    if player and move < 0xFFFD:  # not a pass, a resignation or a draw
        rule = getattr(match.game, "is_answer", None)
        is_answer = rule is not None and rule(match.game.ply - 1)
        return fill(match, player, _answered(match.game) if is_answer else words.MOVED, match.notation(move))
    if player:
        from .words import special

        return fill(match, player, special.MOVES[move])
    from .chance_sentences import describe_move as describe  # stays

    return describe(match, move)


def _answered(game: "Game") -> str:
    """Return the template of a sentence about the last move of `game`, which is an answer such as hit or missed.

    It is the usual template, or one of those that the languages have for answers, or an English one of the game.
    """
    from .words import special

    own = getattr(game, "answer_sentence", "")
    if not own or own in special.ANSWERS:
        return special.ANSWERS.get(own) or special.ANSWERED
    from .translation import translated

    return translated(own, "games")
