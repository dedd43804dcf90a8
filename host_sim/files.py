"""Files that the person names: read or refused, in one sentence each.

Part of the room host_sim; imports the standard library only.
"""

from pathlib import Path


class FileError(ValueError):
    """A file cannot be read or written; the message is the sentence for the person."""


def read_text(path: Path) -> str:
    """Return what a text file says."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None


def make_folder(path: Path) -> None:
    """Make a folder that files can be written to; it may be there already."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{path} cannot be made: {reason(error)}.") from None
    check_writable(path / "serial.txt")


def check_writable(path: Path) -> None:
    """Raise FileError where no file can be written; one that is there stays as it is."""
    try:
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise FileError(f"{path} cannot be written: {reason(error)}.") from None


def reason(error: Exception) -> str:
    """Say why in words."""
    known = {
        FileNotFoundError: "there is no such file or folder",
        IsADirectoryError: "it is a folder",
        NotADirectoryError: "a part of its path is a file",
        FileExistsError: "a file of this name is in the way",
        UnicodeDecodeError: "it is not text",
        PermissionError: "it is not allowed here",
    }
    strerror = getattr(error, "strerror", None) or str(error)
    return known.get(type(error), strerror[:1].lower() + strerror[1:])
