"""No cell of the grid flashes more than three times within a second, in any scene. flashes.py states the rule."""

import flashes
import pytest
import states
from by_keys import at_menu, at_setup_of, two_people
from fakes import Event, Player

from glowgrid.games import CATALOGUE
from glowgrid.scenes.scene import PRESS, REPEAT
from glowgrid.view.palette import WARN, WHITE, ink

CASES = [(key, state) for key in states.GAMES for state in states.STATES_OF.get(key, states.STATES)]
BY_ITSELF = ("random", "random")


def assert_calm(frames):
    assert not flashes.fast_cells(frames)


def assert_moves_only(frames):
    """Assert that cells over which text and pieces move are calm as an area."""
    assert flashes.largest_change(frames, flashes.fast_cells(frames)) <= flashes.AREA


def frames_of(*inks):
    """Return frames of a single pixel with these inks, one every 100 ms."""
    return [(100 * at, bytes([each])) for at, each in enumerate(inks)]


# -- the rule


def test_the_rule_counts_pairs_of_opposing_changes_within_a_second():
    dark, white, dim = 0, ink(WHITE), ink(WHITE, 2)
    assert flashes.fast_cells(frames_of(dark, *[white, dark] * 4))
    assert not flashes.fast_cells(frames_of(dark, *[white, white, dark, dark] * 4))
    assert not flashes.fast_cells(frames_of(dark, *[dim, dark] * 20))  # a dim light is less than a tenth
    fade = [ink(WHITE, level) for level in (6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6)]
    assert not flashes.fast_cells(frames_of(white, *fade * 2))


def test_the_rule_counts_saturated_colours_whose_luminance_is_low():
    assert flashes.fast_cells(frames_of(0, *[ink(2), 0] * 4)) and flashes.fast_cells(frames_of(0, *[ink(WARN), 0] * 4))


# -- the scenes


@pytest.mark.slow
@pytest.mark.parametrize("size", [8, 16])
@pytest.mark.parametrize(("key", "state"), CASES)
def test_a_game_flashes_at_most_three_times_a_second(key, state, size):
    player = getattr(states, state)(key, size)
    assert_calm(flashes.record(player, 8000 if state == "end" else 3000))


@pytest.mark.parametrize("size", [5, 8, 16])
def test_the_splash_screen_and_the_icon_of_the_menu_do_not_flash(size):
    player = Player(size, size)
    frames = flashes.record(player, 3000)
    assert player.scene == "Menu"
    assert_calm(frames)


@pytest.mark.parametrize("size", [8, 16])
def test_icons_do_not_flicker_while_a_key_of_the_menu_is_held(size):
    player = at_menu(size, size)
    items, frames = set(), []
    for count in range(1, 60):
        player.console.keypad.events.append(Event(REPEAT, "6", count))
        frames += [(count * 60 + at, inks) for at, inks in flashes.record(player, 60)]
        items.add(player.app.scene.item)
    assert_calm(frames)
    assert len(items) > 10


@pytest.mark.parametrize("size", [7, 8, 16, 32])
def test_a_name_that_scrolls_by_changes_at_most_a_quarter_of_the_grid_at_once(size):
    frames = flashes.record(at_menu(size, size), 8000)
    assert flashes.fast_cells(frames)
    assert_moves_only(frames)


@pytest.mark.parametrize("keys", ["", "6", "84", "88", "888"])
def test_a_setup_does_not_flash(keys):
    player = at_setup_of("connectx")
    player.press(keys)
    player.wait(4000)  # until the label has scrolled by
    assert_calm(flashes.record(player, 3000))


def test_a_value_that_is_typed_or_refused_flashes_slowly():
    player = at_setup_of("gomoku")
    player.press("88")
    player.press("9")
    assert_calm(flashes.record(player, 3000))
    player.press("99#")
    assert_calm(flashes.record(player, 3000))


