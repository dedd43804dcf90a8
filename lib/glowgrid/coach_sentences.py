"""Build the sentences of the coach from the templates in words.coach. Loaded on demand, for light and plain text."""

from .engine.game import PASS
from .engine.hint_reasons import reason
from .match_sentences import describe_move, fill
from .translation import translated
from .words import coach as words
from .words import match as match_words

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from .engine.game import Game
    from .engine.match import Match

_MOST = 12  # moves that are named in a sentence


def describe_moves(match: "Match", moves: list, shades: bytes) -> "Generator[None, None, str]":
    """Generator: return sentences that name the good, fair and weak ones of `moves`. Yield after each move.

    `shades`: by move, as from `Coach.rate`."""
    sentences = []
    for shade in (3, 2, 1):
        names: list = []
        more = 0
        for at, move in enumerate(moves):
            if shades[at] == shade:
                if len(names) < _MOST:
                    names.append(match.notation(move))
                    yield
                else:
                    more += 1
        told = ", ".join(names)
        if told:
            sentences.append(words.RATED[shade].format(words.MORE.format(told, more) if more else told))
    return " ".join(sentences)


def describe_turning_point(match: "Match", position: "Game", played: int, point: tuple) -> str:
    """Return sentences about the move `played`, which changed the game.

    `position`: a copy of the game before the move. `point`: as from `turning_points.find`."""
    ply, better, wins, loses = point
    name, other = position.notation(better), position.notation(played)
    why = translated(reason(position, better), "hint")
    turn = position.turn
    told = describe_move(match, PASS, turn) if played == PASS else fill(match, turn, match_words.MOVED, other)
    sentences = [words.TURNED.format(ply + 1, told, f"{name} {why}".strip())]
    if loses:
        sentences.append(words.IS_LOST)
    elif wins:
        sentences.append(words.WOULD_WIN)
    return " ".join(sentences)
