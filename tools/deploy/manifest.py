"""Manifest: recognises our own files. glowgrid-files.txt on the drive has a line `SHA256  PATH` for each, as sha256sum
writes it.

The manifest of 0.1.0 had paths alone; its files are recognised by the digests in digests-0.1.0.txt. A manifest is not
trusted: a line counts only if some version of Glowgrid has written its path (see tools.build.past_drive_paths), so it
cannot name the user's files.
"""

import functools
import re
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path

from tools.build import past_drive_paths
from tools.build.payload import AS_IS, CODE, SETTINGS, SOURCE, Payload, payload
from tools.deploy.drive_access import LARGEST

FIRST = Path(__file__).with_name("digests-0.1.0.txt")
FACTORY = b'print("Hello World!")\n'  # code.py of a new CircuitPython
_NAME = "[A-Za-z0-9_]+"
_LINE = re.compile(rf"(?:([0-9a-f]{{64}})  )?((?:code|boot)\.py|licences/{_NAME}\.txt|lib/(?:{_NAME}/)*{_NAME}\.m?py)")
_HALF = re.compile(r"(?:[0-9a-f]{64}  [A-Za-z0-9_/.]+\n)*(?:[0-9a-f]{0,64}|[0-9a-f]{64} {1,2}[A-Za-z0-9_/.]*)")

Digests = dict[str, set[str]]
"""Path -> the digests that a file of ours there can have; none where an old manifest tells the path alone."""


def manifest(digests: Digests) -> bytes:
    """Return the manifest of files with these digests. It leaves out settings.toml, which belongs to the user."""
    lines = [f"{digest}  {path}\n" for path in sorted(digests) if path != SETTINGS for digest in sorted(digests[path])]
    return "".join(lines).encode()


def digests(files: Payload) -> Digests:
    return {path: {digest(content)} for path, content in files.items()}


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()


def parsed(text: bytes, ours: Collection[str]) -> tuple[Digests, bool]:
    """Return the entries of a manifest with paths in `ours`, and whether it has no other line.

    An incomplete last line is ignored: version 0.1.0 was writing it when the drive was unplugged.
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
    """Return the digests of the files that 0.1.0 wrote."""
    found: Digests = {}
    for line in FIRST.read_text(encoding="utf-8").splitlines()[1:]:
        text, _, path = line.partition("  ")
        found.setdefault(path, set()).add(text)
    return found


@functools.cache
def sources() -> tuple[Payload, Payload]:
    """Return the uncompiled files of this version, which a user may have copied by hand."""
    return payload(SOURCE), payload(AS_IS)


class Ours:
    """Recognises our files: those in the manifest, those of 0.1.0, and those of this version."""

    def __init__(self, text: bytes, files: Payload) -> None:
        self.first = first()
        self.listed, self.whole = parsed(text, {*past_drive_paths.known(), *self.first, *files})
        self.forms = [files, *sources()]

    def is_ours(self, path: str, content: bytes) -> bool:
        """Return True if this or an older version of deploy wrote the file."""
        if digest(content) in self.listed.get(path, set()) | self.first.get(path, set()):
            return True
        if path == CODE and content.replace(b"\r", b"") == FACTORY:
            return True
        return any(files.get(path) == content for files in self.forms)

    def is_half(self, content: bytes) -> bool:
        """Return True if `content` is the beginning of a file of this version, or of a manifest, after an interrupted
        write."""
        if len(content) < LARGEST and _HALF.fullmatch(content.decode(errors="replace")):
            return True
        return any(whole.startswith(content) for files in self.forms for whole in files.values())

    def was_ours(self, path: str) -> bool:
        """Return True if some version wrote a file with this name, so that the present file is a changed one."""
        return bool(self.listed.get(path)) or path in self.first

    def paths(self) -> set[str]:
        return set(self.listed) | set(self.first)
