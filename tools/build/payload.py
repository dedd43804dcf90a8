"""Payload: the files of the board's drive, one list for deploy, the bundle, measurements and estimates.

There are three forms: SOURCE, stripped (tools.build.strip_source); AS_IS, with docstrings and comments; MPY, with
everything in `lib` compiled (tools.build.mpy). code.py and boot.py are always source, because CircuitPython runs
nothing else there. An `__init__.py` that is empty after stripping is left out: a folder is a package without it.

Adafruit's libraries come from the installed distributions: neopixel, adafruit_matrixkeypad, adafruit_ticks, and the
modules that they import and a board lacks. adafruit_pixelbuf is left out: every supported board has it built in. The
built-in version takes a frame in a single call, and the Python version would allocate memory. The typing helpers of
these libraries are imported in a `try` and not needed.
"""

import functools
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from tools.build import absolute_imports, constants, joined, lifetimes_table, mpy, short_names, syntax
from tools.build.strip_source import stripped

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = {  # file -> distribution
    "neopixel.py": "adafruit-circuitpython-neopixel",
    "adafruit_matrixkeypad.py": "adafruit-circuitpython-matrixkeypad",
    "adafruit_ticks.py": "adafruit-circuitpython-ticks",
}
SETTINGS = "settings.toml"
CODE = "code.py"
MEETING = "host_sim/board/core", "tools/vm", "web/core"
OWN = "lib/glowgrid/games/own.py"
OFF_THE_DRIVE = "/__main__.py"  # starts plain text, which only computers run
MANIFEST = "glowgrid-files.txt"
SOURCE = "source"
AS_IS = "as-is"
MPY = "mpy"
FORMS = SOURCE, AS_IS, MPY
JOINED = "joined"
"""The sources that are compiled for MPY (see tools.joined)."""
PACKAGE = "/__init__.py"
AHEAD = "lib/glowgrid/interned_names.mpy"
"""Module with the names that later imports will need: those of the files in LATER but not in SELDOM."""
LATER = (
    *("engine/", "games/", "bots/", "session/", "saves/", "scenes/", "view/"),
    *("words/en/match", "words/en/menus", "match_sentences"),
)
SELDOM = (
    *("engine/transcript", "engine/notation", "engine/as_text", "engine/runs", "games/own_games_check", "session/restore"),
    "saves/compaction",
    *("scenes/check", "scenes/wiring_from_answers", "scenes/crash", "scenes/trouble", "scenes/replay", "scenes/splash"),
    *("scenes/demo", "scenes/menu", "view/rings", "view/accents", "engine/resign_and_draw", "engine/faults", "engine/imperfect_information"),
    *("scenes/touched_cell", "view/hit_test", "view/special_pieces", "saves/journal_old", "bots/fair", "session/fair_bot_strength"),
    *("scenes/sleep", "scenes/sounds"),
    *("session/online", "session/network_match", "session/match_joining", "session/broker_access"),
    *("scenes/opponent_overlay", "scenes/connecting", "scenes/joining", "scenes/disconnecting"),
    *("engine/multiplayer_line_counts", "engine/board", "saves/packing", "view/text_columns"),
)

Payload = dict[str, bytes]
"""Path on the drive, with slashes -> content."""


class Missing(RuntimeError):
    """A library is not installed. The message explains how to install it."""


def payload(form: str = SOURCE, first: bytes = mpy.CIRCUITPYTHON, files: Payload | None = None) -> Payload:
    """Return every file of the drive except the manifest, code.py last, in one of the FORMS or JOINED.

    `first` is the first byte of a `.mpy`, which selects CircuitPython or MicroPython. `files` replaces the repository's
    `sources()`.
    """
    files = sources() if files is None else files
    if form == AS_IS:
        return files
    with syntax.without_collections():
        return _built(form, first, files)


def _built(form: str, first: bytes, sources: Payload) -> Payload:
    files = _shortened(tuple(sources.items()))
    if form != SOURCE:
        files = _joined(tuple(files.items()))
    files = files | {lifetimes_table.PATH: _lifetimes(tuple(files.items()), tuple(sources.items()))}
    return _compiled(files, first) if form == MPY else files


@functools.cache
def _lifetimes(files: tuple[tuple[str, bytes], ...], marked: tuple[tuple[str, bytes], ...]) -> bytes:
    """Return the table of lifetimes for these files, which have fewer imports than the sources.

    `marked` are the sources, whose comments mark the imports that stay.
    """
    ours = {path: content for path, content in files if is_ours(path)}
    return stripped(lifetimes_table.Table(ours, dict(marked)).text()).encode()


