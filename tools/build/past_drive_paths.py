"""Drive paths: all paths that any version of Glowgrid has written to a drive, in tools/deploy/paths.txt, one per line.

Deploy does not trust a manifest on a drive: it never removes or replaces a path that is missing in this list, even if
the manifest has it with the right digest. A module in `lib` is listed with its `.py`, which includes its `.mpy`.

    python -m tools.build.past_drive_paths

adds the paths of the current build. Run it after adding or renaming a file of `lib`. Paths are never removed from the
list, because old drives have old versions.
"""

import functools
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.build.payload import OWN, ROOT, SETTINGS, sources

FILE = ROOT / "tools" / "deploy" / "paths.txt"
ADDED_BY = "python -m tools.build.past_drive_paths"


@functools.cache
def known() -> frozenset[str]:
    """Return every listed path, a module in both of its forms."""
    listed = _listed()
    return frozenset(listed) | {path[:-3] + ".mpy" for path in listed if path.startswith("lib/")}


def missing(build: Iterable[str]) -> list[str]:
    """Return the paths of a build that are not listed. The user's own.py and settings.toml are never listed."""
    return sorted(set(build) - known() - {OWN, SETTINGS})


def _listed() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


def main() -> int:
    """Add the missing paths, and print them."""
    added = missing(sources())
    FILE.write_text("".join(f"{path}\n" for path in sorted({*_listed(), *added})), encoding="utf-8", newline="\n")
    print("\n".join([*(f"added  {path}" for path in added), f"{FILE.name} has every path of this build."]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
