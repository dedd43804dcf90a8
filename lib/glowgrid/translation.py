"""Translate the English sentences of games, bots and checks with the tables of the selected language. Loaded on demand.

The tables are TABLE in modules of the package `words`. Each kind of sentence has its own module, so that a
table fits in memory beside a game and its bots. In English these tables are empty.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator


def start(language: str, faults: list) -> None:
    """Use titles of games in `language`, and translate the sentences in `faults` and in games.FAULTS, in place.
    `faults`: a list of sentences about invalid settings."""
    from . import games
    from .words import errors

    rows = games.Rows()
    rows.language, rows.own = language, games.CATALOGUE.own
    games.CATALOGUE = rows
    for sentences in (faults, games.FAULTS):
        sentences[:] = [translate(fault, errors.TABLE) for fault in sentences]


def translated(text: str, table: str) -> str:
    """Return `text` in the selected language. `table`: the module of the package `words` that has the translation, such
    as "rules"."""
    return translate(text, _sentences(table))


def translated_in_steps(texts: list, table: str) -> "Generator[None, None, list]":
    """Generator: return a list of the translations of `texts`. Yield after the import of the table, and after each
    text. `table`: as in `translated`."""
    sentences = _sentences(table)
    yield
    found = []
    for text in texts:
        found.append(translate(text, sentences))
        yield
    return found


def _sentences(table: str) -> dict:
    return __import__("glowgrid.words." + table, None, None, ("TABLE",)).TABLE  # type: ignore[no-any-return]


def translate(text: str, table: dict) -> str:
    """Return `text` translated with `table`, a dict from English sentences to translations. In a sentence, {} stands
    for any text, which is translated, too. If several sentences fit, use the longest. If none fits, return `text`.

    >>> translate("no 3 in a row", {"no {}": "sin {}", "{} in a row": "{} en raya"})
    'sin 3 en raya'
    """
    best: str = ""
    found: list = []
    for sentence in () if text in table else table:
        if len(sentence) > len(best) and "{}" in sentence:
            parts = _gap_texts(text, sentence.split("{}"))
            if parts:
                best, found = sentence, parts
    return table[best].format(*[translate(part, table) for part in found]) if best else table.get(text, text)


def _gap_texts(text: str, pieces: list) -> list:
    """Return the parts of `text` between the `pieces`. The text must start with the first piece, end with the last
    piece, and have the other pieces in this order between them. Otherwise return an empty list.

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
