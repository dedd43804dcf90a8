"""Sorts the games for the menu: recent games come first. Loaded on demand."""

from .. import games


def order(recent: list) -> list:
    """Return the indexes of all games in games.CATALOGUE, in the order of the menu.

    The games whose keys are in `recent` come first, beginning with the last key of `recent`. The remaining games follow
    in the order of the catalogue.
    """
    keys = [row[0] for row in games.CATALOGUE]
    found = list(range(len(keys)))
    for key in recent:
        if key in keys:
            found.remove(keys.index(key))
            found.insert(0, keys.index(key))
    return found
