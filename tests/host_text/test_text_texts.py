"""All texts of the plain-text game are in host_text.words and glowgrid.words, in every language."""

import ast
from pathlib import Path

import pytest

import host_text

OURS = sorted(Path(host_text.__file__).parent.glob("*.py"))


def strings(tree):
    """Yield every string in a module, except docstrings."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_every_sentence_is_in_words(path):
    said = [string for string in strings(ast.parse(path.read_text(encoding="utf-8"))) if " " in string.strip()]
    assert said == []
