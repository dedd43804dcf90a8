"""Two people at one board, in a game that hides something: the board is handed over, and shows each only their own."""

import pytest
import tiny
from fakes import Player
from test_scenes_kinds import Store
from tiny_light import AMBER, BLUE, LINE, go, hues, last_lines, match, moves, pick, pictures, seen

TAKE = "Player {}: take the board, then press 5."


def is_dark(player):
    """Return whether the light shows nothing but a frame in one hue and a white digit."""
    grid = player.console.grid
    width, inside, frame = grid.width, set(), set()
    for at, ink in enumerate(grid.shown):
        edge = not (0 < at % width < width - 1 and 0 < at // width < grid.height - 1)
        (frame if edge else inside).add(ink >> 3)
    return inside == {0} and len(frame) == 1 and frame != {0}


def frame_hue(player):
    return player.console.grid.shown[0] >> 3


def take_and_pick(player, *cells):
    """Let one player after another take the board and pick a cell."""
    for cell in cells:
        player.press("5")
        pick(player, cell)


def test_the_board_is_dark_until_the_first_player_has_taken_it(play):
    player = play("duel")
    assert is_dark(player) and frame_hue(player) == AMBER and last_lines(player) == [TAKE.format(1)]
    player.press("5")
    assert not is_dark(player) and match(player).viewer == 1 and not moves(player)


@pytest.mark.parametrize("size", [5, 8, 16, 32])
def test_every_grid_shows_whose_turn_it_is(play, size):
    player = play("duel", size=size)
    shown = {ink >> 3 for ink in player.console.grid.shown if ink & 7}
    assert shown <= {0, AMBER} and 0 in shown


def test_after_a_hidden_move_the_board_is_dark_for_the_other_player(play):
    player = play("duel")
    player.press("5")
    pick(player, 1)
    assert is_dark(player) and frame_hue(player) == BLUE
    assert last_lines(player, 3) == ["Player 1 (X) plays ?.", "Player 2 (O) to move.", TAKE.format(2)]
    player.press("468")
    assert is_dark(player) and len(moves(player)) == 1


def test_each_player_sees_their_own_pieces_only(play):
    player = play("duel")
    player.press("5")
    pick(player, 1)
    player.press("5")
    assert seen(player, 1, 1500) == {(LINE, 3)}
    pick(player, 4)
    player.press("5")
    assert AMBER in hues(player, 1, 1500) and seen(player, 4, 1500).isdisjoint({(BLUE, level) for level in range(1, 8)})


@pytest.mark.parametrize(("width", "size"), [(3, 8), (13, 8), (13, 5)])
def test_light_and_console_are_the_same_wherever_something_is_hidden(play, monkeypatch, width, size):
    monkeypatch.setattr(tiny.GAMES["duel"], "width", width)
    told = []
    for cell in (0, width - 1):
        player = play("duel", size=size)
        player.press("5")
        go(player, cell)
        player.console.said.clear()
        player.press("5")
        shown = pictures(player, 3000)
        player.press("5")
        told.append((shown + pictures(player, 3000), player.console.said, player.app.scene.picker.cursor))
    assert told[0] == told[1]


def test_everybody_sees_the_answer_before_the_board_goes_dark(play):
    player = play("duel")
    take_and_pick(player, 1, 4, 3)
    player.wait(1000)
    said = ["Player 1 (X) plays a2.", "Player 2 (O) calls out: missed.", "Player 2 (O) to move."]
    assert last_lines(player, 3) == said and not is_dark(player)
    assert match(player).viewer == 0 and seen(player, 1, 500) == {(LINE, 3)}
    player.press("6")
    assert not player.app.scene.picker.active
    player.wait(2000)
    assert is_dark(player) and frame_hue(player) == BLUE


def test_an_answer_needs_no_hand_over(play, monkeypatch):
    """In this duel only player 1 shoots."""
    monkeypatch.setattr(tiny.GAMES["duel"], "_pass_on", lambda self, player: setattr(self, "turn", 3 - player))
    player = play("duel")
    take_and_pick(player, 1, 4)
    player.press("5")
    pick(player, 3)
    player.wait(3000)
    assert len(moves(player)) == 4 and match(player).viewer == match(player).game.turn == 1
    assert player.console.said.count(TAKE.format(1)) == 2


def test_after_a_pause_the_hand_over_comes_first(play):
    player = play("duel")
    player.press("5")
    player.press("A*")
    assert is_dark(player) and match(player).viewer == 0 and last_lines(player) == [TAKE.format(1)]


def test_a_hint_from_the_pause_menu_waits_for_the_hand_over(play):
    player = play("duel")
    player.press("5")
    player.pause("hint")
    player.wait(500)
    assert is_dark(player) and not any(line.startswith("Hint:") for line in player.console.said)
    player.press("5")
    player.wait(4000)
    assert last_lines(player) == ["Hint: ?."] and player.app.scene.picker.hint


def test_after_moves_are_taken_back_the_hand_over_comes_first(play):
    player = play("duel")
    player.press("5")
    pick(player, 1)
    player.press("5")
    player.press("B")
    player.wait(100)
    assert not moves(player) and is_dark(player) and frame_hue(player) == AMBER
    player.hold("C")
    player.wait(100)
    assert len(moves(player)) == 1 and is_dark(player) and frame_hue(player) == BLUE


def test_after_a_power_cut_the_hand_over_comes_first(monkeypatch):
    from glowgrid.scenes.scene import BEGIN
    from glowgrid.session.match_start_modes import NEW

    tiny.install(monkeypatch)
    store = Store()
    player = Player(store=store)
    player.wait(2000)
    player.app.session.choose("duel")
    player.app.session.setup().who = [""] * 10
    player.app.go((BEGIN, NEW))
    player.wait(1500)
    player.press("5")
    pick(player, 1)
    player.press("5")
    player.wait(500)
    again = Player(store=store)
    again.wait(2000)
    assert len(moves(again)) == 1 and is_dark(again) and last_lines(again) == [TAKE.format(2)]


def test_the_end_shows_everything(play):
    player = play("duel")
    take_and_pick(player, 1, 4, 4)
    player.wait(4000)
    assert player.scene == "Result" and any("b1" in line for line in player.console.said)
    assert not any(TAKE.format(2) in line for line in last_lines(player, 3))


@pytest.mark.parametrize(("key", "who"), [("duel", ("", "random")), ("dice", ("", "")), ("twice", ("", ""))])
def test_nobody_hands_over_the_board_of_one_person_or_of_a_game_without_secrets(play, key, who):
    player = play(key, who)
    assert match(player).awaits_person and player.app.scene.picker.active and not player.app.scene.overlays


def test_nobody_hands_over_the_board_of_a_game_that_hides_the_same_from_all(play, monkeypatch):
    monkeypatch.setattr(tiny.GAMES["duel"], "shares_view", True, raising=False)
    player = play("duel")
    assert player.app.scene.picker.active and not player.app.scene.overlays
