"""A board's drive that is mounted as a folder. All its reads and writes are here, so tests can make any of them fail.

Links are not followed: no read or write goes through a link, and no path leads outside the drive.
"""

import os
import shutil
import stat
from pathlib import Path

from tools.deploy.drive import FILE, FOLDER, LARGEST, NOTHING, OTHER, Drive

_REPARSE = 0x400  # file attribute of junctions and links on Windows


class FolderDrive(Drive):
    """The root folder of a board's drive."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.name = str(self.root)
        self._touched: set[Path] = set()  # folders in which a name was added or removed

    def is_there(self) -> bool:
        """Return False if the drive was unplugged."""
        return self.root.is_dir()

    def kind(self, path: str) -> str:
        """Return what is at `path` (see Drive.kind)."""
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

    def size(self) -> int:
        """Return the number of bytes that the drive holds, free or not."""
        return shutil.disk_usage(self.root).total

    def size_on_disk(self, size: int) -> int:
        """Return the number of bytes that a file of `size` bytes takes on the drive, in whole clusters."""
        cluster = os.statvfs(self.root).f_frsize if hasattr(os, "statvfs") else 4096
        return -(-size // cluster) * cluster

    def settle(self) -> None:
        """Make the operating system write changed file names to the device, if it can do so."""
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

    def _replace(self, path: str, new: str) -> None:
        self._move(path, new)

    def _delete(self, path: str) -> None:
        os.unlink(self.root / path)
        self._touched.add((self.root / path).parent)

    def _make_folders(self, path: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)

    def _is_empty(self, folder: str) -> bool:
        return not any((self.root / folder).iterdir())

    def _remove_folder(self, folder: str) -> None:
        (self.root / folder).rmdir()
