"""Short names: shortens and shares names in `.mpy` files, because every name that is read takes heap for ever.

It shortens private names, and those of `tools.build.shortenable_names`. `_settle` becomes `3` everywhere, in all files of the
drive, so that objects keep their attributes across files. Two names share a short one only if no object can have both:
no file, together with the files of its base classes, contains both. `3` cannot be a name in source code, so it never
clashes with a user's own game. A traceback shows file and line as before, with a number for the function.

The base class of the games keeps its names. Names that are composed at run time are kept, too.
"""

import ast
import re
from collections.abc import Iterable

from tools.build.shortenable_names import arguments, inner, named_in_calls

KEPT = "lib/glowgrid/engine/game.py", "lib/glowgrid/engine/options.py"
BLOCK = 16  # bytes per block of the heap
PRIVATE = re.compile(r"_[A-Za-z]\w*")


def mapping(sources: dict[str, bytes], foreign: Iterable[bytes] = ()) -> dict[str, str]:
    """Return name -> short name for the private and inner names of these files.

    An inner name that occurs in a `foreign` source keeps its length.
    """
    trees = {path: ast.parse(content) for path, content in sources.items()}
    public = inner(trees, foreign)
    names = {path: _private(tree) | _having(tree, public) for path, tree in trees.items()}
    families = _families(trees, names)
    kept = set().union(*(found for path, found in names.items() if path in KEPT))
    begun = tuple(set().union(*(_begun(tree) for tree in trees.values())))
    kept |= {name for found in names.values() for name in found if name.startswith(begun)}
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
    """Return, by path, the short names of a file: the shared ones, and those of its functions' arguments."""
    everywhere = mapping(sources, foreign)
    named = named_in_calls({path: ast.parse(content) for path, content in sources.items()})
    found = {}
    for path, content in sources.items():
        found[path] = {} if path in KEPT else arguments(path, content, named, everywhere)
        found[path].update(everywhere)
    return found


def _private(tree: ast.AST) -> set[str]:
    return {name for name in _names(tree) if PRIVATE.fullmatch(name)}


def _having(tree: ast.AST, public: set[str]) -> set[str]:
    return _names(tree) & public


def _names(tree: ast.AST) -> set[str]:
    fields = ("id", "attr", "name", "arg", "asname")
    found = {getattr(node, field, None) for node in ast.walk(tree) for field in fields}
    return {name for name in found if isinstance(name, str)}


def _begun(tree: ast.AST) -> set[str]:
    """Return the strings that look like the start of a private name, as in `getattr(self, "_draw_" + stage)`."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if PRIVATE.fullmatch(text)}


def _families(trees: dict[str, ast.Module], names: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return, by path, the names of a file together with those of the files of its base classes."""
    homes: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {path: set() for path in trees}
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, set()).add(path)
                bases[path] |= {base.id for base in node.bases if isinstance(base, ast.Name)}
                bases[path] |= {base.attr for base in node.bases if isinstance(base, ast.Attribute)}
    families = {}
    for path in trees:
        seen, todo = {path}, [path]
        while todo:
            near = set().union(*(homes.get(base, set()) for base in bases[todo.pop()])) - seen
            seen |= near
            todo += near
        families[path] = set().union(*(names[each] for each in seen))
    return families


def shortened(content: bytes, names: dict[str, str]) -> bytes:
    """Return a `.mpy` with other names. Each name occurs once, in the table after the header."""
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
    """Return the names in the table of a `.mpy`."""
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
    """Return a `.mpy` whose table also holds these names, without using them."""
    count, start = _number(content, 4)
    objects, at = _number(content, start)
    first = at
    for _ in range(count):
        size, at = _number(content, at)
        at += 0 if size & 1 else size // 2 + 1
    table = b"".join(_packed(2 * len(name)) + name + b"\0" for name in [name.encode() for name in more])
    return content[:4] + _packed(count + len(more)) + _packed(objects) + content[first:at] + table + content[at:]


def apart(content: bytes) -> bytes:
    """Return a `.mpy` that keeps no other object alive by accident.

    In a file without constants, the VM's pointer to them points to the end of its name table, which has two bytes per
    name in whole words. If a block ends there, the garbage collector takes it for a pointer to the next block; a menu
    once kept a whole game alive. A few extra names move the pointer.
    """
    count, at = _number(content, 4)
    objects, _ = _number(content, at)
    more = 0
    while not objects and -(-(count + more) // 2) * 4 % BLOCK == 0:
        more += 1
    return with_names(content, ["0"] * more) if more else content


def _number(content: bytes, at: int) -> tuple[int, int]:
    """Read a number (seven bits per byte, the highest first). Return it and its end."""
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
