"""Save the simulator's state in a file, and load it again.

The state consists of the board's flash and the window's position. The flash contains games and statistics.

Several windows may use the same state file, but only one window writes it. That window locks a second file. The system
releases the lock when the window ends, even after a crash. The other windows only read the state file. The state file
is replaced in one step, so a crash leaves either the complete old file or the complete new file.

Imports platformdirs for the user's own folder.
"""

import base64
import contextlib
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import IO

from host_sim.parts.nvm import SIZE
from host_sim.user_files import FileError, NoOrdinaryFile, TooLarge, decoded, reason
from host_sim.words import en

VERSION = 1
BEGINS = b'{"glowgrid"'
MOST_DIGITS = 20
ERASED = b"\xff"
WindowBox = tuple[int, int, int, int]  # position and size of the window: x, y, width, height


@dataclass(frozen=True)
class Content:
    """Content of a state file: the board's flash, the position and size of the window, and the language that the user
    has chosen with a key. `window_box` is None if the position and size are unknown. `language` is "" if none was
    chosen."""

    flash: bytes = ERASED * SIZE
    window_box: WindowBox | None = None
    language: str = ""


class Damaged(ValueError):
    """The state file is incomplete, or the file is not a state file."""


class Newer(ValueError):
    """A later version of Glowgrid wrote the state file."""


def users_file() -> Path:
    """Return the path of the default state file, which is in the user's own folder."""
    from platformdirs import user_state_path

    return user_state_path("glowgrid", appauthor=False) / "simulator.json"


