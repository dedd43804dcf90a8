"""Reading and writing of files that the user names, with one sentence for each error.

Imports only the standard library.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

LARGEST = 1 << 20  # maximum size of a text in bytes; a board's whole drive has the same size


class FileError(ValueError):
    """A file cannot be read or written. The message is a sentence for the user."""


class TooLarge(ValueError):
    """A file is far too large, or endless, such as a device."""


def read_text(path: Path) -> str:
    """Return the content of a text file."""
    try:
        return decoded(path).removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None


def decoded(path: Path) -> str:
    """Return the exact content of a text file. Raise OSError or ValueError if it cannot be read."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise TooLarge
    return content.decode()


def check_readable(path: Path) -> None:
    """Raise FileError if a file exists but cannot be read."""
    try:
        with path.open("rb") as file:
            file.read(1)
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None


def make_folder(path: Path) -> None:
    """Create a folder for files, unless it exists."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be made: {reason(error)}.") from None
    check_writable(path / "serial.txt")


def check_writable(path: Path) -> None:
    """Raise FileError if the file cannot be written. An existing file is not changed."""
    with writing(path):
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an error while a file is written into a FileError."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be written: {reason(error)}.") from None


def reason(error: Exception) -> str:
    """Return the reason in words."""
    known = {
        FileNotFoundError: "there is no such file or folder",
        IsADirectoryError: "it is a folder",
        NotADirectoryError: "a part of its path is a file",
        FileExistsError: "a file of this name is in the way",
        UnicodeDecodeError: "it is not text",
        PermissionError: "it is not allowed here",
        TooLarge: f"it is larger than {LARGEST >> 20} MB",
    }
    strerror = getattr(error, "strerror", None) or str(error)
    return known.get(type(error), strerror[:1].lower() + strerror[1:])


def short(text: str, most: int = 60) -> str:
    """Return the beginning of a text, to quote it in a sentence."""
    return text if len(text) <= most else text[: most - 3] + "..."


def complain(sentence: object) -> None:
    """Print a sentence for the user, or do nothing if stderr is closed."""
    with contextlib.suppress(OSError, ValueError):
        print(sentence, file=sys.stderr, flush=True)


class Reader:
    """The output for the board's messages. It stops when stdout is closed or the disk is full."""

    def __init__(self) -> None:
        self._out = sys.stdout  # stored, because the firmware has another `sys.stdout`
        self.failure = ""

    def show(self, text: str) -> None:
        """Print. Ignore a closed output; report a full disk once, in `failure`."""
        if self._out is None:
            return
        try:
            print(text, end="", flush=True, file=self._out)
        except OSError as error:
            if not isinstance(error, BrokenPipeError):
                self.failure = f"What the board says cannot be written: {reason(error)}."
            _lead_nowhere(self._out)
            self._out = None


def _lead_nowhere(stream: object) -> None:
    """Discard the rest of an output's buffer, so that it causes no error when the program ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[attr-defined]
