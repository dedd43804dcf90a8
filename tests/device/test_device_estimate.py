"""The estimate of the bytes that the board reads before the menu. Times are tested in test_device_pace."""

import pytest
from needs import needs_vm

from lab import estimate


@needs_vm
def test_the_board_reads_less_than_66_kb_from_power_on_to_the_menu():
    files = estimate.start()
    assert {"code.py", "lib/neopixel.py", "lib/glowgrid/scenes/menu.py"} <= set(files)
    assert sum(files.values()) < estimate.START_BYTES


@needs_vm
def test_modules_that_only_a_game_needs_are_not_read_before_the_menu():
    of_a_game = ("engine/match", "engine/game", "saves/snapshot", "view/board_view", "bots/search", "session/seating")
    rooms = tuple(f"lib/glowgrid/{room}" for room in (*of_a_game, "saves/autosave", "text", "words/en/menus"))
    assert not [path for path in estimate.start() if path.startswith(rooms)]


@pytest.mark.slow
@needs_vm
def test_the_command_prints_bytes_and_savings_by_module(capsys):
    assert estimate.main(["--parts"]) in (0, 1)
    said = capsys.readouterr().out
    assert "Stripping leaves " in said and "less: at 23 us a byte" in said
    assert "| **together** |" in said and "| view.board_view |" in said and "| lib/glowgrid/hal/grid.py |" in said
