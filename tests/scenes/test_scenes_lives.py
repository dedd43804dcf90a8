"""Modules imported for a scene or a game are unloaded after it. An evening leaves no module and no object behind."""

import gc
import sys
import weakref

import pytest
import shipped
from owner import KEYS, loaded

from glowgrid import games

OF_ONE = {"glowgrid.games." + row[2] for row in games.CATALOGUE}


def of_games():
    return {name for name in loaded() if name.startswith(("glowgrid.games.", "glowgrid.bots."))}


def remains(objects):
    """Return the weak references that are still alive after a garbage collection."""
    gc.collect()
    return [type(thing()).__name__ for thing in objects if thing() is not None]


def parts(player):
    """Return weak references to all parts of a match: the game, its class and options, seats, bots and their parts."""
    match = player.app.session.match
    things = [match, match.game, type(match.game), *type(match.game).OPTIONS, *match.seats]
    for seat in match.seats:
        if not seat.person:
            things += [seat.decider, type(seat.decider)]
    return [weakref.ref(thing) for thing in things]


# -- modules


def test_ten_minutes_of_attract_mode_hold_one_game_at_a_time_and_a_key_unloads_it(fresh):
    player = fresh()
    menu, seen = loaded(), set()
    for _ in range(60):
        player.wait(10_000, 50)
        of_one = of_games() & OF_ONE
        assert len(of_one) <= 1
        seen |= of_one
    assert player.scene == "Attract" and len(seen) > 3
    player.press("5")
    assert player.scene == "Menu" and loaded() == menu


def test_setup_and_back_for_each_game_leaves_nothing_loaded(fresh):
    player = fresh()
    menu = loaded()
    for _ in games.CATALOGUE:
        player.press("5")
        assert player.scene == "Setup" and len(of_games() & OF_ONE) == 1
        player.press("*")
        assert player.scene == "Menu" and loaded() == menu
        player.press("6")


@pytest.mark.slow
@pytest.mark.parametrize("game", KEYS)
def test_a_game_against_hard_with_every_key_and_menu_leaves_nothing_loaded(fresh, game):
    player = fresh()
    menu = loaded()
    player.begin(game, "hard")
    player.play(2)
    if player.app.session.match.game.outcome is not None:
        pytest.skip("the game is over after two moves")
    player.press("A6*0")
    player.wait(500)
    for scene in ("help", "statistics", "check"):
        player.app.go(scene)
        player.hold("*", 20)
        player.press("*" if player.scene == "Help" else "")
    while player.scene != "Play":
        player.press("*")
    player.press("C")  # a hint
    player.play(4)
    player.leave()
    assert player.scene == "Menu" and loaded() == menu


def test_an_evening_of_all_games_leaves_nothing_loaded_and_each_game_unloads_the_others(fresh):
    player = fresh()
    menu = loaded()
    for game, bot in zip(KEYS, ["hard", "easy", "random", "medium", "hard", ""]):
        player.begin(game, bot)
        player.play(3)
        assert {name.split(".")[2].split("_")[0] for name in of_games() if "games" in name} == {game}
        player.press("D")
        player.press("*")
        player.leave()
        assert loaded() == menu
        player.press("*")  # back to the game that was left
        assert player.scene == "Play" and player.app.session.match.game.ply >= 3
        player.leave()
        assert loaded() == menu


def test_a_new_game_from_the_setup_keeps_its_modules_and_imports_nothing_twice(fresh):
    player = fresh()
    player.begin("connectx")
    module = sys.modules["glowgrid.games.connectx"]
    player.press("D#")
    assert sys.modules["glowgrid.games.connectx"] is module
    assert isinstance(player.app.session.match.game, module.ConnectX)


def test_a_finished_game_its_result_and_the_rematch_leave_nothing_loaded(fresh):
    player = fresh()
    menu = loaded()
    player.begin("tictactoe")
    for _ in range(2):
        player.play(9)
        player.wait(1500)
        assert player.scene == "Result"
        player.press("#")
    player.leave()
    assert loaded() == menu


def test_attract_mode_beside_a_finished_game_holds_one_game(fresh):
    player = fresh()
    player.begin("quixo")
    player.app.session.match.game.outcome = None
    player.app.session.chosen = KEYS.index("quixo")
    player.app.go("attract")
    assert of_games() == {"glowgrid.games.quixo", "glowgrid.bots.random"}


def test_a_game_restored_after_a_power_cut_leaves_nothing_loaded(fresh):
    player = fresh()
    menu = loaded()
    player.begin("othello", "easy")
    player.play(2)
    player.power_on()
    player.press("0")
    player.wait(100)  # each step takes a round
    assert player.scene == "Play"
    player.leave()
    assert loaded() == menu


def test_a_module_imported_by_a_function_is_unloaded_at_the_end_of_the_round(fresh):
    player, before = fresh(), loaded()
    from glowgrid.words import hardware_faults

    assert hardware_faults.STUCK and "glowgrid.words.hardware_faults" in sys.modules
    player.wait(5)
    assert loaded() == before and not hasattr(sys.modules["glowgrid.words"], "hardware_faults")


