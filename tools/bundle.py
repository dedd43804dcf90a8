"""Pack a zip of exactly what goes on the board's drive, licences included, for people without Python:

    python -m tools.bundle [build/glowgrid.zip]

Unpack it and copy what is in it to CIRCUITPY. The same source makes the same bytes.
"""

import sys
import zipfile
from pathlib import Path

from tools.payload import MANIFEST, ROOT, SETTINGS, manifest, payload

MOMENT = (2020, 1, 1, 0, 0, 0)


def pack(target: Path) -> list[str]:
    """Write the zip and return the paths in it."""
    files = payload()
    files[MANIFEST] = manifest([path for path in files if path != SETTINGS])
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            info = zipfile.ZipInfo(path, MOMENT)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return list(files)


def main(arguments: list[str]) -> int:
    """Pack, and say what came out."""
    target = Path(arguments[0]) if arguments else ROOT / "build" / "glowgrid.zip"
    print(f"{target}: {len(pack(target))} files, {target.stat().st_size // 1024} KB.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
