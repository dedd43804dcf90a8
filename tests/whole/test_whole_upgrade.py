"""Files and links of a version before 0.2 still work after an upgrade: settings.toml, an own game, page links.

The files are in tests/corpus/before-0.2, as that version shipped or documented them. tests/whole/test_whole_corpus.py
reads that version's saved games and transcripts.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from needs import needs_vm

from glowgrid.config.settings import Settings
from host_sim.board.overridden_settings import load
from host_sim.simulator import Simulator
from tools import vm

BEFORE = Path(__file__).resolve().parents[1] / "corpus" / "before-0.2"


@pytest.fixture
def lib(tmp_path):
    """Return a copy of lib with the own game of the older version in it."""
    lib = tmp_path / "lib"
    shutil.copytree(vm.LIB, lib, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("own.py", "clobber.py"):
        shutil.copy(BEFORE / name, lib / "glowgrid" / "games")
    return lib


def run(lib, code, typed=""):
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env={"PYTHONPATH": str(lib)}, timeout=120, cwd=lib
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_an_older_settings_file_starts_without_a_complaint():
    with Simulator(settings_file=BEFORE / "settings.toml", seed=1) as sim:
        sim.expect("sets up", 3000)
        assert sim.serial.splitlines()[0].startswith("Glowgrid.") and "settings" not in sim.serial.lower()


def test_every_setting_of_an_older_file_keeps_its_meaning():
    old, new = (load(folder / "settings.toml", None) for folder in (BEFORE, vm.ROOT))
    Settings(old.get)  # raises an error for a value that is no longer allowed
    assert old.items() <= new.items()


GAME = "from glowgrid import games; game = games.load('clobber')()"


def test_an_older_own_game_is_in_the_catalogue_and_keeps_its_moves(lib):
    code = GAME + "; game.push(game.legal_moves()[0]); print([row[0] for row in games.CATALOGUE][-1:], games.FAULTS)"
    assert run(lib, code) == "['clobber'] []\n"


@needs_vm
def test_an_older_own_game_runs_on_a_boards_vm(lib):
    assert vm.execute(GAME + "; print(game.title, game.ply)", heap="128wK", path=[lib]) == "Clobber 0\n"


def test_an_older_own_game_can_be_set_up_and_played_by_keys(lib):
    fakes = str(vm.ROOT / "tests" / "device")
    code = f"import sys; sys.path.append({fakes!r}); from fakes import Player; player = Player()"
    code += "; player.press('0' + '4' + '#'); player.wait(3000)"
    code += "; print(player.scene, player.app.session.match.game.title); print('\\n'.join(player.console.said))"
    said = run(lib, code)
    assert said.startswith("Play Clobber\n") and "own.py" not in said
