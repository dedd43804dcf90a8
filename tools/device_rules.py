"""Check that the firmware runs on CircuitPython 10, and that its rooms import one way.

    python -m tools.device_rules

Reads the source for modules, statements, names and literals that CircuitPython lacks, as measured on version 10.3, and
for imports between rooms. A name is judged by itself: a method of our own must not be called like one that the language
lacks. What hangs on a value's type can't be read (`7 in bytearray(9)`, which CircuitPython has not): for that a game of
each kind is played on the MicroPython VM, where the platform has it, and every bot thinks about it.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from glowgrid import games
from tools import vm

ROOT = Path(__file__).resolve().parent.parent

MODULES = {
    "array",
    "binascii",
    "collections",
    "errno",
    "gc",
    "io",
    "json",
    "math",
    "micropython",
    "os",
    "random",
    "re",
    "struct",
    "sys",
    "time",
    "traceback",
}
HARDWARE = {
    "adafruit_matrixkeypad",
    "adafruit_pixelbuf",
    "adafruit_ticks",
    "board",
    "busio",
    "digitalio",
    "keypad",
    "microcontroller",
    "neopixel",
    "neopixel_write",
    "storage",
    "supervisor",
    "usb_cdc",
    "usb_hid",
    "usb_midi",
    "watchdog",
}
MISSING_NAMES = {"bit_count", "zfill", "ljust", "rjust", "capitalize", "removeprefix", "removesuffix"}
MISSING_IN = {
    "random": {"shuffle", "sample", "choices", "Random"},
    "collections": {"Counter", "defaultdict", "ChainMap", "UserDict", "UserList", "abc"},
    "os": {"path"},
}
UNWANTED = {  # what is there, but must not be used
    ("time", "sleep"): "time.sleep() keeps keys and lights waiting: take the clock",
    ("storage", "remount"): "storage.remount locks the owner out of the drive",
}
MOST = (1 << 30) - 1  # the largest int that takes no heap, and that every board has

ROOMS = {  # a room of glowgrid -> the others that it may import
    "__init__": set(),
    "words": set(),
    "config": set(),
    "unload": set(),
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "view": {"engine"},
    "classic": {"games", "engine"},
    "terminal": {"games", "bots", "classic", "engine", "words"},
    "__main__": {"terminal", "words"},
    "saves": {"engine", "unload", "words", "session"},
    "session": {"saves", "games", "bots", "engine", "unload", "words"},
    "scenes": {"session", "saves", "games", "bots", "engine", "view", "unload", "words"},
    "app": {"unload", "ahead", "scenes", "session", "saves", "games", "bots", "view", "engine", "words"},
    "hal": {"config", "engine"},
    "starting": {"unload", "config", "hal", "saves", "view", "bots", "app"},
    "code": {"unload", "starting"},
    "boot": set(),
    "host_sim": {"config"},
}
HOST_ROOMS = {  # a room of host_sim -> the others that it may import; all may import host_sim's own ROOT
    "__init__": set(),
    "files": set(),
    "parts": set(),
    "board": {"parts", "files"},
    "pictures": {"board", "parts"},
    "simulator": {"pictures", "board", "parts"},
    "faces": {"simulator", "pictures", "board", "parts", "files"},
    "options": {"faces", "simulator", "board", "parts", "files"},
    "cli": {"options", "faces", "simulator", "pictures", "board", "files"},
    "__main__": {"cli"},
}
WITH_HARDWARE = {"hal", "boot"}


def _statement(node: ast.AST) -> str | None:
    if isinstance(node, ast.Match):
        return "there is no match statement"
    if isinstance(node, ast.arguments) and node.posonlyargs:
        return "there are no positional-only arguments"
    if isinstance(node, ast.With) and len(node.items) > 1:
        first = node.items[0].context_expr
        if (first.lineno, first.col_offset) != (node.lineno, node.col_offset + len("with ")):
            return "there is no `with` in parentheses for several"
    if isinstance(node, ast.AnnAssign) and _calls(node.value, "const"):
        return "an annotated const() is a global again"
    return None


def _class(node: ast.AST) -> str | None:
    if isinstance(node, ast.ClassDef) and node.keywords:
        return "there are no metaclasses and class keywords"
    if isinstance(node, ast.Name) and node.id == "__slots__":
        return "__slots__ is ignored"
    if isinstance(node, ast.FunctionDef) and node.name == "__init_subclass__":
        return "__init_subclass__ is never called"
    return None


def _expression(node: ast.AST) -> str | None:
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and not isinstance(getattr(node, "ctx", None), ast.Store):
        for item in node.elts:
            if isinstance(item, ast.Starred):
                return "there is no [*a] outside of calls"
    if isinstance(node, ast.Dict) and None in node.keys:
        return "there is no {**d}"
    if isinstance(node, ast.Slice) and node.step is not None:
        return "bytearrays and memoryviews have no slices with a step"
    if _calls(node, "next") and len(node.args) > 1:  # type: ignore[attr-defined]
        return "next() takes no default on boards"
    return None


def _collection(node: ast.AST) -> str | None:
    if _calls(node, "deque") and len(node.args) + len(node.keywords) < 2:  # type: ignore[attr-defined]
        return "a deque needs its maxlen"
    if _calls(node, "namedtuple"):
        for keyword in node.keywords:  # type: ignore[attr-defined]
            if keyword.arg == "defaults":
                return "a namedtuple has no defaults"
    return None


def _number(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value > MOST:
        return "an int of more than 30 bits takes heap, and some boards have none"
    return None


def _f_string(node: ast.AST) -> str | None:
    if isinstance(node, ast.FormattedValue):
        for inner in ast.walk(node.value):
            if isinstance(inner, ast.JoinedStr):
                return "there are no nested f-strings"
            if isinstance(inner, ast.Lambda):
                return "there is no lambda in an f-string"
    return None


def _name(node: ast.AST) -> str | None:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "title":
        return "there is no str.title()"
    if isinstance(node, ast.Attribute):
        if node.attr in MISSING_NAMES:
            return f"there is no {node.attr}"
        if isinstance(node.value, ast.Name):
            if node.attr in MISSING_IN.get(node.value.id, ()):
                return f"there is no {node.value.id}.{node.attr}"
            return UNWANTED.get((node.value.id, node.attr))
    if isinstance(node, ast.ImportFrom) and not node.level:
        missing = MISSING_IN.get(node.module or "", set()) & {alias.name for alias in node.names}
        if missing:
            return f"there is no {node.module}.{min(missing)}"
    return None


def _calls(node: ast.AST | None, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


RULES = (_statement, _class, _expression, _collection, _number, _f_string, _name)


def language(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and what CircuitPython lacks there."""
    tree = ast.parse(source)
    line = 1
    for node in ast.walk(tree):
        line = getattr(node, "lineno", line)
        for rule in RULES:
            sentence = rule(node)
            if sentence:
                yield line, sentence


