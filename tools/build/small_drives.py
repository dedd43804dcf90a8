"""Leave out what a small drive has no room for, such as the 490 KB of a Pico W.

These go first: large tables, the classes for programs of the owner, then languages, then more tables, then English if
the drive has another language.

This module runs on MicroPython, too (see tools.build.uf2).
"""

from glowgrid.config.language import LANGUAGES, first_known
from host_sim.board.settings_parser import read
from tools.build.drive_manifest import digests, manifest
from tools.build.drive_names import MANIFEST, OPTIONAL
from tools.build.uf2 import fat_image
from tools.build.uf2.one_file import SYSTEM_FILES

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterable

    from tools.build.payload import Payload

NAMES = {"en": "English", "de": "German", "es": "Spanish"}
FOLDER = "lib/glowgrid/words/{}/"
LAST = "lib/glowgrid/games/connectx.table", "lib/glowgrid/games/othello.table"  # bots play without them, but weaker
CATALOGUE = "lib/glowgrid/games/catalogue.txt"  # a line for each game; the first one names the columns
CLASSIC = "lib/glowgrid/classic/"  # no game uses these modules, only programs of the owner
RESERVE = 4096  # bytes that must stay free, for boot_out.txt and changed settings; a deploy makes room for itself


def fitting(files: "Payload", room: int, language: str) -> "tuple[Payload, list[str]]":
    """Return (`files` without those for which the drive is too small, what is left out).

    `room`: the size of all clusters of the drive in bytes. `language`: the drive's own language, which is never left
    out. "" stands for English. The list has paths of single files, the path of a folder with a slash at its end, and
    languages such as "de". The files can still be too large.
    """
    left_out: list[str] = []
    files = _without(OPTIONAL + (CLASSIC,), files, room, left_out)
    own = language or LANGUAGES[0]
    others = [name for name in reversed(LANGUAGES) if name not in (LANGUAGES[0], own)]
    files = _without(others, files, room, left_out, FOLDER)
    files = _without(LAST, files, room, left_out)
    if own != LANGUAGES[0]:
        files = _without(LANGUAGES[:1], files, room, left_out, FOLDER)
    return files, left_out


def _without(
    names: "Iterable[str]", files: "Payload", room: int, left_out: "list[str]", form: str = "{}"
) -> "Payload":
    """Return `files` without those of the `names` for which there is no room. Append these names to `left_out`.

    `form`: makes a name a path. A path with a slash at its end is a folder.
    """
    for name in names:
        if not _has_room(files, room):
            start = form.format(name)
            remaining = {path: files[path] for path in files if not path.startswith(start)}
            if len(remaining) < len(files):
                files = remaining
                left_out.append(name)
    return files


def sentences(left_out: "list[str]") -> "list[str]":
    """Return sentences about what is left out. `left_out`: as `fitting` returns it."""
    found = []
    for path in left_out:
        if path == CLASSIC:
            found.append(f"{path} is left out, because the drive is too small. Only your own programs can need it.")
        elif path not in NAMES:
            found.append(f"{path} is left out, because the drive is too small. Bots play without this table.")
    missing = [NAMES[name] for name in left_out if name in NAMES]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        names = " and ".join(missing)
        found.append(f"{names} {verb} left out, because the drive is too small for all languages.")
    return found


def games_without_table(left_out: "list[str]", files: "Payload", language: str) -> "list[str]":
    """Return the titles, in `language`, of the games of which a table is left out.

    `left_out`: as `fitting` returns it. `files`: all files of a drive.
    """
    head, *lines = files[CATALOGUE].decode().rstrip().split("\n")
    column = head.split(",").index(language)
    tables = [path for path in left_out if path.endswith(".table")]
    keys = [path.split("/")[-1].split(".")[0].split("_")[0] for path in tables]  # such as connectx_all.table
    rows = [line.split(",") for line in lines]
    return [row[column] for row in rows if row[0] in keys]


def language_in(settings: bytes) -> str:
    """Return the value of LANGUAGE in a settings.toml, or "" if it has none that exists."""
    return first_known(read(settings.decode(errors="replace")).get("LANGUAGE") or "")


def _has_room(files: "Payload", room: int) -> bool:
    return size_on_drive(files, room) + RESERVE <= room


def size_on_drive(files: "Payload", room: int) -> int:
    """Return how many bytes the files, their folders, the manifest and CircuitPython's own files take in clusters.

    `room`: as in `fitting`. The clusters have the size that CircuitPython chooses for such a drive.
    """
    everything = dict(SYSTEM_FILES)
    everything.update(files)
    everything[MANIFEST] = manifest(digests(files))
    return fat_image.size(everything, fat_image.shape(room // fat_image.SECTOR)[0])
