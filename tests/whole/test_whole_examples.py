"""Every `>>>` example in a docstring prints the output it shows."""

import doctest
import importlib
import re

import pytest

from tools.check import imports

EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
SHOWING = [name for name, path in imports.modules().items() if EXAMPLE.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", SHOWING)
def test_every_docstring_example_prints_its_output(name):
    results = doctest.testmod(importlib.import_module(name))
    assert results.failed == 0
    assert results.attempted > 0
