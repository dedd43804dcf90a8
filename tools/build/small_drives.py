"""Leave out languages that a small drive has no room for, such as the 490 KB of a Pico W."""

from glowgrid.config.language import LANGUAGES
from tools.build.drive_manifest import digests, manifest
from tools.build.payload import MANIFEST, Payload
from tools.build.uf2 import fat_image
from tools.build.uf2.one_file import SYSTEM_FILES

NAMES = {"en": "English", "de": "German", "es": "Spanish"}
FOLDER = "lib/glowgrid/words/{}/"
RESERVE = 4096  # bytes that must stay free, for boot_out.txt and a changed settings.toml


def fitting(files: Payload, room: int, language: str) -> tuple[Payload, list[str]]:
    """Return (`files` without the languages for which the drive is too small, names of these languages).

    `room`: the size of all clusters of the drive in bytes. `language`: the drive's own language, which is never left
    out. Nor is English. The files can still be too large.
    """
    missing: list[str] = []
    spare = [name for name in LANGUAGES if name not in (LANGUAGES[0], language)]
    while spare and not _has_room(files, room):
        folder = FOLDER.format(spare[-1])
        files = {path: content for path, content in files.items() if not path.startswith(folder)}
        missing.append(NAMES[spare.pop()])
    return files, missing


def _has_room(files: Payload, room: int) -> bool:
    """Return True if the drive has room for the files, and for the second manifest that a deploy writes meanwhile."""
    return size_on_drive(files, room) + len(manifest(digests(files))) + RESERVE <= room


def size_on_drive(files: Payload, room: int) -> int:
    """Return how many bytes the files, their folders, the manifest and CircuitPython's own files take in clusters.

    `room`: as in `fitting`. The clusters have the size that CircuitPython chooses for such a drive.
    """
    everything = {**SYSTEM_FILES, **files, MANIFEST: manifest(digests(files))}
    return fat_image.size(everything, fat_image.shape(room // fat_image.SECTOR)[0])


def left_out(missing: list[str]) -> list[str]:
    """Return [sentence] that names the languages that are left out, or [] if none is."""
    if not missing:
        return []
    verb = "is" if len(missing) == 1 else "are"
    return [f"{' and '.join(missing)} {verb} left out, because the drive is too small for all languages."]
