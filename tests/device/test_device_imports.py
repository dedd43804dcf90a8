"""What the board imports while a match begins."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import shipped

from glowgrid import games
from tools.build import payload

SCRIPT = Path(__file__).with_name("begun.py")


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """Return the imports of each beginning, by module: its game, the scene before it, and the bot."""
    folder = tmp_path_factory.mktemp("drive")
    payload.build(folder, payload.JOINED)
    line = [sys.executable, str(SCRIPT), str(folder)]
    return json.loads(subprocess.run(line, capture_output=True, text=True, cwd=payload.ROOT, check=True).stdout)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["easy", "hard"])
@pytest.mark.parametrize("scene", ["menu", "setup"])
@pytest.mark.parametrize("game", shipped.KEYS)
def test_from_the_hash_key_to_a_usable_board_each_module_is_imported_once(begun, game, scene, bot):
    imports = begun[f"{game} {scene} {bot}"]
    assert {"glowgrid.scenes.play", "glowgrid.saves.autosave"} <= set(imports)
    assert "glowgrid.session.bot_loading" in imports or games.load(game).players == 1
    if hasattr(games.load(game), "draw_form"):
        imports.pop("glowgrid.words.special", None)  # read for each sentence about a roll
    assert {name: count for name, count in imports.items() if count > 1} == {}
