"""Combine modules that are always loaded together into one file on the drive.

For each file that a board imports, the board keeps the file's path and the module's full name on the heap for ever. It
also collects garbage, which takes 5 to 17 ms. So some modules are separate files in the repository but one file on the
board. Each of them says so in a comment:

    # On the drive, this module is part of match.py.

The file that the comment names is in the same folder, unless its path is given from lib/glowgrid. On the drive, this
joined file contains the modules that name it, in the order in which they import each other, and its own module at the
end. An import of any of these modules is changed, so that it imports the joined file.

In the joined file, the first module begins at line 1, the second at line 1001, the third at line 2001, and so on. For
example, `line 2047` in a traceback is line 47 of the third module.
"""

import ast
import re
from pathlib import Path

from tools.build import absolute_imports
from tools.build.module_imports import PACKAGE, Imports
from tools.build.syntax import nodes, origin, parsed

MARK = re.compile(rb"^# On the drive, this module is part of ([\w/]+\.py)\.$", re.MULTILINE)
ROOT = Path(__file__).resolve().parents[2]
REEXPORTED = "engine/"
"""Users' own games may import modules of this folder. So each module in it keeps a file, which re-exports its names."""
LINES = 1000
_THIS = "\x00"  # marks a name that must not be renamed

Sources = dict[str, bytes]
"""Path on the drive -> source."""
Renamed = dict[str, dict[str, str]]
"""Module -> {name: new name}.

The module's own names get new names if an earlier module of its group also defines them. The names that the module
imports from another module of its group get the new names that they have in that module."""


class CannotJoin(ValueError):
    """Raised if modules cannot be joined. The message gives the reason."""


def marked_groups(sources: Sources) -> list[tuple[str, ...]]:
    """Return the groups of modules that become one file: the modules that name it in a comment, and its own at the end.

    The modules are paths relative to glowgrid and without ".py", such as "engine/match". A module comes after those
    modules of its group that it imports at its top. `sources`: path -> source with comments.
    """
    members: dict[str, dict[str, set[str]]] = {}  # path of the file -> {path of a member: names that it imports}
    for path, content in sources.items():
        mark = MARK.search(content)
        if mark:
            named = mark[1].decode()
            target = PACKAGE + named if "/" in named else path.rpartition("/")[0] + "/" + named
            if target not in sources:
                raise CannotJoin(f"{path} is marked as part of {target}, which does not exist.")
            imported = {name.rpartition(".")[0] for name in Imports(path, content).top()}
            members.setdefault(target, {})[path] = imported
    return [_in_order(target, members[target]) for target in sorted(members)]


def _in_order(target: str, members: dict[str, set[str]]) -> tuple[str, ...]:
    order: list[str] = []
    while len(order) < len(members):
        left = [path for path in members if path not in order]
        ready = [path for path in left if not members[path] & {_module(other) for other in left}]
        if not ready:
            raise CannotJoin(f"{', '.join(left)} import each other.")
        order.append(ready[0])
    return tuple(path.removeprefix(PACKAGE).removesuffix(".py") for path in [*order, target])


def _targets(groups: list[tuple[str, ...]]) -> dict[str, str]:
    """Return {joined module: the module whose file contains it}. Both names are relative to glowgrid."""
    return {_module(member): _module(group[-1]) for group in groups for member in group[:-1]}


def joined(sources: Sources) -> Sources:
    """Return `sources` with each group of modules joined into one file. Groups with missing modules are not changed."""
    groups = [[PACKAGE + each + ".py" for each in group] for group in GROUPS]
    groups = [group for group in groups if all(path in sources for path in group)]
    trees = {path: parsed(sources[path]) for group in groups for path in group}
    renamed_in: Renamed = {}
    for group in groups:
        known: set[str] = set()
        for number, path in enumerate(group):
            names = set(_defined(trees[path]))
            renamed = {name: f"{name}_{number}" for name in names & known}
            for node in trees[path].body:
                if not isinstance(node, ast.ImportFrom):
                    continue
                source = _source(path, node)
                if PACKAGE + source.replace(".", "/") + ".py" in group:
                    others = renamed_in[source]
                    kept = [each for each in node.names if each.name in others]
                    renamed |= {each.asname or each.name: others[each.name] for each in kept}
            renamed_in[_module(path)] = renamed
            known |= names
    found = {path: _redirected(path, content, renamed_in) for path, content in sources.items()}
    for group in groups:
        found[group[-1]] = _joined_group(group, sources, renamed_in)
        for path in group[:-1]:
            found[path] = _reexport(path, trees[path], renamed_in) if path.startswith(PACKAGE + REEXPORTED) else b""
    return {path: content for path, content in found.items() if content or not sources[path]}


