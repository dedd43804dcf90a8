"""docs/developers/requirements.md: every requirement has a row, and every test that a row names exists."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
PAGE = (TESTS.parent / "docs" / "developers" / "requirements.md").read_text(encoding="utf-8")
IDS = {"T": 12, "L": 10, "F": 32, "K": 3, "S": 5, "C": 13, "M": 6, "H": 6}
ROWS = re.findall(r"^\| ([A-Z]\d+) \| .+ \| (.+) \|$", PAGE, re.MULTILINE)


def names_in(path):
    return {node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)}


def test_every_id_has_one_row():
    expected = [f"{letter}{number}" for letter, count in IDS.items() for number in range(1, count + 1)]
    assert [row[0] for row in ROWS] == expected


@pytest.mark.parametrize(("id_", "shown_by"), ROWS, ids=[row[0] for row in ROWS])
def test_every_test_named_in_a_row_exists(id_, shown_by):
    for shown in shown_by.split("<br>"):
        named = re.fullmatch(r"`([\w/]+\.py)::(test_\w+)`( \(.+\))?", shown)
        assert named, f"{id_}: {shown} is no test"
        path = TESTS / named[1]
        assert path.exists(), f"{id_}: there is no {named[1]}"
        assert named[2] in names_in(path), f"{id_}: there is no {shown}"
