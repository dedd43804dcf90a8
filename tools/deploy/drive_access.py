"""Read and write a board's drive. All reads and writes are in this module, so tests can make any of them fail.

Links are not followed: no read or write goes through a link, and no path leads outside the drive. A file is written
under a temporary name, flushed, read back and renamed. So the file with the final name is always complete: it has
either the old content or the new content.
"""

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.deploy.deploy_sentences import GONE, Trouble, differs, failed

NOTHING, FILE, FOLDER, OTHER = "nothing", "file", "folder", "other"
PARTS = ["glowgrid.part", *(f"glowgrid-{number}.part" for number in range(2, 100))]
LARGEST = 256 * 1024  # maximum number of bytes to read of a file; our files are smaller
_REPARSE = 0x400  # file attribute of junctions and links on Windows


@contextmanager
def in_sentences(drive: "Drive") -> Iterator[None]:
    """Context manager: turn an OSError in the `with` block into Trouble, whose message is a sentence for the user."""
    try:
        yield
    except OSError as error:
        if not drive.is_there():
            raise Trouble(GONE) from error
        raise Trouble(failed(error)) from error


class Drive:
    """The root folder of a board's drive. Paths are relative to this folder, with slashes."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.temporary = PARTS[0]  # temporary name under which a file is written
        self._touched: set[Path] = set()  # folders in which a name was added or removed

    def is_there(self) -> bool:
        return self.root.is_dir()

    def kind(self, path: str) -> str:
        """Return what is at `path`: NOTHING, FILE, FOLDER, or OTHER, which is a link or a special file.

        If `path` leads through a link, the result is NOTHING.
        """
        names = path.split("/")
        for count in range(1, len(names) + 1):
            found = self._kind("/".join(names[:count]))
            if found != FOLDER:
                return found if count == len(names) else NOTHING
        return FOLDER

    def _kind(self, path: str) -> str:
        try:
            status = os.lstat(self.root / path)
        except (FileNotFoundError, NotADirectoryError):
            return NOTHING
        if getattr(status, "st_file_attributes", 0) & _REPARSE:
            return OTHER
        return FILE if stat.S_ISREG(status.st_mode) else FOLDER if stat.S_ISDIR(status.st_mode) else OTHER

    def read(self, path: str) -> bytes | None:
        """Return the first LARGEST bytes of a file, or None if there is no such file."""
        if self.kind(path) != FILE:
            return None
        with (self.root / path).open("rb") as file:
            return file.read(LARGEST)

    def write(self, path: str, content: bytes) -> None:
        """Write a file to the device and read it back. Raise Trouble if the content that was read differs."""
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        try:
            self._put(self.temporary, content)
            if self.read(self.temporary) != content:
                raise Trouble(differs(path) if self.is_there() else GONE)
            self._move(self.temporary, path)
        except (OSError, Trouble):
            self._discard()
            raise

    def rename(self, path: str, new: str) -> None:
        """Rename a file, a folder or a link. If `path` is a link, the link is renamed, not its target."""
        self._move(path, new)

    def remove(self, path: str) -> None:
        """Remove a file. Then remove the folders in its path that are now empty."""
        if self.kind(path) == FILE:
            self._delete(path)
            self._remove_empty_folders(path)

    def paths_in(self, folder: str) -> list[str]:
        """Return the paths of all files and links in a folder and its subfolders, including links to folders."""
        found = []
        for at, folders, files in os.walk(self.root / folder):
            paths = [(Path(at) / name).relative_to(self.root).as_posix() for name in folders + files]
            found += [path for path in paths if self.kind(path) != FOLDER]
        return sorted(found)

    def free(self) -> int:
        """Return the number of free bytes on the drive."""
        return shutil.disk_usage(self.root).free

    def size_on_disk(self, size: int) -> int:
        """Return the number of bytes that a file of `size` bytes takes on the drive, in whole clusters."""
        cluster = os.statvfs(self.root).f_frsize if hasattr(os, "statvfs") else 4096
        return -(-size // cluster) * cluster

    def settle(self) -> None:
        """Make the operating system write changed file names to the device, if it can do so.

        The contents of the files have already been written.
        """
        for folder in self._touched if os.name == "posix" else ():
            if folder.is_dir():
                handle = os.open(folder, os.O_RDONLY)
                try:
                    os.fsync(handle)
                finally:
                    os.close(handle)
        self._touched.clear()

    # -- all functions that change the drive

    def _put(self, path: str, content: bytes) -> None:
        with (self.root / path).open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if hasattr(os, "posix_fadvise"):  # read back from the device, not from the cache
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    def _move(self, path: str, new: str) -> None:
        os.replace(self.root / path, self.root / new)
        self._touched |= {(self.root / path).parent, (self.root / new).parent}

    def _delete(self, path: str) -> None:
        os.unlink(self.root / path)
        self._touched.add((self.root / path).parent)

    def _discard(self) -> None:
        try:
            self.remove(self.temporary)
        except OSError:
            pass  # the drive is gone or refuses the file: report the first error

    def _remove_empty_folders(self, path: str) -> None:
        for folder in (self.root / path).parents:
            if folder == self.root or any(folder.iterdir()):
                break
            folder.rmdir()
