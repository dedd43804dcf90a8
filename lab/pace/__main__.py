"""Estimate times on the board:

    python -m lab.pace           the table of docs/developers/benchmarks.md
    python -m lab.pace --start   the files that the board reads before the menu, with the time for each

With `--start`, the exit code is 1 if the sources of these files have more bytes than START_BYTES allows.
"""

import sys
import tempfile
from pathlib import Path

from host_common import command_line
from lab.pace import start_files, table


def main(arguments: list[str] | None = None) -> int:
    """Print the table of times or, with `--start`, the list of files. Return the exit code."""
    parser = command_line.parser("python -m lab.pace", "Estimate times on the board.")
    parser.add_argument("--start", action="store_true", help="list the files that are read before the menu")
    if not parser.parse_args(arguments).start:
        print(table.page())
        return 0
    with tempfile.TemporaryDirectory() as folder:
        table.drive(Path(folder))
        files = start_files.read(Path(folder))
    print(start_files.text(files))
    return int(start_files.source_bytes(files) > start_files.START_BYTES)


if __name__ == "__main__":
    sys.exit(main())
