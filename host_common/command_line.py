"""What the commands of the tools and the measurements share: the parser, the option --jobs, and types of arguments."""

import argparse
import os
from pathlib import Path

from host_common import version


def parser(command: str, description: str) -> argparse.ArgumentParser:
    """Return a parser for `command`, such as "python -m tools.build.serve". It knows --help and --version."""
    made = argparse.ArgumentParser(prog=command, description=description)
    made.add_argument("--version", action="version", version=version.TEXT)
    return made


def add_jobs(to: argparse.ArgumentParser) -> None:
    """Add the option --jobs, the number of processes."""
    to.add_argument("--jobs", type=count, default=os.cpu_count(), help="processes (default: one per core)")


def count(text: str) -> int:
    """Return the number in `text`, the `type` of an argument that says how many. Raise ArgumentTypeError if it is no
    whole number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("must be a whole number from 1")
    return int(text)


def output_file(text: str) -> Path:
    """Return the path in `text`, the `type` of an argument that names a file to write.

    Raise ArgumentTypeError if the file cannot be written. So a command refuses it before the work, not after. An
    existing file stays unchanged.
    """
    path = Path(text)
    try:
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(f"{path} cannot be written: {getattr(error, 'strerror', error)}") from None
    return path
