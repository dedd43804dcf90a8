"""A puzzle for one player on the grid: its start is drawn without a word, and the best result is kept and shown."""

import random
import re

import pytest
from evening import Store
from fakes import Player
from tiny_light import AMBER, match

from glowgrid.saves.record_format import BY_HAND
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW


def play(store=None, size=3, who=BY_HAND, grid=8):
    """Start Lights Out on a board of `size` x `size` cells."""
    return begin("lightsout", (size,), store or Store(), who, grid)


def begin(key, options, store, who=BY_HAND, grid=8):
    """Start a game for one player with these options."""
    player = Player(grid, grid, store=store)
    player.wait(2000)
    session = player.app.session
    session.choose(key)
    setup = session.setup()
    setup.who, setup.options = [who] * 10, options
    player.app.go((BEGIN, NEW))
    player.wait(200)
    return player


def solve(player, detours=0):
    """Press the hints to the end. Each of the `detours` first presses a cell twice."""
    live = match(player)
    for _ in range(2 * detours):
        live.play(0)
    while live.game.outcome is None:
        live.play(live.game.candidates()[0])
    player.wait(1500)
    assert player.scene == "Result"
    return " ".join(player.console.said)


def test_the_puzzle_is_lit_at_once_and_chance_says_nothing():
    player = play()
    assert match(player).game.ply == 1
    assert player.console.said[-1] == "Player 1 (X) to move."
    assert "hance" not in " ".join(player.console.said)
    assert str(match(player).game.last()) not in " ".join(player.console.said)


@pytest.mark.parametrize("grid", [8, 16])
def test_lit_and_dark_cells_differ_in_brightness_while_every_cell_can_be_picked(grid):
    player = play(size=8, grid=grid)
    board, game = player.app.scene.board, match(player).game
    away = [cell for cell in range(64) if abs(cell // 8 - 4) > 1]  # not changed by a press at the cursor
    for _ in range(120):
        player.wait(25)
        for cell in away:
            at = board.layout.y_of(cell) * grid + board.layout.x_of(cell)
            inks = [player.console.grid.shown[at + step] for step in (0, board.layout.inset * (grid + 1))]
            if game.at(cell):
                assert min(ink & 7 for ink in inks) >= 6 and inks[0] >> 3 == AMBER
            else:
                assert max(ink & 7 for ink in inks) <= 1


def test_the_cell_at_the_cursor_shows_now_and_then_whether_it_is_lit():
    player, levels = play(size=5), []
    for cell in (12, 13):  # lit and dark in this puzzle
        player.app.scene.picker.cursor = cell
        layout, seen = player.app.scene.board.layout, set()
        for _ in range(80):
            player.wait(25)
            seen.add(player.console.grid.shown[layout.y_of(cell) * 8 + layout.x_of(cell)])
        levels.append({ink & 7 for ink in seen if ink >> 3 != 0})
    lit = [match(player).game.at(cell) for cell in (12, 13)]
    assert [max(each) == 7 for each in levels] == [bool(each) for each in lit]


def test_the_result_tells_the_moves_the_fewest_possible_and_the_best_so_far():
    store = Store()
    player = play(store)
    fewest = match(player).game.fewest_possible()
    said = solve(player, detours=1)
    assert f"Moves: {fewest + 2}. Fewest possible: {fewest}. Your best: {fewest + 2} moves" in said
    player.press("#")
    player.wait(300)
    assert match(player).game.ply == 1  # another puzzle, lit at once
    fewest = match(player).game.fewest_possible()
    best = f"{fewest} moves (fewest possible: {fewest})."
    assert f"Your best: {best}" in solve(player)
    player.press("#")
    player.wait(300)
    assert f"Your best: {best}" in solve(player, detours=2)
    player.pause("statistics")
    lines = []
    for _ in range(2):
        lines.append(player.console.said[-1])
        player.press("6")
    assert lines == ["Lights Out, Person: solved 3 of 3 times.", f"Lights Out, your best: {best}"]
    assert best_after_a_power_cut(store) == f"Lights Out, your best: {best}"


def best_after_a_power_cut(store):
    """Return what the statistics say about the best result."""
    player = Player(store=store)
    player.wait(2000)
    player.press("96")
    return player.console.said[-1]


@pytest.mark.parametrize(("key", "options"), [("minesweeper", (4, 4, 2)), ("pairs", (2, 2, 1))])
def test_each_other_game_for_one_player_keeps_its_best_result_too(key, options):
    store = Store()
    player = begin(key, options, store)
    live, chance = match(player), random.Random(1)
    while live.game.outcome is None:
        if live.awaits_person:
            live.play(chance.choice([move for move in live.game.legal_moves() if not loses(live.game, move)]))
        player.wait(50)
    player.wait(2000)
    best = re.search(r"Your best: (.*?\)\.)", " ".join(player.console.said))[1]
    assert "(fewest possible: " in best and best_after_a_power_cut(store).endswith(f", your best: {best}")


def loses(game, move):
    after = game.copy()
    after.push(move)
    return after.outcome is not None and not after.outcome.winner


def test_the_puzzle_survives_a_power_cut_and_is_never_taken_back():
    store = Store()
    player = play(store)
    live = match(player)
    live.play(4)
    player.wait(100)
    assert (live.take_back(2), live.game.ply) == (1, 1)
    again = Player(store=store)
    again.wait(2000)
    assert list(match(again).game.moves) == list(live.game.moves)
    assert match(again).game.key() == live.game.key()
    again.press("B")
    assert match(again).game.ply == 1
    assert "You have no move to take back." in again.console.said[-1]


def test_a_new_puzzle_without_a_press_is_left_without_a_question():
    player = play()
    player.press("D#")
    player.wait(500)
    assert player.scene == "Play"
    assert match(player).game.ply == 1


def test_a_hint_is_a_press_of_the_shortest_solution():
    player = play()
    best = match(player).game.notation(match(player).game.candidates()[0])
    player.press("C")
    player.wait(2000)
    assert player.console.said[-1] == f"Hint: {best} is part of the shortest solution."


def test_a_show_of_a_random_bot_ends():
    player = play(size=8, who="random")
    player.wait(2000)
    while match(player).game.outcome is None:
        match(player).step()
    player.wait(2000)
    assert match(player).game.ply == 301
    assert "Not solved this time: not solved in 300 presses. Moves: 300." in " ".join(player.console.said)