def test_a_module_imported_on_the_way_to_a_scene_stays_until_the_scene_has_been_entered(fresh):
    player = fresh()
    player.app.stack.change("setup")
    for _ in range(5):
        next(player.app.stack.steps)  # the scene before it has been left
    from glowgrid.words import hardware_faults  # noqa: F401

    for _ in range(5):
        next(player.app.stack.steps)
    assert "glowgrid.words.hardware_faults" in sys.modules
    player.app.stack.load()
    assert player.scene == "Setup"
    assert "glowgrid.words.hardware_faults" not in sys.modules


def test_a_crash_unloads_everything_but_the_modules_of_its_screen(fresh):
    player = fresh()
    player.begin("gomoku", "hard")
    player.play(2)
    player.app.crash(ValueError("a bug"))
    assert not of_games() and not [name for name in loaded() if name.startswith("glowgrid.engine.m")]


# -- objects


@pytest.mark.slow
@pytest.mark.parametrize("game", KEYS)
def test_no_object_of_a_game_against_hard_survives_it(fresh, game):
    player = fresh()
    player.begin(game, "hard")
    player.play(3)
    player.press("C")
    player.play(5)
    things = parts(player)
    player.pause("statistics")
    player.press("**D*")
    player.leave()
    assert player.scene == "Menu" and remains(things) == []


def test_no_object_of_a_game_survives_ten_minutes_of_attract_mode(fresh):
    player = fresh()
    things = []
    player.wait(121_000, 50)
    for _ in range(48):
        player.wait(10_000, 50)
        match = player.app.scene._match
        if match is not None:
            things += [weakref.ref(match.game), weakref.ref(type(match.game))]
            del match
    player.press("5")
    assert things and remains(things) == []


def test_no_object_of_a_game_survives_its_setup(fresh):
    player = fresh()
    things = []
    for _ in games.CATALOGUE:
        player.press("5" + "866")
        game_class = player.app.session.game_class()
        things += [weakref.ref(game_class)] + [weakref.ref(option) for option in game_class.OPTIONS]
        del game_class
        player.press("*6")
    assert remains(things) == []


@pytest.mark.parametrize("game", ["gomoku", "quixo"])
def test_a_reference_to_a_closed_scene_does_not_keep_its_game_alive(fresh, game):
    owner = fresh()
    owner.begin(game, "hard")
    owner.play(4)
    scene, held = owner.app.scene, weakref.ref(owner.app.session.match.game)
    owner.leave()
    gc.collect()
    assert owner.scene == "Menu" and type(scene).__name__ == "Play" and held() is None


# -- bots while another scene covers the board


@pytest.mark.parametrize("game", KEYS)
def test_the_pause_menu_unloads_bots_and_their_copies_of_the_game_until_the_board_is_shown_again(fresh, game):
    player = fresh()
    player.begin(game, "hard")
    player.wait(1000)
    before, searches = loaded(), [weakref.ref(seat.decider) for seat in player.app.session.match.seats[1:]]
    player.press("A")
    assert player.scene == "Pause" and remains(searches) == []
    assert "glowgrid.bots.search" not in loaded() and player.app.session.match.thoughts.copy is None
    player.press("*")
    player.wait(1000)
    own = game in shipped.OWN  # such a game keeps all of the engine's modules that were loaded, as it may import them
    kept = {name for name in loaded() - before if own and name.startswith("glowgrid.engine.")}
    assert player.scene == "Play" and loaded() - kept == before
    player.play(2)
    game = player.app.session.match.game
    assert game.ply >= 2 or game.outcome is not None


def test_a_bot_interrupted_by_the_pause_menu_moves_after_it(fresh):
    player = fresh()
    player.begin("gomoku", "hard")
    player.wait(1000)
    match = player.app.session.match
    match.play(match.game.legal_moves()[112])
    while not match.thoughts.progress:
        player.wait(5)
    player.press("A")
    player.wait(5000, 20)
    assert match.game.ply == 1 and not match.thoughts.progress
    player.press("*")
    player.wait(8000, 20)
    assert match.game.ply == 2 and match.awaits_person


def test_a_change_in_the_setup_does_not_replace_the_current_bot(fresh):
    player = fresh()
    player.begin("gomoku", "hard")
    player.wait(1000)
    player.press("D86*")  # another bot for the next game
    player.wait(1000)
    player.press("A*")
    player.wait(1000)
    session = player.app.session
    assert session.setup().who[1] != "hard" and type(session.match.seats[1].decider).__name__ == "Hard"


def test_the_fair_bot_keeps_its_step_and_is_observed_once(fresh):
    player = fresh()
    player.begin("tictactoe", "fair")
    player.wait(1000)
    match = player.app.session.match
    match.seats[1].decider.following._set_step(4)
    match.seats[1].decider.following.watch(0, None)  # which saves it
    observers = len(match._observers)
    player.press("A*")
    player.wait(1000)
    assert match.seats[1].decider.step == 4 and len(match._observers) == observers
