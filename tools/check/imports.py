"""Check which packages import which, find import circles, and print or draw the imports:

    python -m tools.check.imports          write docs/developers/imports.md, a picture of the packages
    python -m tools.check.imports saves    print the imports of each module of a package

The check counts imports at the top of a file and in functions. If a string contains the name of a module, as in the
bots' catalogue, this also counts as an import. Imports that only annotations need (`if MYPY:`) never run. So they
cannot make a circle, but they must obey the rules about packages.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from host_common import command_line
from tools.build.syntax import origin

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "developers" / "imports.md"
HEAD = """# Imports

These graphs show which package imports which. `python -m tools.check.imports` generates this page, so do not edit it.
An arrow is left out if a longer path implies it. `python -m tools.check.imports saves` prints what each module of a
package imports. If your viewer does not draw the graphs, read `a --> b` as "a imports b".
"""

_SESSION = {"saves", "games", "bots", "online.peer", "online.protocol", "online.types"}
_SESSION |= {"engine", "words", "translation"}
_SENTENCES = {"match_sentences", "result_sentences", "agreement_sentences", "coach_sentences"}
_SCENES = _SESSION | {"session", "view"} | _SENTENCES
_SIMULATOR = {"host_sim", "host_sim.words", "host_sim.user_files", "host_sim.parts", "host_sim.board"}
_SIMULATOR |= {"host_sim.pictures", "host_sim.simulator"}
ALLOWED: dict[str, set[str]] = {  # package -> the packages, or modules, that it may import
    "glowgrid": set(),
    "words": set(),
    **{name: {"words", "engine", "match_sentences"} for name in ("agreement_sentences", "result_sentences")},
    "chance_sentences": {"words", "engine"},
    "coach_sentences": {"words", "engine", "match_sentences", "translation"},
    "match_sentences": {"words", "engine", "chance_sentences", "translation"},
    "translation": {"words", "games"},
    "config": {"glowgrid"},
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "online": set(),
    "online.types": set(),
    "online.protocol": {"engine"},
    "online.peer": {"online.protocol", "online.types", "engine"},
    "online.mqtt": set(),
    "view": {"engine"},
    "classic": {"games", "engine"},
    "__main__": {"host_text"},
    "saves": {"engine", "words"},
    "session": _SESSION,
    "scenes": _SCENES | {"config.settings"},  # the hardware check says how the settings must change
    "app": _SCENES | {"scenes"},
    "hal": {"glowgrid", "config", "engine.rng", "online.mqtt", "saves", "words"},
    "startup": _SCENES | {"scenes", "app", "hal", "config"},  # called by code.py first; compiled, unlike code.py
    "code": {"startup"},
    "boot": set(),
    "screen": {"engine", "games", "scenes", "session", "view", "words", "match_sentences"},
    "host_common": {"glowgrid"},
    "host_text": {
        *("host_common", "online.peer", "online.protocol", "online.mqtt", "bots", "games", "classic", "config"),
        *("engine", "translation", "words", "screen", *_SENTENCES),
        *("session.bot_titles", "session.coach", "session.turning_points"),
    },
    **{name: set() for name in ("host_sim", "host_sim.words", "host_sim.parts")},
    "host_sim.user_files": {"host_sim", "host_sim.words"},
    "host_sim.board": {"host_sim.parts", "host_sim.user_files", "config"},
    "host_sim.pictures": {"host_sim.board", "host_sim.parts", "host_sim.words", "host_common"},
    "host_sim.simulator": {"host_sim.pictures", "host_sim.board", "host_sim.parts", "host_sim", "screen", "config"},
    "host_sim.faces": {
        *("host_sim.simulator", "host_sim.pictures", "host_sim.board", "host_sim.parts", "host_sim.user_files"),
        *("host_common", "host_sim.words", "online.protocol.invite_code", "words", "config"),
    },
    "host_sim.options": _SIMULATOR | {"config", "host_common", "host_sim.faces", "online.protocol.invite_code"},
    "host_sim.state": {"host_sim.parts", "host_sim.user_files", "host_sim.words"},
    "host_sim.dropped_files": {"host_sim.state", "host_sim.user_files", "host_sim.words", "host_sim"},
    "host_sim.keeper": {"host_sim.simulator", "host_sim.state", "host_sim"},
    "host_sim.sitting": _SIMULATOR
    | {"host_sim.options", "host_sim.faces", "host_sim.state", "host_sim.keeper", "host_sim.dropped_files", "config"},
    "host_sim.cli": _SIMULATOR
    | {f"host_sim.{name}" for name in ("sitting", "options", "faces", "state", "keeper")} | {"engine", "games"},
    "host_sim.__main__": {"host_sim.cli"},
}
SCRIPTS = "tools.vm"  # these run on a VM and import each other by bare names
_WORD = re.compile(r"\w+(?:\.\w+)*")

Graph = dict[str, set[str]]  # module or package -> the modules or packages that it imports


class Import(NamedTuple):
    """An import of `name`, in the line `line`. `name` is a.b for `from a import b`. `runs`: whether it ever runs."""

    line: int
    name: str
    runs: bool


class Source:
    """The source of one module. Its methods find the module's imports, and the imports that the rules forbid."""

    def __init__(self, name: str, text: str, is_package: bool = False) -> None:
        self.name = name
        self._is_package = is_package
        self._nodes = list(_nodes(ast.parse(text), True))
        # the generated table contains names that are derived from the imports of other modules
        self._names_modules = name.startswith("glowgrid") and name != "glowgrid.app.lifetimes"

    def statements(self) -> Iterator[Import]:
        """Yield an Import for each name that the module imports, from this repository or from elsewhere."""
        for node, runs in self._nodes:
            if isinstance(node, ast.Import):
                yield from (Import(node.lineno, each.name, runs) for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = origin(node, self.name, self._is_package)
                yield from (Import(node.lineno, f"{base}.{each.name}", runs) for each in node.names)

    def imports(self) -> Iterator[Import]:
        """Yield an Import for each module of this repository that this module imports or names in a string."""
        for line, name, runs in self.statements():
            beside = f"{SCRIPTS}.{name}" if self.name.startswith(SCRIPTS) else ""
            yield from (Import(line, each, runs) for each in [_module(name) or _module(beside)] if each)
        for node, runs in self._nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and self._names_modules:
                yield from (Import(node.lineno, name, runs) for name in self._named(node.value))

    def _named(self, text: str) -> Iterator[str]:
        """Yield the modules whose names occur in `text`.

        The text "scenes.play" names the module glowgrid.scenes.play. In the __init__.py of a package, the text "quixo"
        names the module quixo of that package.
        """
        for word in _WORD.findall(text):
            name = f"glowgrid.{word}" if "." in word else f"{self.name}.{word}"
            name = name.replace(".words.", ".words.en.")  # the language is chosen by the search path of words
            if name in modules() and ("." in word or self._is_package):
                yield name

    def offences(self) -> Iterator[tuple[int, str]]:
        """Yield (line number, sentence) for each import that the rules forbid.

        Modules of `lab` may import everything.
        """
        here = package_of(self.name)
        allowed = {here} | ALLOWED.get(here, set())
        for line, name, _ in self.imports():
            if here.startswith("tools"):
                forbidden = name.startswith("lab")
            else:
                imported = {package_of(name), name.removeprefix("glowgrid.")}
                forbidden = not here.startswith("lab") and not imported & allowed
            if forbidden:
                yield line, f"{here} may not import {name}"


def _nodes(tree: ast.AST, runs: bool) -> Iterator[tuple[ast.AST, bool]]:
    """Yield (node, whether its code ever runs) for every node below `tree` except docstrings.

    `runs`: whether the code of `tree` ever runs. Code inside `if MYPY:` never runs.
    """
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            here = runs and not (isinstance(node, ast.If) and ast.unparse(node.test) in ("MYPY", "TYPE_CHECKING"))
            yield node, here
            yield from _nodes(node, here)


def _module(name: str) -> str:
    """Return the name of this repository's module that contains the object with the full name `name`.

    Return "" if no module of this repository contains it.
    """
    while name and name not in modules():
        name = name.rpartition(".")[0]
    return name


def package_of(name: str) -> str:
    """Return the package of the module `name`. A module directly in glowgrid counts as a package of its own.

        >>> package_of("glowgrid.words.en.pause"), package_of("glowgrid.app"), package_of("host_sim.board.core.time")
        ('words', 'app', 'host_sim.board')
    """
    top = name.partition(".")[0]
    if top in ("host_common", "host_text", "screen"):
        return top
    depth = 3 if name.startswith("glowgrid.online") else 2
    return ".".join(name.split(".")[:depth]).removeprefix("glowgrid.")


@cache
def modules() -> dict[str, Path]:
    """Return a dict from the full name of each module to its file.

    The modules are those of the firmware, the simulator, the plain text program, host_common, the tools and the lab.
    """
    found = {"code": ROOT / "code.py", "boot": ROOT / "boot.py"}
    for top in ("lib/glowgrid", "screen", "host_common", "host_sim", "host_text", "tools", "lab"):
        base = (ROOT / top).parent
        for path in sorted((ROOT / top).rglob("*.py")):
            found[".".join(path.relative_to(base).with_suffix("").parts).removesuffix(".__init__")] = path
    return found


@cache
def source(name: str) -> Source:
    """Return the source of the module `name`."""
    path = modules()[name]
    return Source(name, path.read_text(encoding="utf-8"), path.name == "__init__.py")


# -- the graph


def graph(annotations: bool = False) -> Graph:
    """Return a dict from each module to the set of modules that it imports.

    If `annotations` is True, imports that only annotations need are included.
    """
    found = {name: source(name).imports() for name in modules()}
    return {
        name: {each.name for each in imports if each.runs or annotations} - {name} for name, imports in found.items()
    }


def package_graph(of: Graph) -> Graph:
    """Return a dict from each package to the set of packages that it imports. `of` is the graph of the modules."""
    found: Graph = {package_of(name): set() for name in of}
    for name, others in of.items():
        found[package_of(name)] |= {package_of(other) for other in others} - {package_of(name)}
    return found


def circles(of: Graph) -> list[list[str]]:
    """Return the import circles of a graph: groups whose members import each other, directly or indirectly."""
    reachable = {name: _reachable(name, of) for name in of}
    found = {frozenset(other for other in reachable[name] if name in reachable[other]) for name in of}
    return sorted(sorted(names) for names in found if names)


def _reachable(name: str, of: Graph) -> set[str]:
    """Return all names that `name` imports, directly or indirectly. `of` is the graph that contains `name`."""
    found: set[str] = set()
    todo = list(of[name])
    while todo:
        other = todo.pop()
        if other not in found:
            found.add(other)
            todo += of[other]
    return found


# -- the page


def page() -> str:
    """Return the page in Markdown: a graph of the firmware's packages, and a graph of the simulator's packages."""
    of = package_graph(graph())
    firmware = {name: others for name, others in of.items() if not name.startswith(("host_sim", "tools", "lab"))}
    simulator = {name: others for name, others in of.items() if name.startswith("host_sim")}
    outside = set().union(*simulator.values()) - simulator.keys()
    simulator |= {name: set() for name in outside}  # the firmware's packages, as leaves
    return f"{HEAD}\n## The firmware\n\n{_picture(firmware)}\n## The simulator\n\n{_picture(simulator)}"


def _picture(of: Graph) -> str:
    """Return a graph as Mermaid code. If a longer path leads from a to b, the arrow from a to b is left out."""
    lines = ["```mermaid", "graph TD"]
    for name in sorted(of):
        longer: set[str] = set().union(*(_reachable(other, of) for other in of[name] & of.keys()))
        lines += [f"    {name} --> {other}" for other in sorted(of[name] & of.keys() - longer)]
    return "\n".join([*lines, "```", ""])


def main(arguments: list[str] | None = None) -> int:
    """Print the imports of the packages in `arguments` (None: those of the command line). If no package is named,
    write the page instead. Return the exit code."""
    parser = command_line.parser("python -m tools.check.imports", "Write the page about imports.")
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help="print the imports of these packages")
    wanted, of = parser.parse_args(arguments).packages, graph()
    if unknown := set(wanted) - set(map(package_of, of)):
        parser.error(f"there is no package {min(unknown)}")
    if not wanted:
        PAGE.write_text(page(), encoding="utf-8")
        print(f"{PAGE.name}: {len(package_graph(of))} packages, {len(of)} modules")
    for name in of:
        if package_of(name) in wanted:
            print(f"{name}: {' '.join(sorted(of[name])) or 'nothing of ours'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
