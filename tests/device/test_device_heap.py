"""The deployed drive plays whole evenings in the board's heap: on the 32-bit VM and on the 64-bit VM."""

import itertools

import pytest
import shipped
from needs import needs_vm, needs_vm32

from glowgrid import games
from glowgrid.session.bot_loading import ROOM
from lab.heap import __main__ as command
from lab.heap import evenings, fragmentation, margins, module_sizes, pairwise
from lab.heap.evenings import remote_evening
from tools import vm, vm32
from tools.build.lifetimes_table import scenes
from tools.build.payload import ROOT, build, sources

FOR_TWO = [key for key in evenings.games_for_two() if key in shipped.KEYS]
ORDERS = evenings.orders(shipped.KEYS)
SCRIPTS = 22_000  # heap bytes of the test's person and fake board, which no board has
UPDATE = "        waited = self._rested(now_ms)"  # near the start of the play scene's update, which runs every round


def planted(tmp_path, module, before, line):
    """Return a drive in which one line was added to a module."""
    files, path = sources(), f"lib/glowgrid/{module}.py"
    text = files[path].decode()
    assert before in text
    build(tmp_path, files=files | {path: text.replace(before, line + before, 1).encode()})
    return tmp_path


@needs_vm32
@pytest.mark.slow(whole=True, minutes=2)
def test_an_evening_of_all_games_against_hard_leaves_the_boards_margins(drive):
    assert margins.short(evenings.evening(drive, ORDERS[1], 1)) == []


@needs_vm32
@pytest.mark.slow(weekly=True, minutes=4)
@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order[0])
def test_long_evenings_of_all_games_in_several_orders_leave_the_boards_margins(drive, order):
    assert margins.short(evenings.evening(drive, order)) == []


@needs_vm32
@pytest.mark.slow(weekly=True, minutes=2)
@pytest.mark.parametrize("evening", pairwise.evenings(shipped.KEYS)[::4], ids=lambda evening: " ".join(evening[:2]))
def test_evenings_in_all_languages_on_all_grids_with_games_of_all_sizes_leave_the_margins(drive, evening):
    """Each language with another grid. `python -m lab.heap --pairs` plays all pairs of a language and a grid."""
    assert pairwise.short(pairwise.play_all(drive, [evening])) == []


@needs_vm32
@pytest.mark.slow(weekly=True)
def test_a_catalogue_of_18_rows_leaves_the_margins(tmp_path):
    """The added rows name a game that is there. A game that is played costs more: its names stay on the heap."""
    files, path = sources(), "lib/glowgrid/games/catalogue.txt"
    tictactoe = next(row for row in files[path].splitlines(keepends=True) if row.startswith(b"tictactoe"))
    rows = files[path] + tictactoe * (18 - len(shipped.KEYS))
    build(tmp_path, files=files | {path: rows})
    language, grid, played = next(row for row in pairwise.evenings(shipped.KEYS) if row[:2] == ("de", "16x16"))
    assert pairwise.short(pairwise.play_all(tmp_path, [(language, grid, played[:3])])) == []


@needs_vm32
@pytest.mark.slow(weekly=True, minutes=1)
@pytest.mark.parametrize("game", ["tictactoe", *shipped.OWN])
def test_evenings_of_one_game_leave_the_margin_and_a_fourth_costs_little_more(drive, game):
    """The first ones read names for the first time, and these stay on the heap; from then on it must not grow."""
    thrice, four = evenings.evening(drive, (game,), 3), evenings.evening(drive, (game,), 4)
    assert margins.free(four[game]["most"]) > margins.FREE
    assert four[game]["most"] - thrice[game]["most"] < 2_000


@needs_vm32
@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(("game", "how"), [*zip(FOR_TWO, itertools.repeat("cable")), ("pairs", "network")])
def test_an_evening_against_an_opponent_leaves_the_margin_at_a_hint_and_in_the_pause_menu(drive, game, how):
    """Every game by a cable on a Pico, and the one with the fullest pause menu over a network on a Pico W."""
    places = remote_evening(drive, how, game, 1)
    assert {game, f"{game} thinking", "pause", "ask"} <= set(places)
    assert margins.short(places, how) == []


