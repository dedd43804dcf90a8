"""Recognise Glowgrid's own files on a drive by the drive's manifest, glowgrid-files.txt.

The manifest has a line `SHA256  PATH` for each file, in the format of the command sha256sum. Version 0.1.0 wrote only
the paths, so the files of that version are recognised by the digests in digests-0.1.0.txt. Anybody can change a
manifest. So a line counts only if some version of Glowgrid has written a file with the path in that line (see
tools.build.past_drive_paths). This way a changed manifest cannot make deploy remove the user's files.
"""

import functools
import re
from collections.abc import Collection
from pathlib import Path

from tools.build import past_drive_paths
from tools.build.drive_manifest import digest
from tools.build.payload import AS_IS, CODE, SOURCE, Digests, Payload, payload
from tools.deploy.drive import LARGEST

FIRST = Path(__file__).with_name("digests-0.1.0.txt")
FACTORY = b'print("Hello World!")\n'  # code.py of a new CircuitPython
_NAME = "[A-Za-z0-9_]+"
_LIB = rf"lib/(?:{_NAME}/)*{_NAME}\.(?:m?py|txt|table)"
_LINE = re.compile(rf"(?:([0-9a-f]{{64}})  )?((?:code|boot)\.py|licences/{_NAME}\.txt|{_LIB})")
_HALF = re.compile(r"(?:[0-9a-f]{64}  [A-Za-z0-9_/.]+\n)*(?:[0-9a-f]{0,64}|[0-9a-f]{64} {1,2}[A-Za-z0-9_/.]*)")


def parsed(text: bytes, ours: Collection[str]) -> tuple[Digests, bool]:
    """Return (digests, is_clean) of the manifest `text`.

    Only entries with paths in `ours` are returned. `is_clean` is False if the manifest has any other line.

    One kind of line is an exception and leaves `is_clean` True: an incomplete last line that is the beginning of a path
    of version 0.1.0. The drive may have been unplugged while version 0.1.0 was writing this line.
    """
    if len(text) >= LARGEST:
        return {}, False
    *lines, last = text.decode(errors="replace").split("\n")
    found: Digests = {}
    matches = [match if match and match[2] in ours else None for match in map(_read, lines)]
    for match in filter(None, matches):
        found.setdefault(match[2], set()).update({match[1]} - {None})
    return found, all(matches) and (not last or any(path.startswith(last) for path in first()))


def _read(line: str) -> re.Match[str] | None:
    return _LINE.fullmatch(line.rstrip("\r"))


@functools.cache
def first() -> Digests:
    """Return the digests of the files that version 0.1.0 wrote."""
    found: Digests = {}
    for line in FIRST.read_text(encoding="utf-8").splitlines()[1:]:
        text, _, path = line.partition("  ")
        found.setdefault(path, set()).add(text)
    return found


@functools.cache
def sources() -> tuple[Payload, Payload]:
    """Return (stripped sources, unchanged sources) of this version. A user may have copied either set by hand."""
    return payload(SOURCE), payload(AS_IS)


class Ours:
    """Recognises Glowgrid's own files: files that the manifest lists, and files of version 0.1.0 and this version."""

    def __init__(self, text: bytes, files: Payload) -> None:
        self.first = first()
        self.listed, self.is_clean = parsed(text, {*past_drive_paths.known(), *self.first, *files})
        self.forms = [files, *sources()]

    def is_ours(self, path: str, content: bytes) -> bool:
        """Return True if this version or an older version of deploy wrote the file `path` with this content."""
        if digest(content) in self.listed.get(path, set()) | self.first.get(path, set()):
            return True
        if path == CODE and content.replace(b"\r", b"") == FACTORY:
            return True
        return any(files.get(path) == content for files in self.forms)

    def is_incomplete(self, content: bytes) -> bool:
        """Return True if `content` is only the beginning of one of our files or of a manifest."""
        if len(content) < LARGEST and _HALF.fullmatch(content.decode(errors="replace")):
            return True
        return any(complete.startswith(content) for files in self.forms for complete in files.values())

    def was_ours(self, path: str) -> bool:
        """Return True if some version wrote a file with this path. The file may have been changed since."""
        return bool(self.listed.get(path)) or path in self.first

    def paths(self) -> set[str]:
        return set(self.listed) | set(self.first)
