"""Numbers that a module gives private names, written as the `const` that compiling puts in place of the name.

Such a name is no global of the module any more: it takes no heap and no time to look up. Source on a computer has no
`const`, and needs none, so this is done to what is compiled for the drive.
"""

import ast
import re

_NAME = re.compile(r"_[A-Z][A-Z0-9_]*")


def shared(sources: dict[str, bytes]) -> set[str]:
    """Return the private names that some file takes from another, as it imports them or asks a module for them."""
    found = set()
    for content in sources.values():
        for node in ast.walk(ast.parse(content)):
            if isinstance(node, ast.ImportFrom):
                found |= {each.name for each in node.names}
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
    return {name for name in found if _NAME.fullmatch(name)}


def with_const(text: str, kept: set[str]) -> str:
    """Return a module with `_NAME = const(12)` for its `_NAME = 12`, line for line.

    A name stays as it is where it is one of `kept`, is given anything else as well, or is asked for further up in the
    file than it is given: what is compiled there does not know it yet.
    """
    tree, lines = ast.parse(text), text.split("\n")
    given: dict[str, list[int]] = {}
    first: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                first[node.id] = min(first.get(node.id, node.lineno), node.lineno)
            else:
                given.setdefault(node.id, []).append(node.lineno)
    for node in tree.body:
        name = _number_named(node)
        if name and name not in kept and len(given[name]) == 1 and first.get(name, node.lineno + 1) > node.lineno:
            assert isinstance(node, ast.Assign)
            value = node.value
            line = lines[node.lineno - 1]
            lines[node.lineno - 1] = f"{line[: value.col_offset]}const({line[value.col_offset : value.end_col_offset]})"
    return "\n".join(lines)


def _number_named(node: ast.stmt) -> str:
    """Return the private name that a statement gives a whole number of one line; empty where it does not."""
    if not (isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)):
        return ""
    value, name = node.value, node.targets[0].id
    whole = isinstance(value, ast.Constant) and type(value.value) is int
    return name if whole and _NAME.fullmatch(name) else ""
