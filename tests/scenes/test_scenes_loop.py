"""The main loop: no round blocks, so a page or a test can drive it, and keys have priority."""

import pytest
from by_keys import at_menu, at_setup_of
from evening import Store
from fakes import Clock, Console, Event, Player, Settings, resident

from glowgrid.app.app import App
from glowgrid.startup import light


class Passing(Clock):
    """A clock that advances at each reading, as on a board, and fails if anything waits `inside` a round."""

    inside = False

    def now(self):
        self.ms += 3
        return Clock.now(self)

    def wait(self, ms):
        assert not self.inside, "a round of the loop has waited"
        Clock.wait(self, ms)


class Slow(Player):
    """A person at a board on which everything takes time."""

    def power_on(self):
        self.console.clock = Passing()
        self.console.keypad.moving = False
        self.app = App(self.console, Settings(), light(self.console, False), resident())

    def round(self):
        clock = self.console.clock
        clock.inside = True
        self.app.tick()
        clock.inside = False
        clock.wait(1)

    def rounds(self, count):
        for _ in range(count):
            self.round()


@pytest.fixture
def player():
    player = Slow()
    while player.app.stack.steps is not None or player.scene != "Menu":
        player.round()
    return player


@pytest.mark.parametrize("moving", [False, True])
def test_no_round_blocks_and_the_next_scene_opens_while_a_key_bounces(player, moving):
    player.console.keypad.events.append(Event("press", "#"))
    player.round()
    assert player.app.stack.steps is not None  # the change of scene takes many rounds
    player.console.keypad.moving = moving
    player.rounds(300)
    assert player.scene == "Play"


def test_a_possible_key_press_is_read_again_before_a_step_that_takes_long(player):
    player.console.keypad.events.append(Event("press", "#"))
    player.rounds(3)
    steps, keypad, clock = [], player.console.keypad, player.console.clock
    player.app.stack.load = lambda: steps.append(clock.ms) or False
    reads = []
    keypad.poll = lambda now: reads.append(now)
    keypad.moving = True
    began = clock.ms
    player.rounds(3)
    assert [step for step in steps if step < began + 5] == [] and len([read for read in reads if read >= began]) >= 2


def test_a_crash_is_shown_round_by_round(monkeypatch):
    console = Console()
    app = App(console, Settings(), light(console, False), resident())
    monkeypatch.setattr(Clock, "wait", None)
    monkeypatch.setattr("traceback.format_exception", lambda error: ["told"])
    app.crash(ValueError("a fault"))
    frames = console.grid.frames
    for _ in range(3):
        app.tick()
        console.clock.ms += 33
    assert type(app.scene).__name__ == "Crash" and console.grid.frames > frames


# -- order of work in a round


def test_a_key_shows_on_the_grid_in_the_same_round_of_the_loop():
    player = at_menu()
    for moment in range(0, 35, 5):  # at any moment between two frames
        player.wait(500 + moment)
        before = player.picture()
        player.console.keypad.events.append(Event("press", "6"))
        player.wait(5)
        assert player.picture() != before


def test_a_round_that_took_long_leaves_its_frame_to_the_next():
    player = Player()
    player.press("0#")
    player.wait(300)
    scene, clock, grid, updates = player.app.scene, player.console.clock, player.console.grid, []

    def update(now_ms):  # a garbage collection, or a slice of a search
        updates.append(now_ms)
        clock.wait(18)

    scene.update = update
    for _ in range(10):
        before, thought = grid.frames, len(updates)
        player.app.tick()
        assert grid.frames - before + len(updates) - thought == 1  # one of both, never both in one round
        clock.wait(1)
    assert len(updates) >= 5


def test_a_key_shows_in_the_round_that_reads_it_before_any_other_work():
    player = Player()
    player.press("0")
    while player.scene != "Menu":
        player.wait(100)
    scene, grid, updates = player.app.scene, player.console.grid, []
    scene.update = lambda now_ms: updates.append(now_ms)
    for key in "646":
        before, done = grid.frames, len(updates)
        player.console.keypad.events.append(Event("press", key))
        player.app.tick()
        assert grid.frames == before + 1 and len(updates) == done
        player.app.tick()
        assert len(updates) == done + 1


def test_the_board_appears_before_its_bot_is_loaded_which_then_plays():
    player = Player()
    player.press("0")
    while player.scene != "Menu":
        player.wait(100)
    player.console.keypad.events.append(Event("press", "#"))
    while player.scene != "Play":
        player.app.tick()
    match, frames = player.app.session.match, player.console.grid.frames
    player.console.keypad.events.append(Event("press", "5"))  # before anybody could
    player.app.tick()
    assert match.seats[1].decider is None and match.game.ply == 1
    assert player.console.grid.frames > frames
    player.wait(3000)
    assert match.game.ply > 1


def test_a_draw_offered_before_the_bot_is_loaded_waits_for_its_answer():
    player = Player()
    player.press("0")
    while player.scene != "Menu":
        player.wait(100)
    player.console.keypad.events.append(Event("press", "#"))
    while player.scene != "Play":
        player.app.tick()
    match = player.app.session.match
    player.app.scene.resume(lambda match: "" if match.seats[1].decider else "nobody there")
    assert match.seats[1].decider is not None and "nobody there" not in player.console.said


def test_a_refusal_flashes_before_its_reason_is_computed():
    player = at_setup_of("quixo")
    player.press("846#")
    while player.scene != "Play":
        player.wait(100)
    player.press("68")
    said, grid = player.console.said, player.console.grid
    told, frames = len(said), grid.frames
    player.console.keypad.events.append(Event("press", "5"))
    player.app.tick()
    assert len(said) == told and grid.frames == frames + 1
    for _ in range(6):  # one step per round
        player.app.tick()
    assert "not on the edge" in said[-1]


@pytest.mark.parametrize("took", range(9, 33, 3))
def test_a_move_is_processed_in_a_round_without_a_frame(took):
    player = Player()
    player.wait(1600)
    player.press("46#")
    while player.scene != "Play":
        player.press("0")
    board, clock, grid, taken = player.app.scene.board, player.console.clock, player.console.grid, []
    refresh, match = board.refresh, player.app.session.match
    step = match.step

    def think(running):
        clock.wait(took)
        return step(running)

    def slow():  # all cells and targets of a large board, at the speed of a board
        taken.append(match.game.ply)
        clock.wait(20)
        refresh()

    board.refresh, match.step = slow, think
    player.console.keypad.events.append(Event("press", "5"))
    for _ in range(1500):
        before, moves = grid.frames, len(taken)
        player.app.tick()
        assert grid.frames == before or len(taken) == moves
        clock.wait(1)
    assert len(taken) > 1 and match.game.ply > 1  # the person's move and the bot's


def test_keys_are_scanned_while_a_full_journal_is_rewritten():
    player = Player(store=Store())
    player.wait(1600)
    player.press("#")
    saves, keypad, records = player.app.session.saves, player.console.keypad, 0
    while saves.journal.room > 90:
        saves.append(66, bytes((40, 40)))
        records += 1
    room, scan, scans = saves.journal.room, keypad.poll, []
    keypad.poll = lambda now: scans.append(now) or scan(now)
    while saves.journal.room <= room:
        scans.clear()
        player.app.tick()
        player.console.clock.wait(1)
    assert len(scans) > records
