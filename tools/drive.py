"""The board's drive, CIRCUITPY: where it is mounted, and every access to it, so that tests can make each fail."""

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAME = "CIRCUITPY"
TRACE = "boot_out.txt"  # CircuitPython writes it at every start: what has it is a board
CLUSTER = 4096  # files take whole clusters; CIRCUITPY's are smaller, so this errs on the safe side


class Trouble(RuntimeError):
    """What keeps the drive from being written; one sentence on what it is and one on what to do."""


READ_ONLY = "The drive is read-only. Unplug the board and plug it in again; then deploy once more."
FULL = "The drive is full. Take files of your own off it, then deploy once more."
GONE = "The drive is gone: pulled out, or the board was reset. Nothing half-written will start; plug in, deploy again."
_SENTENCES = {
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.ENOSPC: FULL,
    errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC: FULL,
    errno.EIO: GONE,
    errno.ENODEV: GONE,
    errno.ENXIO: GONE,
}


@contextmanager
def in_sentences(drive: "Drive") -> Iterator[None]:
    """Turn an error of the file system into Trouble."""
    try:
        yield
    except OSError as error:
        if not drive.is_there():
            raise Trouble(GONE) from error
        raise Trouble(_SENTENCES.get(error.errno or 0, f"The drive cannot be written: {error}.")) from error


class Drive:
    """A folder that is the root of the board's drive; paths are relative to it, with slashes."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def is_there(self) -> bool:
        return self.root.is_dir()

    def version(self) -> str:
        """Return the version of CircuitPython on the board, or ""."""
        words = (self.read(TRACE) or b"").decode(errors="replace").split()
        return words[2] if words[:2] == ["Adafruit", "CircuitPython"] and len(words) > 2 else ""

    def read(self, path: str) -> bytes | None:
        """Return a file's content, or None where there is none."""
        try:
            return (self.root / path).read_bytes()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None

    def write(self, path: str, content: bytes) -> None:
        """Write a file through to the device."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())

    def remove(self, path: str) -> None:
        """Remove a file, and the folders that it leaves empty."""
        target = self.root / path
        target.unlink(missing_ok=True)
        for folder in target.parents:
            if folder == self.root or not folder.is_dir() or any(folder.iterdir()):
                break
            folder.rmdir()

    def files_in(self, folder: str) -> list[str]:
        """Return the paths of all files below a folder."""
        below = (self.root / folder).rglob("*")
        return sorted(path.relative_to(self.root).as_posix() for path in below if path.is_file())

    def free(self) -> int:
        """Return the free bytes."""
        return shutil.disk_usage(self.root).free


def taken(size: int) -> int:
    """Return the bytes that a file of `size` takes on the drive."""
    return -(-size // CLUSTER) * CLUSTER


def mounts() -> list[Path]:
    """Return the folders where a drive may be mounted on this system."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ"]
    if sys.platform == "darwin":
        return sorted(Path("/Volumes").glob("*"))
    user = os.environ.get("SUDO_USER") or os.environ.get("USER") or "*"
    places = (f"media/{user}/*", f"run/media/{user}/*", "media/*", "mnt/*")
    return [folder for place in places for folder in sorted(Path("/").glob(place))]


def find(folders: list[Path] | None = None) -> Path:
    """Return the one drive of a CircuitPython board; raise Trouble where there is none, or more than one."""
    found = [folder for folder in (mounts() if folders is None else folders) if _is_board(folder)]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(str(folder) for folder in found)
        raise Trouble(f"There are {len(found)} boards: {names}. Name the one to write to.")
    raise Trouble(f"No drive {NAME} is mounted. Plug the board in and open its drive, or name the folder.")


def _is_board(folder: Path) -> bool:
    try:
        return (folder / TRACE).is_file()
    except OSError:  # a drive letter without a medium
        return False
