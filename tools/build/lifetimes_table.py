"""Derive from the imports which modules each scene, game and bot needs, and write this as a table for the board:

    python -m tools.build.lifetimes_table        write lib/glowgrid/app/lifetimes.py

A scope is a part of the program, such as a scene, that loads modules when it opens and unloads them when it closes. A
scope loads the modules that its own module imports at the top of the file, the modules that these modules import at the
top, and so on. A module that a function imports is usually not in the table, because it is unloaded soon (see
app/loader.py). But if the comment `# stays` comes after the import, the module is kept until the scope closes. These
are the scopes:

    startup             modules that always stay loaded: the modules that startup.py and the modules in the folder
                        hal import with `# stays`
    scenes.NAME         a scene: a module with a class of the same name
    games.NAME          a game
    games.NAME.search   modules that the game's function `fetch` imports for bots that search. If the import is
                        unconditional, the scope loads the module. If the import is conditional, the scope only
                        keeps the module. But the scope also loads what all conditional imports need
    bots.NAME           a bot
    online              modules that online play imports with `# stays`
    bots                the catalogue of bots, which stays loaded after a change
    session.seating     modules that begin a match, and the table, in which a match looks up the modules of its bots
"""

import ast
import itertools
import sys
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path

from glowgrid.app.lifetimes import SCOPES
from glowgrid.games import CATALOGUE as GAMES
from glowgrid.scenes import pause
from glowgrid.session import Session
from host_common import command_line
from tools.build.joined import TARGETS
from tools.build.module_imports import PACKAGE, Imports, module_name
from tools.build.syntax import parsed

ROOT = Path(__file__).resolve().parent.parent.parent
PATH = "lib/glowgrid/app/lifetimes.py"
RESIDENT = "startup"
TABLE = "app.lifetimes"
ONLINE = "online"
BOTS = "bots"
FLAGS = {"overlay": "o", "plays": "p", "online": "n"}
ICON = "pause_icon"
_SCENES = PACKAGE + "scenes/"
LETTERS = "".join(map(chr, [*range(ord("!"), ord("~") + 1), *range(ord("®"), ord("ÿ") + 1)])).replace("/", "")
"""The letters that name groups of modules. The character that separates fields is left out."""
Sources = dict[str, bytes]
"""Path on the drive -> source."""
Users = tuple[tuple[str, ...], tuple[str, ...]]
"""(scopes that load a module, scopes that keep it)"""


