"""Reads the generated table of lifetimes. Loaded for a moment when a scope is opened.

SCOPES has a line for each scope: its name (of a scene the short one), and its letter. Flags of a scene follow without a
space: o for an overlay, which lies over the scene before it; p if it plays the selected game; n if a network or a cable
may be in use. An icon as 16 hexadecimal digits puts a scene into the pause menu.
MODULES has a line for each group of modules, letters:letters:names. Scopes of the first letters load them, those of the
others keep them if something imports them. Each module comes after those that it imports at its top.
"""

from .lifetimes import MODULES, SCOPES


def scene(name: str, game: str, online: bool) -> tuple:
    """Return which modules a scene loads if the game in that module is selected, which ones it keeps besides, and
    whether it is an overlay. `online` tells whether there is a link to an opponent."""
    scopes, flags = [name], _code(name)[1:]
    if "p" in flags:
        scopes.append("games." + game)
    if online and ("p" in flags or "n" in flags):
        scopes.append("online")
    names, stays = modules(scopes)
    return names, stays, "o" in flags


def _code(scope: str) -> str:
    """Return the letter of a scope and its flags; "" if the table does not have it."""
    start = SCOPES.find("\n" + scope + " ")
    return SCOPES[start + len(scope) + 2 :].split("\n")[0].split(" ")[0] if start >= 0 else ""


def modules(scopes: list) -> tuple:
    """Return which modules these scopes load together, in order, and which they keep besides; each between spaces."""
    letters, names, stays, own = "", " ", " ", ""
    for scope in scopes:
        code = _code(scope)
        letters += code[:1]
        if not code and scope.count(".") == 1:  # an owner's own game, which may import what these packages have
            own += scope + " "
            stays = " games. engine. "
    for line in MODULES.split("\n"):
        needed, kept, group = line.split(":")
        if _share(letters, needed):
            names += group + " "
        elif _share(letters, kept):
            stays += group + " "
    return names + own, stays


def _share(some: str, others: str) -> bool:
    for letter in some:  # noqa: SIM110 - a generator takes heap
        if letter in others:
            return True
    return False
