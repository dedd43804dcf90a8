"""List the public names that `tools.build.short_names` may shorten: those that a user's own code does not need.

These names are kept:

- names in the modules for users' own code: the classic classes, the games, the modules of the engine in
  `tools.build.constants.FOR_OWNERS`, and the modules that the games and these modules of the engine import; but not the
  functions, classes and variables of those whose name has several words, because the drive shortens the module's name
  (tools.build.module_initials), so a user's own code cannot import from it
- attributes of Python's built-in types
- words in strings, because code may pass them to getattr; and sentences of one word
- names of modules and scenes
- names in other code on the board: code.py, Adafruit's libraries, the firmware's modules

Names of arguments are handled separately. The board keeps these names on the heap, although nearly all calls are
positional and do not use them. The name of an argument is shortened, except in two cases: a call uses the name as a
keyword, or the argument belongs to a constructor that a user's own game may call.
"""

import ast
import builtins
import hashlib
import re
import socket
import ssl
import symtable
from collections.abc import Iterable

from tools.build.constants import FOR_OWNERS
from tools.build.module_imports import Imports, module_name
from tools.build.syntax import nodes, parsed

CONSTRUCTED_BY_USERS = "engine/", "games/", "bots/"  # packages whose constructors a user's own code may call
NAME_FIELDS = "id", "attr", "name", "arg", "asname"  # fields of syntax tree nodes that contain names
FIRMWARE = type(hashlib.sha256()), socket.socket, ssl.SSLContext  # the board's types share some of these names
_PACKAGE = "lib/glowgrid/"
_SCENE = _PACKAGE + "scenes/{}.py"
_CLASSIC = _PACKAGE + "classic/"
_WORD = re.compile(r"\w+")


def inner(sources: dict[str, bytes], foreign: Iterable[bytes] = ()) -> set[str]:
    """Return the public names that users' own code does not need.

    `sources`: a dict from the path of each module to its source. `foreign`: sources of other code on the board. The
    names that occur in `foreign` are kept.
    """
    for_users = _for_users(sources)
    inside = sources.keys() - for_users
    hidden = _not_importable({path: sources[path] for path in for_users})
    kinds = [kind for kind in vars(builtins).values() if isinstance(kind, type)]
    kept = set(dir(builtins)).union(*(dir(kind) for kind in [*kinds, *FIRMWARE]))
    for source in foreign:
        kept |= all_names(source) | words_in_strings(source)
    for path, source in sources.items():
        kept.update(path.removesuffix(".py").split("/"))
        if path.removeprefix(_PACKAGE).startswith("words"):
            kept |= set(strings(source))  # a sentence of one word, which a .mpy file stores like a name
        else:
            kept |= words_in_strings(source)
        if path in for_users:
            kept |= all_names(source) - hidden
    found = hidden.union(*(defined(sources[path]) for path in inside))
    kept |= {name for name in found if _SCENE.format(name[0].lower() + name[1:]) in sources}  # composed by the app
    return {name for name in found - kept if name[0] != "_"}


def _for_users(sources: dict[str, bytes]) -> set[str]:
    """Return the paths of the modules that users' own code may use or inherit from."""
    paths = {module_name(path): path for path in sources}
    todo = [path for path in sources if path.startswith(FOR_OWNERS)]
    found = {path for path in sources if path.startswith(_CLASSIC)}
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            imported = [each for name in Imports(path, sources[path]).top() for each in (name, name.rpartition(".")[0])]
            todo += [paths[name] for name in imported if name in paths]
    return found


def _not_importable(sources: dict[str, bytes]) -> set[str]:
    """Return the functions, classes and variables of the modules whose name has several words. A name is left out if it
    also names an attribute or an argument, or is defined in a module whose name is one word."""
    found: set[str] = set()
    kept: set[str] = set()
    for path, source in sources.items():
        importable = path.startswith(_CLASSIC) or "_" not in module_name(path).rpartition(".")[2]
        (kept if importable else found).update(_in_body(parsed(source)))
        kept |= all_names(source, ("attr", "arg"))
        kept = kept.union(*(_in_body(node) for node in nodes(source) if isinstance(node, ast.ClassDef)))
    return found - kept


def arguments(path: str, content: bytes, named: set[str], shared: dict[str, str]) -> dict[str, str]:
    """Return a dict from name to short name, for names that a file uses only for arguments and local variables.

    `path` and `content` are the file's path and source. `named` are the names that calls use as keywords; they are
    kept. `shared` has the names that are shortened in every file, as a dict from name to short name.
    """
    kept = named | _not_only_arguments(content, path) | words_in_strings(content)
    together: dict[str, set[str]] = {}  # argument -> the other arguments of every function that has it
    for node in nodes(content):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            names = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                kept |= names if path.removeprefix(_PACKAGE).startswith(CONSTRUCTED_BY_USERS) else set()
            for name in names:
                together.setdefault(name, set()).update(names - {name})
    found: dict[str, str] = {}
    for name in sorted(set(together) - kept - set(shared) - {"self"}):
        taken = {found.get(other, shared.get(other)) for other in together[name]}
        found[name] = next(str(number) for number in range(99) if str(number) not in taken)
    return found


def named_in_calls(sources: dict[str, bytes]) -> set[str]:
    """Return the names that calls use as keywords, such as `width` in `draw(width=3)`."""
    found = [node for source in sources.values() for node in nodes(source)]
    return {node.arg for node in found if isinstance(node, ast.keyword) and node.arg}


def all_names(source: bytes, fields: tuple[str, ...] = NAME_FIELDS) -> set[str]:
    """Return every name in a source. `fields` lists the fields of syntax tree nodes that are searched for names."""
    found = set()
    for node in nodes(source):
        for field in fields:
            name = getattr(node, field, None)
            found |= set(name.split(".")) if isinstance(name, str) else set()
    return found


def defined(source: bytes) -> set[str]:
    """Return the names that a file defines: functions, classes, variables, attributes."""
    found = set()
    for node in nodes(source):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Store):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    return found


def _in_body(owner: ast.Module | ast.ClassDef) -> set[str]:
    """Return the names that a module or a class defines itself, without those that its functions and classes define."""
    found = set()
    for node in owner.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        else:
            names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
            found |= {each.id for each in names if isinstance(each.ctx, ast.Store)}
    return found


def strings(source: bytes) -> list[str]:
    """Return the strings in a source. Docstrings are left out, because code does not use them as names."""
    docstrings = {id(node.value) for node in nodes(source) if isinstance(node, ast.Expr)}
    constants = [node for node in nodes(source) if isinstance(node, ast.Constant) and id(node) not in docstrings]
    return [node.value for node in constants if isinstance(node.value, str)]


def words_in_strings(source: bytes) -> set[str]:
    """Return the words in a file's strings."""
    return {word for text in strings(source) for word in _WORD.findall(text)}


def _not_only_arguments(source: bytes, path: str) -> set[str]:
    """Return the names in a source that also name something other than an argument or a local variable."""
    found = all_names(source, ("attr", "name", "asname", "module"))
    tables = [symtable.symtable(source.decode(), path, "exec")]
    while tables:
        table = tables.pop()
        tables += table.get_children()
        inside = table.get_type() == "function"
        found |= {each.get_name() for each in table.get_symbols() if not inside or each.is_global()}
    return found