@needs_vm32
@pytest.mark.slow(weekly=True)
def test_a_network_takes_more_heap_than_a_cable(drive):
    """So a board without WiFi cannot be mistaken for one with it."""
    cable, network = (remote_evening(drive, how, "tictactoe", 1)["tictactoe"]["most"] for how in ("cable", "network"))
    assert network > cable + 5_000


@needs_vm32
@pytest.mark.slow(weekly=True, minutes=1)
@pytest.mark.parametrize("game", [*FOR_TWO[:: len(FOR_TWO) // 3], *shipped.OWN])
def test_a_hint_needs_no_more_than_the_heap_below_which_it_is_refused(drive, built, game):
    line, early = "    match = running.match\n", "    return\n"
    deaf = built("drive without hints", lambda folder: planted(folder, "session/bot_loading", line, early))
    none, one = (remote_evening(folder, "cable", game, 1)[f"{game} thinking"]["most"] for folder in (deaf, drive))
    assert 0 < one - none < ROOM


@needs_vm32
@pytest.mark.slow(weekly=True)
@pytest.mark.parametrize("game", [key for key in [*shipped.KEYS, *shipped.OWN] if games.load(key)().players > 1])
def test_no_single_allocation_in_play_exceeds_512_bytes(drive, game):
    found = evenings.large(drive, (game,))
    assert [place for place in found if place.startswith(game)] == []


@pytest.mark.slow(weekly=True)
@needs_vm32
def test_a_short_lived_block_of_600_bytes_planted_in_play_is_detected(drive, tmp_path):
    copy = planted(tmp_path, "scenes/play", UPDATE, "        bytearray(600)\n")
    assert "608" in evenings.large(copy, ("tictactoe",))["tictactoe"]


@pytest.mark.slow(weekly=True)
@needs_vm32
def test_a_leak_planted_in_play_is_detected(drive, tmp_path):
    copy = planted(tmp_path, "scenes/play", UPDATE, '        self.session.saves.setups.append("")\n')
    clean, leaky = (evenings.evening(folder, ("tictactoe",), 1)["tictactoe"]["most"] for folder in (drive, copy))
    assert leaky > clean + 5_000


@pytest.mark.slow(weekly=True)
@needs_vm32
def test_a_round_that_overfills_the_vms_heap_is_reported(drive, tmp_path):
    copy = planted(tmp_path, "scenes/play", UPDATE, "        [bytearray(500) for _ in range(1200)]\n")
    with pytest.raises(RuntimeError, match="left more than its heap has room for"):
        evenings.evening(copy, ("tictactoe",), 1)


@needs_vm
@pytest.mark.slow(weekly=True, minutes=1)
@pytest.mark.parametrize("order", ORDERS[2:], ids=lambda order: order[0])
def test_evenings_in_a_heap_of_the_boards_size_leave_a_large_block_free(drive, order):
    assert fragmentation.largest_block(drive, order, 1) >= margins.HOLE


@needs_vm
@pytest.mark.slow(weekly=True)
def test_small_scattered_objects_are_detected_by_a_smaller_largest_block(drive, tmp_path):
    scattered = "[last for gap, last in [(bytearray(700), [0]) for _ in range(70)]]"
    line = f"        self.session.planted = getattr(self.session, 'planted', ()) or {scattered}\n"
    copy = planted(tmp_path, "scenes/play", UPDATE, line)
    clean, broken = (fragmentation.largest_block(folder, ("tictactoe",), 1) for folder in (drive, copy))
    assert broken < clean * 4 // 5 and clean > margins.HEAP - fragmentation.CLAIMED


@needs_vm
def test_the_player_of_an_evening_loads_no_modules_to_list_the_scenes_of_the_pause_menu(drive):
    script = """
import sys
from fake_board import install
from person import on_the_pause_menu
from glowgrid.app import loader
install()
before = list(sys.modules)
print(len(on_the_pause_menu()) > 1, [name for name in sys.modules if name not in before])
"""
    assert vm.execute(script, path=[*vm.drive(drive), vm.SCRIPTS]) == "True []\n"


@pytest.mark.slow(weekly=True)
@needs_vm
@needs_vm32
def test_the_64_bit_vm_uses_more_heap_than_the_board_by_the_expected_factor(drive):
    said = vm.run("fixed_heap_evening.py", "othello", "1", heap="2M", path=vm.drive(drive))
    here = max(int(line.split("\t")[1]) for line in said.splitlines() if line.startswith("othello\t"))
    board = evenings.evening(drive, ("othello",), 1)["othello"]["most"]
    assert 0.93 < here / board / vm.BOARD_TO_VM < 1.07


@needs_vm
def test_a_too_small_heap_is_distinguished_from_a_fault(drive):
    with pytest.raises(vm.OutOfMemory):
        vm.run("fixed_heap_evening.py", "othello", "1", heap="100000", path=vm.drive(drive))
    with pytest.raises(RuntimeError, match="not in sequence|ValueError"):
        vm.run("fixed_heap_evening.py", "tic-tac-chess", "1", heap="2M", path=vm.drive(drive))


@needs_vm
@pytest.mark.parametrize("bot", ["random", "hard"])
def test_a_board_of_100_by_100_runs_in_the_boards_heap(drive, bot):
    size = f"{int(margins.HEAP * vm.BOARD_TO_VM) + SCRIPTS}"
    said = vm.run("peak_memory.py", "connectx", bot, "6", "rows=100", "cols=100", heap=size, path=vm.drive(drive))
    assert said.splitlines()[-1].startswith("Pause ")


@pytest.mark.slow(whole=True)
@needs_vm
def test_leaving_a_game_for_the_menu_frees_its_heap(drive):
    first, last = (int(used) for used in vm.run("memory_leaks.py", path=vm.drive(drive)).split())
    assert last - first < 8 * vm.BLOCK  # one block per round would be a leak, of at least 12 blocks


@pytest.mark.slow(weekly=True)
@needs_vm32
def test_an_evening_visits_every_scene_and_every_game(drive):
    places = evenings.evening(drive, ("quixo", "gomoku"), 1)
    online = {"connecting", "joining"}  # scenes that need a network
    seen = set(scenes()) - {"trouble", "play", "result", "sleep"} - online
    assert seen | {"quixo", "quixo thinking", "gomoku", "gomoku thinking"} <= set(places)


@pytest.mark.slow(weekly=True)
@needs_vm32
def test_the_command_prints_bytes_by_place_and_by_module(capsys, monkeypatch):
    monkeypatch.setattr(margins, "MENU_FREE", 30_000)
    monkeypatch.setattr(margins, "FREE", 10_000)
    monkeypatch.setattr(module_sizes, "orders", lambda: [("tictactoe",)])
    assert command.main(["tictactoe", "--rounds", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("161,840 bytes are free") and "\n| menu | " in said and "| tictactoe thinking | " in said
    monkeypatch.setattr(margins, "MENU_FREE", 160_000)
    assert command.main(["tictactoe", "--rounds", "1"]) == 1
    assert "bytes are free, 160,000 are wanted." in capsys.readouterr().out
    monkeypatch.setattr(evenings, "orders", lambda: [("tictactoe",)])
    assert command.main(["--modules"]) == 0
    said = capsys.readouterr().out
    assert "| scenes.play | " in said and "| **together** | " in said


def test_without_the_32_bit_vm_the_command_says_how_to_install_it(capsys, monkeypatch):
    monkeypatch.setattr(vm32, "PACKAGE", ROOT / "nowhere")
    assert command.main([]) == 1
    assert capsys.readouterr().out == "Not measured: the 32-bit VM needs node and `make vm32`.\n"


@needs_vm32
def test_an_unknown_game_is_refused(capsys):
    with pytest.raises(SystemExit):
        command.main(["xiangqi"])
    assert "'xiangqi' is not in the catalogue" in capsys.readouterr().err


@needs_vm32
@pytest.mark.parametrize("key", [key for key in shipped.KEYS if key not in FOR_TWO])
def test_a_game_for_one_player_is_not_played_online(key, capsys):
    """An evening that waits for the opponent would never end."""
    with pytest.raises(SystemExit):
        command.main(["--online", "cable", key])
    assert f"{key} is not a game for two players" in capsys.readouterr().err
