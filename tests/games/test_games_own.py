"""An owner's games: files in games/ with rows in own.py, without changes to Glowgrid's files."""

import shutil
import subprocess
import sys

import pytest
import shipped
from cookbook import PATH
from needs import needs_vm

from tools import vm

OURS = len(shipped.KEYS)
ROW = '("fences", "Fences", "fences", "Fences", bytes(8))'
GAME = PATH.read_text(encoding="utf-8").replace('title = "Domineering"', 'title = "Fences"')
GAME = GAME.replace("class Domineering", "class Fences")


@pytest.fixture
def owner(tmp_path):
    """Copy lib, add an own.py with the given text and a game written for version 0.1.0, and run code there on Python or
    the VM."""
    shutil.copytree(vm.LIB, tmp_path / "lib", ignore=shutil.ignore_patterns("__pycache__"))
    rooms = tmp_path / "lib" / "glowgrid" / "games"

    def run(own, code, typed="", on_vm=False):
        if own is not None:
            (rooms / "own.py").write_text(own, encoding="utf-8")
        (rooms / "fences.py").write_text(GAME, encoding="utf-8")
        if on_vm:
            return vm.execute(code, heap="128wK", path=[tmp_path / "lib"], typed=typed)
        env = {"PYTHONPATH": str(tmp_path / "lib")}
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return run


KEYS = f"from glowgrid import games; print([row[0] for row in games.CATALOGUE][{OURS}:], games.FAULTS)"


def test_without_own_py_nothing_is_reported(owner):
    assert owner(None, KEYS) == "[] []\n"


def test_a_game_written_for_0_1_0_is_playable_as_text_after_adding_a_row_to_own_py(owner):
    typed = "fences\n4\ny\n\n\na1\nb1\ntranscript\nundo\nhint\nquit\n"
    said = owner(f"CATALOGUE = ({ROW},)\n", "from host_text.offline import play; play(7)", typed)
    assert f"{OURS + 1}. Fences\n" in said
    assert "Player 1 (X) plays a1.\n" in said and "Player 2 (O) plays b1.\n" in said
    assert "fences/4/a1b1\n" in said and "Moves taken back: 1.\n" in said and "Hint: " in said


@needs_vm
def test_an_own_game_is_on_the_board_too_and_a_broken_one_is_reported(owner):
    forget = "; from glowgrid.app.loader import Loader; Loader([]).release(); print(games.load('fences')().title)"
    assert owner(f"CATALOGUE = ({ROW},)\n", KEYS + forget, on_vm=True) == "['fences'] []\nFences\n"
    assert "games/own.py can't be read: " in owner("CATALOGUE = (", KEYS, on_vm=True)


BROKEN = {
    "CATALOGUE = (": "games/own.py can't be read: ",
    "import nothing_of_the_kind": "games/own.py can't be read: No module named 'nothing_of_the_kind'. Its games",
    "1 / 0": "games/own.py can't be read: division by zero. Its games are missing.",
    "GAMES = ()": (
        "games/own.py needs a CATALOGUE of rows in brackets, with a comma after each row: a row is (key, title,"
    ),
    f"CATALOGUE = {ROW}": "games/own.py needs a CATALOGUE of rows in brackets, with a comma after each row: a row is",
    f"CATALOGUE = ({ROW[:-1]}, 6),)": "class, icon of 8 or 16 bytes). The row is ignored.",
    "CATALOGUE = (('fences', 'Fences'),)": "games/own.py, row 1: a row is (key, title, module, class, icon of 8 or 16",
    f"CATALOGUE = ({ROW.replace('8', '7')},)": (
        "games/own.py, row 1: the icon must have 8 or 16 bytes. The row is ignored."
    ),
    f"CATALOGUE = ({ROW.replace('fences', 'quixo', 1)},)": (
        "row 1: there is already a game 'quixo'. The row is ignored."
    ),
    f"CATALOGUE = ({ROW.replace('fences', 'my/game', 1)},)": (
        "row 1: the key 'my/game' may only have lower-case letters"
    ),
    f"CATALOGUE = ({ROW.replace('Fences', 'Quixo')},)": (
        "row 1: there is already a class Quixo, of Quixo. The row is ignored."
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("own", BROKEN)
def test_a_broken_own_py_is_reported_in_one_sentence_and_everything_else_works(owner, own):
    said = owner(own, "from host_text.offline import play; play(7)", "quit\n")
    assert BROKEN[own] in said and f"{OURS}. {shipped.ROWS[-1][1]}\n" in said and f"{OURS + 1}." not in said


@pytest.mark.parametrize("row", [ROW.replace("fences", "nowhere"), ROW.replace('"Fences", b', '"Fence", b')])
def test_an_own_game_that_cannot_be_loaded_is_reported_and_the_player_can_choose_another(owner, row):
    said = owner(f"CATALOGUE = ({row},)", "from host_text.offline import play; play(7)", f"{OURS + 1}\n1\nquit\n")
    assert "Fences can't be played, because games/" in said and "Choose another game." in said and "Tic-tac-toe" in said


def test_a_valid_row_works_beside_an_invalid_one(owner):
    assert owner(f"CATALOGUE = [{ROW}, {ROW}]", KEYS).startswith(
        "['fences'] [\"games/own.py, row 2: there is already a game"
    )


def test_an_own_game_is_in_the_menu_after_the_errors_of_own_py_are_shown(owner):
    fakes = str(vm.ROOT / "tests" / "device")
    code = f"import sys; sys.path.append({fakes!r}); from fakes import Player; player = Player()"
    code += "; player.wait(12000); player.press('4' + '5' + '84#' + '5'); print('\\n'.join(player.console.said))"
    said = owner(f"CATALOGUE = ({ROW}, 1)", code)
    assert said.startswith("games/own.py, row 2: a row is (key,")
    assert "Fences: # starts, 5 sets up." in said
    assert "Player 1 (X) plays " in said
