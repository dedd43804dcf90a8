"""Leave out what a small drive has no room for, such as the 490 KB of a Pico W: a large table, then languages."""

from glowgrid.config.language import LANGUAGES, first_known
from host_sim.board.settings_parser import read
from tools.build.drive_manifest import digests, manifest
from tools.build.payload import MANIFEST, OPTIONAL, Payload
from tools.build.uf2 import fat_image
from tools.build.uf2.one_file import SYSTEM_FILES

NAMES = {"en": "English", "de": "German", "es": "Spanish"}
FOLDER = "lib/glowgrid/words/{}/"
RESERVE = 4096  # bytes that must stay free, for boot_out.txt and a changed settings.toml


def fitting(files: Payload, room: int, language: str) -> tuple[Payload, list[str]]:
    """Return (`files` without those for which the drive is too small, sentences about them).

    `room`: the size of all clusters of the drive in bytes. `language`: the drive's own language, which is never left
    out. Nor is English. The files can still be too large.
    """
    sentences = []
    for path in OPTIONAL:
        if path in files and not _has_room(files, room):
            files = {kept: files[kept] for kept in files if kept != path}
            sentences.append(f"{path} is left out, because the drive is too small. Bots play without this table.")
    missing: list[str] = []
    spare = [name for name in LANGUAGES if name not in (LANGUAGES[0], language)]
    while spare and not _has_room(files, room):
        folder = FOLDER.format(spare[-1])
        files = {path: content for path, content in files.items() if not path.startswith(folder)}
        missing.append(NAMES[spare.pop()])
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        names = " and ".join(missing)
        sentences.append(f"{names} {verb} left out, because the drive is too small for all languages.")
    return files, sentences


def language_in(settings: bytes) -> str:
    """Return the value of LANGUAGE in a settings.toml, or "" if it has none that exists."""
    return first_known(read(settings.decode(errors="replace")).get("LANGUAGE") or "")


def _has_room(files: Payload, room: int) -> bool:
    """Return True if the drive has room for the files, and for the second manifest that a deploy writes meanwhile."""
    return size_on_drive(files, room) + len(manifest(digests(files))) + RESERVE <= room


def size_on_drive(files: Payload, room: int) -> int:
    """Return how many bytes the files, their folders, the manifest and CircuitPython's own files take in clusters.

    `room`: as in `fitting`. The clusters have the size that CircuitPython chooses for such a drive.
    """
    everything = {**SYSTEM_FILES, **files, MANIFEST: manifest(digests(files))}
    return fat_image.size(everything, fat_image.shape(room // fat_image.SECTOR)[0])