class State:
    """A state file that a running simulator uses. `content` is what the file contained at the start.

    `notes` are sentences for the user about problems with the file.
    """

    def __init__(self, path: Path | None, plays_online: bool = False, words: ModuleType = en) -> None:
        """Read the file `path`, and lock it for writing. If `path` is None, save nothing.

        `plays_online` is True if the board is connected to other boards. In that case, this window starts with an
        erased flash if another window already uses the file. If both windows had the same flash, they would be the same
        player in the same match.

        `words` is the module of `host_sim.words` with the language of the notes.
        """
        self.path = path
        self._words = words
        self.content = Content()
        self.notes: list[str] = []
        self._kept: Content | None = None  # what was saved last, or None if this window does not save
        self._lock: IO[bytes] | None = None
        self._failure = ""
        if path:
            self._open(path, plays_online)

    @property
    def keeps(self) -> bool:
        """Whether this window writes the state file."""
        return self._kept is not None

    def keep(self, content: Content) -> None:
        """Write `content` to the file if it has changed since the last save. If writing fails several times in a row
        for the same reason, add only one note to `notes`."""
        if self.path is None or self._kept is None or content == self._kept:
            return
        try:
            _write(self.path, content)
            self._kept, self._failure = content, ""
        except (OSError, ValueError) as error:
            failure = self._not_saved("CANNOT_BE_WRITTEN", self.path, error)
            if failure != self._failure:
                self.notes.append(failure)
            self._failure = failure

    def close(self) -> None:
        """Release the lock. From then on, another window can save."""
        self._kept = None
        if self._lock:
            self._lock.close()
            self._lock = None

    def _open(self, path: Path, plays_online: bool) -> None:
        """Lock and read the file, and decide whether this window writes it."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = path.with_name(path.name + ".lock").open("ab")
        except (OSError, ValueError) as error:
            self.notes.append(self._not_saved("CANNOT_BE_WRITTEN", path, error))
        is_ours = self._lock is not None and _locked(self._lock)
        is_second = self._lock is not None and not is_ours
        if is_second:
            self.close()
            second = self._words.SECOND_ONLINE if plays_online else self._words.SECOND_WINDOW
            self.notes.append(f"{self._words.OTHER_WINDOW.format(path)} {second}")
        if self._load(path, is_ours) and is_ours:
            self._kept = self.content
        elif is_second and plays_online:
            self.content = Content(window_box=self.content.window_box)

    def _load(self, path: Path, is_ours: bool) -> bool:
        """Read the file. Return whether the file may be replaced. `is_ours` is True if this window has the lock."""
        try:
            self.content = _read(path)
        except FileNotFoundError:
            pass
        except Newer:
            self.notes.append(self._not_saved("NEWER_FILE", path))
            return False
        except (Damaged, UnicodeDecodeError, TooLarge):
            return self._set_aside(path, is_ours)
        except (OSError, ValueError) as error:
            if not self.notes:
                self.notes.append(self._not_saved("CANNOT_BE_READ", path, error))
            return False
        return True

    def _set_aside(self, path: Path, is_ours: bool) -> bool:
        """Rename a damaged state file, and return True.

        Leave the file unchanged, and return False, in these cases: the file is possibly not a state file, this window
        does not have the lock (`is_ours` is False), or renaming fails.
        """
        aside = path.with_name(path.name + ".damaged")
        if is_ours and (_begins_as_ours(path) or path == users_file()):
            with contextlib.suppress(OSError):
                os.replace(path, aside)
                self.notes.append(self._words.DAMAGED_FILE.format(path, aside.name))
                return True
        if not self.notes:
            self.notes.append(self._not_saved("NO_SAVED_GAMES", path))
        return False

    def _not_saved(self, name: str, path: Path, error: Exception | None = None) -> str:
        """Return the sentence `name` about the file and `error`, and that the games are not saved."""
        why = [] if error is None else [reason(error, self._words)]
        return f"{getattr(self._words, name).format(path, *why)} {self._words.NOT_SAVED}"


def check(path: Path) -> None:
    """Raise FileError if `path` cannot be a state file, for example because it is a folder."""
    try:
        is_folder = path.is_dir()
        is_other = path.exists() and not path.is_file()
    except (OSError, ValueError) as error:
        raise FileError("CANNOT_BE_READ", path, error) from None
    if is_folder:
        raise FileError("CANNOT_BE_WRITTEN", path, IsADirectoryError())
    if is_other:
        raise FileError("NO_STATE_FILE", path, NoOrdinaryFile())


def _read(path: Path) -> Content:
    """Return the content of a state file.

    Raise Damaged if the content is invalid, and Newer if a later version of Glowgrid wrote the file. Raise OSError or
    ValueError if the file cannot be read.
    """
    text = decoded(path)
    try:
        found = json.loads(text, parse_int=_whole)
        version = found["glowgrid"]
        is_newer = isinstance(version, int) and version > VERSION
        flash = b"" if is_newer else base64.b64decode(found["flash"], validate=True)
        window_box, language = found.get("window"), found.get("language", "")
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        raise Damaged from None
    if is_newer:
        raise Newer
    if version != VERSION:
        raise Damaged
    if len(flash) > SIZE or not (window_box is None or _is_window_box(window_box)) or not isinstance(language, str):
        raise Damaged
    return Content(flash.ljust(SIZE, ERASED), tuple(window_box) if window_box else None, language)


def _whole(digits: str) -> int:
    """Convert `digits` to an integer. If there are more than MOST_DIGITS digits, convert only the first MOST_DIGITS."""
    return int(digits[:MOST_DIGITS])


def _begins_as_ours(path: Path) -> bool:
    """Return whether a damaged file begins like a state file.

    If the file begins differently, it must not be changed: the user may have named a different kind of file by mistake.
    """
    with contextlib.suppress(OSError), path.open("rb") as file:
        return file.read(len(BEGINS)) == BEGINS
    return False


def _is_window_box(window_box: object) -> bool:
    """Return whether a value from the file is a valid WindowBox."""
    if not isinstance(window_box, list) or len(window_box) != 4:
        return False
    return all(type(side) is int and abs(side) < 1 << 20 for side in window_box)


def _write(path: Path, content: Content) -> None:
    """Replace the file at `path` with a new file that has `content`, in one step."""
    flash = base64.b64encode(content.flash.rstrip(ERASED)).decode()
    text = json.dumps({"glowgrid": VERSION, "flash": flash, "window": content.window_box, "language": content.language})
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: IO[bytes]) -> bool:
        """Lock an open file, and return True. Return False if another process has locked it."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: IO[bytes]) -> bool:
        """Lock an open file, and return True. Return False if another process has locked it.

        If the system has no locks, return True.
        """
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True
