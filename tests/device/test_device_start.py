"""The files that the board reads from power-on to the menu. Times are tested in test_device_pace."""

import sys

import pytest
from needs import needs_vm

from lab.pace import __main__ as command
from lab.pace import start_files, table
from tools import vm

counts_bytecode = pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the rates are of Python 3.11's bytecode")


@pytest.fixture(scope="module")
def files(built):
    return start_files.read(built("drive for estimates", table.drive))


@counts_bytecode
def test_the_board_reads_at_most_72_kb_from_power_on_to_the_menu(files):
    menu = {f"lib/glowgrid/{name}.py" for name in ("scenes/menu", "words/en/main_menu")}
    read = {"boot.py", "code.py", "lib/neopixel.py"} | menu
    assert read <= set(files)
    assert start_files.source_bytes(files) < start_files.START_BYTES


@counts_bytecode
def test_modules_that_only_a_game_needs_are_not_read_before_the_menu(files):
    of_a_game = (
        *("engine/match", "engine/game", "saves/journal_snapshot"),
        *("view/board_view", "bots/search", "session/seating"),
    )
    rooms = tuple(f"lib/glowgrid/{room}" for room in (*of_a_game, "saves/autosave", "text", "words/en/pause"))
    assert not [path for path in files if path.startswith(rooms)]


def test_a_file_that_is_imported_twice_counts_once_in_bytes_and_twice_in_time():
    once, twice = start_files.Read(100, 50, 1, 8.0), start_files.Read(200, 90, 2, 16.0)
    said = start_files.text({"lib/once.py": once, "lib/twice.py": twice})
    assert said.splitlines()[2] == "| lib/twice.py | 200 | 90 | 2 | 16 |"
    assert "2 files: 300 bytes of stripped source" in said and "140 bytes of `.mpy`, which take 24 ms" in said


@pytest.mark.slow(whole=True)
@counts_bytecode
def test_the_command_lists_the_files_and_fails_above_the_limit(capsys, monkeypatch):
    monkeypatch.setattr(start_files, "START_BYTES", 1_000_000)
    assert command.main(["--start"]) == 0
    said = capsys.readouterr().out
    assert "| lib/glowgrid/hal/console.py |" in said and "(at most 1,000,000)" in said
    monkeypatch.setattr(start_files, "START_BYTES", 1_000)
    assert command.main(["--start"]) == 1


PATHS = """
from fake_board import install
install()
from glowgrid import games, startup
print(games.__file__, startup.__file__)
"""


@needs_vm
def test_paths_of_imported_files_which_a_board_never_frees_are_short(drive):
    said = vm.execute(PATHS, path=[*vm.drive(drive), vm.SCRIPTS]).split()
    assert said == ["./games/__init__.mpy", "./startup.mpy"]
