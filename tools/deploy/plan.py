"""Plan a deploy: compare a drive with the files for it, and list the files to write, to remove and to set aside.

To set a file aside means to rename it. A deploy sets aside each file of the user that would be in the way.
"""

from dataclasses import dataclass, field

from tools.build.drive_manifest import digests, manifest, merged
from tools.build.payload import CODE, MANIFEST, OWN, SETTINGS, Digests, Payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy import owner_additions
from tools.deploy.drive import FILE, FOLDER, NOTHING, OTHER, PARTS, SAVED, Drive, in_sentences
from tools.deploy.manifest import Ours

ASIDE = ".before-glowgrid"


@dataclass
class Plan:
    """The changes that a deploy will make."""

    files: Payload = field(default_factory=dict)  # all files that belong on the drive
    write: Payload = field(default_factory=dict)  # files that are missing or different on the drive
    remove: list[str] = field(default_factory=list)  # our files from an older version or in another form
    aside: dict[str, str] = field(default_factory=dict)  # path of a user's file in the way -> its new name
    # old content of the files in `write`; None if there is no such file
    before: dict[str, bytes | None] = field(default_factory=dict)
    kept: int = 0  # number of files that do not change
    own: bytes = b""  # the new content of games/own.py if the user's rows move there, otherwise empty
    messages: list[str] = field(default_factory=list, compare=False)  # sentences for the user
    listed: Digests = field(default_factory=dict)  # digests of the current manifest, of files that are still there
    foreign_manifest: str = ""  # new name for a manifest with foreign lines
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
    """Compare the drive with `files`, the files that belong on it, and return the changes to make."""
    with in_sentences(drive):
        drive.refresh()
        return _Comparison(drive, files).plan


