"""Build the payload: the files of a board's drive, for deploy, for the zip, and for tests and measurements.

There are three forms:

- SOURCE: stripped sources (tools.build.strip_source).
- AS_IS: sources with docstrings and comments.
- MPY: compiled modules in `lib` (tools.build.mpy).

code.py and boot.py are sources in every form, because CircuitPython does not run compiled files in their place. If an
`__init__.py` is empty after stripping, it is left out, because a folder is a package even without this file.

The libraries neopixel, adafruit_matrixkeypad and adafruit_ticks are copied from their installed distributions. Other
modules that these libraries import are left out. One of them is adafruit_pixelbuf, which is built into every supported
board. The built-in version sends a frame in a single call, whereas the Python version would allocate memory. The
libraries import typing helpers in a `try`, so the helpers may be missing.
"""

import functools
import itertools
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

from tools.build import absolute_imports, constants, joined, lifetimes_table, mpy, short_names, syntax
from tools.build.drive_names import MANIFEST as MANIFEST
from tools.build.drive_names import MPY, SETTINGS, SOURCE
from tools.build.drive_names import OPTIONAL as OPTIONAL
from tools.build.module_initials import initials, short_name, short_path, with_short_names
from tools.build.strip_source import stripped

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = {  # file -> distribution
    "neopixel.py": "adafruit-circuitpython-neopixel",
    "adafruit_matrixkeypad.py": "adafruit-circuitpython-matrixkeypad",
    "adafruit_ticks.py": "adafruit-circuitpython-ticks",
}
OURS = ROOT / "lib" / "glowgrid"
CODE = "code.py"
FOREIGN_FOLDERS = "host_sim/board/core", "tools/vm", "web/core"
ENDINGS = "py", "txt", "table"  # of the files in OURS that belong on the drive
OWN = "lib/glowgrid/games/own.py"
ON_COMPUTERS = b"\n# Only computers run this module. It is not on the drive.\n"  # a comment in modules
AS_IS = "as-is"
FORMS = SOURCE, AS_IS, MPY
JOINED = "joined"
"""The sources that are compiled for MPY (see tools.build.joined)."""
PACKAGE = "/__init__.py"

Payload = dict[str, bytes]
"""Path on the drive, with slashes -> content."""

Digests = dict[str, set[str]]
"""A dict from path to the digests that our file at this path may have.

A manifest of version 0.1.0 has no digests, so the sets for such a manifest are empty.
"""


class Missing(RuntimeError):
    """Raised if a library is not installed. The message explains how to install it."""


def payload(form: str = SOURCE, first: bytes = mpy.CIRCUITPYTHON, files: Payload | None = None) -> Payload:
    """Return every file of the drive except the manifest, with code.py last.

    `form`: one of FORMS, or JOINED. `first`: the first byte of each `.mpy` file, which decides whether CircuitPython or
    MicroPython can load the file. `files`: the files to build from. None means `sources()`.
    """
    files = sources() if files is None else files
    if form == AS_IS:
        return files
    with syntax.without_collections():
        return _built(form, first, files)


def _built(form: str, first: bytes, sources: Payload) -> Payload:
    files = modules = _shortened(tuple(sources.items()))
    if form != SOURCE:
        files = _joined(tuple(files.items()))
    files = files | {lifetimes_table.PATH: _lifetimes(tuple(files.items()), tuple(sources.items()))}
    return _compiled(files, first, modules) if form == MPY else files


@functools.cache
def _lifetimes(files: tuple[tuple[str, bytes], ...], marked: tuple[tuple[str, bytes], ...]) -> bytes:
    """Return the stripped source of the lifetimes table, derived from `files`.

    `marked`: the same files before stripping. In these files, the comment `# stays` marks imports of modules that are
    kept.
    """
    ours = {path: content for path, content in files if is_ours(path)}
    return stripped(lifetimes_table.Table(ours, dict(marked)).text()).encode()


@functools.cache
def _joined(files: tuple[tuple[str, bytes], ...]) -> Payload:
    """Return `files`, with one file in place of several modules that are always loaded together."""
    ours = joined.joined({path: content for path, content in files if is_ours(path)})
    return {path: ours.get(path, content) for path, content in files if path in ours or not is_ours(path)}


@functools.cache
def _shortened(files: tuple[tuple[str, bytes], ...]) -> Payload:
    """Return `files` without the parts that a board never runs.

    Sources are stripped, names of integer constants are replaced with the integers, and empty __init__.py files are
    left out.
    """
    found = {path: lifetimes_table.without_flags(path, _stripped(path, content)) for path, content in files}
    found |= constants.folded({path: content for path, content in found.items() if is_ours(path)})
    return {path: content for path, content in found.items() if content.strip() or not path.endswith(PACKAGE)}