def test_refusals_in_quick_succession_do_not_flicker():
    player = two_people("connectx")
    frames = []
    for at in range(0, 3000, 120):
        player.console.keypad.events.append(Event(PRESS, "9"))
        frames += [(at + later, inks) for later, inks in flashes.record(player, 120)]
    assert any(ink(WARN) in inks for _, inks in frames)
    assert_calm(frames)


@pytest.mark.parametrize("key", ["tictactoe", "domineering"])
def test_bots_that_play_as_fast_as_they_can_do_not_flash(key):
    player = states.at(key, 8, BY_ITSELF)
    player.press("6666")
    assert_calm(flashes.record(player, 15000))


@pytest.mark.parametrize("key", ["connectx", "othello", "quixo", "checkers", "chess", "ur"])
def test_when_bots_play_as_fast_as_they_can_only_pieces_move(key):
    player = states.at(key, 8, BY_ITSELF)
    player.press("6666")
    assert_moves_only(flashes.record(player, 15000))


def test_ten_players_with_their_rhythms_do_not_flash():
    player = states.at("connectx", 16, ("",) * 10, (6, 16, 4, 10, 0))
    frames = []
    for ply in range(12):
        player.app.session.match.play(ply)
        frames += [(ply * 2600 + at, inks) for at, inks in flashes.record(player, 2600)]
    assert_calm(frames)
    player.press("0")
    assert_calm(flashes.record(player, 5000))


@pytest.mark.parametrize("keys", ["A", "0", "C", "4C", "B", "D"])
def test_the_pause_menu_the_status_and_a_hint_do_not_flash(keys):
    player = two_people("othello", 16, 16)
    player.app.session.match.play(player.app.session.match.game.legal_moves()[0])
    player.wait(500)
    player.press(keys)
    assert_calm(flashes.record(player, 1500))


@pytest.mark.parametrize("size", [5, 8])
def test_a_picture_of_a_whole_large_board_does_not_flash(size):
    player = states.at("gomoku", size)
    states.play(player, [112, 113, 127])
    player.press("0")
    assert_calm(flashes.record(player, 4000))


def test_the_board_that_is_handed_over_does_not_flash(play):
    player = play("duel")
    frames = flashes.record(player, 4000)
    player.press("5")
    player.press("5")
    assert_calm(frames)
    assert_calm(flashes.record(player, 6000))


@pytest.mark.parametrize("line", ["othello/4/d3b4a1d1b1d2a4c1c4a3d4a2", "tictactoe/3/a1b2c1b1b3a2c2c3a3"])
def test_a_draw_does_not_flash(line):
    key, options = line.split("/")[:2]
    player = states.at(key, 8, options=(4, 0) if key == "othello" else None)
    states.play(player, states.transcript.read(line, states.load)[1].moves, 40)
    player.wait(200)
    frames = flashes.record(player, 5500)
    assert player.scene == "Result" and player.app.scene.match.game.outcome.winner == 0
    assert_calm(frames)


def test_attract_mode_does_not_flash():
    player = at_menu()
    player.wait(121_000, 20)
    assert player.scene == "Attract"
    assert_calm(flashes.record(player, 20_000, 20))


def test_a_warning_does_not_flash():
    player = Player()
    player.app.go(("trouble", ["BRIGHTNESS is 101."]))
    assert_calm(flashes.record(player, 1900))


@pytest.mark.parametrize(
    "keys", ["", "1259D", "1259D544", "1259D5444", "1259D54451665", "1259D544516655", "1259D5445166555"]
)
def test_the_hardware_check_does_not_flash(keys):
    player = at_menu()
    player.app.go("check")
    player.press(keys)
    assert player.scene == "Check"
    assert_calm(flashes.record(player, 3000))


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0]) for row in CATALOGUE])
def test_in_a_demo_only_captions_and_pieces_move(row):
    player = at_menu(16, 16)
    player.app.session.choose(row[0])
    player.app.go("demo")
    frames = flashes.record(player, 18_000, 10)
    player.press("*")  # unloads the captions
    player.wait(500)
    assert player.scene == "Menu"
    assert_moves_only(frames)