def imported(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the full name of every import in a module of `package`; of `from a import b`, a.b."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def host_room(module: str) -> str:
    """Return the room of host_sim that a module is in, by its full name."""
    return (module + ".__init__").split(".")[1]


def imports(source: str, room: str, package: str, module: str = "") -> Iterator[tuple[int, str]]:
    """Yield the line and what a module in `room` may not import there; of host_sim's the full name tells the room."""
    for line, name in imported(source, package):
        top, _, rest = name.partition(".")
        if top == "host_sim" and room == "host_sim" and not name.endswith(".ROOT"):
            here, there = host_room(module), host_room(name)
            if there != here and there not in HOST_ROOMS[here]:
                yield line, f"{here} may not import {name}"
        if top == "glowgrid":
            other = rest.partition(".")[0]
            if other != room and other not in ROOMS[room] and not other.startswith("__"):
                yield line, f"{room} may not import {name}"
        elif room == "host_sim":
            continue  # on a PC there is everything
        elif top in HARDWARE:
            if room not in WITH_HARDWARE:
                yield line, f"only hal imports hardware, not {room}: {top}"
        elif top not in MODULES:
            yield line, f"there is no module {top}"


def room_of(path: Path) -> tuple[str, str]:
    """Return the room a file is in, and its package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    if parts[:2] == ("lib", "glowgrid"):
        return parts[2], ".".join(parts[1:-1])
    return parts[0], ".".join(parts[:-1]) or parts[0]


def offences(path: Path) -> list[str]:
    """Return what is wrong with a file of the repo, a sentence each."""
    source = path.read_text(encoding="utf-8")
    room, package = room_of(path)
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    found = list(imports(source, room, package, module))
    if room != "host_sim":
        found += language(source)
    name = path.relative_to(ROOT).as_posix()
    return [f"{name}:{line}: {sentence}" for line, sentence in sorted(found)]


def files() -> list[Path]:
    """Return every file that has rules to keep."""
    firmware = [ROOT / "boot.py", ROOT / "code.py", *sorted((ROOT / "lib" / "glowgrid").rglob("*.py"))]
    return firmware + sorted((ROOT / "host_sim").rglob("*.py"))


def played(keys: list[str]) -> Iterator[str]:
    """Play a game of each kind on the VM; yield what went wrong, a sentence each."""
    for key in keys:
        try:
            vm.run("whole_game.py", key, heap="1M")
        except RuntimeError as error:
            yield f"{key}, played on the VM: {str(error).strip().splitlines()[-1]}"


def main() -> int:
    """Print every offence; return how the command ends."""
    found = [sentence for path in files() for sentence in offences(path)]
    keys = [row[0] for row in games.CATALOGUE]
    found += played(keys if vm.BINARY.exists() else [])
    games_said = f"{len(keys)} games were played on the VM" if vm.BINARY.exists() else "no VM here to play the games on"
    print("\n".join(found) or f"{len(files())} files have nothing that CircuitPython lacks by name; {games_said}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