def _compiled(files: Payload, first: bytes, modules: Payload) -> Payload:
    """Return `files` with the modules in `lib` compiled. The user's own.py stays a source.

    `modules`: the same files before modules were joined.
    """
    names = _names(tuple(_ours(files).items()), tuple(_ours(modules).items()))
    short, of_modules = _initials(tuple(_ours(files).items())), module_names(files)
    found = {}
    for path, place in compiled_paths(files).items():
        content = files[path]
        if place.endswith(".mpy"):
            source = absolute_imports.imported(path, content) if is_ours(path) else content
            source = with_short_names(source, short) if path == lifetimes_table.PATH else source
            its_names = of_modules | names.get(path, {}) if is_ours(path) else {}
            content = short_names.shortened(mpy.compiled(path, source, first), its_names)
        found[place] = content
    return {path: short_names.padded(content) if path.endswith(".mpy") else content for path, content in found.items()}


def module_names(files: Payload) -> dict[str, str]:
    """Return a dict from name to name on a compiled drive, for the modules of `files` whose names are shortened.

    Each module has two entries: with its packages, such as "glowgrid.view.cell_looks", and without them.
    """
    short = _initials(tuple(_ours(files).items()))
    whole = {name: short_name(name, short) for name in map(mpy.name_in_traceback, _ours(files))}
    return short | {name: found for name, found in whole.items() if found != name}


def compiled_paths(files: Payload) -> dict[str, str]:
    """Return a dict from the path of each file in `files` to its path on a compiled drive.

    On a compiled drive, a module ends in `.mpy` and may have a shorter name (see tools.build.module_initials).
    """
    short = _initials(tuple(_ours(files).items()))
    compiled = {path for path in files if path.startswith("lib/") and path.endswith(".py") and path != OWN}
    return {path: short_path(path, short)[:-2] + "mpy" if path in compiled else path for path in files}


@functools.cache
def _initials(files: tuple[tuple[str, bytes], ...]) -> dict[str, str]:
    return initials({path: content for path, content in files if path != lifetimes_table.PATH}, foreign())


@functools.cache
def names() -> dict[str, str]:
    """Return a dict from name to short name, for the names that are shortened in every file of a compiled drive."""
    files = payload(JOINED)
    modules = _ours(_shortened(tuple(sources().items())))
    return short_names.mapping(_ours(files), foreign(), modules)


@functools.cache
def foreign() -> tuple[bytes, ...]:
    """Return the sources of other code that runs together with Glowgrid.

    They are code.py and boot.py, Adafruit's libraries, the simulator's and the page's replacements for CircuitPython's
    modules, and the scripts that run on a VM.
    """
    libraries = [_located(name, distribution) for name, distribution in LIBRARIES.items()]
    others = [path for folder in FOREIGN_FOLDERS for path in sorted((ROOT / folder).glob("*.py"))]
    return tuple(path.read_bytes() for path in [ROOT / CODE, ROOT / "boot.py", *libraries, *others])


@functools.cache
def _names(
    files: tuple[tuple[str, bytes], ...], modules: tuple[tuple[str, bytes], ...]
) -> dict[str, dict[str, str]]:
    return short_names.by_file(dict(files), foreign(), dict(modules))


def _ours(files: Payload) -> Payload:
    """Return the modules of Glowgrid in `files`."""
    return {path: content for path, content in files.items() if is_ours(path)}


def build(folder: Path, form: str = MPY, first: bytes = mpy.MICROPYTHON, files: Payload | None = None) -> None:
    """Write the files of the drive into `folder`. The other arguments are those of the function `payload`.

    By default the files suit the VMs for the PC and the browser. If `first` is mpy.CIRCUITPYTHON, the files suit a
    board. Only the first byte of each `.mpy` file differs.
    """
    for path, content in payload(form, first, files).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


@contextmanager
def drive(form: str = MPY) -> Iterator[Path]:
    """Context manager: yield a temporary folder with the files of the drive in the form `form`, for MicroPython."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder), form)
        yield Path(folder)


def sources() -> Payload:
    """Return every file of the drive except the manifest, with its original content, and with code.py last."""
    files = {"boot.py": (ROOT / "boot.py").read_bytes(), SETTINGS: (ROOT / SETTINGS).read_bytes()}
    for path in sorted(itertools.chain.from_iterable(OURS.rglob(f"*.{ending}") for ending in ENDINGS)):
        content = path.read_bytes()
        if ON_COMPUTERS not in content:
            files[path.relative_to(ROOT).as_posix()] = content
    for name, distribution in LIBRARIES.items():
        files["lib/" + name] = _located(name, distribution).read_bytes()
    files |= licences()
    files[CODE] = (ROOT / CODE).read_bytes()
    return files


def licences() -> Payload:
    """Return a dict from path to licence text, for Glowgrid and for the libraries (from their distributions)."""
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
    """Return True if the file at `path` on the drive is a module of Glowgrid. Return False for the user's own.py."""
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
