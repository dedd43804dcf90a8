"""Plan of a deploy: compares a drive with its new files. Lists files to write, files to remove, and the user's files in
the way.
"""

from dataclasses import dataclass, field

from tools.build.payload import CODE, MANIFEST, OWN, SETTINGS, Payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy import owner_additions
from tools.deploy.drive_access import FILE, FOLDER, NOTHING, OTHER, PARTS, Drive, in_sentences
from tools.deploy.manifest import Digests, Ours, digests, manifest

ASIDE = ".before-glowgrid"


@dataclass
class Plan:
    """The changes to make. None of them has been made yet."""

    files: Payload = field(default_factory=dict)  # all files that belong on the drive
    write: Payload = field(default_factory=dict)  # those of them that differ, in order
    remove: list[str] = field(default_factory=list)  # our files from an older version or in another form
    aside: dict[str, str] = field(default_factory=dict)  # the user's files in the way -> their new names
    # old content of the files to overwrite, as it was compared
    before: dict[str, bytes | None] = field(default_factory=dict)
    kept: int = 0  # number of files that do not change
    own: bytes = b""  # the new content of games/own.py, if rows are moved there
    told: list[str] = field(default_factory=list)  # sentences for the user
    listed: Digests = field(default_factory=dict)  # digests of the current manifest
    strange: str = ""  # new name for a manifest with foreign lines
    stale: bool = False  # the current manifest is out of date
    needs: int = 0  # number of bytes that must be free

    @property
    def changes(self) -> bool:
        return bool(self.write or self.remove or self.aside or self.own or self.stale)

    @property
    def lines(self) -> list[str]:
        return (
            [f"keep    {path} as {new}" for path, new in self.aside.items()]
            + [f"remove  {path}" for path in self.remove]
            + [f"write   {path} ({len(content)} bytes)" for path, content in self.write.items()]
        )


def plan(drive: Drive, files: Payload) -> Plan:
    """Compare the drive with the files for it."""
    with in_sentences(drive):
        return _Comparison(drive, files).made


