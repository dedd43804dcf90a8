"""Full names of the modules that a drive's files import, in place of such as begin with dots.

A board keeps every name for good that a file says. For `from ..engine.game import Game` that is `engine.game`, beside
the full name that the module has on the board anyway. What has one name behind its dots is as it was: that name, too,
is there anyway. Every statement stays on its line.
"""

import ast
import re

from tools.constants import module_name

_FROM = re.compile(rb"from\s+(\.+)([\w.]+)")


def imported(path: str, content: bytes) -> bytes:
    """Return a module's source with full names in its imports.

    >>> imported("lib/glowgrid/scenes/play.py", b"from ..view.board import BoardView")
    b'from glowgrid.view.board import BoardView'
    """
    lines = content.split(b"\n")
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.ImportFrom) and node.level and "." in (node.module or ""):
            package = module_name(path).split(".")
            above = len(package) - node.level + path.endswith("/__init__.py")
            full = ".".join([*package[:above], str(node.module)]).encode()
            line = lines[node.lineno - 1]
            begin, rest = line[: node.col_offset], line[node.col_offset :]
            lines[node.lineno - 1] = begin + _FROM.sub(b"from " + full, rest, count=1)
    return b"\n".join(lines)
