"""Order of the games in the menu. Loaded on demand."""

from .. import games


def order(recent: list) -> list:
    """Return all indexes of games.CATALOGUE: first the games in `recent`, beginning with its last key, then the others.
    """
    keys = [row[0] for row in games.CATALOGUE]
    found = list(range(len(keys)))
    for key in recent:
        if key in keys:
            found.remove(keys.index(key))
            found.insert(0, keys.index(key))
    return found
