"""The interface of a board's drive. Deploy plans and makes its changes through this interface only.

A mounted folder is one kind of drive (tools.deploy.folder_drive); CircuitPython's web workflow is another
(tools.deploy.web_drive). All rules of deploy apply to both kinds.

A file is written under a temporary name, read back and moved. So the file with the final name is always complete: it
has either the old content or the new content.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from tools.deploy.deploy_sentences import GONE, Trouble, differs, failed

NOTHING, FILE, FOLDER, OTHER = "nothing", "file", "folder", "other"
PARTS = ["glowgrid.part", *(f"glowgrid-{number}.part" for number in range(2, 100))]
SAVED = ".glowgrid-old"  # added to the name of a file while a drive replaces it in several steps
LARGEST = 256 * 1024  # maximum number of bytes to read of a file; our files are smaller
TRACE = "boot_out.txt"  # CircuitPython writes this file at every start, so a drive with it is a board


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
    """A board's drive. Paths are relative to its root folder, with slashes."""

    name = ""  # what the user calls the drive
    temporary = PARTS[0]  # temporary name under which a file is written

    # -- reading

    def kind(self, path: str) -> str:
        """Return what is at `path`: NOTHING, FILE, FOLDER, or OTHER, which is a link or a special file.

        If `path` leads through a link, the result is NOTHING.
        """
        raise NotImplementedError

    def read(self, path: str) -> bytes | None:
        """Return the first LARGEST bytes of a file, or None if there is no such file."""
        raise NotImplementedError

    def paths_in(self, folder: str) -> list[str]:
        """Return the paths of all files and links in a folder and its subfolders, including links to folders."""
        raise NotImplementedError

    def free(self) -> int:
        """Return the number of free bytes on the drive."""
        raise NotImplementedError

    def size(self) -> int:
        """Return the number of bytes that the drive holds, free or not."""
        raise NotImplementedError

    def size_on_disk(self, size: int) -> int:
        """Return the number of bytes that a file of `size` bytes takes on the drive, in whole clusters."""
        raise NotImplementedError

    def is_there(self) -> bool:
        """Return False if the drive was unplugged."""
        return True

    def is_board(self) -> bool:
        """Return True if this is the drive of a board, and not just a folder."""
        return self.kind(TRACE) == FILE

    def version(self) -> str:
        """Return the version of CircuitPython that is named on the drive, or "" if the drive names no version."""
        found = re.match(rb"Adafruit CircuitPython ([0-9A-Za-z.+-]+)", self.read(TRACE) or b"")
        return found[1].decode() if found else ""

    def check_writable(self) -> None:
        """Raise Trouble if the drive already says that nothing can be written."""

    def refresh(self) -> None:
        """Forget what was read earlier, because the drive may have changed since."""

    # -- writing

    def write(self, path: str, content: bytes) -> None:
        """Write a file to the device and read it back. Raise Trouble if the content that was read differs."""
        self._make_folders(path)
        try:
            self._put(self.temporary, content)
            if self.read(self.temporary) != content:
                raise Trouble(differs(path) if self.is_there() else GONE)
            self._replace(self.temporary, path)
        except (OSError, Trouble):
            self._discard()
            raise

    def rename(self, path: str, new: str) -> None:
        """Rename a file, a folder or a link. If `path` is a link, the link is renamed, not its target."""
        self._move(path, new)

    def remove(self, path: str) -> None:
        """Remove a file. Then remove the folders in its path that are now empty."""
        if self.kind(path) != FILE:
            return
        self._delete(path)
        folder = path.rpartition("/")[0]
        while folder and self._is_empty(folder):
            self._remove_folder(folder)
            folder = folder.rpartition("/")[0]

    def repair(self) -> None:
        """Complete a change that was interrupted. A deploy calls this before its first change."""

    def settle(self) -> None:
        """Make the operating system write changed file names to the device, if it can do so.

        The contents of the files have already been written.
        """

    def _discard(self) -> None:
        try:
            self.remove(self.temporary)
        except (OSError, Trouble):
            pass  # the drive is gone or refuses the file: report the first error

    # -- all functions that change the drive

    def _put(self, path: str, content: bytes) -> None:
        """Write a file in place. Its folder exists."""
        raise NotImplementedError

    def _move(self, path: str, new: str) -> None:
        """Rename a file, a folder or a link."""
        raise NotImplementedError

    def _replace(self, path: str, new: str) -> None:
        """Move the file `path` to `new`. If there is a file `new`, replace it and never lose both contents."""
        raise NotImplementedError

    def _delete(self, path: str) -> None:
        """Remove a file."""
        raise NotImplementedError

    def _make_folders(self, path: str) -> None:
        """Make the folders in which the file `path` lies."""
        raise NotImplementedError

    def _is_empty(self, folder: str) -> bool:
        """Return True if nothing is in a folder."""
        raise NotImplementedError

    def _remove_folder(self, folder: str) -> None:
        """Remove an empty folder."""
        raise NotImplementedError