class Table:
    """The table of all scopes, with the modules that each scope loads and keeps."""

    def __init__(self, sources: Sources, marked: Sources | None = None) -> None:
        """Read the imports in `sources`.

        `marked`: the same modules with their comments, from which the marks `# stays` are read. If it is None, the
        comments in `sources` are read.
        """
        self._functions = sources[PATH].decode().partition("SCOPES =")[0]
        self._files: dict[str, list[Imports]] = {}  # module -> its file; words: a file per language
        for path, content in sources.items():
            if path.startswith(PACKAGE) and path.endswith(".py"):
                self._files.setdefault(module_name(path), []).append(Imports(path, content))
        marked = sources if marked is None else marked
        joined = PACKAGE + "scenes/move_picker.py" not in sources
        self._marked = {module_name(path): Imports(path, marked[path]) for path in marked if path.startswith(_SCENES)}
        self._staying: dict[str, list[str]] = {}
        for path, content in marked.items():
            if path.startswith(PACKAGE) and path.endswith(".py"):
                name = module_name(path)
                found = self._staying.setdefault(TARGETS.get(name, name) if joined else name, [])
                found += self._modules(Imports(path, content).staying())

    # -- imports between modules

    def closure(self, roots: Iterable[str]) -> list[str]:
        """Return `roots` and all modules that they import at the top, directly or indirectly.

        In the result, a module comes after the modules that it imports.
        """
        order: list[str] = []
        open_now: set[str] = set()

        def visit(name: str) -> None:
            if name in order or name in open_now:
                return
            open_now.add(name)
            package = name.rpartition(".")[0]
            for other in [*filter(None, [package]), *self._imported(name)]:
                visit(other)
            order.append(name)

        for name in roots:
            visit(name)
        return order

    def stays(self, modules: Iterable[str]) -> set[str]:
        """Return the modules that `modules` import with `# stays`, directly or indirectly.

        The modules in `modules` themselves are not in the result.
        """
        found, todo = set(modules), list(modules)
        while todo:
            for name in self.closure(self._staying.get(todo.pop(), [])):
                if name not in found:
                    found.add(name)
                    todo.append(name)
        return found - set(modules)

    def _imported(self, name: str) -> list[str]:
        return self._modules(each for file in self._files.get(name, []) for each in file.top())

    def _all_imports(self, name: str) -> list[str]:
        """Return the modules that the module `name` imports, both at the top and in functions."""
        files = self._files[name]
        return self._modules(each for file in files for node in ast.walk(file.tree) for each in file.names(node))

    def _modules(self, names: Iterable[str]) -> list[str]:
        """Return the modules that `names` belong to: "games.quixo.Quixo" belongs to "games.quixo"."""
        found = []
        for name in names:
            while name and name not in self._files:
                name = TARGETS[name] if name in TARGETS else name.rpartition(".")[0]
            if name:
                found.append(name)
        return list(dict.fromkeys(found))

    # -- the scopes

    @cached_property
    def scenes(self) -> dict[str, ast.ClassDef]:
        """Return a dict from module name to class, for each scene. Mere base classes are left out (see `_is_base`)."""
        found = {}
        for name, file in sorted(self._marked.items()):
            scene = name.rpartition(".")[2]
            for node in file.tree.body:
                if isinstance(node, ast.ClassDef) and node.name == scene.capitalize() and not _is_base(node):
                    found[name] = node
        return found

    @cached_property
    def scopes(self) -> dict[str, tuple[list[str], set[str]]]:
        """Return a dict from scope to (modules that the scope loads, in order; other modules that the scope keeps)."""
        starting = [name for name in self._all_imports(RESIDENT) if name.startswith("hal.")]
        marked = [name for each in [RESIDENT, *self.closure(starting)] for name in self._staying.get(each, ())]
        resident = self.closure(marked)
        found = {RESIDENT: (resident, self.stays(resident))}
        always = found[RESIDENT][1] | set(resident)
        for name in [*self.scenes, *self._games(), *self._bots()]:
            found[name] = self._scope([name], always)
        found[BOTS] = self._scope([BOTS], always)
        found[Session.start] = self._scope([Session.start, TABLE], always)
        for name in self._games():
            files = [file for each in self.closure([name]) for file in self._files.get(each, [])]
            fetched = [pair for file in files for pair in file.fetched()]
            surely, perhaps = ([name for name, sure in fetched if sure is wanted] for wanted in (True, False))
            choices = [self.closure([each]) for each in self._modules(perhaps)]
            common = [each for each in choices[0] if all(each in other for other in choices)] if choices else []
            loads, stays = self._scope([*self._modules(surely), *common], always)
            stays |= set(itertools.chain(*choices)) - always - set(loads)
            of_game = {each for part in found[name] for each in part}
            found[name + ".search"] = [each for each in loads if each not in of_game], stays - of_game
        online = self.closure(each for some in self._staying.values() for each in some if each.startswith("online."))
        found[ONLINE] = [], ({*online} | self.stays(online)) - always
        return {name: parts for name, parts in found.items() if any(parts)}

    def _scope(self, roots: list[str], always: set[str]) -> tuple[list[str], set[str]]:
        loads = self.closure(roots)
        return [name for name in loads if name not in always], self.stays(loads) - always

    def _games(self) -> list[str]:
        return [f"games.{row[2]}" for row in GAMES if f"games.{row[2]}" in self._files]

    def _bots(self) -> list[str]:
        return sorted(name for name in self._files if name.startswith("bots.") and name not in TARGETS)

    # -- the file

    def text(self) -> str:
        """Return the new source of lifetimes.py, which has the functions of the old source and the new table."""
        names = self.closure([name for loads, stays in self.scopes.values() for name in [*loads, *sorted(stays)]])
        users = {name: self._users(name) for name in names}
        order = self._by_user({name: found for name, found in users.items() if any(found)})
        groups = [(of, list(group)) for of, group in itertools.groupby(order, users.__getitem__)]
        if len(LETTERS) < len(groups):
            raise ValueError(f"{len(groups)} groups of modules are more than there are letters.")
        lettered = list(zip(LETTERS, groups))
        scopes = [f"{name.removeprefix('scenes.')} {self._entry(name, lettered)}" for name in self.scopes]
        modules = [f'    "{" ".join(group)}",' for _, group in groups]
        table = ['SCOPES = r"""', *scopes, '"""', "MODULES = (", *modules, ")", ""]
        return self._functions + "\n".join(table)

    def _users(self, module: str) -> Users:
        """Return (scopes that load `module`, scopes that keep `module`)."""
        loading = tuple(scope for scope, (names, _) in self.scopes.items() if module in names)
        return loading, tuple(scope for scope, (_, names) in self.scopes.items() if module in names)

    def _entry(self, scope: str, groups: list[tuple[str, tuple[Users, list[str]]]]) -> str:
        """Return the entry of `scope`, such as "p/ab/c 183c7e".

        The entry has the flags, the groups of modules to load, the groups to keep, and the icon in hex. Each group is
        named by a letter. `groups`: for each group, (letter, (users of the group, modules in the group)).
        """
        flags, icon = self._flags(scope)
        loads, keeps = ("".join(letter for letter, (users, _) in groups if scope in users[part]) for part in (0, 1))
        return f"{flags}/{loads}/{keeps}{icon}"

    def _by_user(self, users: dict[str, Users]) -> list[str]:
        """Return the keys of `users`, which are modules, in the order for the table.

        A module comes after the modules that it imports. Where possible, modules with the same users are neighbours.
        """
        left, order = list(users), [""]
        closures = {name: {*self.closure([name])} for name in left}
        while left:
            ready = [name for name in left if not closures[name] & {*left} - {name}] or left
            order.append(next((name for name in ready if users[name] == users.get(order[-1])), ready[0]))
            left.remove(order[-1])
        return order[1:]

    def _flags(self, scope: str) -> tuple[str, str]:
        """Return (flags as letters, icon in hex with a space in front) of a scene.

        Return ("", "") if `scope` is not a scene.
        """
        node = self.scenes.get(scope)
        if node is None:
            return "", ""
        attributes = self._class_attributes(node)
        flags = [letter for name, letter in FLAGS.items() if name in attributes and ast.literal_eval(attributes[name])]
        return "".join(flags), " " + ast.literal_eval(attributes[ICON]).hex() if ICON in attributes else ""

    def _class_attributes(self, node: ast.ClassDef) -> dict[str, ast.expr]:
        """Return the attributes of a scene's class and of its base classes, as a dict from name to expression."""
        found: dict[str, ast.expr] = {}
        for base in node.bases:
            if isinstance(base, ast.Name) and f"scenes.{base.id.lower()}" in self.scenes:
                found |= self._class_attributes(self.scenes[f"scenes.{base.id.lower()}"])
        for each in node.body:
            if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
                found[each.targets[0].id] = each.value
        return found


