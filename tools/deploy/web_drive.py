"""A board's drive that is reached over the network, by CircuitPython's web workflow.

The listings of folders and the contents of files are kept, because each request takes a round trip. `refresh` forgets
the listings. A content counts as long as the listing still has the file's size and time.

A board renames a file only if nothing has the new name. So a file is replaced in three steps: the old file gets the
ending SAVED, the new file moves to its place, and the old one is removed. If the connection breaks after the first
step, the drive still shows the old file under its own name, and `repair` renames it.
"""

from dataclasses import dataclass

from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive import FILE, FOLDER, NOTHING, SAVED, Drive
from tools.deploy.web_workflow import WebWorkflow


@dataclass
class _Entry:
    """A file or a folder in a listing."""

    name: str
    is_folder: bool
    size: int = 0
    modified: int | None = None  # time in nanoseconds; None if the board has not listed the file since it was written
    place: str = ""  # the path on the board. It differs from the path shown while a replacement is incomplete


@dataclass
class _Content:
    """A content that was read from the board, and the size and time of its file."""

    size: int
    modified: int | None
    content: bytes


_Listing = dict[str, _Entry]
"""The entries of a folder by name in lower case, because a board's drive ignores case."""


class WebDrive(Drive):
    """The drive of a board that `web` can reach."""

    def __init__(self, web: WebWorkflow) -> None:
        self._web = web
        self._about = web.connect()
        self.name = f"{web.host} ({self._about.get('board_name') or 'a board'})"
        self._listings: dict[str, _Listing] = {}
        self._contents: dict[str, _Content] = {}
        self._root: dict = {}  # the board's answer about the root folder

    def is_board(self) -> bool:
        """Return True, because only a board has a web workflow."""
        return True

    def version(self) -> str:
        """Return the version of CircuitPython."""
        return self._about["version"]

    def check_writable(self) -> None:
        """Raise Trouble if USB holds the drive."""
        self._listing("")
        if not self._root.get("writable"):
            raise Trouble(sentences.USB_HOLDS)

    def refresh(self) -> None:
        """Forget the listings, because the drive may have changed since."""
        self._listings.clear()

    # -- reading

    def kind(self, path: str) -> str:
        """Return what is at `path`. A board's drive has no links."""
        entry = self._entry(path)
        return NOTHING if entry is None else FOLDER if entry.is_folder else FILE

    def read(self, path: str) -> bytes | None:
        """Return the first LARGEST bytes of a file, or None if there is no such file."""
        entry = self._entry(path)
        if entry is None or entry.is_folder:
            return None
        kept = self._contents.get(entry.place.lower())
        if kept and kept.size == entry.size and None in (kept.modified, entry.modified):
            kept.modified = entry.modified
        if kept is None or (kept.size, kept.modified) != (entry.size, entry.modified):
            content = self._web.get(entry.place)
            if content is None:
                return None
            kept = self._contents[entry.place.lower()] = _Content(entry.size, entry.modified, content)
        return kept.content

    def paths_in(self, folder: str) -> list[str]:
        """Return the paths of all files in a folder and its subfolders."""
        found = []
        for entry in self._listing(folder).values():
            path = _joined(folder, entry.name)
            found += self.paths_in(path) if entry.is_folder else [path]
        return sorted(found)

    def free(self) -> int:
        """Return the number of free bytes on the drive."""
        self._listing("")
        return int(self._root.get("free", 0)) * self._block()

    def size(self) -> int:
        """Return the number of bytes that the drive holds, free or not."""
        self._listing("")
        return int(self._root.get("total", 0)) * self._block()

    def size_on_disk(self, size: int) -> int:
        """Return the number of bytes that a file of `size` bytes takes on the drive, in whole blocks."""
        return -(-size // self._block()) * self._block()

    def _block(self) -> int:
        self._listing("")
        return int(self._root.get("block_size") or 1)

    def _entry(self, path: str) -> _Entry | None:
        above, _, name = path.rpartition("/")
        if above:
            folder = self._entry(above)
            if folder is None or not folder.is_folder:
                return None
        return self._listing(above).get(name.lower())

    def _listing(self, folder: str) -> _Listing:
        """Return the entries of a folder. If there is no such folder, return an empty dict."""
        if folder.lower() not in self._listings:
            answer = self._web.listing(folder) or {}
            if not folder:
                self._root = answer
            found: _Listing = {}
            for file in answer.get("files", ()):
                name, size = str(file["name"]), int(file["file_size"])
                place = _joined(folder, name)
                found[name.lower()] = _Entry(name, bool(file["directory"]), size, int(file["modified_ns"]), place)
            self._listings[folder.lower()] = _with_saved(found)
        return self._listings[folder.lower()]

    # -- all functions that change the drive

    def repair(self) -> None:
        """Give each file its own name again whose replacement was interrupted."""
        for folder, listing in self._listings.items():
            for entry in listing.values():
                path = _joined(folder, entry.name)
                if entry.place.lower() != path.lower():
                    self._web.move(entry.place, path)
                    self._rename_content(entry.place, path)
                    entry.place = path

    def _put(self, path: str, content: bytes) -> None:
        self._contents.pop(path.lower(), None)
        self._web.put(path, content)
        self._note(path, _Entry(_name(path), False, len(content)))

    def _move(self, path: str, new: str) -> None:
        entry = self._entry(path)
        self._web.move(path, new)
        self._forget(path)
        if entry is not None:
            entry.name = _name(new)
            self._note(new, entry)
        self._rename_content(path, new)

    def _replace(self, path: str, new: str) -> None:
        if self.kind(new) != FILE:
            return self._move(path, new)
        saved = new + SAVED
        if self.kind(saved) != NOTHING:
            raise Trouble(sentences.occupied(saved))
        self._move(new, saved)
        self._move(path, new)
        self._delete(saved)

    def _delete(self, path: str) -> None:
        self._web.delete(path)
        self._forget(path)
        self._contents.pop(path.lower(), None)

    def _make_folders(self, path: str) -> None:
        names = path.split("/")[:-1]
        for count in range(1, len(names) + 1):
            folder = "/".join(names[:count])
            if self.kind(folder) != FOLDER:
                self._web.make_folder(folder)
                self._note(folder, _Entry(_name(folder), True))

    def _is_empty(self, folder: str) -> bool:
        """Return True if nothing is in a folder. Ask the board once more, because a folder goes with all its files."""
        if not self._listing(folder):
            self._listings.pop(folder.lower())
        return not self._listing(folder)

    def _remove_folder(self, folder: str) -> None:
        self._web.delete(folder + "/")
        self._forget(folder)

    # -- keep the listings up to date

    def _note(self, path: str, entry: _Entry) -> None:
        entry.place = path
        self._listing(path.rpartition("/")[0])[_name(path).lower()] = entry

    def _forget(self, path: str) -> None:
        self._listing(path.rpartition("/")[0]).pop(_name(path).lower(), None)
        for folder in [name for name in self._listings if f"{name}/".startswith(f"{path.lower()}/")]:
            del self._listings[folder]

    def _rename_content(self, path: str, new: str) -> None:
        self._contents.pop(new.lower(), None)
        kept = self._contents.pop(path.lower(), None)
        if kept:
            self._contents[new.lower()] = kept


def _with_saved(listing: _Listing) -> _Listing:
    """Show the old content of a file whose replacement was interrupted under the file's own name."""
    for name, entry in list(listing.items()):
        own = name.removesuffix(SAVED)
        if own != name and own not in listing and not entry.is_folder:
            del listing[name]
            entry.name = entry.name[: -len(SAVED)]
            listing[own] = entry
    return listing


def _joined(folder: str, name: str) -> str:
    return f"{folder}/{name}" if folder else name


def _name(path: str) -> str:
    return path.rpartition("/")[2]
