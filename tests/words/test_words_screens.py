"""The screens around the light, and the simulator's window and terminal, write the same sentences in each language."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest
from sentences import gaps, texts

from glowgrid.config.language import LANGUAGES

PACKAGES = "screen.words", "host_sim.words"
OTHERS = LANGUAGES[1:]
OWN_LENGTH = {"CAPS"}  # each language may have any number of these
# texts that are the same in English and in this language
SAME = {
    "screen.words": {"de": {"Pause", "Demo", "Start", "Glowgrid", "Pink", "Ring"}, "es": {"Glowgrid", "Demo"}},
    "host_sim.words": {"de": {"Enter"}, "es": set()},
}
KEYS = {"0-9", "A-D", "Esc", "Enter"}  # labels of keys that are the same on keyboards of several languages


def module(package, language):
    return import_module(f"{package}.{language}")


def said(package, language):
    """Return the constants of the module by name."""
    return {name: value for name, value in vars(module(package, language)).items() if name.isupper()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_each_language_covers_every_sentence_with_the_same_gaps(package, language):
    theirs, ours = said(package, "en"), said(package, language)
    assert list(ours) == list(theirs)
    for name in theirs.keys() - OWN_LENGTH:
        english, other = dict(texts(theirs[name])), dict(texts(ours[name]))
        assert list(other) == list(english), name
        assert {where: gaps(other[where]) for where in other} == {where: gaps(english[where]) for where in english}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_is_translated(package, language):
    english, same = dict(texts(said(package, "en"))), SAME[package][language] | KEYS
    ours = dict(texts(said(package, language)))
    left = [text for where, text in ours.items() if text == english.get(where) and re.search("[a-z]{2}", text)]
    assert [text for text in left if text not in same] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_language_is_data_without_functions_classes_or_logic(package, language):
    path = Path(module(package, language).__file__)
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        assert is_docstring or isinstance(node, (ast.Assign, ast.AnnAssign)), ast.unparse(node)
        assert not any(isinstance(each, (ast.Call, ast.Lambda)) for each in ast.walk(node))
