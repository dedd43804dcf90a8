"""Find the games that the user has added to the list of games, and the settings that the user's settings.toml lacks.

Up to version 0.1.0, users added a game as a row in lib/glowgrid/games/__init__.py. If the user has changed that file,
deploy moves the added rows to games/own.py. Deploy makes no other changes to own.py.
"""

import ast
import re
from dataclasses import dataclass, field

from glowgrid.games import CATALOGUE
from tools.build.payload import OWN, SETTINGS
from tools.deploy import deploy_sentences as sentences
from tools.deploy.drive import LARGEST, NOTHING, Drive

# possible lengths of a row: key, title, module, class, icon, and in old rows the modules of the game and of a search
COLUMNS = range(5, 8)
GAMES = "lib/glowgrid/games/__init__.py"
_HEAD = '''"""Games of your own; each module lies beside this file. Deploying leaves both alone."""

# key, title, module, class, icon (8 rows of 8 pixels, the leftmost is the highest bit)
CATALOGUE = (
'''
_NAME = re.compile(rb"^[ \t]*#?[ \t]*([A-Z][A-Z0-9_]*)[ \t]*=", re.MULTILINE)


@dataclass
class MovedRows:
    """The result of moving the user's rows from the list of games to own.py."""

    content: bytes = b""  # new content of own.py, or empty if it does not change
    messages: list[str] = field(default_factory=list)


def rows(source: bytes) -> list[tuple]:
    """Return the rows of CATALOGUE in a module's source. Raise a ValueError if they cannot be read."""
    if len(source) >= LARGEST:
        raise ValueError("too large for a list of games")
    try:
        tree = ast.parse(source)
        tree = _Named(tree).visit(tree)
        values = [value for node in tree.body for value in _values(node)]
        found = [row for value in values for row in value]
    except (SyntaxError, TypeError, RecursionError, MemoryError) as error:
        raise ValueError("no list of games") from error
    if not values or any(not isinstance(row, tuple) or len(row) not in COLUMNS for row in found):
        raise ValueError("no list of games")
    return found


class _Named(ast.NodeTransformer):
    """Replaces names of constants with their values, in the syntax tree of a module."""

    def __init__(self, tree: ast.Module) -> None:
        assigned = [node for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)]
        self._texts = {node.targets[0].id: node.value for node in assigned if isinstance(node.targets[0], ast.Name)}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._texts.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


def _values(node: ast.stmt) -> list:
    """Return [rows], where `rows` are the rows that the statement `node` assigns or adds to CATALOGUE.

    Return [] for any other statement, and for a statement whose rows are computed.
    """
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    named = any(isinstance(target, ast.Name) and target.id == "CATALOGUE" for target in targets)
    value = getattr(node, "value", None)
    if not (named and value) or isinstance(node, ast.AugAssign) and not isinstance(value, (ast.Tuple, ast.List)):
        return []
    return [ast.literal_eval(value)]


def carried(drive: Drive, changed: bytes, may_add: bool = True) -> MovedRows:
    """Return a new own.py with the rows that the user has added to the list of games, and a message about them.

    `changed` is the content of the file with the list of games, which the user has changed. If `may_add` is False, or
    if own.py cannot be changed, only a message is returned. If no rows have to be moved, the result is empty.
    """
    ours = {row[0] for row in CATALOGUE}
    try:
        wanted = [row for row in rows(changed) if row[0] not in ours]
    except ValueError:
        return MovedRows(messages=[sentences.unreadable(GAMES)])
    own = drive.read(OWN)
    try:
        present = rows(own) if own is not None else []
    except ValueError:
        return MovedRows(messages=[sentences.by_hand(wanted, OWN)] if wanted else [])
    wanted = [row for row in wanted if row[0] not in {row[0] for row in present}]
    if not wanted:
        return MovedRows()
    if not may_add or own is None and any(drive.kind(path) != NOTHING for path in (OWN, OWN.replace(".py", ".mpy"))):
        return MovedRows(messages=[sentences.by_hand(wanted, OWN)])  # no row can be added to this source
    return MovedRows(_with_rows(own, wanted), [sentences.carried([str(row[0]) for row in wanted], OWN)])


def _with_rows(own: bytes | None, wanted: list[tuple]) -> bytes:
    """Return the content of own.py with the rows `wanted` added at its end.

    `own` is the old content, or None if there is no own.py.
    """
    lines = "".join(f"    {row!r},\n" for row in wanted) + ")\n"
    if own is None:
        return (_HEAD + lines).encode()
    return own + (b"" if own.endswith(b"\n") else b"\n") + b"\nCATALOGUE += (\n" + lines.encode()


def modules(drive: Drive) -> tuple[str, ...]:
    """Return, for each game in own.py, the beginning of the paths of its files, such as "lib/glowgrid/games/mygame"."""
    try:
        return tuple(OWN.replace("own.py", str(row[2])) for row in rows(drive.read(OWN) or b""))
    except ValueError:
        return ()


def new_settings(drive: Drive, ours: bytes) -> list[str]:
    """Return [sentence], where the sentence names the settings that the user's settings.toml does not mention.

    A setting in a comment counts as mentioned. If the file mentions all settings, return []. `ours` is the
    content of the settings.toml of this version.
    """
    text = drive.read(SETTINGS) or b""
    if len(text) >= LARGEST:
        return [sentences.large_settings(LARGEST)]
    theirs = set(_NAME.findall(text))
    names = [name.decode() for name in _NAME.findall(ours) if name not in theirs]
    return [sentences.new_settings(names)] if names else []
