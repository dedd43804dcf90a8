"""State of the simulator in a file: the board's flash, with saved games and statistics, and the position of the window.

Only one window writes the file. It holds a lock, which the system releases when the window ends in any way. Other
windows read the file but save nothing. The file is replaced in one step, so that a crash leaves the old or the new one.

Imports the standard library, parts and files, and platformdirs for the user's own folder.
"""

import base64
import contextlib
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from host_sim.parts.nvm import SIZE
from host_sim.user_files import FileError, TooLarge, decoded, reason

VERSION = 1
BEGINS = b'{"glowgrid"'
MOST_DIGITS = 20
ERASED = b"\xff"
SECOND = "This one begins with them, but keeps nothing itself."
TWIN = "This one plays with others, so it begins without them, and keeps nothing itself; --state FILE gives it its own."
Place = tuple[int, int, int, int]  # of the window: x, y, width and height


@dataclass(frozen=True)
class Content:
    """Content of the file: the flash, and the window's position or None."""

    flash: bytes = ERASED * SIZE
    place: Place | None = None


class Damaged(ValueError):
    """The file is not a state file, or it is incomplete."""


class Newer(ValueError):
    """The file was written by a later version."""


def users_file() -> Path:
    """Return the file in the user's own folder."""
    from platformdirs import user_state_path

    return user_state_path("glowgrid", appauthor=False) / "simulator.json"


class State:
    """The open file. `content` is its content when it was opened; `notes` are sentences for the user."""

    def __init__(self, path: Path | None, meets: bool = False) -> None:
        """Open the file `path`, or save nothing if it is None.

        `meets` is True if the board plays with others. A second window with the same state would take the same seat of
        the same match."""
        self.path = path
        self.content = Content()
        self.notes: list[str] = []
        self._kept: Content | None = None  # content of the file, or None if this window does not save
        self._lock: IO[bytes] | None = None
        self._failure = ""
        if path:
            self._open(path, meets)

    @property
    def keeps(self) -> bool:
        """True if this window saves."""
        return self._kept is not None

    def keep(self, content: Content) -> None:
        """Write the file if anything has changed. Report the first failure only."""
        if self.path is None or self._kept is None or content == self._kept:
            return
        try:
            _write(self.path, content)
            self._kept, self._failure = content, ""
        except (OSError, ValueError) as error:
            failure = f"{self.path} cannot be written: {reason(error)}. What is played now is not kept."
            if failure != self._failure:
                self.notes.append(failure)
            self._failure = failure

    def close(self) -> None:
        """Release the lock, so that another window can save."""
        self._kept = None
        if self._lock:
            self._lock.close()
            self._lock = None

    def _open(self, path: Path, meets: bool) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = path.with_name(path.name + ".lock").open("ab")
        except (OSError, ValueError) as error:
            self.notes.append(f"{path} cannot be written: {reason(error)}. What is played now is not kept.")
        is_ours = self._lock is not None and _locked(self._lock)
        is_second = self._lock is not None and not is_ours
        if is_second:
            self.close()
            self.notes.append(f"Another window keeps its games in {path}. {TWIN if meets else SECOND}")
        if self._take(path, is_ours) and is_ours:
            self._kept = self.content
        elif is_second and meets:
            self.content = Content(place=self.content.place)

    def _take(self, path: Path, is_ours: bool) -> bool:
        """Read the file. Return True if it may be replaced."""
        try:
            self.content = _read(path)
        except FileNotFoundError:
            pass
        except Newer:
            self.notes.append(f"{path} is a newer Glowgrid's: it stays as it is, and what is played now is not kept.")
            return False
        except (Damaged, UnicodeDecodeError, TooLarge):
            return self._put_aside(path, is_ours)
        except (OSError, ValueError) as error:
            if not self.notes:
                self.notes.append(f"{path} cannot be read: {reason(error)}. What is played now is not kept.")
            return False
        return True

    def _put_aside(self, path: Path, is_ours: bool) -> bool:
        aside = path.with_name(path.name + ".damaged")
        if is_ours and (_begins_as_ours(path) or path == users_file()):
            with contextlib.suppress(OSError):
                os.replace(path, aside)
                self.notes.append(f"{path} is damaged: it is {aside.name} now, and this starts anew.")
                return True
        if not self.notes:
            self.notes.append(f"{path} holds no saved games: it stays as it is, and what is played now is not kept.")
        return False


def check(path: Path) -> None:
    """Raise FileError if the user's path must be a mistake."""
    try:
        is_folder = path.is_dir()
        is_other = path.exists() and not path.is_file()
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None
    if is_folder:
        raise FileError(f"{path} cannot be written: it is a folder.")
    if is_other:  # a device, or a pipe, on which reading would block
        raise FileError(f"{path} cannot keep saved games: it is no ordinary file.")


def _read(path: Path) -> Content:
    text = decoded(path)
    try:
        found = json.loads(text, parse_int=_whole)
        version = found["glowgrid"]
        is_newer = isinstance(version, int) and version > VERSION
        flash = b"" if is_newer else base64.b64decode(found["flash"], validate=True)
        place = found.get("window")
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        raise Damaged from None
    if is_newer:
        raise Newer
    if version != VERSION:
        raise Damaged
    if len(flash) > SIZE or not (place is None or _is_place(place)):
        raise Damaged
    return Content(flash.ljust(SIZE, ERASED), tuple(place) if place else None)


def _whole(digits: str) -> int:
    """Return a whole number from digits. Only the first digits of an excessively long number are read."""
    return int(digits[:MOST_DIGITS])


def _begins_as_ours(path: Path) -> bool:
    """Return True if a damaged file was a saved state. A file of another kind, named by mistake, is never changed."""
    with contextlib.suppress(OSError), path.open("rb") as file:
        return file.read(len(BEGINS)) == BEGINS
    return False


def _is_place(place: object) -> bool:
    if not isinstance(place, list) or len(place) != 4:
        return False
    return all(type(side) is int and abs(side) < 1 << 20 for side in place)


def _write(path: Path, content: Content) -> None:
    """Replace the file by a new one."""
    flash = base64.b64encode(content.flash.rstrip(ERASED)).decode()
    text = json.dumps({"glowgrid": VERSION, "flash": flash, "window": content.place})
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: IO[bytes]) -> bool:
        """Lock a file. Return False if another process has locked it."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: IO[bytes]) -> bool:
        """Lock a file. Return False if another process has locked it. A system without locks returns True."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True
