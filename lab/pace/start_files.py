"""List the files that the board reads from power-on to the menu, with their sizes and the time of each import."""

import json
import tempfile
from pathlib import Path
from typing import NamedTuple

from lab.pace import table
from tools.build import payload
from tools.build.joined import TARGETS

START_BYTES = 72 * 1024
"""Limit for the bytes of all stripped sources that are read before the menu."""


class Read(NamedTuple):
    """A file that the board reads.

    `source` is the size in bytes of the file's stripped source, written by tools.build.strip_source. `compiled` is the
    size in bytes of the file as `.mpy`. `times` is the number of times that the file is imported. `ms` is the time of
    all these imports together.
    """

    source: int
    compiled: int
    times: int
    ms: float


def read(folder: Path) -> dict[str, Read]:
    """Return the files that the board reads before the menu, as a dictionary from path to Read.

    `folder`: the drive (see table.drive). The board reads boot.py and code.py as source. For these two files,
    `compiled` and `ms` are 0: boot.py runs before the clock starts, and code.py is not imported.
    """
    sources = payload.payload(payload.SOURCE)
    sizes = json.loads((folder / "sizes.json").read_text(encoding="utf-8"))
    found = {path: Read(len(sources[path]), 0, 1, 0.0) for path in ("boot.py", "code.py")}
    for name, ms in table.estimate(folder, "imports").items():
        name = name.replace("glowgrid.words.", "glowgrid.words.en.")
        source = sum(len(sources[_path(sources, each)]) for each in (name, *_joined_with(name)))
        found[_path(sources, name)] = Read(source, sizes[name], len(ms), sum(ms))
    return found


def _joined_with(name: str) -> list[str]:
    """Return the other modules that are in the `.mpy` file of the module `name`."""
    return [f"glowgrid.{other}" for other, target in TARGETS.items() if f"glowgrid.{target}" == name]


def _path(sources: payload.Payload, name: str) -> str:
    """Return the path of the module `name` on a drive with source files. `sources`: the files of this drive."""
    path = "lib/" + name.replace(".", "/")
    return path + ".py" if f"{path}.py" in sources else path + "/__init__.py"


def source_bytes(files: dict[str, Read]) -> int:
    """Return the total size of all `files` as stripped source, in bytes."""
    return sum(each.source for each in files.values())


def summary(files: dict[str, Read]) -> str:
    """Return a sentence with the number of files, their total sizes, and the total time of their imports."""
    compiled, ms = sum(each.compiled for each in files.values()), sum(each.ms for each in files.values())
    return (
        f"Before the menu the board reads {len(files)} files: {source_bytes(files):,} bytes of stripped source "
        f"(at most {START_BYTES:,}), or {compiled:,} bytes of `.mpy`, which take {ms:,.0f} ms to import."
    )


def section() -> str:
    """Estimate the import times. Return the paragraph about the board's start for docs/developers/benchmarks.md."""
    with tempfile.TemporaryDirectory() as folder:
        table.drive(Path(folder))
        return f"`python -m lab.pace --start` lists the files of the start. {summary(read(Path(folder)))}"


def text(files: dict[str, Read]) -> str:
    """Return a Markdown table of the files, with the slowest first, and below it a sentence with the totals."""
    lines = ["| file | source | `.mpy` | imported | ms |", "| --- | ---: | ---: | ---: | ---: |"]
    for path, each in sorted(files.items(), key=lambda item: -item[1].ms):
        lines.append(f"| {path} | {each.source:,} | {each.compiled:,} | {each.times} | {each.ms:.0f} |")
    return "\n".join([*lines, "", summary(files)])
