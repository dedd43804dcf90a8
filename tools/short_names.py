"""Names in `.mpy` files, made short and shared: each different name takes heap for good once it was read. They are the
private ones, and those of `tools.inner_names`.

`_settle` becomes `3`, in every place and in every file of the drive alike: so nothing that one file says of another's
object changes. Two names share a short one only where no object can have both: where no file, with the files of the
classes that its own are made from, has both. `3` is no name that source can have, so nobody's own game meets one.
A traceback tells the file and the line as ever, and the number where it would say in which function.

What the games are made from keeps its names, and so does a name that is put together when the program runs.
"""

import ast
import re
from collections.abc import Iterable

from tools.inner_names import arguments, inner, named_in_calls

KEPT = "lib/glowgrid/engine/game.py", "lib/glowgrid/engine/options.py"
BLOCK = 16  # bytes of the heap
PRIVATE = re.compile(r"_[A-Za-z]\w*")


def mapping(sources: dict[str, bytes], foreign: Iterable[bytes] = ()) -> dict[str, str]:
    """Return name -> short name for the private and inner names of these files, by path; of the inner ones none that
    stands in a `foreign` source."""
    trees = {path: ast.parse(content) for path, content in sources.items()}
    public = inner(trees, foreign)
    names = {path: _private(tree) | _having(tree, public) for path, tree in trees.items()}
    families = _families(trees, names)
    kept = set().union(*(found for path, found in names.items() if path in KEPT))
    begun = tuple(set().union(*(_begun(tree) for tree in trees.values())))
    kept |= {name for found in names.values() for name in found if name.startswith(begun)}
    where: dict[str, set[str]] = {}  # name -> the families that it is in
    for path, family in families.items():
        for name in family - kept:
            where.setdefault(name, set()).add(path)
    found: dict[str, str] = {}
    taken: list[set[str]] = []  # by number: the families in which it is given away
    for name in sorted(where, key=lambda name: (-len(where[name]), name)):
        number = next((number for number, paths in enumerate(taken) if not paths & where[name]), len(taken))
        taken[number:] = taken[number:] or [set()]
        taken[number] |= where[name]
        found[name] = str(number)
    return found


def by_file(sources: dict[str, bytes], foreign: Iterable[bytes] = ()) -> dict[str, dict[str, str]]:
    """Return by path the short names of a file: those that are the same everywhere, and its functions' arguments."""
    everywhere = mapping(sources, foreign)
    named = named_in_calls({path: ast.parse(content) for path, content in sources.items()})
    found = {}
    for path, content in sources.items():
        found[path] = dict(everywhere) if path in KEPT else {**arguments(path, content, named), **everywhere}
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
    """Return the texts that begin private names: what `getattr(self, "_draw_" + stage)` asks for stays."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if PRIVATE.fullmatch(text)}


def _families(trees: dict[str, ast.Module], names: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return by path the names of the file and of all files that have a class which its own are made from."""
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
    """Return a `.mpy` in which these names are others: each stands once, in the table behind the head."""
    count, at = _number(content, 4)
    _, at = _number(content, at)
    table = bytearray()
    start = at
    for _ in range(count):
        size, at = _number(content, at)
        if size & 1:  # one that every VM has
            table += _packed(size)
            continue
        name = content[at : at + size // 2].decode()
        text = names.get(name, name).encode()
        table += _packed(2 * len(text)) + text + b"\0"
        at += size // 2 + 1
    return content[:start] + bytes(table) + content[at:]


def names(content: bytes) -> list[str]:
    """Return the names that a `.mpy` brings along."""
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
    """Return a `.mpy` that brings these names along as well, and does nothing with them."""
    count, start = _number(content, 4)
    objects, at = _number(content, start)
    first = at
    for _ in range(count):
        size, at = _number(content, at)
        at += 0 if size & 1 else size // 2 + 1
    table = b"".join(_packed(2 * len(name)) + name + b"\0" for name in [name.encode() for name in more])
    return content[:4] + _packed(count + len(more)) + _packed(objects) + content[first:at] + table + content[at:]


def apart(content: bytes) -> bytes:
    """Return a `.mpy` that keeps nothing else alive. Where it has no constants, the VM's pointer to them is to the end
    of its names, at two bytes a name in whole words: if a block ends there, garbage collection takes it for a pointer
    to whatever comes next in the heap, and a menu once kept a whole game. Some more names move it."""
    count, at = _number(content, 4)
    objects, _ = _number(content, at)
    more = 0
    while not objects and -(-(count + more) // 2) * 4 % BLOCK == 0:
        more += 1
    return with_names(content, ["0"] * more) if more else content


def _number(content: bytes, at: int) -> tuple[int, int]:
    """Read a number, seven bits a byte, the highest first; return it and where it ends."""
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
