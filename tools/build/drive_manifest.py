"""The manifest of a drive, glowgrid-files.txt: a line `SHA256  PATH` for each of our files, as sha256sum writes it.

This module runs on MicroPython, too (see tools.build.uf2).
"""

from binascii import hexlify
from hashlib import sha256

from tools.build.drive_names import SETTINGS

MYPY = False
if MYPY:  # true for type checkers only
    from tools.build.payload import Digests, Payload


def manifest(digests: "Digests") -> bytes:
    """Return the content of a manifest with `digests`. settings.toml is left out, because it belongs to the user."""
    lines = [f"{digest}  {path}\n" for path in sorted(digests) if path != SETTINGS for digest in sorted(digests[path])]
    return "".join(lines).encode()


def digests(files: "Payload") -> "Digests":
    return {path: {digest(files[path])} for path in files}


def merged(one: "Digests", other: "Digests") -> "Digests":
    """Return the digests of both."""
    return {path: one.get(path, set()) | other.get(path, set()) for path in set(one) | set(other)}


def digest(content: bytes) -> str:
    return hexlify(sha256(content).digest()).decode()
