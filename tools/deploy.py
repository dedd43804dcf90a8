"""Put Glowgrid on the board:

    python -m tools.deploy [DRIVE] [--dry-run] [--as-is]

finds the drive CIRCUITPY, or takes its folder. Only what differs is written, and read back. What an older version left
is removed by its manifest; settings.toml is the owner's and written only where there is none. code.py is taken away
first and put back last, so a drive on which something went wrong starts nothing; deploying again mends it.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tools.drive import FULL, GONE, Drive, Trouble, find, in_sentences, taken
from tools.payload import AS_IS, CODE, MANIFEST, SETTINGS, SOURCE, Missing, Payload, manifest, payload

OLDEST = 10
OURS = "lib/glowgrid"


@dataclass
class Plan:
    """What is to be done: files to write, in order, and files to remove."""

    write: Payload = field(default_factory=dict)
    remove: list[str] = field(default_factory=list)
    kept: int = 0  # files that are there already
    needs: int = 0  # bytes of the drive beyond what is taken now

    @property
    def lines(self) -> list[str]:
        return [f"write   {path} ({len(content)} bytes)" for path, content in self.write.items()] + [
            f"remove  {path}" for path in self.remove
        ]


def plan(drive: Drive, files: Payload) -> Plan:
    """Compare the drive with what goes on it."""
    made = Plan()
    with in_sentences(drive):
        _fill_in(made, drive, files)
    return made


def _fill_in(made: Plan, drive: Drive, files: Payload) -> None:
    for path, content in files.items():
        there = drive.read(path)
        if there == content or path == SETTINGS and (there or b"").strip():  # CircuitPython makes an empty one
            made.kept += 1
            continue
        made.write[path] = content
        made.needs += taken(len(content)) - taken(len(there or b""))
    left = set(_listed(drive)) | {path for path in drive.files_in(OURS) if path.endswith((".py", ".mpy"))}
    made.remove = sorted(path for path in left - set(files) if path != SETTINGS and drive.read(path) is not None)
    made.needs -= sum(taken(len(drive.read(path) or b"")) for path in made.remove)


def _listed(drive: Drive) -> list[str]:
    """Return the files of the manifest on the drive; only what can be ours, whatever stands there.

    What follows the last line's end was being written when the drive was pulled out.
    """
    lines = (drive.read(MANIFEST) or b"").decode(errors="replace").split("\n")[:-1]
    return [line.strip() for line in lines if line.strip() and ".." not in line and not line.startswith(("/", "\\"))]


def carry_out(drive: Drive, files: Payload, made: Plan, step: Callable[[str], None] = lambda path: None) -> None:
    """Bring the drive up to date; raise Trouble, with one or two sentences, where that fails.

    `step` is called with each path before it is written or removed.
    """
    with in_sentences(drive):
        if made.needs > drive.free():
            raise Trouble(f"{FULL} It takes {made.needs // 1024 + 1} KB, and {drive.free() // 1024} KB are free.")
        if made.write or made.remove:
            _change(drive, files, made, step)


def _change(drive: Drive, files: Payload, made: Plan, step: Callable[[str], None]) -> None:
    code = files[CODE]
    drive.remove(CODE)
    _write(drive, MANIFEST, manifest([*(path for path in files if path != SETTINGS), *made.remove]))
    for path in made.remove:
        step(path)
        drive.remove(path)
    for path, content in made.write.items():
        step(path)
        if path != CODE:
            _write(drive, path, content)
    _write(drive, MANIFEST, manifest([path for path in files if path != SETTINGS]))
    _write(drive, CODE, code)


def _write(drive: Drive, path: str, content: bytes) -> None:
    drive.write(path, content)
    if drive.read(path) != content:
        if not drive.is_there():
            raise Trouble(GONE)
        raise Trouble(f"{path} reads otherwise than it was written. Check the drive for errors, then deploy once more.")


def with_progress(drive: Drive, files: Payload, made: Plan) -> None:
    """Carry the plan out behind a progress bar; a line a file where Rich is not installed."""
    try:
        from rich.progress import BarColumn, Progress, TextColumn
    except ImportError:
        return carry_out(drive, files, made, print)
    with Progress(BarColumn(), TextColumn("{task.completed}/{task.total}  {task.description}")) as progress:
        task = progress.add_task("", total=len(made.write) + len(made.remove))
        carry_out(drive, files, made, lambda path: progress.update(task, advance=1, description=path))


def advice(drive: Drive) -> str:
    """Return a sentence on the board's CircuitPython, if it needs one."""
    version = drive.version()
    major = version.partition(".")[0]
    if major.isdigit() and int(major) < OLDEST:
        return f"The board has CircuitPython {version}; Glowgrid is made for {OLDEST}. See docs/build.md."
    return ""


def main(arguments: list[str] | None = None) -> int:
    """Deploy, and say how it went; return how the command ends."""
    parser = argparse.ArgumentParser(prog="python -m tools.deploy", description="Put Glowgrid on the board's drive.")
    parser.add_argument("drive", nargs="?", type=Path, help="the drive's folder; found by itself where left out")
    parser.add_argument("--dry-run", action="store_true", help="only list what would be written and removed")
    parser.add_argument("--as-is", action="store_true", help="keep docstrings, comments and annotations")
    options = parser.parse_args(arguments)
    try:
        drive = Drive(options.drive or find())
        if not drive.is_there():
            raise Trouble(f"There is no folder {drive.root}.")
        print("\n".join(filter(None, (f"Glowgrid goes to {drive.root}.", advice(drive)))))
        files = payload(AS_IS if options.as_is else SOURCE)
        made = plan(drive, files)
        if options.dry_run:
            print("\n".join([*made.lines, f"{made.kept} files are there already. Nothing was changed."]))
        else:
            with_progress(drive, files, made)
            print(f"Written: {len(made.write)}, removed: {len(made.remove)}, unchanged: {made.kept}. All verified.")
            print("Eject the drive, then unplug the board and plug it in again.")
    except (Trouble, Missing) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
