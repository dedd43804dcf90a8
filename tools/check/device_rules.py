"""Check that the code for the board runs on CircuitPython 10, and that packages import only what they may:

    python -m tools.check.device_rules

The command reports modules, statements, names and literals that CircuitPython 10.3 lacks or that Glowgrid must not use,
and forbidden imports between packages. It looks at names only and knows no types. For this reason, Glowgrid's own
methods must not have the names of methods that CircuitPython lacks. It cannot find an error that depends on a type,
such as `7 in bytearray(9)`. So every game is also played once on the MicroPython VM, if this computer can run the VM.
In this game, every bot thinks about one move.
"""

import ast
import sys
from collections.abc import Iterator

from glowgrid import games
from host_common import command_line
from tools import vm
from tools.build import payload
from tools.check import imports
from tools.check.imports import Source

MODULES = {
    "array",
    "binascii",
    "collections",
    "errno",
    "gc",
    "hashlib",  # on boards with WiFi
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
    "pwmio",
    "socket",  # on a Raspberry Pi, instead of socketpool
    "socketpool",
    "ssl",
    "storage",
    "supervisor",
    "usb_cdc",
    "usb_hid",
    "usb_midi",
    "watchdog",
    "wifi",
}
MISSING_NAMES = {"bit_count", "zfill", "ljust", "rjust", "capitalize", "removeprefix", "removesuffix"}
MISSING_IN = {
    "random": {"shuffle", "sample", "choices", "Random"},
    "collections": {"Counter", "defaultdict", "ChainMap", "UserDict", "UserList", "abc"},
    "os": {"path"},
}
UNWANTED = {  # available, but not allowed
    ("time", "sleep"): "time.sleep() keeps keys and lights waiting: take the clock",
    ("storage", "remount"): "storage.remount locks the owner out of the drive",
}
MOST = (1 << 30) - 1  # the largest int that takes no heap and exists on every board

WITH_HARDWARE = {"hal", "boot"}
ON_COMPUTERS = "host_common", "host_sim", "host_text", "screen"  # no board runs these modules


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
    """Yield (line number, sentence) for each use of something that CircuitPython lacks."""
    tree = ast.parse(source)
    line = 1
    for node in ast.walk(tree):
        line = getattr(node, "lineno", line)
        for rule in RULES:
            sentence = rule(node)
            if sentence:
                yield line, sentence


def hardware(module: Source) -> Iterator[tuple[int, str]]:
    """Yield (line number, sentence) for each import of a module that boards lack, or that only hal may import."""
    for line, name, runs in module.statements():
        top = name.partition(".")[0]
        if not runs:
            continue
        if top in HARDWARE and imports.package_of(module.name) not in WITH_HARDWARE:
            yield line, f"only hal imports hardware, not {imports.package_of(module.name)}: {top}"
        elif top not in MODULES | HARDWARE | {"glowgrid"}:
            yield line, f"there is no module {top}"


def offences(name: str) -> list[str]:
    """Return a sentence for each place at which the module `name` breaks a rule."""
    path, module = imports.modules()[name], imports.source(name)
    found = list(module.offences())
    if not name.startswith(ON_COMPUTERS) and payload.ON_COMPUTERS not in path.read_bytes():
        found += [*hardware(module), *language(path.read_text(encoding="utf-8"))]
    return [f"{path.relative_to(imports.ROOT).as_posix()}:{line}: {sentence}" for line, sentence in sorted(found)]


def checked() -> list[str]:
    """Return the full names of the checked modules, which are all modules outside tools and lab."""
    return [name for name in imports.modules() if not name.startswith(("tools", "lab"))]


def played(keys: list[str]) -> Iterator[str]:
    """Play each game once on the VM. Yield a sentence for each game that fails.

    `keys` are the games' keys in the catalogue.
    """
    for key in keys:
        try:
            vm.run("whole_game.py", key, heap="1M")
        except RuntimeError as error:
            yield f"{key}, played on the VM: {str(error).strip().splitlines()[-1]}"


def main() -> int:
    """Print a sentence for each broken rule, and return the exit code."""
    found = [sentence for name in checked() for sentence in offences(name)]
    keys = [row[0] for row in games.CATALOGUE]
    found += played(keys if vm.is_there() else [])
    games_note = f"{len(keys)} games were played on the VM" if vm.is_there() else "no VM here to play the games on"
    print("\n".join(found) or f"{len(checked())} files have nothing that CircuitPython lacks by name; {games_note}.")
    return 1 if found else 0


if __name__ == "__main__":
    command_line.parser("python -m tools.check.device_rules", "Check what CircuitPython lacks by name.").parse_args()
    sys.exit(main())
