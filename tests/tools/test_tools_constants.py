"""Constants become numbers on the drive, and imports that were needed only for them disappear."""

import ast

import pytest

from tools.build import payload
from tools.build.constants import folded

ROOM = "lib/glowgrid/room/"


def fold(**files):
    """Return the modules of a package, given by name, with constants folded."""
    found = folded({f"{ROOM}{name}.py": text.encode() for name, text in files.items()})
    return {path.removeprefix(ROOM).removesuffix(".py"): content.decode() for path, content in found.items()}


def test_a_number_replaces_its_name_and_every_statement_stays_on_its_line():
    found = fold(a="_MS = 33  # a frame\n\ndef f(ms=_MS):\n  return -_MS\n")
    assert found["a"] == "\n\ndef f(ms=33):\n  return -33\n"


def test_constants_may_be_computed_assigned_together_and_negative():
    found = fold(a="MARK, BACK = 16, -1\nSTART = MARK << 2 | 3\nprint(START, 5 - BACK, MARK.real)\n")
    assert found["a"] == "\n\nprint(67, 5 - (-1), (16).real)\n"


def test_an_import_used_only_for_its_number_is_removed():
    kinds = "MOVE, BACK = 77, 84\ndef find(): return 1\n"
    found = fold(
        kinds=kinds, a="from .kinds import MOVE\nprint(MOVE)\n", b="from .kinds import BACK as B, find\nfind(B)\n"
    )
    assert found == {
        "kinds": "\ndef find(): return 1\n",
        "a": "\nprint(77)\n",
        "b": "from .kinds import find\nfind(84)\n",
    }


def test_a_constant_read_from_a_module_is_replaced_and_the_import_stays_if_used_otherwise():
    paint = "WHITE = 7\ndef ink(): pass\n"
    found = fold(
        paint=paint, a="from . import paint\nprint(paint.WHITE)\n", b="from . import paint\npaint.ink(paint.WHITE)\n"
    )
    assert found["a"] == "\nprint(7)\n"
    assert found["b"] == "from . import paint\npaint.ink(7)\n"
    assert found["paint"] == "\ndef ink(): pass\n"


def test_a_constant_is_followed_through_a_module_that_reexports_it():
    found = fold(kinds="MOVE = 77\n", between="from .kinds import MOVE\n", a="from .between import MOVE\nprint(MOVE)\n")
    assert found["a"] == "\nprint(77)\n"


def test_a_function_with_only_a_removed_import_keeps_a_body():
    found = fold(kinds="MOVE = 77\n", a="def f():\n  from .kinds import MOVE\n  return MOVE\n")
    assert found["a"] == "def f():\n  0\n  return 77\n"


@pytest.mark.parametrize(
    "text",
    [
        "_ms = 33\n",
        "_MS = 33\n_MS = 34\nprint(_MS)\n",
        "_MS = 33\ndef f():\n  global _MS\n  _MS = 1\n",
        "_MS = 33\ndef f(_MS):\n  return _MS\n",
        "_MS = True\nprint(_MS)\n",
        "_MS = 1.5\nprint(_MS)\n",
        "_MS = 'x'\nprint(_MS)\n",
        "class A:\n  _MS = 3\n",
        "_MS = 3\nprint(f'{_MS} ms')\n",
        "_MS = 3\nprint(getattr(here, '_MS'))\n",
        "_MS = 3\nprint(here._MS)\n",
        "MS = 1\nif x:\n  MS = 2\nALL = MS + y\n",
    ],
)
def test_a_name_that_is_not_an_integer_constant_or_is_used_in_another_way_stays(text):
    assert fold(a=text)["a"] == text


def test_a_constant_that_another_module_reassigns_stays():
    files = {
        "kinds": "MOVE = 77\n",
        "a": "from . import kinds\nkinds.MOVE = 1\n",
        "b": "from .kinds import MOVE\nprint(MOVE)\n",
    }
    assert fold(**files) == files


def test_constants_for_owners_games_keep_their_names():
    path = "lib/glowgrid/engine/game.py"
    assert folded({path: b"WON = 10000\n_MS = 3\nprint(WON, _MS)\n"})[path] == b"WON = 10000\n\nprint(10000, 3)\n"


def test_no_file_on_the_drive_imports_a_module_of_constants_only():
    files = payload.payload(payload.MPY)
    assert b"_FRAME_MS" not in files["lib/glowgrid/app/app.mpy"]
    assert not [path for path, content in files.items() if path.endswith(".mpy") and b"WHITE" in content]
    assert b"WON" in files["lib/glowgrid/engine/game.mpy"]


@pytest.mark.slow(whole=True)
def test_no_script_that_runs_on_the_drive_uses_a_removed_constant():
    gone = set()
    sources = {path: content for path, content in payload.sources().items() if payload.is_ours(path)}
    for path, content in folded(sources).items():
        here, there = (_globals(text) for text in (sources[path], content))
        gone |= {(path.removeprefix("lib/").removesuffix(".py").replace("/", "."), name) for name in here - there}
    asked = set()
    for path in (payload.ROOT / "tools" / "vm").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                asked |= {(node.module, each.name) for each in node.names}
    assert len(gone) > 30 and not asked & gone


def _globals(text):
    nodes = [node for each in ast.parse(text).body if isinstance(each, ast.Assign) for node in ast.walk(each)]
    return {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
