"""Relative imports become absolute on the drive, because a module's full name is on the heap anyway."""

import pytest

from tools.build import payload, short_names
from tools.build.absolute_imports import imported


@pytest.mark.parametrize(
    "path, before, after",
    [
        ("scenes/play", "from ..view.board_view import BoardView", "from glowgrid.view.board_view import BoardView"),
        ("scenes/__init__", "from .play.x import a, b as c", "from glowgrid.scenes.play.x import a, b as c"),
        ("app", "if 1:\n from .scenes.scene import (\n  A)", "if 1:\n from glowgrid.scenes.scene import (\n  A)"),
        ("scenes/play", "from .picker import A", "from .picker import A"),
        ("scenes/play", "from .. import bots", "from .. import bots"),
        ("scenes/play", "from os.path import join", "from os.path import join"),
    ],
)
def test_a_relative_import_becomes_absolute(path, before, after):
    assert imported(f"lib/glowgrid/{path}.py", before.encode()).decode() == after


@pytest.mark.slow
def test_no_compiled_file_contains_a_partial_module_path():
    files = payload.payload(payload.MPY)
    rooms = {path.split("/")[2] for path in files if path.startswith("lib/glowgrid/") and path.count("/") > 2}
    said = {name for path in files if path.endswith(".mpy") for name in short_names.names(files[path])}
    asked = {name for name in said if name.partition(".")[0] in rooms and "." in name}
    texts = {name for name in asked if any(f'"{name}"'.encode() in content for content in payload.sources().values())}
    assert asked == texts  # those in strings
