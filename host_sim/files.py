"""Files that the person names: read, written or refused, in one sentence each.

Part of the room host_sim; imports the standard library only.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

LARGEST = 1 << 20  # bytes of a text; a board's whole drive holds as many


class FileError(ValueError):
    """A file cannot be read or written; the message is the sentence for the person."""


class TooLarge(ValueError):
    """A file holds more than anybody writes, or never ends, as a device."""


def read_text(path: Path) -> str:
    """Return what a text file says."""
    try:
        return decoded(path).removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None


def decoded(path: Path) -> str:
    """Return what a text file says, byte for byte; OSError or ValueError where it can't be read."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise TooLarge
    return content.decode()


def check_readable(path: Path) -> None:
    """Raise FileError where a file is there and cannot be read."""
    try:
        with path.open("rb") as file:
            file.read(1)
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None


def make_folder(path: Path) -> None:
    """Make a folder that files can be written to; it may be there already."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be made: {reason(error)}.") from None
    check_writable(path / "serial.txt")


def check_writable(path: Path) -> None:
    """Raise FileError where no file can be written; one that is there stays as it is."""
    with writing(path):
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn what goes wrong while a file is written into a FileError."""
    try:
        yield
    except (OSError, ValueError) as error:
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
        TooLarge: f"it is larger than {LARGEST >> 20} MB",
    }
    strerror = getattr(error, "strerror", None) or str(error)
    return known.get(type(error), strerror[:1].lower() + strerror[1:])


def short(text: str, most: int = 60) -> str:
    """Return the beginning of what somebody wrote, to name it in a sentence."""
    return text if len(text) <= most else text[: most - 3] + "..."


def complain(sentence: object) -> None:
    """Print a sentence for the person; where that can't be, nobody reads it."""
    with contextlib.suppress(OSError, ValueError):
        print(sentence, file=sys.stderr, flush=True)


class Reader:
    """Whoever reads what the board says: the output, until it is closed or full."""

    def __init__(self) -> None:
        self._out = sys.stdout  # the firmware has another
        self.failure = ""

    def show(self, text: str) -> None:
        """Print; a reader that has gone is no fault of the board's, a full disk is told once, in `failure`."""
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
    """Have what is left in the buffer of an output go nowhere, so that the end of the program does not fail on it."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[attr-defined]
