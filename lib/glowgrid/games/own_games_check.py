"""Check the rows of the catalogue in own.py, and describe each invalid row. Loaded only if own.py exists."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterable

_ROW = "a row is (key, title, module, class, icon of 8 or 16 bytes)"


def rows_of(given: object, ours: "Iterable[tuple]", faults: list) -> tuple:
    """Return the valid rows of `given`, the CATALOGUE in own.py. Add a sentence to `faults` for each invalid row.

    `ours` has the rows of Glowgrid's own games. Old rows may end in module names. These names are ignored.
    """
    if not isinstance(given, (tuple, list)) or given and isinstance(given[0], str):
        faults.append(f"games/own.py needs a CATALOGUE of rows in brackets, with a comma after each row: {_ROW}.")
        return ()
    found: list = []
    for number, row in enumerate(given):
        why = _fault(row, list(ours) + found)
        if why:
            faults.append(f"games/own.py, row {number + 1}: {why}. The row is ignored.")
        else:
            found.append(tuple(row[:5]))
    return tuple(found)


def _fault(row: object, rows: list) -> str:
    """Return what is wrong with `row`, or "" if it is valid. Its key and class must differ from those in `rows`."""
    if not isinstance(row, (tuple, list)) or not 5 <= len(row) <= 7:
        return _ROW
    if not all(row[:4]) or [text for at, text in enumerate(row) if at != 4 and not isinstance(text, str)]:
        return _ROW
    if not isinstance(row[4], bytes) or len(row[4]) not in (8, 16):
        return "the icon must have 8 or 16 bytes"
    if row[0].lower() != row[0] or row[0].strip("abcdefghijklmnopqrstuvwxyz_0123456789"):
        return f"the key {row[0]!r} may only have lower-case letters, digits and _"
    for other in rows:
        if row[0] == other[0]:
            return f"there is already a game {row[0]!r}"
        if row[3] == other[3]:
            return f"there is already a class {row[3]}, of {other[1]}"
    return ""
