"""Remove from Python source the parts that a board does not run.

These parts are docstrings, comments, annotations, imports for annotations (`if MYPY:`), statements for computers
(`if sys.implementation.name == "cpython":`), the `__repo__` strings in libraries, and wide indentation. Every statement
stays on its line, so line numbers in tracebacks match the original. Comments with a licence (SPDX) are kept.

Of all these parts, only the `__repo__` strings would take up heap on the board.
"""

import ast
import io
import tokenize

_KEPT = "SPDX"
_ON_CPYTHON = "sys.implementation.name == 'cpython'"


def stripped(source: str) -> str:
    """Return `source` without the parts that a board does not run. Every statement stays on its line."""
    lines = _without_annotations(source).split("\n")
    tree = ast.parse("\n".join(lines))
    for node in _docstrings(tree):
        _blank(lines, node)
    for body in [tree.body, *[node.body for node in tree.body if isinstance(node, ast.ClassDef)]]:
        unwanted = [statement for statement in body if any(rule(statement) for rule in _UNWANTED)]
        for statement in unwanted:
            _blank(lines, (statement, body is tree.body or len(unwanted) < len(body)))
    tokens = list(tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline))
    for row, column in _comments(tokens):
        lines[row - 1] = lines[row - 1][:column].rstrip()
    return _narrow(lines, tokens)


def _narrow(before: list[str], tokens: list[tokenize.TokenInfo]) -> str:
    """Return the text of a source with only one space of indentation per level.

    `before` contains the lines of the source, and `tokens` contains its tokens. Continuation lines lose
    all indentation. Strings are not changed.
    """
    depth, begins = 0, True
    lines = list(before)
    for token in tokens:
        row = token.start[0] - 1
        if token.type in (tokenize.INDENT, tokenize.DEDENT):
            depth += 1 if token.type == tokenize.INDENT else -1
        elif token.type == tokenize.NEWLINE:
            begins = True
        elif token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.ENDMARKER):
            if not before[row][: token.start[1]].strip():
                lines[row] = " " * (depth if begins else 0) + before[row].lstrip()
            begins = False
    return "\n".join(lines)


def _docstrings(tree: ast.AST) -> list[tuple[ast.stmt, bool]]:
    """Return (docstring, is_removable) for each docstring and for each string that documents an attribute.

    A docstring is not removable if the function or class would be empty without it.
    """
    found = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            texts = [item for item in node.body if _is_text(item)]
            found += [(text, isinstance(node, ast.Module) or len(texts) < len(node.body)) for text in texts]
    return found


def _without_annotations(source: str) -> str:
    """Return `source` without annotations.

    Two kinds of annotations are kept: an annotation that spans several lines, and the annotation of a name that gets no
    value (`x: int`).
    """
    lines = [line.encode() for line in source.split("\n")]  # columns of a syntax tree count bytes
    for row, start, end in sorted(_annotations(ast.parse(source), lines), reverse=True):
        lines[row - 1] = lines[row - 1][:start] + lines[row - 1][end:]
    return b"\n".join(lines).decode()


def _annotations(tree: ast.AST, lines: list[bytes]) -> list[tuple[int, int, int]]:
    """Return (row, start, end) for each annotation that can be removed.

    The annotation, with the colon or arrow before it, is between the bytes `start` and `end` of the row.
    """
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            found.append((node.lineno, node.col_offset + len(node.arg.encode()), node.annotation))
        elif isinstance(node, ast.FunctionDef) and node.returns:
            row = node.returns.lineno
            found.append((row, lines[row - 1].rfind(b" ->", 0, node.returns.col_offset), node.returns))
        elif isinstance(node, ast.AnnAssign) and node.value:
            found.append((node.lineno, node.target.end_col_offset or 0, node.annotation))
    cuts = [(row, at, kind) for row, at, kind in found if kind and kind.end_lineno == row and at > 0]
    return [(row, at, kind.end_col_offset or 0) for row, at, kind in cuts]


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_address(node: ast.stmt) -> bool:
    """Return True if `node` assigns `__repo__`. Adafruit's libraries store the address of their repository there."""
    return isinstance(node, ast.Assign) and [getattr(each, "id", "") for each in node.targets] == ["__repo__"]


def _is_for_annotations(node: ast.stmt) -> bool:
    """Return True if only annotations need `node`.

    Such statements are `MYPY = False`, `if MYPY:`, and an attribute without a value (`x: int`).
    """
    if isinstance(node, ast.Assign):
        return ast.unparse(node) == "MYPY = False"
    if isinstance(node, ast.AnnAssign):
        return node.value is None
    return isinstance(node, ast.If) and ast.unparse(node.test) == "MYPY" and not node.orelse


def _is_for_computers(node: ast.stmt) -> bool:
    """Return True if `node` is `if sys.implementation.name == "cpython":` without an `else`."""
    return isinstance(node, ast.If) and not node.orelse and ast.unparse(node.test) == _ON_CPYTHON


_UNWANTED = _is_for_annotations, _is_address, _is_for_computers


def _blank(lines: list[str], unwanted: tuple[ast.stmt, bool]) -> None:
    node, may_go = unwanted
    assert node.end_lineno
    for row in range(node.lineno - 1, node.end_lineno):
        lines[row] = ""
    if not may_go:
        lines[node.lineno - 1] = " " * node.col_offset + "0"  # a body needs a statement


def _comments(tokens: list[tokenize.TokenInfo]) -> list[tuple[int, int]]:
    return [token.start for token in tokens if token.type == tokenize.COMMENT and _KEPT not in token.string]
