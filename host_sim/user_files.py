"""Read and write files that the user has named. Each error becomes one sentence for the user.

Imports only the standard library.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

LARGEST = 1 << 20  # maximum size of a text file in bytes; a board's whole drive has this size


class FileError(ValueError):
    """A file cannot be read or written. The exception's message is a sentence for the user."""


class TooLarge(ValueError):
    """A file has more than LARGEST bytes, or it is a device that supplies bytes without end."""


def read_text(path: Path) -> str:
    """Return the content of a text file. Each line end is converted to LF. Raise FileError if the file cannot be
    read."""
    try:
        return decoded(path).removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None


def decoded(path: Path) -> str:
    """Return the content of a text file, unchanged. Raise OSError or ValueError if the file cannot be read."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise TooLarge
    return content.decode()


def check_readable(path: Path) -> None:
    """Raise FileError if the file exists but cannot be read."""
    try:
        with path.open("rb") as file:
            file.read(1)
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None


def make_folder(path: Path) -> None:
    """Create the folder `path`, unless it exists. Raise FileError if files cannot be written in it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be made: {reason(error)}.") from None
    check_writable(path / "serial.txt")


def check_writable(path: Path) -> None:
    """Raise FileError if the file cannot be written. The content of an existing file stays unchanged."""
    with writing(path):
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Context manager: an OSError or ValueError in the `with` block becomes a FileError about `path`."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be written: {reason(error)}.") from None


def reason(error: Exception) -> str:
    """Return a few words that explain `error`, to be used at the end of a sentence."""
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
    """Return `text` for quotation in a sentence. If `text` is longer than `most` characters, shorten it, and add
    "..."."""
    return text if len(text) <= most else text[: most - 3] + "..."


def complain(sentence: object) -> None:
    """Print a sentence to standard error. Do nothing if standard error is closed."""
    with contextlib.suppress(OSError, ValueError):
        print(sentence, file=sys.stderr, flush=True)


class ConsolePrinter:
    """Prints what the board prints. It stops printing when standard output is closed or the disk is full.

    `failure` is a sentence for the user if the disk is full, otherwise "".
    """

    def __init__(self) -> None:
        self._out = sys.stdout  # stored, because `sys.stdout` is replaced while the firmware runs
        self.failure = ""

    def show(self, text: str) -> None:
        """Print `text`. If printing fails, never print again. In that case, also set `failure`, unless standard output
        was closed."""
        if self._out is None:
            return
        try:
            print(text, end="", flush=True, file=self._out)
        except OSError as error:
            if not isinstance(error, BrokenPipeError):
                self.failure = f"What the board says cannot be written: {reason(error)}."
            _discard_buffer(self._out)
            self._out = None


def _discard_buffer(stream: object) -> None:
    """Discard the output that `stream` has not written yet. Otherwise, this output would cause an error when the
    program ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[attr-defined]
