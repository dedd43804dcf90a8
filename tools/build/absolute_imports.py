"""Replace relative imports with absolute imports, in the source that is built for the drive.

A board copies every name that a file contains to the heap, and keeps it there for ever. For example,
`from ..engine.game import Game` adds the name `engine.game`. The absolute name `glowgrid.engine.game` costs nothing,
because it is the module's name, which is already on the heap. An import with a single name after the dots, such
as `from .seat import Seat`, also costs nothing, and is usually not changed. Every statement stays on its line.
"""

import ast
import re

from tools.build.constants import module_name
from tools.build.syntax import nodes, origin

_FROM = re.compile(rb"from\s+(\.+)([\w.]*)")


def imported(path: str, content: bytes, all_of_them: bool = False) -> bytes:
    """Return `content`, the source of the module at `path`, with absolute imports.

    `all_of_them`: whether imports with at most a single name after the dots are replaced, too.

        >>> imported("lib/glowgrid/scenes/play.py", b"from ..view.board_view import BoardView")
        b'from glowgrid.view.board_view import BoardView'
    """
    lines = content.split(b"\n")
    for node in nodes(content):
        if isinstance(node, ast.ImportFrom) and node.level and (all_of_them or "." in (node.module or "")):
            full = origin(node, module_name(path), path.endswith("/__init__.py")).encode()
            line = lines[node.lineno - 1]
            begin, rest = line[: node.col_offset], line[node.col_offset :]
            lines[node.lineno - 1] = begin + _FROM.sub(b"from " + full, rest, count=1)
    return b"\n".join(lines)
