"""Joined modules: puts modules that are always loaded together into one file on the drive.

A board collects garbage after each file that it imports, which takes 5 to 17 ms, and keeps each file's path and the
module's full name for ever. So these modules are separate files for people but one file for the board. That file has
the name of the last module, and contains the others before it. An import of any of them imports that file.

In a traceback, `line 2047` is line 47 of the group's third file: each file begins at the next thousand.
"""

import ast
import re

PACKAGE = "lib/glowgrid/"
GROUPS = (
    ("engine/events", "engine/options", "engine/seat", "engine/game"),
    ("engine/thinking", "engine/match"),
    ("view/palette", "view/canvas"),
    ("view/layout", "view/board_view"),
    ("scenes/move_picker", "scenes/play"),
    ("games/othello_board", "games/othello"),
    ("hal/clock", "hal/keypad", "hal/grid", "hal/console"),
)
"""Modules of one folder, each after those that it imports."""
OFFERED = "engine/"
"""An owner's own games may import what is in here, so each of these modules still has a file."""
LINES = 1000
TARGETS = {member.replace("/", "."): group[-1].replace("/", ".") for group in GROUPS for member in group[:-1]}
"""Module -> the one whose file it is in, both below glowgrid."""
_THIS = "\x00"  # prefix of a name that is not replaced

Sources = dict[str, bytes]
"""Path on the drive -> source."""
Others = dict[str, dict[str, str]]
"""Module -> name that a module before it in its group defines, too -> its name in their file."""


class CannotJoin(ValueError):
    """Two modules cannot be joined. The message gives the reason."""


def joined(sources: Sources) -> Sources:
    """Return the sources with each group joined into one file. A group without all its modules is not changed."""
    groups = [[PACKAGE + each + ".py" for each in group] for group in GROUPS]
    groups = [group for group in groups if all(path in sources for path in group)]
    trees = {path: ast.parse(sources[path]) for group in groups for path in group}
    others: Others = {}
    for group in groups:
        known: set[str] = set()
        for number, path in enumerate(group):
            names = set(_defined(trees[path]))
            others[_module(path)] = {name: f"{name}_{number}" for name in names & known}
            known |= names
    found = {path: _redirected(path, content, others) for path, content in sources.items()}
    for group in groups:
        found[group[-1]] = _one(group, sources, others)
        for path in group[:-1]:
            found[path] = _offer(path, trees[path], others) if path.startswith(PACKAGE + OFFERED) else b""
    return {path: content for path, content in found.items() if content or not sources[path]}


def _module(path: str) -> str:
    return path.removeprefix(PACKAGE).removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _source(path: str, node: ast.ImportFrom) -> str:
    """Return the module, below glowgrid, from which an import statement imports."""
    package = _module(path).split(".") if path.endswith("__init__.py") else _module(path).split(".")[:-1]
    if not node.level:
        return (node.module or "").removeprefix("glowgrid").removeprefix(".")
    above = [part for part in package if part][: len(package) - node.level + 1]
    return ".".join([*above, *filter(None, [node.module])])


def _redirected(path: str, content: bytes, others: Others, group: "list[str] | None" = None) -> bytes:
    """Return a module whose imports use the files of the groups. `group`: the modules in its own group."""
    lines = content.decode().split("\n")
    tree = ast.parse(content)
    for node in sorted(ast.walk(tree), key=lambda node: getattr(node, "col_offset", 0), reverse=True):
        if isinstance(node, ast.ImportFrom):
            _redirect(path, node, lines, others, group or [])
    return "\n".join(lines).encode()


def _redirect(path: str, node: ast.ImportFrom, lines: list[str], others: Others, group: list[str]) -> None:
    """Change an import statement to the file that has the imported names."""
    source, line = _source(path, node), lines[node.lineno - 1]
    renamed = others.get(source, {})
    names = [(renamed.get(each.name, each.name), each.asname or each.name) for each in node.names]
    if source in group or TARGETS.get(source) in group:
        statement = "; ".join([f"{alias} = {_THIS}{name}" for name, alias in names if alias != name]) or "pass"
    elif source in TARGETS or renamed:
        statement = f"from glowgrid.{TARGETS.get(source, source)} import {_aliased(names)}"
    else:
        modules = [f"{source}.{name}".strip(".") for name, _ in names]
        if not any(module in TARGETS or others.get(module) for module in modules):
            return
        if any(others.get(module) or TARGETS.get(module) in group for module in modules):
            raise CannotJoin(f"{path} imports a module as a whole whose names are others in its file.")
        ends = [TARGETS.get(module, module).split(".")[-1] for module in modules]
        names = [(end, alias) for end, (_, alias) in zip(ends, names)]
        statement = f"from {'.' * node.level}{node.module or ''} import {_aliased(names)}"
    begin = line[: node.col_offset]
    last = node.end_lineno or node.lineno
    end = lines[last - 1][node.end_col_offset :]
    lines[node.lineno - 1] = begin + statement + end
    for row in range(node.lineno, last):
        lines[row] = ""


def _aliased(names: list[tuple[str, str]]) -> str:
    return ", ".join([name if name == alias else f"{name} as {alias}" for name, alias in names])


def _offer(path: str, tree: ast.Module, others: Others) -> bytes:
    """Return a module that imports the public names of a module in another file."""
    renamed = others[_module(path)]
    names = [(renamed.get(name, name), name) for name in _defined(tree) if not name.startswith("_")]
    return f"from glowgrid.{TARGETS[_module(path)]} import {_aliased(names)}\n".encode() if names else b"\n"


def _defined(tree: ast.Module) -> list[str]:
    """Return the names that a module's own statements assign or define."""
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.append(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
    return list(dict.fromkeys(found))


def _one(group: list[str], sources: Sources, others: Others) -> bytes:
    """Return the modules of a group as one source."""
    names = [_module(path) for path in group]
    lines: list[str] = []
    for number, path in enumerate(group):
        text = _redirected(path, sources[path], others, names).decode()
        for name, other in others[_module(path)].items():
            text = re.sub(rf"(?<![\w.{_THIS}]){name}(?!\w)", other, text)
        lines += [""] * (LINES * number - len(lines)) + text.replace(_THIS, "").rstrip("\n").split("\n")
    return ("\n".join(lines) + "\n").encode()