class _Comparison:
    """A comparison of a drive with the files that belong on it. The result is in `plan`."""

    def __init__(self, drive: Drive, files: Payload) -> None:
        self.drive = drive
        self.plan = Plan(files)
        self.ours = Ours(drive.read(MANIFEST) or b"", files)
        self.games = owner_additions.modules(drive)
        self._compare_manifest()
        for path in files:
            self._set_aside_parents(path)
        for path, content in files.items():
            self._compare_file(path, content)
        for path in sorted(self.ours.paths() - set(files)):
            self._remove_or_set_aside(path)
        self._remove_replaced()
        self._set_aside_rivals()
        self._keep_additions()
        self._choose_temporary()
        self.plan.needs = self._bytes_needed()

    def _choose_temporary(self) -> None:
        """Choose the temporary name for writing files: a free name, or the name of an incomplete file of ours."""
        for name in PARTS:
            present = self.drive.read(name)
            if self.drive.kind(name) == NOTHING or present is not None and self._is_incomplete(present):
                self.drive.temporary = name
                break
        if self.drive.read(self.drive.temporary) is not None:
            self.plan.remove.append(self.drive.temporary)

    def _is_incomplete(self, content: bytes) -> bool:
        return self.ours.is_incomplete(content) or self.plan.own.startswith(content)

    def _compare_manifest(self) -> None:
        kept = [path for path in self.ours.listed if FILE in (self.drive.kind(path), self.drive.kind(path + SAVED))]
        self.plan.listed = {path: self.ours.listed[path] for path in kept}
        if self.drive.kind(MANIFEST) not in (FILE, NOTHING) or not self.ours.is_clean:
            self.plan.foreign_manifest = self._free_name(MANIFEST)
            self.plan.messages.append(sentences.manifest_kept(self.plan.foreign_manifest))
        self.plan.stale = self.drive.read(MANIFEST) != manifest(digests(self.plan.files))

    def _set_aside_parents(self, path: str) -> None:
        """Set aside each file on the drive that is in the place of a folder in `path`."""
        names = path.split("/")
        for count in range(1, len(names)):
            place = "/".join(names[:count])
            if self.drive.kind(place) in (FILE, OTHER):
                self._aside(place)

    def _compare_file(self, path: str, content: bytes) -> None:
        kind, present = self.drive.kind(path), self.drive.read(path)
        if present == content or path == SETTINGS and self._is_the_users(kind, present):
            self.plan.kept += 1
            return
        if kind in (FOLDER, OTHER) or present is not None and path != SETTINGS and not self.ours.is_ours(path, present):
            self._aside(path)
            present = None
        self.plan.write[path] = content
        self.plan.before[path] = present

    def _is_the_users(self, kind: str, present: bytes | None) -> bool:
        """Return True if settings.toml on the drive belongs to the user.

        An empty file does not belong to the user, because CircuitPython creates it. A file with only the beginning of
        our content does not belong to the user either, because it is an incomplete copy.
        `present`: the content of settings.toml on the drive, or None if no file can be read there.
        """
        if present is None:
            return kind != NOTHING
        return bool(present.strip()) and not self.plan.files[SETTINGS].startswith(present)

    def _remove_or_set_aside(self, path: str) -> None:
        """Remove the file `path`, which belongs to an older version. If the user has changed it, set it aside instead.

        In both cases the board can no longer import the file.
        """
        present = self.drive.read(path)
        if present is None or path == OWN or path.startswith(self.games):
            return
        if self.ours.is_ours(path, present):
            self.plan.remove.append(path)
        elif self.ours.was_ours(path):
            self._aside(path)

    def _remove_replaced(self) -> None:
        """Remove the old content of files whose replacement was interrupted just before it was removed."""
        for path in (MANIFEST, OWN, *self.plan.files):
            present = self.drive.read(path + SAVED)
            if present is None or path + SAVED in self.plan.remove:
                continue
            current = self.drive.read(path) or b""
            if self.ours.is_ours(path, present) or self._is_incomplete(present) or current.startswith(present):
                self.plan.remove.append(path + SAVED)

    def _set_aside_rivals(self) -> None:
        """Set aside files that the board would import or run instead of ours."""
        lib = [path for path in self.plan.files if path.startswith("lib/")]
        for path in lib:
            stem, _, suffix = path.rpartition(".")
            if suffix not in ("py", "mpy"):
                continue  # a table may have the name of its game's module
            for rival in (stem + (".py" if suffix == "mpy" else ".mpy"), stem):
                self._clear_rival(rival)
        for name in sorted({path.split("/")[1].partition(".")[0] for path in lib}):
            for rival in (name, f"{name}.py", f"{name}.mpy"):  # the board searches the root before lib
                self._clear_rival(rival)
        self._clear_rival("code.txt")  # the board runs it in preference to code.py

    def _clear_rival(self, path: str) -> None:
        kind, present = self.drive.kind(path), self.drive.read(path)
        if kind == NOTHING or path in self.plan.remove or kind == FOLDER and self._is_emptied(path):
            return
        if present is not None and path.startswith("lib/") and self.ours.is_ours(path, present):
            self.plan.remove.append(path)
        else:
            self._aside(path)

    def _is_emptied(self, folder: str) -> bool:
        """Return True if the plan removes every file in `folder`. The deploy then removes `folder`, too."""
        names = self.drive.paths_in(folder)
        return bool(names) and set(names) <= set(self.plan.remove)

    def _aside(self, path: str) -> None:
        if path not in self.plan.aside and not any(path.startswith(above + "/") for above in self.plan.aside):
            self.plan.aside[path] = self._free_name(path)

    def _free_name(self, path: str) -> str:
        name, count = path + ASIDE, 1
        while self.drive.kind(name) != NOTHING:
            count += 1
            name = f"{path}{ASIDE}-{count}"
        return name

    def _keep_additions(self) -> None:
        if owner_additions.GAMES in self.plan.aside:
            changed = self.drive.read(owner_additions.GAMES) or b""
            carried = owner_additions.carried(self.drive, changed, may_add=OWN not in self.plan.files)
            self.plan.own = carried.content
            self.plan.before[OWN] = self.drive.read(OWN)
            self.plan.messages += carried.messages
        if SETTINGS not in self.plan.write:
            self.plan.messages += owner_additions.new_settings(self.drive, self.plan.files.get(SETTINGS, b""))

    def _bytes_needed(self) -> int:
        """Return the number of bytes that must be free before the deploy starts.

        The number is enough for the step of the deploy at which the drive is fullest.
        """
        size_on_disk, plan = self.drive.size_on_disk, self.plan
        last = manifest(digests(plan.files))
        both = manifest(merged(plan.listed, digests(plan.files)))
        most = now = size_on_disk(len(both))
        now -= 0 if plan.foreign_manifest else self._size(MANIFEST)
        now += size_on_disk(len(plan.own)) if plan.own else 0
        most = max(most, now)
        now -= sum(self._size(path) for path in [*plan.remove, CODE] if path not in plan.aside)
        for path, content in plan.write.items():
            most = max(most, now + size_on_disk(len(content)))
            now += size_on_disk(len(content)) - size_on_disk(len(plan.before.get(path) or b"")) * (path != CODE)
        if both != last:
            most = max(most, now + size_on_disk(len(last)))
        return most if plan.changes else 0

    def _size(self, path: str) -> int:
        """Return the number of bytes that a file takes on the drive, or 0 if there is no such file."""
        return self.drive.size_on_disk(len(self.drive.read(path) or b""))