def _is_base(node: ast.ClassDef) -> bool:
    """Return True if the class `node` is not a scene, or is only a base class of scenes."""
    return not node.bases or any(isinstance(each, ast.If) for each in node.body)


def without_flags(path: str, content: bytes) -> bytes:
    """Return `content`, the stripped source of a module, without the attributes of scenes that only this tool reads."""
    if not path.startswith(_SCENES):
        return content
    lines = content.split(b"\n")
    members = [node for scene in parsed(content).body if isinstance(scene, ast.ClassDef) for node in scene.body]
    for node in members:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Name) and target.id in (*FLAGS, ICON):
            lines[node.lineno - 1] = b""
    return b"\n".join(lines)


def sources(root: Path = ROOT) -> Sources:
    """Return a dict from path to source, for every module in lib/glowgrid. The paths are relative to `root`."""
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in sorted((root / PACKAGE).rglob("*.py"))}


@cache
def current() -> Table:
    """Return the table of the modules in this repository, as they were when it was first asked for."""
    return Table(sources())


def icons() -> list[tuple[str, bytes]]:
    return pause.icons(SCOPES)


def scenes() -> list[str]:
    """Return the names of the scenes that transitions open by name."""
    return [name.removeprefix("scenes.") for name in current().scenes if name != "scenes.crash"]


def main() -> int:
    """Write the table to lifetimes.py, and return the exit code."""
    table = current()
    (ROOT / PATH).write_text(table.text(), encoding="utf-8")
    print(f"{PATH}: {len(table.scopes)} scopes")
    return 0


if __name__ == "__main__":
    command_line.parser("python -m tools.build.lifetimes_table", "Write the table of module lifetimes.").parse_args()
    sys.exit(main())
