"""Translate the English sentences of games, bots and checks, by the tables of the selected language. Loaded on demand.

A table is the TABLE of words.titles, words.games or words.invalid_input. In English these are empty.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator
    from typing import Any


def start(faults: list) -> None:
    """Translate the titles of games, `faults` (sentences about settings), and the faults of an owner's
    games."""
    from . import games
    from .words import invalid_input, titles

    _retitle(games, titles.TABLE)
    for sentences in (faults, games.FAULTS):
        sentences[:] = [translate(fault, invalid_input.TABLE) for fault in sentences]


def _retitle(catalogued: "Any", table: dict) -> None:
    """Translate the titles in the CATALOGUE of a package, `catalogued`."""
    rows = list(catalogued.CATALOGUE)
    for index, row in enumerate(rows):
        title = table.get(row[1], row[1])
        if title != row[1]:  # an unchanged row takes no more heap
            rows[index] = (row[0], title) + tuple(row[2:])
    catalogued.CATALOGUE = tuple(rows)


def translated(text: str, table: str) -> str:
    """Return `text` in the selected language. `table` names the module of words that has the translation: games or
    invalid_input."""
    return translate(text, _sentences(table))


def translated_in_steps(texts: list, table: str) -> "Generator[None, None, list]":
    """Generator: return the list `texts` in the selected language. It yields after the import and after each text.
    `table` is as in `translated`."""
    sentences = _sentences(table)
    yield
    found = []
    for text in texts:
        found.append(translate(text, sentences))
        yield
    return found


def _sentences(table: str) -> dict:
    if table == "games":
        from .words import games

        return games.TABLE
    from .words import invalid_input

    return invalid_input.TABLE


def translate(text: str, table: dict) -> str:
    """Return `text` translated by `table`, which maps English sentences to translations. In a sentence, {} is a gap for
    any text; that text is translated, too. If several sentences fit, the longest is used.

    >>> translate("no 3 in a row", {"no {}": "sin {}", "{} in a row": "{} en raya"})
    'sin 3 en raya'
    """
    best: str = text if text in table else ""
    found: list = []
    for sentence in () if best else table:
        if len(sentence) > len(best) and "{}" in sentence:
            parts = _gap_texts(text, sentence.split("{}"))
            if parts:
                best, found = sentence, parts
    return table[best].format(*[translate(part, table) for part in found]) if best else text


def _gap_texts(text: str, pieces: list) -> list:
    """Return the parts of `text` between the given `pieces`. The text starts with the first piece and ends with the
    last. If `text` does not consist of these pieces, return an empty list.

    >>> _gap_texts("from 3 to 25.", ["from ", " to ", "."]), _gap_texts("up to 25.", ["from ", " to ", "."])
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