def _module(path: str) -> str:
    """Return the name of the module at `path`, relative to glowgrid: "engine.match" for "engine/match"."""
    return path.removeprefix(PACKAGE).removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _source(path: str, node: ast.ImportFrom) -> str:
    """Return the module from which the import statement `node` in `path` imports, as a name relative to glowgrid."""
    found = origin(node, f"glowgrid.{_module(path)}", path.endswith("__init__.py"))
    return found.removeprefix("glowgrid").removeprefix(".")


def _redirected(path: str, content: bytes, renamed_in: Renamed, group: "list[str] | None" = None) -> bytes:
    """Return `content` with its imports changed, so that they import from the joined files.

    `path` is the path of the source `content`. `renamed_in` has the new names, by module.
    `group`: the names of all modules in the group of the module at `path`, or None if the module is not in a group.
    """
    lines = content.decode().split("\n")
    for node in sorted(nodes(content), key=lambda node: getattr(node, "col_offset", 0), reverse=True):
        if isinstance(node, ast.ImportFrom):
            _redirect(path, node, lines, renamed_in, group or [])
    return "\n".join(lines).encode()


def _redirect(path: str, node: ast.ImportFrom, lines: list[str], renamed_in: Renamed, group: list[str]) -> None:
    """Change one import statement in `lines`, so that it imports from the joined file."""
    source, line = _source(path, node), lines[node.lineno - 1]
    renamed, ours = renamed_in.get(source, {}), renamed_in.get(_module(path), {})
    names = [(renamed.get(each.name, each.name), each.asname or each.name) for each in node.names]
    if source in group or TARGETS.get(source) in group:
        aliases = [(name, alias) for name, alias in names if name not in (alias, ours.get(alias))]
        statement = "; ".join([f"{alias} = {_THIS}{name}" for name, alias in aliases]) or "pass"
    elif source in TARGETS or renamed:
        statement = f"from glowgrid.{TARGETS.get(source, source)} import {_aliased(names)}"
    else:
        modules = [f"{source}.{name}".strip(".") for name, _ in names]
        if not any(module in TARGETS or renamed_in.get(module) for module in modules):
            return
        if any(renamed_in.get(module) or TARGETS.get(module) in group for module in modules):
            raise CannotJoin(f"{path} imports a whole module, some of whose names are renamed in the joined file.")
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


def _reexport(path: str, tree: ast.Module, renamed_in: Renamed) -> bytes:
    """Return a new source for the file `path`.

    The new source only imports the module's public names from the joined file. So other modules can still import these
    names from `path`.
    """
    renamed = renamed_in[_module(path)]
    names = [(renamed.get(name, name), name) for name in _defined(tree) if not name.startswith("_")]
    return f"from glowgrid.{TARGETS[_module(path)]} import {_aliased(names)}\n".encode() if names else b"\n"


def _defined(tree: ast.Module) -> list[str]:
    """Return the names that a module's top-level statements define."""
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.append(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
    return list(dict.fromkeys(found))


def _joined_group(group: list[str], sources: Sources, renamed_in: Renamed) -> bytes:
    """Return the source of the joined file of one group. `group`: the paths of the group's modules."""
    names = [_module(path) for path in group]
    lines: list[str] = []
    for number, path in enumerate(group):
        changes_folder = path.rpartition("/")[0] != group[-1].rpartition("/")[0]
        source = absolute_imports.imported(path, sources[path], all_of_them=True) if changes_folder else sources[path]
        text = _redirected(path, source, renamed_in, names).decode()
        for name, other in renamed_in[_module(path)].items():
            text = re.sub(rf"(?<![\w.{_THIS}]){name}(?!\w)", other, text)
        lines += [""] * (LINES * number - len(lines)) + text.replace(_THIS, "").rstrip("\n").split("\n")
    return ("\n".join(lines) + "\n").encode()


_FILES = sorted((ROOT / PACKAGE).rglob("*.py"))
GROUPS = marked_groups({path.relative_to(ROOT).as_posix(): path.read_bytes() for path in _FILES})
TARGETS = _targets(GROUPS)
