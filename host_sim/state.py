"""What outlives the simulator: the board's flash, with its saved games and statistics, and where the window was.

Part of the room host_sim; imports the standard library, parts and files, and platformdirs where the file is the
user's own. One window keeps the file, by a lock that the system lifts however the window ends; others read it and keep
nothing. It is replaced as a whole, so that it is there as it was or as it is to be, whenever the computer stops.
"""

import base64
import contextlib
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from host_sim.files import FileError, TooLarge, decoded, reason
from host_sim.parts.nvm import SIZE

VERSION = 1
BEGINS = b'{"glowgrid"'
MOST_DIGITS = 20
ERASED = b"\xff"
SECOND = "This one begins with them, but keeps nothing itself."
TWIN = "This one plays with others, so it begins without them, and keeps nothing itself; --state FILE gives it its own."
Place = tuple[int, int, int, int]  # of the window: x, y, width and height


@dataclass(frozen=True)
class Content:
    """What the file holds: the flash, and the window's place, if it had one."""

    flash: bytes = ERASED * SIZE
    place: Place | None = None


class Damaged(ValueError):
    """The file is none of ours, or not whole."""


class Newer(ValueError):
    """The file is a later version's."""


def users_file() -> Path:
    """Return the file in the user's own folder."""
    from platformdirs import user_state_path

    return user_state_path("glowgrid", appauthor=False) / "simulator.json"


class State:
    """The file while it is used. `content` is what it held, `notes` are the sentences for the person."""

    def __init__(self, path: Path | None, meets: bool = False) -> None:
        """Open the file `path`, or with None keep nothing. meets: whether the board plays with others, whom it would
        confuse as a twin of another window's, in the same seat of the same match."""
        self.path = path
        self.content = Content()
        self.notes: list[str] = []
        self._kept: Content | None = None  # what is in the file; None where nothing is to be written
        self._lock: IO[bytes] | None = None
        self._failure = ""
        if path:
            self._open(path, meets)

    @property
    def keeps(self) -> bool:
        """Whether what happens now is kept."""
        return self._kept is not None

    def keep(self, content: Content) -> None:
        """Write the file if anything has changed; where that fails, tell once."""
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
        """Let another window keep the file."""
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
        """Read the file; return whether another may be written in its place."""
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
    """Raise FileError where a path that a person named can only be a slip."""
    try:
        is_folder = path.is_dir()
        is_other = path.exists() and not path.is_file()
    except (OSError, ValueError) as error:
        raise FileError(f"{path} cannot be read: {reason(error)}.") from None
    if is_folder:
        raise FileError(f"{path} cannot be written: it is a folder.")
    if is_other:  # a pipe, which would be waited for, or a device
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
    """Return a whole number, by its first digits where it has more than any of ours."""
    return int(digits[:MOST_DIGITS])


def _begins_as_ours(path: Path) -> bool:
    """Tell whether a damaged file was one of these: any other that a person has named by mistake is left alone."""
    with contextlib.suppress(OSError), path.open("rb") as file:
        return file.read(len(BEGINS)) == BEGINS
    return False


def _is_place(place: object) -> bool:
    if not isinstance(place, list) or len(place) != 4:
        return False
    return all(type(side) is int and abs(side) < 1 << 20 for side in place)


def _write(path: Path, content: Content) -> None:
    """Put a new file in the old one's place."""
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
        """Lock a file that no other process has locked; return whether that is so."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: IO[bytes]) -> bool:
        """Lock a file that no other process has locked; return whether that is so. Where there are no locks it is."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True
