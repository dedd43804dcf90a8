"""What games, bots and checks say, which is English, put into another language by its tables of sentences. Borrowed."""

from .unload import borrow

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any


def start(faults: list) -> None:
    """Give games and bots the titles that they have in the language chosen; put into it the `faults` of settings, and
    those of an owner's games."""
    from . import bots, games

    names, checks = borrow("words.titles").TABLE, borrow("words.checks").TABLE
    _retitle(bots, names)
    _retitle(games, names)
    for told in (faults, games.FAULTS):
        told[:] = [put(fault, checks) for fault in told]


def _retitle(room: "Any", table: dict) -> None:
    """Give the rows of this room's catalogue other titles."""
    rows = list(room.CATALOGUE)
    for index, row in enumerate(rows):
        title = table.get(row[1], row[1])
        if title != row[1]:  # a row that stays takes no more heap
            rows[index] = (row[0], title) + tuple(row[2:])
    room.CATALOGUE = tuple(rows)


def put(text: str, table: dict) -> str:
    """Return `text` by a table of English sentences -> others, where {} stands for what is filled in; that is put by
    the table as well. Of several sentences that fit, the longest is meant.

    >>> put("no 3 in a row", {"no {}": "sin {}", "{} in a row": "{} en raya"})
    'sin 3 en raya'
    """
    best: str = text if text in table else ""
    found: list = []
    for sentence in () if best else table:
        if len(sentence) > len(best) and "{}" in sentence:
            parts = _filled_in(text, sentence.split("{}"))
            if parts:
                best, found = sentence, parts
    return table[best].format(*[put(part, table) for part in found]) if best else text


def _filled_in(text: str, pieces: list) -> list:
    """Return what stands in `text` between these pieces, which begin and end it; nothing where it is not made of them.

    >>> _filled_in("from 3 to 25.", ["from ", " to ", "."]), _filled_in("up to 25.", ["from ", " to ", "."])
    (['3', '25'], [])
    """
    if not text.startswith(pieces[0]) or not text.endswith(pieces[-1]):
        return []
    at, end, found = len(pieces[0]), len(text) - len(pieces[-1]), []
    for piece in pieces[1:-1]:
        where = text.find(piece, at, end)
        if where < 0:
            return []
        found.append(text[at:where])
        at = where + len(piece)
    return found + [text[at:end]] if at <= end else []
