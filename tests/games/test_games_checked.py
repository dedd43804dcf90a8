"""`pytest --game KEY` passes for right games of every kind, and names what is wrong in a wrong one."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import tiny
from cookbook import PATH
from tiny_agree import Dead

from tools import vm

FOLDERS = "lib", "screen", "tests", "tools", "lab", "host_common", "host_sim", "host_text", "docs", "web", ".github"
ICON = b"\0\x66\x66\0\0\x7e\x7e\0"
KINDS = "skip", "stay", "hollow", "shot", "hops", "dice", "duel", "lamps", "dead"
CHOMP = vm.ROOT / "tests" / "corpus" / "chomp.py"  # written from the cookbook alone; its first legal move loses at once
HEAP = "tests/device/test_device_heap.py"  # takes longer than all other checks of a tiny game


@pytest.fixture
def tree(tmp_path):
    """Return a copy of the project, for games of an owner."""
    for name in FOLDERS:
        shutil.copytree(vm.ROOT / name, tmp_path / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
    for file in vm.ROOT.iterdir():
        if file.is_file() and file.name != ".git":
            shutil.copy(file, tmp_path)
    return tmp_path


def plant(tree, games):
    """Add an owner's games to a copy of the project. `games`: the source of each game and its class, by key."""
    rows, folder = [], tree / "lib" / "glowgrid" / "games"
    for key, (source, name) in games.items():
        title = re.search(rf"class {name}\b.*?    title = \"(.*?)\"", source, re.DOTALL)[1]
        rows.append((key, title, key, name, ICON))
        (folder / f"{key}.py").write_text(source, encoding="utf-8")
    (folder / "own.py").write_text(f"CATALOGUE = {rows!r}\n", encoding="utf-8")


def checked(tree, *arguments):
    """Run `pytest --game` there. Return its exit code, its output, and the number of tests that passed."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "--game", *arguments]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=900)
    passed = re.search(r"(\d+) passed", done.stdout)
    return done.returncode, done.stdout + done.stderr, int(passed[1]) if passed else 0


def template():
    page = (vm.ROOT / "docs" / "developers" / "template-game.md").read_text(encoding="utf-8")
    return re.search(r"^```python lib/glowgrid/games/clobber.py\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1]


def tiny_game(key):
    """Return the source of a tiny game as a module of its own, and the name of its class."""
    folder, game = Path(tiny.__file__).parent, {**tiny.GAMES, "dead": Dead}[key]
    source = (folder / f"{game.__module__}.py").read_text(encoding="utf-8")
    whole = (folder / "tiny_base.py").read_text(encoding="utf-8") + re.sub("from tiny_base .*", "", source)
    return whole.replace("from glowgrid.engine", "from ..engine"), game.__name__


@pytest.mark.slow(minutes=1)
def test_a_game_written_from_the_cookbook_and_one_from_its_first_version_pass(tree):
    old = PATH.read_text(encoding="utf-8").replace("Domineering", "Fences")
    plant(tree, {"clobber": (template(), "Clobber"), "fences": (old, "Fences")})
    code, said, passed = checked(tree, "clobber,fences", "tests/games", "tests/host_text")
    assert code == 0 and passed >= 30, said[-3000:]


@pytest.mark.slow(weekly=True, minutes=3)
def test_a_game_written_from_the_cookbook_passes_the_checks_of_all_packages(tree):
    plant(tree, {"clobber": (template(), "Clobber")})
    code, said, passed = checked(tree, "clobber")
    assert code == 0 and passed >= 60, said[-3000:]


@pytest.mark.slow(weekly=True, minutes=2)
def test_games_of_every_kind_pass(tree):
    games = {f"own{key}": tiny_game(key) for key in KINDS}
    games["chomp"] = (CHOMP.read_text(encoding="utf-8"), "Chomp")
    plant(tree, games)
    code, said, passed = checked(tree, ",".join(games), "tests", "--ignore", HEAP)
    assert code == 0 and passed >= 60 * len(games), said[-3000:]


WRONG = {  # a line of the template, what a beginner might write, and a check that tells
    "self._board[cell] = player\n": ("self._board[cell] = player and 1\n", "test_whole_games_can_be_undone"),
    "found.append(start * cells + end)": ("found.insert(0, start * cells + end)", "test_legal_moves_are_a_fresh_list"),
    "self._set(end, 3 - self.turn)": ("self._set(end, 0)", "test_whole_games_can_be_undone"),
}


@pytest.mark.slow(whole=True)
def test_a_mistake_is_found_and_the_failed_checks_are_named(tree):
    for line, (wrong, check) in WRONG.items():
        assert line in template()
        plant(tree, {"clobber": (template().replace(line, wrong), "Clobber")})
        code, said, _ = checked(tree, "clobber", "tests/games")
        assert code == 1 and re.search(f"FAILED .*{check}.*clobber", said), said[-3000:]


@pytest.mark.slow(whole=True)
def test_an_unknown_key_is_refused_with_the_list_of_known_keys(tree):
    plant(tree, {"clobber": (template(), "Clobber")})
    code, said, _ = checked(tree, "clobber,fence", "tests/games")
    assert code == 4 and "There is no game 'fence'; there are tictactoe," in said
