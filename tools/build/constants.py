"""Replace the names of whole-number constants with the numbers, in the source files that are built for the drive.

If the module `format` contains `MOVE = 77`, each `MOVE` in the module becomes 77. The same happens to each `MOVE` in a
module that contains `from .format import MOVE`, and to attributes such as `format.MOVE`. An assignment or an import
that is no longer needed is removed, so that it costs no heap and no lookup. Every statement stays on its line.

A name is a constant if its module assigns a whole number to the name, exactly once, and no other module assigns to the
name. The assignment is kept if this tool cannot see all uses of the name. For example, the name may be used in an
f-string, or as an attribute of a module that was passed as an argument. The assignments of public names that a user's
own game may need (FOR_OWNERS) are also kept.
"""

import ast
import operator
import re
from collections import Counter
from collections.abc import Callable, Iterator

from tools.build.syntax import nodes, origin, parsed

_FOR_OWNERS = "games/", *(f"engine/{name}" for name in ("game", "imperfect", "inarow", "options", "runs", "zobrist"))
FOR_OWNERS = tuple(f"lib/glowgrid/{start}" for start in _FOR_OWNERS)
_OPERATORS: dict[type, Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
}
_NAME = re.compile(r"_?[A-Z][A-Z0-9_]*")

GlobalName = tuple[str, str]
"""(module, name) of a global variable, function or class, such as ("glowgrid.saves.format", "MOVE")."""
Edit = tuple[int, int, int, str]
"""(row, start, end, text): `text` replaces the bytes from `start` to `end` in that row. Rows count from 0."""