class _Comparison:
    """One comparison, with one step for each kind of file."""

    def __init__(self, drive: Drive, files: Payload) -> None:
        self.drive = drive
        self.made = Plan(files)
        self.ours = Ours(drive.read(MANIFEST) or b"", files)
        self.games = owner_additions.modules(drive)
        self._manifest()
        for path in files:
            self._in_the_way(path)
        for path, content in files.items():
            self._file(path, content)
        for path in sorted(self.ours.paths() - set(files)):
            self._left_over(path)
        self._beside()
        self._owner()
        self._part()
        self.made.needs = self._needs()

    def _part(self) -> None:
        """Choose a temporary name that is free, or that has an incomplete file of ours."""
        for name in PARTS:
            there = self.drive.read(name)
            if self.drive.kind(name) == NOTHING or there is not None and self._is_half(there):
                self.drive.part = name
                break
        if self.drive.read(self.drive.part) is not None:
            self.made.remove.append(self.drive.part)

    def _is_half(self, content: bytes) -> bool:
        return self.ours.is_half(content) or self.made.own.startswith(content)

    def _manifest(self) -> None:
        self.made.listed = self.ours.listed
        if self.drive.kind(MANIFEST) not in (FILE, NOTHING) or not self.ours.whole:
            self.made.strange = self._free_name(MANIFEST)
            self.made.told.append(sentences.manifest_kept(self.made.strange))
        self.made.stale = self.drive.read(MANIFEST) != manifest(digests(self.made.files))

    def _in_the_way(self, path: str) -> None:
        """Set aside a file whose path must become a folder."""
        names = path.split("/")
        for count in range(1, len(names)):
            place = "/".join(names[:count])
            if self.drive.kind(place) in (FILE, OTHER):
                self._aside(place)

    def _file(self, path: str, content: bytes) -> None:
        kind, there = self.drive.kind(path), self.drive.read(path)
        if there == content or path == SETTINGS and self._is_the_owners(kind, there):
            self.made.kept += 1
            return
        if kind in (FOLDER, OTHER) or there is not None and path != SETTINGS and not self.ours.is_ours(path, there):
            self._aside(path)
            there = None
        self.made.write[path] = content
        self.made.before[path] = there

    def _is_the_owners(self, kind: str, there: bytes | None) -> bool:
        """Return whether a file belongs to the user. An empty settings.toml comes from CircuitPython, and the beginning
        of ours is an incomplete copy."""
        if there is None:
            return kind != NOTHING
        return bool(there.strip()) and not self.made.files[SETTINGS].startswith(there)

    def _left_over(self, path: str) -> None:
        """Remove a file of an older version. If the user has changed it, rename it so that it is not imported."""
        there = self.drive.read(path)
        if there is None or path == OWN or path.startswith(self.games):
            return
        if self.ours.is_ours(path, there):
            self.made.remove.append(path)
        elif self.ours.was_ours(path):
            self._aside(path)

    def _beside(self) -> None:
        """Set aside files that the board would import or run in place of ours."""
        lib = [path for path in self.made.files if path.startswith("lib/")]
        for path in lib:
            stem, _, suffix = path.rpartition(".")
            for rival in (stem + (".py" if suffix == "mpy" else ".mpy"), stem):
                self._rival(rival)
        for name in sorted({path.split("/")[1].partition(".")[0] for path in lib}):
            for rival in (name, f"{name}.py", f"{name}.mpy"):  # the board searches the root before lib
                self._rival(rival)
        self._rival("code.txt")  # the board runs it in preference to code.py

    def _rival(self, path: str) -> None:
        kind, there = self.drive.kind(path), self.drive.read(path)
        if kind == NOTHING or path in self.made.remove or kind == FOLDER and self._is_emptied(path):
            return
        if there is not None and path.startswith("lib/") and self.ours.is_ours(path, there):
            self.made.remove.append(path)
        else:
            self._aside(path)

    def _is_emptied(self, folder: str) -> bool:
        """Return True if a folder becomes empty, and is removed, with the last of our files in it."""
        names = self.drive.names_in(folder)
        return bool(names) and set(names) <= set(self.made.remove)

    def _aside(self, path: str) -> None:
        if path not in self.made.aside and not any(path.startswith(above + "/") for above in self.made.aside):
            self.made.aside[path] = self._free_name(path)

    def _free_name(self, path: str) -> str:
        name, count = path + ASIDE, 1
        while self.drive.kind(name) != NOTHING:
            count += 1
            name = f"{path}{ASIDE}-{count}"
        return name

    def _owner(self) -> None:
        if owner_additions.GAMES in self.made.aside:
            changed = self.drive.read(owner_additions.GAMES) or b""
            carried = owner_additions.carried(self.drive, changed, may_add=OWN not in self.made.files)
            self.made.own = carried.content
            self.made.before[OWN] = self.drive.read(OWN)
            self.made.told += carried.told
        if SETTINGS not in self.made.write:
            self.made.told += owner_additions.new_settings(self.drive, self.made.files.get(SETTINGS, b""))

    def _needs(self) -> int:
        """Return the number of bytes that must be free at most during the deploy."""
        taken = self.drive.taken
        most = now = taken(len(manifest(digests(self.made.files))) + len(self.drive.read(MANIFEST) or b""))
        now += taken(len(self.made.own)) if self.made.own else 0
        gone = [path for path in [*self.made.remove, CODE] if path not in self.made.aside]
        now -= sum(taken(len(self.drive.read(path) or b"")) for path in gone)
        for path, content in self.made.write.items():
            most = max(most, now + taken(len(content)))
            now += taken(len(content)) - taken(len(self.made.before.get(path) or b"")) * (path != CODE)
        return most if self.made.changes else 0
