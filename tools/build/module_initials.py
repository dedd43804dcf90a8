"""Shorten the names of modules on a compiled drive, because a board keeps these names for ever.

For each module that a board imports, its heap keeps the name of the module and the full name with the packages. On the
drive, `glowgrid.games.othello_evaluation` is `glowgrid.games._oe`, in the file `games/_oe.mpy`. A traceback shows the
short name, too. A name of several words becomes its initials. A name of one word becomes its first two letters, if it
has at least LONG letters. In `games`, where owners put their own games, a short name begins with an underscore. A name
is kept if

- the module is in the folder `classic`, or is a module of `engine` of one word, because users' own code imports these
- it is the key of a game, or is one word that also names a function, a variable, an attribute or an argument
- it is the name of an option, a scene or something else that code looks up by a string
- other code on the board uses it: code.py, the libraries, and the scripts that run on a VM
"""

import keyword
import re
from collections.abc import Iterable

from glowgrid.games import CATALOGUE
from tools.build.shortenable_names import NAME_FIELDS, all_names, defined, words_in_strings

LONG = 6
_PACKAGE = "lib/glowgrid/"
_GAMES = _PACKAGE + "games/"
_CLASSIC, _ENGINE = _PACKAGE + "classic/", _PACKAGE + "engine/"


def initials(sources: dict[str, bytes], foreign: Iterable[bytes] = ()) -> dict[str, str]:
    """Return a dict from name to short name, for the modules whose names are shortened.

    `sources`: a dict from path to source, without the table of lifetimes, which lists modules. `foreign`: sources of
    other code on the board.

        >>> initials({"lib/glowgrid/view/cell_looks.py": b"", "lib/glowgrid/view/canvas.py": b""})
        {'canvas': 'ca', 'cell_looks': 'cl'}
    """
    kept = {row[0] for row in CATALOGUE}
    paths = {}  # name -> path of a module
    for path in sources:
        name = path.removesuffix(".py").rpartition("/")[2]
        if path.startswith(_PACKAGE):
            paths[name] = path
        if path.startswith(_CLASSIC) or path.startswith(_ENGINE) and "_" not in name:
            kept.add(name)
    taken, used = set(keyword.kwlist), set()
    for source in sources.values():
        kept |= words_in_strings(source)
        taken |= all_names(source)
        used |= all_names(source, ("attr", "arg")) | defined(source)
    for source in foreign:
        kept |= all_names(source, (*NAME_FIELDS, "module")) | words_in_strings(source)
    found: dict[str, str] = {}
    for name in sorted(paths.keys() - kept):
        words = name.split("_")
        if all(words) and (len(words) > 1 or len(name) >= LONG and name not in used):
            letters = "".join([word[0] for word in words]) if len(words) > 1 else name[:2]
            short = "_" * paths[name].startswith(_GAMES) + letters
            ends = ["", *words[-1][1:], *map(str, range(2, 99))]
            short += next(end for end in ends if short + end not in taken | paths.keys())
            taken.add(short)
            found[name] = short
    return found


def short_path(path: str, names: dict[str, str]) -> str:
    """Return the path on the drive of the module at `path`. `names`: the return value of `initials`.

        >>> short_path("lib/glowgrid/view/cell_looks.py", {"cell_looks": "cl"})
        'lib/glowgrid/view/cl.py'
    """
    folder, _, file = path.rpartition("/")
    name, dot, ending = file.partition(".")
    return f"{folder}/{names.get(name, name)}{dot}{ending}" if path.startswith(_PACKAGE) else path


def short_name(name: str, names: dict[str, str]) -> str:
    """Return the name with which a board imports the module `name`. `names`: the return value of `initials`.

    `name` is "cell_looks", or with its packages "view.cell_looks" or "glowgrid.view.cell_looks".
    """
    packages, dot, last = name.rpartition(".")
    return packages + dot + names.get(last, last)


def with_short_names(table: bytes, names: dict[str, str]) -> bytes:
    """Return `table`, the source of lifetimes.py, with the modules' short names. `names`: the result of `initials`."""
    before, start, modules = table.partition(b"\nMODULES = ")
    return before + start + re.sub(rb"[\w.]+", lambda found: short_name(found[0].decode(), names).encode(), modules)
