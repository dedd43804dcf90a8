"""Which names of the drive are nobody's business outside: `tools.short_names` may shorten them as it does private ones.

Public names that stand in the inner rooms alone (scenes, what they draw with, sentences, searches) and in no other
file: whoever looks into a running board, or writes a game of their own, comes by the app, the session, the games and
the engine, and every name that stands there stays. So does one that Python's own types have, that a text holds (it
may be asked for by it), or that a module or a scene is called after; and one that stands in what is not Glowgrid's but
meets it on the board: code.py, Adafruit's libraries, what the firmware has built in.

Arguments: the loader keeps their names in the heap though nearly all calls go by place. One stays where any call names
it, and where it makes an object: an owner's game may do that by name.
"""

import ast
import builtins
import hashlib
import re
import socket
import ssl
import symtable
from collections.abc import Iterable

INNER = (
    *("scenes/", "session/", "saves/", "view/", "words", "bots/"),
    *("hal/", "config/", "online/", "starting", "unload", "match_sentences", "result_sentences", "translation"),
    *("engine/line_counts", "engine/cell_scores", "engine/many_players"),
    *("engine/match", "engine/ending", "engine/faults", "engine/review", "engine/thinking"),
)
OUTER = tuple(f"{room}/__init__.py" for room in ("scenes", "session", "view", "words", "bots"))  # of those
MADE = "engine/", "games/", "bots/"  # where an owner's own things begin
FIRMWARE = type(hashlib.sha256()), socket.socket, ssl.SSLContext  # a board's own have some of these names, too
_PACKAGE = "lib/glowgrid/"
_WORD = re.compile(r"\w+")


def inner(trees: dict[str, ast.Module], foreign: Iterable[bytes] = ()) -> set[str]:
    """Return the public names that files of the inner rooms define, and neither another file nor a `foreign` source
    has."""
    inside = {path for path in trees if path.removeprefix(_PACKAGE).startswith(INNER) and not path.endswith(OUTER)}
    kinds = [kind for kind in vars(builtins).values() if isinstance(kind, type)]
    kept = set(dir(builtins)).union(*(dir(kind) for kind in [*kinds, *FIRMWARE]))
    for source in foreign:
        tree = ast.parse(source)
        kept |= _all(tree) | _in_texts(tree)
    for path, tree in trees.items():
        kept.update(path.removesuffix(".py").split("/"))
        if not path.removeprefix(_PACKAGE).startswith("words"):
            kept |= _in_texts(tree)
        if path not in inside:
            kept |= _all(tree)
    found = set().union(*(_defined(trees[path]) for path in inside))
    return {name for name in found - kept if name[0] != "_" and name[0].lower() + name[1:] not in kept}


def arguments(path: str, content: bytes, named: set[str]) -> dict[str, str]:
    """Return name -> short name for those names of a file that are arguments there and nothing else; `named` are
    those that any call names."""
    tree = ast.parse(content)
    kept = named | _but_arguments(content.decode(), path) | _in_texts(tree)
    together: dict[str, set[str]] = {}  # an argument -> those that some function has besides
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            names = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                kept |= names if path.removeprefix(_PACKAGE).startswith(MADE) else set()
            for name in names:
                together.setdefault(name, set()).update(names - {name})
    found: dict[str, str] = {}
    for name in sorted(set(together) - kept - {"self"}):
        taken = {found.get(other) for other in together[name]}
        found[name] = next(str(number) for number in range(99) if str(number) not in taken)
    return found


def named_in_calls(trees: dict[str, ast.Module]) -> set[str]:
    """Return the names by which any call hands over an argument."""
    nodes = [node for tree in trees.values() for node in ast.walk(tree)]
    return {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}


def _all(tree: ast.AST, fields: tuple[str, ...] = ("id", "attr", "name", "arg", "asname")) -> set[str]:
    """Return every name in a file, whatever it is."""
    found = set()
    for node in ast.walk(tree):
        for field in fields:
            name = getattr(node, field, None)
            found |= set(name.split(".")) if isinstance(name, str) else set()
    return found


def _defined(tree: ast.AST) -> set[str]:
    """Return the names that a file gives something: functions, classes, globals, attributes."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Store):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    return found


def _in_texts(tree: ast.AST) -> set[str]:
    """Return the words in a file's texts."""
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {word for text in texts for word in _WORD.findall(text)}


def _but_arguments(text: str, path: str) -> set[str]:
    """Return the names of a file that are more than arguments and locals of its functions: attributes, modules,
    globals, those of classes."""
    found = _all(ast.parse(text), ("attr", "name", "asname", "module"))
    tables = [symtable.symtable(text, path, "exec")]
    while tables:
        table = tables.pop()
        tables += table.get_children()
        inside = table.get_type() == "function"
        found |= {each.get_name() for each in table.get_symbols() if not inside or each.is_global()}
    return found