@functools.cache
def _joined(files: tuple[tuple[str, bytes], ...]) -> Payload:
    """Return shortened files in which modules that are always loaded together are one."""
    ours = joined.joined({path: content for path, content in files if is_ours(path)})
    return {path: ours.get(path, content) for path, content in files if path in ours or not is_ours(path)}


@functools.cache
def _shortened(files: tuple[tuple[str, bytes], ...]) -> Payload:
    """Return the files without the parts that a board never runs.

    Sources are stripped, constants are folded, and empty __init__.py files are left out.
    """
    found = {path: lifetimes_table.without_flags(path, _stripped(path, content)) for path, content in files}
    found |= constants.folded({path: content for path, content in found.items() if is_ours(path)})
    return {path: content for path, content in found.items() if content.strip() or not path.endswith(PACKAGE)}


def _compiled(files: Payload, first: bytes) -> Payload:
    """Return stripped files in compiled form, with the names of later imports in interned_names.mpy."""
    names = _names(tuple((path, content) for path, content in files.items() if is_ours(path)))
    found, later = {}, []
    for path, content in files.items():
        if not path.startswith("lib/") or not path.endswith(".py") or path == OWN:
            found[path] = content
            continue
        place = path.removesuffix("py") + "mpy"
        source = absolute_imports.imported(path, content) if is_ours(path) else content
        found[place] = short_names.shortened(mpy.compiled(path, source, first), names.get(path, {}))
        if _comes_later(path) and content.strip():
            later += [*short_names.names(found[place]), "/" + place, path[:-3].rpartition("/")[2]]
    found[AHEAD] = short_names.with_names(found[AHEAD], list(dict.fromkeys(later)))
    return {path: short_names.padded(content) if path.endswith(".mpy") else content for path, content in found.items()}


def _comes_later(path: str) -> bool:
    place = path.removeprefix(mpy.PACKAGE)
    is_offered = place.removesuffix(".py").replace("/", ".") in joined.TARGETS  # only users' own games import it
    return place.startswith(LATER) and not place.startswith(SELDOM) and not is_offered


@functools.cache
def names() -> dict[str, str]:
    """Return the short name for each name that is shortened in every file of a compiled drive."""
    files = payload(JOINED)
    return short_names.mapping({path: content for path, content in files.items() if is_ours(path)}, foreign())


@functools.cache
def foreign() -> tuple[bytes, ...]:
    """Return the sources of other code that runs on a board together with Glowgrid.

    They are code.py and boot.py, the libraries, the simulator's versions of the firmware's modules, and the scripts
    that inspect a VM.
    """
    libraries = [_located(name, distribution) for name, distribution in LIBRARIES.items()]
    others = [path for folder in MEETING for path in sorted((ROOT / folder).glob("*.py"))]
    return tuple(path.read_bytes() for path in [ROOT / CODE, ROOT / "boot.py", *libraries, *others])


@functools.cache
def _names(ours: tuple[tuple[str, bytes], ...]) -> dict[str, dict[str, str]]:
    return short_names.by_file(dict(ours), foreign())


def build(folder: Path, form: str = MPY, first: bytes = mpy.MICROPYTHON, files: Payload | None = None) -> None:
    """Write the drive's files into `folder`: code.py, boot.py, settings.toml and `lib`; see `payload`.

    By default they suit the VMs for the PC and the browser. With mpy.CIRCUITPYTHON they suit the board; only the first
    byte differs.
    """
    for path, content in payload(form, first, files).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


@contextmanager
def drive(form: str = MPY) -> Iterator[Path]:
    """Yield a temporary folder with the drive as deployed, for MicroPython."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder), form)
        yield Path(folder)


def sources() -> Payload:
    """Return every file of the drive except the manifest, unchanged from the repository, code.py last."""
    files = {"boot.py": (ROOT / "boot.py").read_bytes(), SETTINGS: (ROOT / SETTINGS).read_bytes()}
    for path in sorted((ROOT / "lib" / "glowgrid").rglob("*.py")):
        if path.as_posix().endswith(OFF_THE_DRIVE):
            continue
        files[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    for name, distribution in LIBRARIES.items():
        files["lib/" + name] = _located(name, distribution).read_bytes()
    files |= licences()
    files[CODE] = (ROOT / CODE).read_bytes()
    return files


def licences() -> Payload:
    """Return the licence texts: Glowgrid's, and each library's from its distribution."""
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
    """Return whether a file of the drive is a module of Glowgrid, and not the user's own."""
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
