"""Reads the generated table of lifetimes. Loaded for a moment when a scope is opened.

SCOPES has a line for each scope: its name, its letter, and for a scene what the app has to know before it loads it: an
icon as 16 hexadecimal digits if the pause menu leads to it, else "-"; `overlay` if it lies over the scene before it;
`plays` if it needs the chosen game; `online` if a link to an opponent may be in use.
MODULES has a line for each module: name:letters:letters. Scopes of the first letters load it, those of the others keep
it if something imports it. Each module comes after those that it imports at its top.
"""

from .lifetimes import MODULES, SCOPES

_OWN = " games. engine. "  # what a game that the table does not know may import


def scene(name: str, game: str) -> tuple:
    """Return which modules a scene loads if the game in that module is selected, which ones it keeps besides, and
    whether it is an overlay."""
    scopes, flags = ["scenes." + name], _line("scenes." + name)
    if "plays" in flags:
        scopes.append("games." + game)
    if "plays" in flags or "online" in flags:
        scopes.append("online")
    names, stays = modules(scopes)
    return names, stays, "overlay" in flags


def _line(scope: str) -> str:
    """Return the line of a scope behind its name: letter, icon, flags."""
    if "\n" + scope + " " not in SCOPES:
        raise ValueError(scope + " is not in app/lifetimes.py. Run: python -m tools.build.lifetimes")
    start = SCOPES.index("\n" + scope + " ") + len(scope) + 2
    return SCOPES[start : SCOPES.index("\n", start)]


def modules(scopes: list) -> tuple:
    """Return which modules these scopes load together, in order, and which they keep besides; each between spaces."""
    letters, names, stays, own = "", " ", " ", ""
    for scope in scopes:
        if "\n" + scope + " " in SCOPES:
            letters += _line(scope)[0]
        elif scope.startswith("games.") and scope.count(".") == 1:  # an owner's own game
            own += scope + " "
            stays = _OWN
    at = 1
    while at < len(MODULES):
        end = MODULES.index("\n", at)
        name, needed, kept = MODULES[at:end].split(":")
        at = end + 1
        if _share(letters, needed):
            names += name + " "
        elif _share(letters, kept):
            stays += name + " "
    return names + own, stays


def _share(some: str, others: str) -> bool:
    for letter in some:  # noqa: SIM110 - a generator takes heap
        if letter in others:
            return True
    return False


def icons() -> list:
    """Return (name, icon) for each scene that the pause menu leads to, in alphabetical order."""
    found = []
    for line in SCOPES.split("\n"):
        fields = line.split(" ")
        if len(fields) > 2 and fields[2] != "-":
            found.append((fields[0][7:], bytes([int(fields[2][x : x + 2], 16) for x in range(0, 16, 2)])))
    return found
