"""The manifest of a drive, glowgrid-files.txt: a line `SHA256  PATH` for each of our files, as sha256sum writes it."""

from hashlib import sha256

from tools.build.payload import SETTINGS, Payload

Digests = dict[str, set[str]]
"""A dict from path to the digests that our file at this path may have.

A manifest of version 0.1.0 has no digests, so the sets for such a manifest are empty.
"""


def manifest(digests: Digests) -> bytes:
    """Return the content of a manifest with `digests`. settings.toml is left out, because it belongs to the user."""
    lines = [f"{digest}  {path}\n" for path in sorted(digests) if path != SETTINGS for digest in sorted(digests[path])]
    return "".join(lines).encode()


def digests(files: Payload) -> Digests:
    return {path: {digest(content)} for path, content in files.items()}


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()
