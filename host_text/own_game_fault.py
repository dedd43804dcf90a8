"""Explain an error in a game of the user's own, from games/own.py, in one sentence instead of a traceback.

An error in Glowgrid itself still ends with a traceback.
"""

import contextlib
import sys
import traceback
from pathlib import Path
from types import FrameType
from typing import Any

from glowgrid import games

from .words import terminal as words


def sentence(error: Exception) -> str:
    """Return a sentence for the author of the game that has caused `error`, or "" if no game of the user's own has.

    The sentence names a method that is missing or that returns a value of the wrong type, or the last place in the
    game's file, or the place in Glowgrid that called the game.
    """
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    game, row = next((found for frame in reversed(frames) if (found := _game_in(frame))), (None, ()))
    if not row:
        return ""
    file = getattr(sys.modules.get(_module(row)), "__file__", None)
    places = [place for place in traceback.extract_tb(error.__traceback__) if not place.filename.startswith("<frozen")]
    own = [place for place in places if place.filename == file]
    if isinstance(error, OSError) and not own:
        return ""  # the terminal has failed
    place = (own or places)[-1]
    if isinstance(error, NotImplementedError) and not own:
        told = words.NO_METHOD.format(row[2], place.name)
    elif not own and (wrong := _wrong_type(game)):
        told = words.WRONG_TYPE.format(row[2], *wrong)
    else:
        where = "/".join(Path(place.filename).parts[-2:]), place.lineno, place.name, place.line
        told = words.ERROR_AT.format(*where, "".join(traceback.format_exception_only(error)).strip().split("\n")[-1])
    return words.OWN_GAME_FAILED.format(row[1], told)


def _module(row: tuple) -> str:
    return f"{games.__name__}.{row[2]}"


def _game_in(frame: FrameType) -> tuple[Any, tuple] | None:
    """Return (game, row of own.py) for a game of the user's own that is in a local variable of `frame`, or in the
    attribute `game` of one. Return (None, row) if a variable is only the game's class or its row. Return None if there
    is neither."""
    for value in frame.f_locals.values():
        inside = vars(value).get("game") if hasattr(value, "__dict__") else None
        for row in games.CATALOGUE.own:
            for found in (value, inside):
                if type(found).__module__ == _module(row):
                    return found, row
            if value is row or isinstance(value, type) and value.__module__ == _module(row):
                return None, row
    return None


def _wrong_type(game: Any) -> tuple:
    """Return (name, type, right type) of a method of `game` that returns a value of another type, or ()."""
    with contextlib.suppress(Exception):  # the game of the user may raise anything
        moves = game.legal_moves()
        found = [("legal_moves", moves, list), ("at", game.at(0), int)]
        if isinstance(moves, list):
            found += [("notation", game.notation(move), str) for move in moves[:1]]
            found += [("path", game.path(move), tuple) for move in moves[:1]]
        for name, value, kind in found:
            if not isinstance(value, kind):
                return name, type(value).__name__, kind.__name__
    return ()
