"""Keep the list of all paths that any version of Glowgrid has written to a drive: tools/deploy/paths.txt.

The list has one path per line. For a module in `lib`, the path with `.py` also stands for the path with `.mpy`. A
module that has a shorter name on a compiled drive has a second line, with that name. If the path of a file on a drive
is not in the list, deploy never removes or replaces this file, even if the manifest on the drive has the path and the
right digest of the file. To add the paths of the current build, run:

    python -m tools.build.past_drive_paths

Run this command after you add or rename a file in `lib`. Paths are never removed from the list, because boards in use
may have any old version.
"""

import functools
import sys
from collections.abc import Iterable

from host_common import command_line
from tools.build.payload import JOINED, OWN, ROOT, SETTINGS, compiled_paths, payload, sources

FILE = ROOT / "tools" / "deploy" / "paths.txt"
ADDED_BY = "python -m tools.build.past_drive_paths"


@functools.cache
def known() -> frozenset[str]:
    """Return every listed path. A module is included with both endings, `.py` and `.mpy`."""
    listed = _listed()
    modules = [path[:-3] for path in listed if path.startswith("lib/") and path.endswith(".py")]
    return frozenset(listed) | {f"{module}.mpy" for module in modules}


def missing(build: Iterable[str]) -> list[str]:
    """Return the paths in `build` that are not listed, except own.py and settings.toml, which belong to the user."""
    return sorted(set(build) - known() - {OWN, SETTINGS})


def _listed() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


def main() -> int:
    """Add the current build's missing paths to the list, print them, and return the exit code."""
    added = missing([*sources(), *compiled_paths(payload(JOINED)).values()])
    FILE.write_text("".join(f"{path}\n" for path in sorted({*_listed(), *added})), encoding="utf-8", newline="\n")
    print("\n".join([*(f"added  {path}" for path in added), f"{FILE.name} has every path of this build."]))
    return 0


if __name__ == "__main__":
    about = "Add the paths of this build to the list of all paths."
    command_line.parser(ADDED_BY, about).parse_args()
    sys.exit(main())
