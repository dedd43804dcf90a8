"""Constants: replaces the names of whole numbers by the numbers, for the drive.

`MOVE = 77` in one module and `from .format import MOVE` in others become 77 everywhere, and so does `palette.WHITE`.
Names that are unused afterwards are removed, so they take no heap and no lookup. Imports that were only needed for
numbers are removed, too. Every statement stays on its line.

A name is a constant if its module assigns it one number and nothing else, and no other module assigns to it. It is kept
if this tool cannot see all its uses, such as in an f-string or on a module that was passed as an argument. Public names
that a user's own game may need are kept, too (FOR_OWNERS).
"""

import ast
import operator
import re
from collections import Counter
from collections.abc import Callable, Iterator

_FOR_OWNERS = "games/", *(f"engine/{name}" for name in ("game", "imperfect", "inarow", "options", "runs", "zobrist"))
FOR_OWNERS = tuple(f"lib/glowgrid/{place}" for place in _FOR_OWNERS)
_RECKON: dict[type, Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
}
_NAME = re.compile(r"_?[A-Z][A-Z0-9_]*")

Place = tuple[str, str]
"""The full name of a module, and a name in it."""
Edit = tuple[int, int, int, str]
"""A line, counted from 0, its start and end in bytes, and the new text."""


def folded(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the modules (path -> stripped source) with constants replaced by their numbers."""
    modules = {module_name(path): _Module(path, content) for path, content in sources.items()}
    given_outside = {name for module in modules.values() for name in module.given_to_others()}
    for module in modules.values():
        module.numbers = {name: at for name, at in module.numbers.items() if name not in given_outside}
    for module in modules.values():
        module.fold(modules)
    kept = _asked(modules)
    return {module.path: module.written(kept) for module in modules.values()}


def module_name(path: str) -> str:
    """Return the full name of the module in a file of the drive.

        >>> module_name("lib/glowgrid/saves/record_format.py"), module_name("lib/glowgrid/saves/__init__.py")
        ('glowgrid.saves.record_format', 'glowgrid.saves')
    """
    return path.removeprefix("lib/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")


class _Module:
    """The source of a module, its constants, and their uses."""

    def __init__(self, path: str, content: bytes) -> None:
        self.path, self.content, self.name = path, content, module_name(path)
        self.tree = ast.parse(content)
        self.nodes = list(ast.walk(self.tree))
        self.bound = Counter(name for node in self.nodes for name in _bound(node))
        self.numbers = _named_numbers(self.tree.body, self.bound)
        imports = Counter(found for node in self.nodes for found in self._imported(node))
        self.imports = dict(imports.keys())  # local name -> imported name
        # the imports whose local names are never assigned again in this file
        self.meant = {name: place for (name, place), times in imports.items() if self.bound[name] == times}
        self.edits: list[Edit] = []
        self.folded: set[str] = set()  # imported names, or modules, whose uses were replaced by numbers
        in_text = {id(each) for node in self.nodes if isinstance(node, ast.JoinedStr) for each in ast.walk(node)}
        self._readable = [node for node in self.nodes if id(node) not in in_text]
        self._done: set[int] = set()

    def _imported(self, node: ast.AST) -> Iterator[tuple[str, Place]]:
        """Yield (local name, place) for each name that a statement imports."""
        if isinstance(node, ast.ImportFrom):
            package = self.name if self.path.endswith("/__init__.py") else self.name.rpartition(".")[0]
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            for each in node.names:
                yield each.asname or each.name, (".".join([*parts, *filter(None, [node.module])]), each.name)

    def given_to_others(self) -> Iterator[str]:
        """Yield the names that this file assigns in other modules: `module.NAME = 3`."""
        for node in self.nodes:
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                yield node.attr

    def fold(self, modules: "dict[str, _Module]") -> None:
        """Record an edit for each use of a constant."""
        for node in self._readable:
            place = self._place(node, modules)
            number = _number(place, modules)
            if number is not None and isinstance(node, (ast.Name, ast.Attribute)):
                assert node.end_col_offset is not None
                text = f"({number})" if number < 0 or self._goes_on(node) else str(number)
                self.edits.append((node.lineno - 1, node.col_offset, node.end_col_offset, text))
                self._done |= {id(node), id(getattr(node, "value", node))}
                self.folded.add(node.id if isinstance(node, ast.Name) else node.value.id)  # type: ignore[attr-defined]

    def _place(self, node: ast.AST, modules: "dict[str, _Module]") -> Place | None:
        """Return the place that an expression reads, such as `MOVE` or `format.MOVE`, or None."""
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            return (self.name, node.id) if node.id in self.numbers else self.meant.get(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.lineno == node.end_lineno:
            package, name = self.meant.get(node.value.id, ("", ""))
            return (f"{package}.{name}", node.attr) if f"{package}.{name}" in modules else None
        return None

    def _goes_on(self, node: ast.Name | ast.Attribute) -> bool:
        return self.content.split(b"\n")[node.lineno - 1][node.end_col_offset :].startswith(b".")

    def left(self) -> Iterator[ast.Name | ast.Attribute]:
        """Yield the names and attributes that are still used."""
        for node in self.nodes:
            asks = isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load)
            if asks and id(node) not in self._done:
                yield node  # type: ignore[misc]

    def written(self, kept: set[Place]) -> bytes:
        """Return the source with its constants replaced, and without names and imports that are no longer used."""
        lines = self.content.split(b"\n")
        for row, start, end, text in sorted(self.edits, reverse=True):
            lines[row] = lines[row][:start] + text.encode() + lines[row][end:]
        for node in self.nodes:
            if isinstance(node, ast.ImportFrom):
                wanted = [each for each in node.names if self._stays(each.asname or each.name, kept)]
                if len(wanted) < len(node.names):
                    text = ast.unparse(ast.ImportFrom(node.module, wanted, node.level)) if wanted else ""
                    _replace(lines, node, text)
            elif node in self.tree.body and self._goes(node, kept):
                _replace(lines, node, "")
        return b"\n".join(lines)

    def _goes(self, node: ast.stmt, kept: set[Place]) -> bool:
        """Return whether a statement can be removed: it assigns only constants that no other code reads by name."""
        names = [name for each in ast.walk(node) for name in _bound(each)] if isinstance(node, ast.Assign) else []
        return bool(names) and all(name in self.numbers and (self.name, name) not in kept for name in names)

    def _stays(self, name: str, kept: set[Place]) -> bool:
        return name not in self.folded or (self.name, name) in kept


def _number(place: Place | None, modules: dict[str, _Module]) -> int | None:
    """Return the number that a name in a module stands for, following imports, or None."""
    while place and place[0] in modules:
        module = modules[place[0]]
        if place[1] in module.numbers:
            return module.numbers[place[1]]
        behind = module.meant.get(place[1])
        place = behind if behind != place else None  # a package may import its own submodule under the same name
    return None


def _asked(modules: dict[str, _Module]) -> set[Place]:
    """Return the names in modules that other code may still read."""
    kept: set[Place] = set()
    loose: set[str] = set()  # attributes of unknown objects
    for module in modules.values():
        loose |= {name for node in module.nodes for name in _asked_by_text(node)}
        for node in module.left():
            if isinstance(node, ast.Name):
                kept.add((module.name, node.id))
            elif not (isinstance(node.value, ast.Name) and node.value.id in module.meant):
                loose.add(node.attr)
            else:
                kept.add((".".join(module.meant[node.value.id]), node.attr))
    for module in modules.values():
        public = {name for name in module.numbers if name[0] != "_" and module.path.startswith(FOR_OWNERS)}
        kept |= {(module.name, name) for name in public | loose & {*module.numbers, *module.folded}}
    return _with_those_behind(kept, modules)


def _with_those_behind(kept: set[Place], modules: dict[str, _Module]) -> set[Place]:
    """Add the names that the remaining imports take from other modules, directly or not."""
    todo = list(kept)
    for module in modules.values():
        todo += [(module.name, name) for name in module.imports if name not in module.folded]
    while todo:
        module_named, name = todo.pop()
        kept.add((module_named, name))
        behind = modules[module_named].imports.get(name) if module_named in modules else None
        if behind and behind not in kept:
            todo.append(behind)
    return kept


def _asked_by_text(node: ast.AST) -> list[str]:
    """Return the name in `getattr(module, "NAME")` or `hasattr(module, "NAME")`, as a list."""
    asks = isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr")
    return [each.value for each in node.args[1:2] if isinstance(each, ast.Constant)] if asks else []  # type: ignore


def _bound(node: ast.AST) -> list[str]:
    """Return the names that a node binds. Global and nonlocal names count twice."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        return [node.id]
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        return [node.name or ""]
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [each.asname or each.name.partition(".")[0] for each in node.names]
    return [*node.names, *node.names] if isinstance(node, (ast.Global, ast.Nonlocal)) else []


def _named_numbers(body: list[ast.stmt], bound: Counter[str]) -> dict[str, int]:
    """Return the names that are assigned one whole number and nothing else, with their numbers."""
    found: dict[str, int] = {}
    for node in body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            targets = target.elts if several else [target]  # type: ignore[attr-defined]
            numbers = [_whole(each, found) for each in (value.elts if several else [value])]  # type: ignore[attr-defined]
            for each, number in zip(targets, numbers):
                if isinstance(each, ast.Name) and _NAME.fullmatch(each.id) and bound[each.id] == 1:
                    found |= {} if number is None or len(targets) != len(numbers) else {each.id: number}
    return found


def _whole(node: ast.expr, known: dict[str, int]) -> int | None:
    """Return the whole number that an expression stands for, or None. The expression may use `known` names."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _whole(node.operand, known)
        return None if number is None else -number
    if isinstance(node, ast.BinOp) and type(node.op) in _RECKON:
        left, right = _whole(node.left, known), _whole(node.right, known)
        return None if left is None or right is None else _RECKON[type(node.op)](left, right)
    return None


def _replace(lines: list[bytes], node: ast.stmt, text: str) -> None:
    """Replace a statement by another one on a single line, or remove it if `text` is empty."""
    assert node.end_lineno is not None
    before = lines[node.lineno - 1][: node.col_offset]
    lines[node.lineno - 1 : node.end_lineno] = [b""] * (node.end_lineno - node.lineno + 1)
    lines[node.lineno - 1] = before + (text or "0" if before else text).encode()  # a block needs a statement
