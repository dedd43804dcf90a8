"""Shorten names in `.mpy` files, because every name that a board has read stays on the board's heap for ever.

Two kinds of names are shortened: private names, and the public names that `tools.build.shortenable_names` lists. For
example, `_settle` becomes `3` in every file of the drive, so all files use the same name for an attribute. Two names
get the same short name only if no object can have both. That is certain if no file, taken together with the files of
its base classes, contains both names. `3` is not a valid name in source code, so a short name cannot clash with a name
in a user's own game. A traceback shows the file and the line as before, but a number instead of the function's name.

Names in the base class of the games are not shortened, nor are private names that code composes at run time.
"""

import ast
import re
from collections.abc import Iterable

from tools.build.shortenable_names import arguments, inner, named_in_calls, strings
from tools.build.syntax import nodes

KEPT = "lib/glowgrid/engine/game.py", "lib/glowgrid/engine/options.py"
BLOCK = 16  # bytes per block of the heap
PRIVATE = re.compile(r"_[A-Za-z]\w*")


def mapping(
    sources: dict[str, bytes], foreign: Iterable[bytes] = (), modules: dict[str, bytes] | None = None
) -> dict[str, str]:
    """Return a dict from name to short name, for private names and for the public names that may be shortened.

    `sources`: a dict from path to source, for each file of the drive. `foreign`: sources of other code on the board.
    Public names that occur in this other code keep their length. `modules`: the same sources before modules were joined
    into one file (see tools.build.joined), or None if none were. They tell which modules are for users' own code.
    """
    public = inner(sources if modules is None else modules, foreign)
    names = {path: _shortenable(source, public) for path, source in sources.items()}
    families = _families(sources, names)
    kept = set().union(*(found for path, found in names.items() if path in KEPT))
    prefixes = tuple(set().union(*(_name_prefixes(source) for source in sources.values())))
    kept |= {name for found in names.values() for name in found if name.startswith(prefixes)}
    where: dict[str, set[str]] = {}  # name -> the families that contain it
    for path, family in families.items():
        for name in family - kept:
            where.setdefault(name, set()).add(path)
    found: dict[str, str] = {}
    taken: list[set[str]] = []  # number -> the families that use it
    for name in sorted(where, key=lambda name: (-len(where[name]), name)):
        number = next((number for number, paths in enumerate(taken) if not paths & where[name]), len(taken))
        taken[number:] = taken[number:] or [set()]
        taken[number] |= where[name]
        found[name] = str(number)
    return found


def by_file(
    sources: dict[str, bytes], foreign: Iterable[bytes] = (), modules: dict[str, bytes] | None = None
) -> dict[str, dict[str, str]]:
    """Return a dict from the path of each file to the names in this file, as a dict from name to short name.

    An argument's name may have a different short name in each file. Any other name has the same short name in every
    file.
    """
    everywhere = mapping(sources, foreign, modules)
    named = named_in_calls(sources)
    found = {}
    for path, content in sources.items():
        found[path] = {} if path in KEPT else arguments(path, content, named, everywhere)
        found[path].update(everywhere)
    return found


def _shortenable(source: bytes, public: set[str]) -> set[str]:
    """Return the names in `source` that are private or belong to `public`."""
    return {name for name in _names(source) if name in public or PRIVATE.fullmatch(name)}


def _names(source: bytes) -> set[str]:
    fields = ("id", "attr", "name", "arg", "asname")
    found = {getattr(node, field, None) for node in nodes(source) for field in fields}
    return {name for name in found if isinstance(name, str)}


def _name_prefixes(source: bytes) -> set[str]:
    """Return the strings with which composed private names begin, such as "_draw_" in `getattr(self, "_draw_" + s)`."""
    return {text for text in strings(source) if PRIVATE.fullmatch(text)}


def _families(sources: dict[str, bytes], names: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return a dict from the path of each file to the names in this file and in the files of its base classes."""
    files_with_class: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {path: set() for path in sources}
    for path, source in sources.items():
        for node in nodes(source):
            if isinstance(node, ast.ClassDef):
                files_with_class.setdefault(node.name, set()).add(path)
                bases[path] |= {base.id for base in node.bases if isinstance(base, ast.Name)}
                bases[path] |= {base.attr for base in node.bases if isinstance(base, ast.Attribute)}
    families = {}
    for path in sources:
        seen, todo = {path}, [path]
        while todo:
            near = set().union(*(files_with_class.get(base, set()) for base in bases[todo.pop()])) - seen
            seen |= near
            todo += near
        families[path] = set().union(*(names[each] for each in seen))
    return families


def shortened(content: bytes, names: dict[str, str]) -> bytes:
    """Return the `.mpy` file `content` with shorter names in its name table.

    `names`: a dict from name to short name.
    """
    count, at = _number(content, 4)
    _, at = _number(content, at)
    table = bytearray()
    start = at
    for _ in range(count):
        size, at = _number(content, at)
        if size & 1:  # a name that is built into every VM
            table += _packed(size)
            continue
        name = content[at : at + size // 2].decode()
        text = names.get(name, name).encode()
        table += _packed(2 * len(text)) + text + b"\0"
        at += size // 2 + 1
    return content[:start] + bytes(table) + content[at:]


def names(content: bytes) -> list[str]:
    """Return the names in the name table of a `.mpy` file."""
    count, at = _number(content, 4)
    _, at = _number(content, at)
    found = []
    for _ in range(count):
        size, at = _number(content, at)
        if not size & 1:
            found.append(content[at : at + size // 2].decode())
            at += size // 2 + 1
    return found


def with_names(content: bytes, more: list[str]) -> bytes:
    """Return the `.mpy` file `content` with the names in `more` added to its name table.

    The code in the file does not use the added names.
    """
    count, start = _number(content, 4)
    objects, at = _number(content, start)
    first = at
    for _ in range(count):
        size, at = _number(content, at)
        at += 0 if size & 1 else size // 2 + 1
    table = b"".join(_packed(2 * len(name)) + name + b"\0" for name in [name.encode() for name in more])
    return content[:4] + _packed(count + len(more)) + _packed(objects) + content[first:at] + table + content[at:]


def padded(content: bytes) -> bytes:
    """Return the `.mpy` file `content`, with extra names if its name table would end where a heap block ends.

    Without the extra names, the garbage collector could keep an unrelated object alive. In a file without constants,
    the VM's pointer to the constants points to the end of the name table. The table takes two bytes per name, rounded
    up to whole words. If a heap block ends at the same place, the pointer looks like a pointer to the next block. This
    once kept a whole game alive. The extra names move the end of the table into the middle of a block.
    """
    count, at = _number(content, 4)
    objects, _ = _number(content, at)
    more = 0
    while not objects and -(-(count + more) // 2) * 4 % BLOCK == 0:
        more += 1
    return with_names(content, ["0"] * more) if more else content


def _number(content: bytes, at: int) -> tuple[int, int]:
    """Return (number, position after it) for the number at the position `at`.

    A number consists of bytes with seven bits each, the most significant byte first.
    """
    number = 0
    while True:
        number = number << 7 | content[at] & 127
        at += 1
        if content[at - 1] < 128:
            return number, at


def _packed(number: int) -> bytes:
    found = [number & 127]
    while number := number >> 7:
        found.insert(0, number & 127 | 128)
    return bytes(found)
