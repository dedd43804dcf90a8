"""The whole app on the MicroPython VM, in the heap that is left when 64 KB of the board's 190 KB stay free."""

import pytest
from vm import needs_vm

from tools import heap, vm

ROWS = heap.rows()


@needs_vm
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_it_runs_with_64_kb_of_the_boards_heap_to_spare(row):
    assert heap.live(row.walk, heap.BUDGET_KB) < heap.BUDGET_KB


@needs_vm
def test_a_heap_too_small_is_told_from_a_fault():
    with pytest.raises(vm.OutOfMemory):
        heap.live(("menu",), 20)
    with pytest.raises(RuntimeError, match="not in sequence"):
        heap.live(("tic-tac-chess", "random", "1"))


@needs_vm
def test_leaving_a_game_for_the_menu_gives_its_heap_back():
    first, ninth = (int(used) for used in vm.run("leaving.py").split())
    assert ninth - first < 8 * 32  # a block of the VM's heap a round would be a leak


def test_every_scene_and_every_game_with_every_bot_has_a_row():
    from glowgrid import bots, games, scenes

    names = {row.name for row in ROWS}
    assert {row[0] for row in scenes.CATALOGUE} - {"splash", "play"} <= names
    assert {f"{game[0]}, {bot[0]}" for game in games.CATALOGUE for bot in bots.CATALOGUE} <= names


@needs_vm
def test_the_command_prints_a_table_and_fails_where_too_little_is_left(capsys, monkeypatch):
    assert heap.main(["menu", "--live"]) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("| menu | ")
    monkeypatch.setattr(heap, "FREE_KB", 180)
    assert heap.main(["menu", "--live"]) == 1
