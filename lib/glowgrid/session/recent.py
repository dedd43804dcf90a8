"""In which order the menu has the games. Borrowed when it comes."""

from .. import games


def rows(recent: list) -> list:
    """Return the rows of the games' catalogue: those of the keys `recent` in front, the last of them first."""
    keys = [row[0] for row in games.CATALOGUE]
    found = list(range(len(keys)))
    for key in recent:
        if key in keys:
            found.remove(keys.index(key))
            found.insert(0, keys.index(key))
    return found
