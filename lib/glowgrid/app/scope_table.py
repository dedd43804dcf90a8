"""Scope table: reads the generated table of lifetimes. Loaded for a short time when a scope is opened.

SCOPES has a line for each scope: its name (for a scene without the package), and its letter. Flags of a scene follow
without a space: o for an overlay, which lies over the scene before it; p if it plays the selected game; n if a network
or a cable may be in use. An icon as 16 hexadecimal digits puts a scene into the pause menu. MODULES has a line for each
group of modules, letters:letters:names. The scopes of the first letters load them, those of the others keep them if
another module imports them. Each module comes after those that it imports at its top.
"""

from .lifetimes import MODULES, SCOPES


def scene(name: str, game: str, online: bool) -> tuple:
    """Return (modules to load, modules to keep, whether it is an overlay) for a scene if the game in that module is
    selected.

    `online`: there is a link to an opponent.
    """
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
    """Return (modules to load, modules to keep) for these scopes together. Each value is a string with names between
    spaces, in order."""
    letters, names, stays, own = "", " ", " ", ""
    for scope in scopes:
        code = _code(scope)
        letters += code[:1]
        if not code and scope.count(".") == 1:  # a user's own game, which may import the modules of these packages
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
