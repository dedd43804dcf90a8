"""Private names in `.mpy` files, made short and shared: each different name takes heap for good once it was read.

`_settle` becomes `3`, in every place and in every file of the drive alike: so nothing that one file says of another's
object changes. Two names share a short one only where no object can have both: where no file, with the files of the
classes that its own are made from, has both. `3` is no name that source can have, so nobody's own game meets one.
A traceback tells the file and the line as ever, and the number where it would say in which function.

app.py keeps its names, as whoever looks into a running board begins there, and so does what the games are made from,
and a name that is put together when the program runs.
"""

import ast
import re

KEPT = "lib/glowgrid/app.py", "lib/glowgrid/engine/game.py", "lib/glowgrid/engine/options.py"
PRIVATE = re.compile(r"_[A-Za-z]\w*")


def mapping(sources: dict[str, bytes]) -> dict[str, str]:
    """Return name -> short name for the private names of these files, by path."""
    trees = {path: ast.parse(content) for path, content in sources.items()}
    names = {path: _private(tree) for path, tree in trees.items()}
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


def _private(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str) and PRIVATE.fullmatch(name):
                found.add(name)
    return found


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
