"""The parser that the commands of the tools and the measurements share."""

import argparse

from host_common import version


def parser(command: str, description: str) -> argparse.ArgumentParser:
    """Return a parser for `command`, such as "python -m tools.build.serve". It knows --help and --version."""
    made = argparse.ArgumentParser(prog=command, description=description)
    made.add_argument("--version", action="version", version=version.TEXT)
    return made
