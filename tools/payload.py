"""What goes on the board's drive: one list, for `deploy`, for the bundle, for what is measured and estimated.

It comes in three forms: SOURCE, stripped (see tools.strip_source); AS_IS, with docstrings and comments; MPY, where
everything in `lib` is compiled (see tools.mpy). code.py and boot.py are source in each: CircuitPython runs nothing else
there. Of what is stripped an `__init__.py` with nothing left in it stays away: a folder is a package without it.

Adafruit's libraries come from the installed distributions, with the modules of theirs that they import and a board
lacks: neopixel and adafruit_matrixkeypad, and adafruit_ticks for our clock. neopixel's adafruit_pixelbuf is left out:
every board we name has it built in, and its native one takes a frame in a single call where the Python one would
allocate. The typing helpers that they ask for are imported under try and not needed.
"""

import functools
from importlib import metadata
from pathlib import Path

from tools import constants, mpy, short_names
from tools.strip_source import stripped

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = {  # file -> distribution
    "neopixel.py": "adafruit-circuitpython-neopixel",
    "adafruit_matrixkeypad.py": "adafruit-circuitpython-matrixkeypad",
    "adafruit_ticks.py": "adafruit-circuitpython-ticks",
}
SETTINGS = "settings.toml"
CODE = "code.py"
OWN = "lib/glowgrid/games/own.py"
MANIFEST = "glowgrid-files.txt"
SOURCE = "source"
AS_IS = "as-is"
MPY = "mpy"
FORMS = SOURCE, AS_IS, MPY
PACKAGE = "/__init__.py"
AHEAD = "lib/glowgrid/ahead.mpy"
"""It has the names of what an evening imports after the menu: all of these files but those, and those with nothing."""
LATER = "engine/", "games/", "bots/", "session/", "saves/", "scenes/", "view/", "words/en/match", "words/en/menus"
SELDOM = (
    *(
        "engine/transcript",
        "engine/as_text",
        "engine/runs",
        "games/owned",
        "scenes/check",
        "scenes/check_wiring",
        "scenes/crash",
        "scenes/trouble",
    ),
    *("scenes/replay", "session/restore", "saves/compaction", "scenes/splash", "scenes/menu", "view/rings"),
)

Payload = dict[str, bytes]
"""Path on the drive, with slashes -> content."""


class Missing(RuntimeError):
    """A library is not installed; the sentence says how to get it."""


def payload(form: str = SOURCE, first: bytes = mpy.CIRCUITPYTHON, files: Payload | None = None) -> Payload:
    """Return every file of the drive but the manifest, code.py last, in one of the FORMS.

    `first` is the first byte of a `.mpy`: it says whether CircuitPython or MicroPython can load it; `files` are the
    `sources()`, if they are to be others than the repository's.
    """
    files = sources() if files is None else files
    if form != AS_IS:
        files = {path: _stripped(path, content) for path, content in files.items()}
        files = {path: content for path, content in files.items() if content.strip() or not path.endswith(PACKAGE)}
    return _compiled(files, first) if form == MPY else files


def _compiled(files: Payload, first: bytes) -> Payload:
    """Return stripped files as they are on a drive of compiled ones."""
    ours = tuple((path, content) for path, content in files.items() if is_ours(path))
    modules, names = _prepared(ours)
    empty = {path.removesuffix("py") + "mpy" for path, content in modules.items() if not content.strip()} - {AHEAD}
    found = {}
    for path, content in files.items():
        if path.startswith("lib/") and path.endswith(".py") and path != OWN:
            mpy_file = mpy.compiled(path, modules.get(path, content), first)
            names_here = names.get(path, {})
            path, content = path.removesuffix("py") + "mpy", short_names.shortened(mpy_file, names_here)
        found[path] = content
    return _ahead(found, empty)


@functools.cache
def _prepared(ours: tuple[tuple[str, bytes], ...]) -> tuple[Payload, dict[str, dict[str, str]]]:
    """Return our modules with numbers for their names, and by path the names that are shortened there."""
    modules = constants.folded(dict(ours))
    return modules, short_names.by_file(modules)


def _ahead(files: Payload, empty: set[str]) -> Payload:
    """Have ahead.mpy bring along the names of what comes after the menu, and those that its modules get there."""
    found: dict[str, None] = {}
    for path, content in files.items():
        if path in empty:
            continue
        place = path.removeprefix(mpy.PACKAGE)
        if place.startswith(LATER) and not place.startswith(SELDOM) and place.endswith(".mpy"):
            found |= dict.fromkeys([*short_names.names(content), "/" + path, place[:-4].rpartition("/")[2]])
    return files | {AHEAD: short_names.with_names(files[AHEAD], list(found))}


def build(folder: Path, form: str = MPY, first: bytes = mpy.MICROPYTHON, files: Payload | None = None) -> None:
    """Write into `folder` the very files of the drive: code.py, boot.py, settings.toml and `lib`; see `payload`.

    As they come by default, the VMs for the PC and for the browser load them; the board's own begin with
    mpy.CIRCUITPYTHON, and differ in nothing else.
    """
    for path, content in payload(form, first, files).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


def sources() -> Payload:
    """Return every file of the drive but the manifest as it stands in the repository, code.py last."""
    files = {"boot.py": (ROOT / "boot.py").read_bytes(), SETTINGS: (ROOT / SETTINGS).read_bytes()}
    for path in sorted((ROOT / "lib" / "glowgrid").rglob("*.py")):
        files[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    for name, distribution in LIBRARIES.items():
        files["lib/" + name] = _located(name, distribution).read_bytes()
    files |= licences()
    files[CODE] = (ROOT / CODE).read_bytes()
    return files


def licences() -> Payload:
    """Return the licence texts: ours, and each library's as its distribution brings it."""
    texts = {"licences/glowgrid.txt": (ROOT / "LICENSE").read_bytes()}
    for name, distribution in LIBRARIES.items():
        for file in _distribution(distribution).files or ():
            if file.name.upper().startswith("LICENSE"):
                texts[f"licences/{name.removesuffix('.py')}.txt"] = Path(str(file.locate())).read_bytes()
    return texts


@functools.cache
def _stripped(path: str, content: bytes) -> bytes:
    return stripped(content.decode()).encode() if path.endswith(".py") else content


def is_ours(path: str) -> bool:
    """Tell whether a file of the drive is a module of Glowgrid's, and not the owner's."""
    return path.startswith(mpy.PACKAGE) and path.endswith(".py") and path != OWN


def _distribution(name: str) -> metadata.Distribution:
    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        raise Missing(f"{name} is not installed here. Run: pip install -e .") from None


def _located(name: str, distribution: str) -> Path:
    for file in _distribution(distribution).files or ():
        if file.as_posix() == name:
            return Path(str(file.locate()))
    raise Missing(f"{distribution} is installed without its {name}. Run: pip install --force-reinstall {distribution}")
