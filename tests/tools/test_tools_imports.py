"""Imports have no circle and never point upwards, wherever they are; the check itself is tested, too."""

import pytest

from tools.check import imports
from tools.check.imports import Source


def test_no_module_imports_itself_indirectly():
    assert imports.circles(imports.graph()) == []


def test_annotations_make_no_circle_either():
    assert imports.circles(imports.graph(annotations=True)) == []


def test_a_files_name_is_unique_in_the_library():
    found = {}
    for name, path in imports.modules().items():
        if name.startswith("glowgrid.") and ".words." not in name and path.name not in ("__init__.py", "types.py"):
            found.setdefault(path.name, []).append(name)
    assert {file: names for file, names in found.items() if len(names) > 1} == {}


def test_the_file_of_a_tool_or_instrument_has_a_name_that_no_other_module_has():
    """Except lifetimes.py: the tool has the name of the file that it writes."""
    found = {}
    for name, path in imports.modules().items():
        if path.name not in ("__init__.py", "__main__.py", "lifetimes.py"):
            found.setdefault(path.name, []).append(name)
    ours = {file: names for file, names in found.items() if any(name.startswith(("tools.", "lab.")) for name in names)}
    assert {file: names for file, names in ours.items() if len(names) > 1} == {}


def test_no_method_of_another_object_is_replaced():
    mark = "method" + "-assign"
    assert [name for name, path in imports.modules().items() if mark in path.read_text(encoding="utf-8")] == []


def test_no_package_imports_itself_indirectly():
    assert imports.circles(imports.package_graph(imports.graph())) == []


@pytest.mark.parametrize("name", imports.modules())
def test_no_package_imports_a_higher_one(name):
    assert list(imports.source(name).offences()) == []


def test_every_module_is_in_a_package_with_a_rule_for_its_imports():
    lacking = {imports.package_of(name) for name in imports.modules()} - imports.ALLOWED.keys()
    assert {name for name in lacking if not name.startswith(("tools", "lab"))} == set()


def test_the_page_is_the_output_of_its_command():
    assert imports.PAGE.read_text(encoding="utf-8") == imports.page()


@pytest.mark.parametrize(
    ("name", "planted", "sentence"),
    [
        ("glowgrid.engine.x", "from .. import words", "engine may not import glowgrid.words"),
        ("glowgrid.engine.x", "import glowgrid.hal", "engine may not import glowgrid.hal"),
        ("glowgrid.engine.x", "def f():\n    from ..view import font", "engine may not import glowgrid.view.font"),
        ("glowgrid.engine.x", "if MYPY:\n    from ..app.app import App", "engine may not import glowgrid.app.app"),
        ("glowgrid.engine.x", "WANTED = 'engine.game view.font'", "engine may not import glowgrid.view.font"),
        ("glowgrid.games.x", "from ..bots import load", "games may not import glowgrid.bots"),
        ("glowgrid.games.x", "from glowgrid.view import x", "games may not import glowgrid.view"),
        ("glowgrid.bots.x", "from ..games import load", "bots may not import glowgrid.games"),
        ("glowgrid.view.x", "from ..scenes import menu", "view may not import glowgrid.scenes.menu"),
        ("glowgrid.scenes.x", "from ..hal import grid", "scenes may not import glowgrid.hal.grid"),
        ("glowgrid.scenes.x", "from ..app.app import App", "scenes may not import glowgrid.app.app"),
        ("glowgrid.app.app", "from ..hal.grid import Grid", "app may not import glowgrid.hal.grid"),
        ("glowgrid.classic.x", "import host_text", "classic may not import host_text"),
        ("host_text.x", "from glowgrid.view import font", "host_text may not import glowgrid.view.font"),
        ("glowgrid.hal.x", "from ..view import font", "hal may not import glowgrid.view.font"),
        ("glowgrid.hal.x", "from ..engine import match", "hal may not import glowgrid.engine.match"),
        ("glowgrid.words.x", "import tools.vm", "words may not import tools.vm"),
        ("code", "from glowgrid.scenes import x", "code may not import glowgrid.scenes"),
        ("host_sim.board.core.x", "from glowgrid.hal import x", "host_sim.board may not import glowgrid.hal"),
        ("host_sim.parts.x", "import host_sim.cli", "host_sim.parts may not import host_sim.cli"),
        ("host_sim.board.x", "def f():\n    import host_sim.cli", "host_sim.board may not import host_sim.cli"),
        ("host_sim.simulator", "from host_sim import cli", "host_sim.simulator may not import host_sim.cli"),
        (
            *("host_sim.user_files", "from host_sim.parts import pins"),
            "host_sim.user_files may not import host_sim.parts.pins",
        ),
    ],
)
def test_an_import_that_breaks_the_rules_is_detected(name, planted, sentence):
    assert [what for _, what in Source(name, planted).offences()] == [sentence]


@pytest.mark.parametrize(
    ("name", "fine"),
    [
        ("glowgrid.engine.x", "from . import board\nfrom .game import Game\nfrom array import array"),
        ("glowgrid.games.x", "from ..engine.game import Game"),
        ("glowgrid.scenes.x", "from .. import games, bots, words\nfrom ..view import palette"),
        ("host_text.x", "from glowgrid import games, words\nfrom glowgrid.engine import match"),
        ("glowgrid.hal.x", "import board\nfrom ..config.settings import Settings\nfrom ..engine.rng import Rng"),
        ("glowgrid.engine.x", '"""A docstring may speak of view.board_view."""'),
        ("host_sim.board.x", "import asyncio, glowgrid.config.settings"),
        ("host_sim.options", "from host_sim import ROOT"),
    ],
)
def test_an_import_that_follows_the_rules_is_accepted(name, fine):
    assert list(Source(name, fine).offences()) == []


def test_imports_inside_functions_and_by_name_count_and_imports_for_types_do_not():
    types, function = "if MYPY:\n    from .board import Board\n", "def f():\n    from .match import Match\n"
    text = types + function + "NEEDS = 'engine.rng nothing.such'\n"
    found = {each.name: each.runs for each in Source("glowgrid.engine.x", text).imports()}
    assert found == {"glowgrid.engine.board": False, "glowgrid.engine.match": True, "glowgrid.engine.rng": True}


def test_the_modules_of_a_catalogue_count():
    assert {"glowgrid.bots.search", "glowgrid.bots.fair"} <= imports.graph()["glowgrid.bots"]


def test_a_circle_is_detected_without_modules_that_only_lead_to_it():
    of = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"e"}, "e": set()}
    assert imports.circles(of) == [["b", "c"]]


def test_a_package_is_printed_module_by_module(capsys):
    assert imports.main(["view"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "glowgrid.view.palette: nothing of ours" in said
    assert [line for line in said if line.startswith("glowgrid.view.board_view: glowgrid.")]


def test_an_unknown_package_gets_a_sentence(capsys):
    with pytest.raises(SystemExit) as end:
        imports.main(["view", "knights"])
    assert end.value.code == 2 and capsys.readouterr().err.endswith("error: there is no package knights\n")
