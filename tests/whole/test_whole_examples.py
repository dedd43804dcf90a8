"""Every `>>>` example in a docstring does what it shows."""

import doctest
import importlib
import re

import pytest

from tools import imports

EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)
SHOWING = [name for name, path in imports.modules().items() if EXAMPLE.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", SHOWING)
def test_examples_show_what_happens(name):
    results = doctest.testmod(importlib.import_module(name))
    assert results.failed == 0
    assert results.attempted > 0
