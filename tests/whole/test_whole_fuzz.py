"""Fourteen thousand random key events through the pins. `python -m tools.check.fuzz` runs a million."""

import pytest

from glowgrid import games
from tools.build.lifetimes_table import scenes
from tools.check import fuzz, light_matches_game
from tools.check.random_person import RandomPerson

EVENTS, PART = 14_000, 1000


# the keys are never idle for long enough, and there is no broker
UNSEEN = {"Sleep", "Connecting", "Joining"}
CLASSES = {games.load(row[0]).__name__ for row in games.CATALOGUE}
NAMED = {name.capitalize() for name in scenes()} - {"More"}  # only buttons open it: see test_whole_buttons


@pytest.mark.slow(weekly=True, minutes=1)
def test_fourteen_thousand_random_keys_raise_nothing_and_the_grid_agrees_with_the_match_everywhere(cases):
    events = cases(EVENTS)
    found = fuzz.play_all(events, seed=1, jobs=None, part=PART)
    assert found.faults == [] and found.events == events
    assert set(fuzz.NAMED) == NAMED
    assert sum(found.looks.values()) > events // 30
    assert set(found.looks) <= CLASSES and set(found.left) <= NAMED
    if events == EVENTS:  # chance leads to nearly every game, and every scene is left by the keys that its help names
        assert len(found.looks) >= len(CLASSES) - 2 and set(found.left) - UNSEEN == NAMED - UNSEEN


# -- the checker itself


@pytest.fixture
def part():
    """Return a fuzz run whose board shows tic-tac-toe after two moves of people."""
    part = RandomPerson(7, 10, fuzz.NAMED)
    with part.sim as sim:
        sim.wait(2000)
        part.taps("#D" + "84" + "#" + "15")
        part.look()
        assert part.found.faults == [] and part.found.looks == {"TicTacToe": 1}
        yield part


def test_a_move_missing_on_the_grid_is_detected(part):
    part.app.session.match.game.push(2)
    part.look()
    assert "match and light disagree in cell" in part.found.faults[0]


def test_a_piece_on_the_grid_but_not_in_the_match_is_detected(part):
    part.app.session.match.game.pop()
    part.look()
    assert "match and light disagree in cell" in part.found.faults[0]


def test_swapped_sides_are_detected(part):
    part.app.session.match.seats.reverse()
    part.look()
    assert "match and light disagree in cell" in part.found.faults[0]


def test_a_pixel_of_the_wrong_colour_is_detected(part):
    frame = [list(row) for row in part.sim.frame()]
    assert light_matches_game.difference(part.app, part.scene, frame) == ""
    frame[3][5] = (1, 2, 3)
    assert light_matches_game.difference(part.app, part.scene, frame).startswith("pixel 5, 3 is 1, 2, 3, but")


def test_cells_that_stay_covered_are_detected(part):
    part.app.canvas.pixels[:] = bytes([7]) * 64
    colour = part.app.console.grid.sent[7]
    frame = [[(colour >> 16, colour >> 8 & 255, colour & 255)] * 8] * 8
    assert light_matches_game.difference(part.app, part.scene, frame) == "9 cells of Tic-tac-toe are covered"


def test_real_pieces_on_dark_lights_are_no_fault():
    part = RandomPerson(7, 10, fuzz.NAMED)
    with part.sim as sim:
        sim.wait(2000)
        part.taps("4" * 9 + "5" + "886" + "#")
        part.look()
        assert part.app.session.match.game.options == (1,)
    assert part.found.faults == [] and part.found.looks == {"Chess": 1}


def test_a_crash_is_detected(part):
    part.scene.handle = None
    part.tap("1")
    part.check_serial()
    assert "it crashed" in part.found.faults[0]


def test_a_scene_that_ignores_its_keys_is_detected(part):
    part.scene.handle = lambda event: None
    part.leave()
    assert part.found.faults[0].startswith("seed 7, event 0: Play is not left with ")


def test_a_fault_is_reported_with_its_seed_and_event_and_the_command_exits_with_1(monkeypatch, capsys):
    monkeypatch.setattr(RandomPerson, "look", lambda part: part.fault("planted"))
    assert fuzz.main(["--events", "30", "--seed", "3", "--jobs", "1"]) == 1
    assert capsys.readouterr().out.endswith("\nseed 3, event 10: planted\n")
