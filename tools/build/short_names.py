"""Shorten names in `.mpy` files, because every name that a board has read stays on its heap for ever.

Private names are shortened, and the public names that `tools.build.shortenable_names` lists. For example, `_settle`
becomes `3` in all files of the drive, so an attribute has the same name in every file. Two names get the same short
name only if no object can have both: a file, together with the files of its base classes, never contains both. `3` is
not a valid name in source code, so it cannot clash with a user's own game. A traceback shows file and line as before,
but a number instead of the function's name.

Names in the base class of the games are kept, and so are private names that code composes at run time.
"""

import ast
import re
from collections.abc import Iterable

from tools.build.shortenable_names import arguments, inner, named_in_calls, strings
from tools.build.syntax import nodes

KEPT = "lib/glowgrid/engine/game.py", "lib/glowgrid/engine/options.py"
BLOCK = 16  # bytes per block of the heap
PRIVATE = re.compile(r"_[A-Za-z]\w*")


def mapping(sources: dict[str, bytes], foreign: Iterable[bytes] = ()) -> dict[str, str]:
    """Return name -> short name for the private names in `sources`, and for the public names that may be shortened.

    Public names that occur in a `foreign` source keep their length.
    """
    public = inner(sources, foreign)
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


def by_file(sources: dict[str, bytes], foreign: Iterable[bytes] = ()) -> dict[str, dict[str, str]]:
    """Return path -> {name: short name}.

    The names of arguments differ by file; all others are the same in every file.
    """
    everywhere = mapping(sources, foreign)
    named = named_in_calls(sources)
    found = {}
    for path, content in sources.items():
        found[path] = {} if path in KEPT else arguments(path, content, named, everywhere)
        found[path].update(everywhere)
    return found


def _shortenable(source: bytes, public: set[str]) -> set[str]:
    """Return the private names of a file, and those of the `public` names that it contains."""
    return {name for name in _names(source) if name in public or PRIVATE.fullmatch(name)}


def _names(source: bytes) -> set[str]:
    fields = ("id", "attr", "name", "arg", "asname")
    found = {getattr(node, field, None) for node in nodes(source) for field in fields}
    return {name for name in found if isinstance(name, str)}


def _name_prefixes(source: bytes) -> set[str]:
    """Return strings from which code composes private names: "_draw_" in `getattr(self, "_draw_" + stage)`."""
    return {text for text in strings(source) if PRIVATE.fullmatch(text)}


def _families(sources: dict[str, bytes], names: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return, for each path, the names in that file and in the files of its base classes."""
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
    """Return `content`, a `.mpy` file, with its name table changed by `names`: name -> short name."""
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
    """Return a `.mpy` file with the names `more` added to its name table. Its code does not use them."""
    count, start = _number(content, 4)
    objects, at = _number(content, start)
    first = at
    for _ in range(count):
        size, at = _number(content, at)
        at += 0 if size & 1 else size // 2 + 1
    table = b"".join(_packed(2 * len(name)) + name + b"\0" for name in [name.encode() for name in more])
    return content[:4] + _packed(count + len(more)) + _packed(objects) + content[first:at] + table + content[at:]


def padded(content: bytes) -> bytes:
    """Return a `.mpy` file whose name table does not end where a heap block ends.

    Otherwise the garbage collector could keep an unrelated object alive. In a file without constants, the VM's pointer
    to the constants points to the end of the name table, which takes two bytes per name, rounded up to whole words. If
    a heap block ends there, the pointer looks like one to the next block. This once kept a whole game alive. Extra
    names move the pointer into a block.
    """
    count, at = _number(content, 4)
    objects, _ = _number(content, at)
    more = 0
    while not objects and -(-(count + more) // 2) * 4 % BLOCK == 0:
        more += 1
    return with_names(content, ["0"] * more) if more else content


def _number(content: bytes, at: int) -> tuple[int, int]:
    """Return (number, position after it) for the number at `at`: seven bits per byte, the most significant first."""
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
