"""All texts of the plain-text game are in one place, and only print and input reach the terminal."""

import ast
from pathlib import Path

import pytest

import glowgrid

LIB = Path(glowgrid.__file__).parent
OURS = [LIB / "__main__.py", *sorted((LIB / "terminal").glob("*.py"))]


def strings(tree):
    """Yield every string in a module that is no docstring."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_every_sentence_is_in_words(path):
    said = [string for string in strings(ast.parse(path.read_text(encoding="utf-8"))) if " " in string.strip()]
    assert said == []


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_only_print_and_input_reach_the_terminal(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    ends = {"errno", "sys"} if path.name in ("__main__.py", "letters.py") else set()  # how the computer's streams fail
    assert imported <= {"os", "time"} | ends
    assert "\\x1b" not in path.read_text(encoding="utf-8")
