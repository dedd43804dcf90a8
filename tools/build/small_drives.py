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
    from tools.build.payload import Payload

NAMES = {"en": "English", "de": "German", "es": "Spanish"}
FOLDER = "lib/glowgrid/words/{}/"
LAST = "lib/glowgrid/games/connectx.table", "lib/glowgrid/games/othello.table"  # bots play without them, but weaker
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
    files = _without_languages(others, files, room, left_out)
    files = _without(LAST, files, room, left_out)
    if own != LANGUAGES[0]:
        files = _without_languages([LANGUAGES[0]], files, room, left_out)
    return files, left_out


def _without_languages(languages: "list[str]", files: "Payload", room: int, left_out: "list[str]") -> "Payload":
    """Return `files` without those of the `languages` for which there is no room. Append these to `left_out`."""
    for name in languages:
        if not _has_room(files, room):
            files = _except(FOLDER.format(name), files)
            left_out.append(name)
    return files


def _without(paths: "tuple[str, ...]", files: "Payload", room: int, left_out: "list[str]") -> "Payload":
    """Return `files` without those of the `paths` for which there is no room. Append these to `left_out`.

    A path with a slash at its end is a folder.
    """
    for path in paths:
        remaining = files if _has_room(files, room) else _except(path, files)
        if len(remaining) < len(files):
            files = remaining
            left_out.append(path)
    return files


def _except(start: str, files: "Payload") -> "Payload":
    return {path: files[path] for path in files if not path.startswith(start)}


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