def folded(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the modules in `sources` after the uses of constants in them have been replaced with numbers.

    Both `sources` and the return value are dicts from path to stripped source.
    """
    modules = {module_name(path): _Module(path, content) for path, content in sources.items()}
    assigned_elsewhere = {name for module in modules.values() for name in module.names_assigned_elsewhere()}
    for module in modules.values():
        module.numbers = {name: at for name, at in module.numbers.items() if name not in assigned_elsewhere}
    for module in modules.values():
        module.fold(modules)
    kept = _still_read(modules)
    return {module.path: module.rewritten(kept) for module in modules.values()}


def module_name(path: str) -> str:
    """Return the full name of the module at `path` on the drive.

        >>> module_name("lib/glowgrid/saves/record_format.py"), module_name("lib/glowgrid/saves/__init__.py")
        ('glowgrid.saves.record_format', 'glowgrid.saves')
    """
    return path.removeprefix("lib/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")


class _Module:
    """A module's source, with the constants that it defines and the uses of constants in it."""

    def __init__(self, path: str, content: bytes) -> None:
        self.path, self.content, self.name = path, content, module_name(path)
        self.tree = parsed(content)
        self.nodes = nodes(content)
        self.bound = Counter(name for node in self.nodes for name in _bound(node))
        self.numbers = _named_numbers(self.tree.body, self.bound)
        imports = Counter(found for node in self.nodes for found in self._imported(node))
        self.imports = dict(imports.keys())  # local name -> global name that is imported
        # only the imports whose local names this file binds in no other way
        self.stable_imports = {name: target for (name, target), times in imports.items() if self.bound[name] == times}
        self.edits: list[Edit] = []
        self.folded: set[str] = set()  # local names, of constants or modules, with uses replaced by numbers
        in_f_string = {id(each) for node in self.nodes if isinstance(node, ast.JoinedStr) for each in ast.walk(node)}
        self._readable = [node for node in self.nodes if id(node) not in in_f_string]
        self._replaced: set[int] = set()

    def _imported(self, node: ast.AST) -> Iterator[tuple[str, GlobalName]]:
        """Yield (local name, imported global name) for each name that an import statement binds."""
        if isinstance(node, ast.ImportFrom):
            module = origin(node, self.name, self.path.endswith("/__init__.py"))
            for each in node.names:
                yield each.asname or each.name, (module, each.name)

    def names_assigned_elsewhere(self) -> Iterator[str]:
        """Yield the names in other modules to which this module assigns, such as NAME in `module.NAME = 3`."""
        for node in self.nodes:
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                yield node.attr

    def fold(self, modules: "dict[str, _Module]") -> None:
        """Find each use of a constant in this module, and record the edit that replaces the use with the number."""
        for node in self._readable:
            target = self._global_read(node, modules)
            number = _number(target, modules)
            if number is not None and isinstance(node, (ast.Name, ast.Attribute)):
                assert node.end_col_offset is not None
                text = f"({number})" if number < 0 or self._is_before_dot(node) else str(number)
                self.edits.append((node.lineno - 1, node.col_offset, node.end_col_offset, text))
                self._replaced |= {id(node), id(getattr(node, "value", node))}
                self.folded.add(node.id if isinstance(node, ast.Name) else node.value.id)  # type: ignore[attr-defined]

    def _global_read(self, node: ast.AST, modules: "dict[str, _Module]") -> GlobalName | None:
        """Return the global name that `node` reads, such as `MOVE` or `format.MOVE`, or None for other nodes."""
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            return (self.name, node.id) if node.id in self.numbers else self.stable_imports.get(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.lineno == node.end_lineno:
            package, name = self.stable_imports.get(node.value.id, ("", ""))
            return (f"{package}.{name}", node.attr) if f"{package}.{name}" in modules else None
        return None

    def _is_before_dot(self, node: ast.Name | ast.Attribute) -> bool:
        return self.content.split(b"\n")[node.lineno - 1][node.end_col_offset :].startswith(b".")

    def remaining_uses(self) -> Iterator[ast.Name | ast.Attribute]:
        """Yield the names and attributes in this module that are read and were not replaced by a number."""
        for node in self.nodes:
            is_read = isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load)
            if is_read and id(node) not in self._replaced:
                yield node  # type: ignore[misc]

    def rewritten(self, kept: set[GlobalName]) -> bytes:
        """Return the source of this module with the recorded edits. Remove constants and imports that are now unused.

        `kept`: the global names that must stay.
        """
        lines = self.content.split(b"\n")
        for row, start, end, text in sorted(self.edits, reverse=True):
            lines[row] = lines[row][:start] + text.encode() + lines[row][end:]
        for node in self.nodes:
            if isinstance(node, ast.ImportFrom):
                wanted = [each for each in node.names if self._keeps_import(each.asname or each.name, kept)]
                if len(wanted) < len(node.names):
                    text = ast.unparse(ast.ImportFrom(node.module, wanted, node.level)) if wanted else ""
                    _replace(lines, node, text)
            elif node in self.tree.body and self._is_removable(node, kept):
                _replace(lines, node, "")
        return b"\n".join(lines)

    def _is_removable(self, node: ast.stmt, kept: set[GlobalName]) -> bool:
        """Return True if the statement `node` only assigns constants, and none of these constants is in `kept`."""
        names = [name for each in ast.walk(node) for name in _bound(each)] if isinstance(node, ast.Assign) else []
        return bool(names) and all(name in self.numbers and (self.name, name) not in kept for name in names)

    def _keeps_import(self, name: str, kept: set[GlobalName]) -> bool:
        return name not in self.folded or (self.name, name) in kept


def _number(target: GlobalName | None, modules: dict[str, _Module]) -> int | None:
    """Return the number that the global name `target` stands for, or None if `target` is not a constant.

    If `target` is imported from another module, follow the imports to the module that defines it.
    """
    while target and target[0] in modules:
        module = modules[target[0]]
        if target[1] in module.numbers:
            return module.numbers[target[1]]
        source = module.stable_imports.get(target[1])
        target = source if source != target else None  # a package may import its own submodule under the same name
    return None


def _still_read(modules: dict[str, _Module]) -> set[GlobalName]:
    """Return the global names that code may still read after constants have been replaced with numbers."""
    kept: set[GlobalName] = set()
    attributes: set[str] = set()  # those read from objects that are not known to be modules
    for module in modules.values():
        attributes |= {name for node in module.nodes for name in _read_by_string(node)}
        for node in module.remaining_uses():
            if isinstance(node, ast.Name):
                kept.add((module.name, node.id))
            elif not (isinstance(node.value, ast.Name) and node.value.id in module.stable_imports):
                attributes.add(node.attr)
            else:
                kept.add((".".join(module.stable_imports[node.value.id]), node.attr))
    for module in modules.values():
        public = {name for name in module.numbers if name[0] != "_" and module.path.startswith(FOR_OWNERS)}
        kept |= {(module.name, name) for name in public | attributes & {*module.numbers, *module.folded}}
    return _with_imports_followed(kept, modules)


def _with_imports_followed(kept: set[GlobalName], modules: dict[str, _Module]) -> set[GlobalName]:
    """Return `kept` together with the names that remaining imports get from other modules, directly or indirectly."""
    todo = list(kept)
    for module in modules.values():
        todo += [(module.name, name) for name in module.imports if name not in module.folded]
    while todo:
        module_named, name = todo.pop()
        kept.add((module_named, name))
        source = modules[module_named].imports.get(name) if module_named in modules else None
        if source and source not in kept:
            todo.append(source)
    return kept


def _read_by_string(node: ast.AST) -> list[str]:
    """Return ["NAME"] if `node` is `getattr(module, "NAME")` or `hasattr(module, "NAME")`. Otherwise return []."""
    is_read = isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr")
    return [each.value for each in node.args[1:2] if isinstance(each, ast.Constant)] if is_read else []  # type: ignore


def _bound(node: ast.AST) -> list[str]:
    """Return the names that a node binds.

    A name that is bound more than once is not a constant. A function can assign to a name in its `global` or `nonlocal`
    statement. So such a name is returned twice, and is never replaced with a number.
    """
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
    """Return the constants that the statements in `body` define, as a dict from name to whole number.

    `bound` counts how often the module binds each name. A name that is bound more than once is left out.
    """
    found: dict[str, int] = {}
    for node in body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            targets = target.elts if several else [target]  # type: ignore[attr-defined]
            values = value.elts if several else [value]  # type: ignore[attr-defined]
            numbers = [_whole_number(each, found) for each in values]
            for each, number in zip(targets, numbers):
                if isinstance(each, ast.Name) and _NAME.fullmatch(each.id) and bound[each.id] == 1:
                    found |= {} if number is None or len(targets) != len(numbers) else {each.id: number}
    return found


def _whole_number(node: ast.expr, known: dict[str, int]) -> int | None:
    """Return the value of an expression if the value is a whole number and is known at build time, otherwise None.

    `known`: a dict from name to number, for the names that may be in the expression.
    """
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _whole_number(node.operand, known)
        return None if number is None else -number
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        left, right = _whole_number(node.left, known), _whole_number(node.right, known)
        return None if left is None or right is None else _OPERATORS[type(node.op)](left, right)
    return None


def _replace(lines: list[bytes], node: ast.stmt, text: str) -> None:
    """Replace a statement in `lines` with the one-line statement `text`. If `text` is empty, remove the statement."""
    assert node.end_lineno is not None
    before = lines[node.lineno - 1][: node.col_offset]
    lines[node.lineno - 1 : node.end_lineno] = [b""] * (node.end_lineno - node.lineno + 1)
    lines[node.lineno - 1] = before + (text or "0" if before else text).encode()  # a block needs a statement
