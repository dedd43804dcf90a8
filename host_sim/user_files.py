"""Read and write files that the user has named. Each error becomes one sentence for the user."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from host_sim.words import en

LARGEST = 1 << 20  # maximum size of a text file in bytes; a board's whole drive has this size


class FileError(ValueError):
    """A file cannot be read or written. The exception's message is an English sentence for the user.

    - name: the sentence in `host_sim.words`, such as "CANNOT_BE_READ".
    - path: the file.
    - error: why the file cannot be used.
    """

    def __init__(self, name: str, path: Path, error: Exception) -> None:
        self._name, self._path, self._error = name, path, error
        super().__init__(self.sentence(en))

    def sentence(self, words: ModuleType) -> str:
        """Return the sentence for the user in the language of `words`, a module of `host_sim.words`."""
        return getattr(words, self._name).format(self._path, reason(self._error, words))  # type: ignore[no-any-return]


class NoOrdinaryFile(ValueError):
    """The path names a device or a pipe. To read it would block."""


class TooLarge(ValueError):
    """A file has more than LARGEST bytes, or it is a device that supplies bytes without end."""


def read_text(path: Path) -> str:
    """Return the content of a text file. Each line end is converted to LF. Raise FileError if the file cannot be
    read."""
    try:
        return decoded(path).removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    except (OSError, ValueError) as error:
        raise FileError("CANNOT_BE_READ", path, error) from None


def may_be_transcript(text: str) -> bool:
    """Return whether `text` has the form of a transcript, game/options/moves."""
    return text.count("/") >= 2 and text[0].isalpha()


def read_lines(path: Path) -> list[str]:
    """Return the lines of a text file that are not blank, without the spaces around them. Raise FileError if the file
    cannot be read."""
    return [line.strip() for line in read_text(path).split("\n") if line.strip()]


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
        raise FileError("CANNOT_BE_READ", path, error) from None


def make_folder(path: Path) -> None:
    """Create the folder `path`, unless it exists. Raise FileError if files cannot be written in it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileError("CANNOT_BE_MADE", path, error) from None
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
        raise FileError("CANNOT_BE_WRITTEN", path, error) from None


def reason(error: Exception, words: ModuleType = en) -> str:
    """Return a few words that explain `error`, to be used at the end of a sentence. `words`: the language."""
    strerror = getattr(error, "strerror", None) or str(error)
    return words.REASONS.get(type(error).__name__, strerror[:1].lower() + strerror[1:])  # type: ignore[no-any-return]


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


def unused(path: Path) -> Path:
    """Return `path`. If a file with this path exists, return a new path with a number added to the file's name."""
    number, found = 2, path
    with contextlib.suppress(OSError):
        while found.exists():
            found, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return found
