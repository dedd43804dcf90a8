"""Calls stay shallow: a board's stack holds about thirty Python calls, so our limit is 12 below the loop."""

import os
import subprocess
import sys
from pathlib import Path

import depth as counting
import pytest
import states
from depth import LIMIT, Depth
from evening import Store
from fakes import Event, Player, Settings

from glowgrid import bots, games
from tools.build import payload

HERE = Path(__file__).resolve().parent
WITH_DIGITS = ("tictactoe", "connectx")


@pytest.fixture
def depth():
    with Depth() as depth:
        yield depth


class Owner(Player):
    """A person at a board that saves its games."""

    def fill(self, left):
        """Leave so little room in the journal that it is soon compacted."""
        journal = self.app.session.saves.journal
        while journal.room > left:
            journal.append(66, bytes((40, 40)))


def sit_down(player, game, bot):
    """Set up `game` against the bot `bot`, and start it."""
    player.press("0")
    player.press("6" * [row[0] for row in games.CATALOGUE].index(game) + "5")
    player.app.session.setup().who = ["", *[bot] * 9]
    player.press("#")
    return player.app.session.match


def play(player, match, game, plies):
    """Let the person and the bots play `plies` plies."""
    for _ in range(4000):
        if match.game.ply >= plies or match.game.outcome is not None:
            return
        if match.awaits_person:
            press_move(player, match, game)
        player.wait(50)


def press_move(player, match, game):
    moves = match.game.candidates()
    move = moves[len(moves) // 2]
    if not match.game.path(move):  # a pass
        player.hold("0")
    for cell in match.game.path(move):
        if game in WITH_DIGITS:
            player.press([key for key in "123456789" if match.game.digit(int(key)) == cell][0])
        else:
            player.app.scene.picker.cursor = cell
            player.press("5")


@pytest.mark.slow
@pytest.mark.parametrize("bot", [row[0] for row in bots.CATALOGUE])
@pytest.mark.parametrize("game", [row[0] for row in games.CATALOGUE])
def test_a_game_against_a_bot_calls_at_most_twelve_deep(depth, game, bot):
    store = Store()
    player = Owner(store=store)
    match = sit_down(player, game, bot)
    play(player, match, game, 4)
    player.press("0")
    player.press("C")  # a hint
    player.wait(1000)
    player.fill(90)  # the next record compacts the journal
    player.press("B")
    player.wait(100)
    player.hold("C")
    player.press("*2225")  # the pause menu
    player.press("*")
    player.wait(2000)
    if match.game.outcome is not None:  # a short game
        assert depth.is_shallow()
        return
    again = Owner(store=store)  # power off and on
    again.press("0")
    assert again.scene == "Play" and again.app.session.match.game.ply
    again.press("*44442")
    again.press("#")  # leave, to the menu
    assert depth.is_shallow()


@pytest.mark.parametrize("game", ["lightsout", "gomoku", "othello", "quixo", "chess", "ur"])
def test_the_coach_calls_at_most_twelve_deep(depth, game):
    player = states.begun(game, 8)
    player.wait(2000)
    player.press("C")
    player.wait(100)
    player.press("C")
    player.wait(12000)
    assert player.app.scene.overlays[0].is_rated and depth.is_shallow()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gomoku", "othello", "quixo", "chess", "ur"])
def test_the_turning_points_of_a_game_call_at_most_twelve_deep(depth, game):
    player = states.end(game, 8)
    player.wait(3000)
    player.press("1")
    player.wait(12000)
    assert player.scene == "Analysis" and player.app.scene.told
    assert depth.is_shallow()


@pytest.mark.parametrize("bot", ["random", "fair", "hard"])
def test_a_finished_game_and_its_rematch_call_at_most_twelve_deep(depth, bot):
    player = Owner(store=Store())
    match = sit_down(player, "tictactoe", bot)
    play(player, match, "tictactoe", 9)
    player.wait(2000)
    assert player.scene == "Result"
    player.press("B")
    player.wait(500)
    player.hold("C")
    player.wait(2000)
    player.fill(120)
    player.press("#")
    player.wait(500)
    assert player.scene == "Play" and match.game.ply < 2
    assert depth.is_shallow()


@pytest.mark.parametrize("line", ["othello/8/f5d6c3d3c4f4", "connectx//4453", "gomoku//h8h9"])
def test_a_replayed_game_calls_at_most_twelve_deep(depth, monkeypatch, line):
    monkeypatch.setattr(Settings, "replay", line)
    player = Owner(store=Store())
    player.wait(1600)
    player.press("6666B")
    player.wait(6000)
    assert player.scene == "Play" and depth.is_shallow()


@pytest.mark.slow
@pytest.mark.parametrize("keys", ["#1*666666668", "5886644#0*4444#", "4#5D86*", "66665#5D86##*6666666#"])
def test_menu_setup_and_pause_call_at_most_twelve_deep(depth, keys):
    player = Player()
    player.press("5" + keys)
    player.wait(130_000)
    assert depth.is_shallow()


@pytest.mark.parametrize("scene", ["help", "statistics", "check", "attract"])
def test_the_other_scenes_call_at_most_twelve_deep(depth, scene):
    player = Player()
    player.press("5#")
    player.app.go(scene)
    player.press("1645")
    for kind, count in (("press", 0), ("repeat", 1), ("release", 0)):
        player.console.keypad.events.append(Event(kind, "*", count))
    player.wait(30_000)
    assert depth.is_shallow()


@pytest.mark.slow
@pytest.mark.parametrize("game", [row[0] for row in games.CATALOGUE])
def test_imports_on_the_way_to_a_game_are_no_deeper(game):
    env = {**os.environ, "PYTHONPATH": f"{HERE.parents[1] / 'lib'}:{HERE}"}
    done = subprocess.run([sys.executable, str(HERE / "cold_start.py"), game], capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", [row[0] for row in games.CATALOGUE])
def test_the_calls_of_a_board_are_measured(game):
    on_computers = games.load(game)
    with Depth():
        files = [Path(sys.modules[kind.__module__].__file__) for kind in games.load(game).__mro__[:-1]]
    assert not [path.name for path in files if payload.ON_COMPUTERS in path.read_bytes()]
    assert games.load(game) is on_computers


def test_a_call_that_is_too_deep_is_detected():
    depth = Depth()

    def tick(left):
        if left:
            tick(left - 1)

    for levels, fine in ((LIMIT, True), (LIMIT + 1, False)):
        path = tick.__code__
        frames = [path.replace(co_filename=counting.OURS + "/app.py")] * (levels + 1)
        depth.deepest = frames
        assert depth.is_shallow() == fine


def test_a_resumed_generator_counts_as_a_call(monkeypatch):
    monkeypatch.setattr(counting, "OURS", str(HERE))

    def inner():
        yield 1
        yield 2

    def tick():
        yield from inner()

    with Depth() as depth:
        going = tick()
        next(going)
        depth.deepest = []
        next(going)
    assert [code.co_name for code in depth.deepest] == ["tick", "inner"]
