"""Sources without what the board does not run."""

import ast

import pytest

from tools.build import payload
from tools.build.strip_source import stripped

FILES = payload.sources()

FULL = '''# SPDX-License-Identifier: MIT
"""A module."""
import os  # the system

MYPY = False
if MYPY:  # for the types alone
    from os import path

X: int = 1
"""What X is."""


class Empty:
    """Nothing."""


def f(text: str = "# not a comment", *more: int) -> "list[str] -> x":
    """Do it."""
    # why
    if more:
        return [
            text,  # first
            """kept,
            it is a value""",
        ]
'''
STRIPPED = '''# SPDX-License-Identifier: MIT

import os





X = 1



class Empty:
 0


def f(text = "# not a comment", *more):


 if more:
  return [
text,
"""kept,
            it is a value""",
]
'''


def test_stripped_source_keeps_the_code_and_every_statement_on_its_line():
    assert stripped(FULL) == STRIPPED


@pytest.mark.slow
@pytest.mark.parametrize("path", [path for path in FILES if path.endswith(".py")])
def test_stripped_files_behave_the_same(path):
    full = FILES[path].decode()
    assert what_runs(stripped(full)) == what_runs(full)


class Bare(ast.NodeTransformer):
    """Removes what does not run."""

    def visit_If(self, node):
        return None if ast.unparse(node.test) == "MYPY" else self.generic_visit(node)

    def visit_Assign(self, node):
        known = ast.unparse(node)
        return None if known == "MYPY = False" or known.startswith("__repo__") else self.generic_visit(node)

    def visit_Expr(self, node):
        return None if isinstance(node.value, ast.Constant) else node

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], node.value), node) if node.value else None


def what_runs(source):
    """Return the statements of a source, and the lines on which they begin."""
    tree = Bare().visit(ast.parse(source))
    rows = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    return ast.dump(tree), rows


def test_parts_of_a_class_for_mypy_are_removed_too():
    below = '    if MYPY:  # each has its own\n\n        def f(self) -> int:\n            """Say."""\n'
    bare = stripped("MYPY = False\nclass A:\n" + below + "    x = 1\n")
    assert "MYPY" not in bare and "def" not in bare and "x = 1" in bare


def test_attributes_without_a_value_are_removed():
    bare = stripped("class A:\n    width: int\n    height: int = 8\n\n\nclass B(A):\n    depth: int\n")
    assert bare == "class A:\n\n height = 8\n\n\nclass B(A):\n 0\n"


def test_the_address_of_a_librarys_repository_is_removed():
    bare = stripped('__version__ = "1.2"\n__repo__ = "https://example.org/library.git"\nx = 1\n')
    assert "example.org" not in bare and "__version__" in bare and "x = 1" in bare


def test_statements_for_computers_are_removed():
    source = 'import sys\n\nif sys.implementation.name == "cpython":\n    from .tables import Board\nprint()\n'
    assert stripped(source) == "import sys\n\n\n\nprint()\n"
    both = 'if sys.implementation.name == "cpython":\n    a()\nelse:\n    b()\n'
    assert "a()" in stripped(both) and "b()" in stripped(both)
