"""Whole games with five or six buttons alone, from power-on to the result and back to the menu."""

import pytest

from glowgrid import games
from host_sim.simulator import Simulator

PINS = "GP2 GP3 GP4 GP5 GP6 GP7"
UP, DOWN, LEFT, RIGHT, OK, BACK = "28465*"
WAYS = {UP: -1, DOWN: 1}
KEYS = [row[0] for row in games.CATALOGUE]


class Player:
    """A person who knows only what the buttons are, and looks at the screen."""

    def __init__(self, buttons=5, **settings):
        pins = " ".join(PINS.split()[:buttons])
        self.sim = Simulator(settings={"KEYPAD": "buttons", "BUTTON_PINS": pins, **settings}, seed=1, bounce_ms=8)
        self.power_on()

    def power_on(self):
        self.sim.power_on()
        self.wait_for("Menu", "Play", "Result", "Trouble", "Splash")
        if self.scene == "Splash":
            self.sim.wait(2500)

    def tap(self, buttons, ms=60):
        for button in buttons:
            self.sim.hold(button, ms)
            self.sim.wait(60)

    def hold_ok(self):
        self.tap(OK, 600)

    @property
    def app(self):
        return self.sim.newest("glowgrid.app.app", "App")

    @property
    def scene(self):
        described = self.sim.describe()
        return described["scene"] if described else ""

    def wait_for(self, *scenes, ms=20_000):
        for _ in range(ms // 50):
            if self.scene in scenes:
                return
            self.sim.wait(50)
        raise AssertionError(f"{self.scene} instead of {scenes}: {self.sim.serial[-600:]}")

    def choose_game(self, key):
        self.tap(RIGHT * ((KEYS.index(key) - self.app.scene.item) % len(KEYS)))

    def choose_item(self, *names):
        """Go to the item of a menu whose name begins with one of `names`, and press OK."""
        for _ in self.app.scene.rows:
            if self.app.scene.rows[self.app.scene.item][1].startswith(names):
                return self.tap(OK)
            self.tap(RIGHT)
        raise AssertionError(f"no item {names} in {self.app.scene.rows}")

    def set_up_two_people(self):
        self.hold_ok()
        self.wait_for("More")
        self.choose_item("Set up the game")
        self.wait_for("Setup")
        self.tap(DOWN)
        for _ in range(9):
            if self.sim.serial.rpartition("Player 2: ")[2].startswith("Person"):
                break
            self.tap(RIGHT)
        self.tap(OK)
        self.wait_for("Play")

    def go_to(self, cell):
        """Move the cursor to `cell`, button by button."""
        cols = self.app.session.match.game.cols
        for _ in range(64):
            cursor = self.app.scene.picker.cursor
            if cursor == cell:
                return
            down, right = cell // cols - cursor // cols, cell % cols - cursor % cols
            self.tap(DOWN if down > 0 else UP if down < 0 else RIGHT if right > 0 else LEFT)
            if self.app.scene.picker.cursor == cursor:  # blocked this way, as the cursor skips some cells
                self.tap(RIGHT if right > 0 else LEFT)
        raise AssertionError(f"the cursor never reached {cell}")

    def play(self, move):
        before = self.app.session.match.game.ply
        for cell in self.app.session.match.game.path(move):
            self.go_to(cell)
            self.tap(OK)
        self.sim.wait(200)
        assert self.app.session.match.game.ply > before

    def play_text(self, *moves):
        for text in moves:
            self.play(self.app.session.match.game.parse(text))
            self.sim.wait(1500)


@pytest.fixture
def player(request):
    made = Player()
    yield made
    made.sim.power_off()


def test_a_whole_game_of_tic_tac_toe_against_the_bot_and_back_to_the_menu(player):
    player.tap(OK)  # as last time, the first time against the easy bot
    player.wait_for("Play")
    while player.scene != "Result":
        match = player.app.session.match
        if match.awaits_person:
            player.play(match.game.legal_moves()[0])
        player.sim.wait(300)
    player.tap(LEFT)
    assert "Left goes back, right forward." in player.sim.serial
    player.tap(RIGHT)
    player.tap(OK)
    player.wait_for("Play")
    assert player.app.session.match.game.ply <= 1
    player.hold_ok()
    player.wait_for("Pause")
    player.choose_item("Menu")
    player.sim.wait(300)
    if player.scene == "Ask":
        player.tap(OK)
    player.wait_for("Menu")


@pytest.mark.parametrize(
    ("key", "moves"),
    [
        ("tictactoe", "b2 a1 a3 c1 b1 c2 b3"),
        ("connectx", "4 4 5 5 3 6 2"),
        ("quixo", "a1-e1 a2-a1 a2-e2 e3-e1 b5-e5 d1-e1 a4-e4 a3-a5 b1-e1"),
    ],
)
def test_two_people_play_a_whole_game_after_setting_it_up(player, key, moves):
    player.choose_game(key)
    player.set_up_two_people()
    player.play_text(*moves.split())
    player.wait_for("Result")
    assert "Player 1 (X) wins: " in player.sim.serial
    player.hold_ok()
    player.wait_for("Menu")


def test_a_game_with_first_picks_and_jumps_is_played_to_its_end_and_a_pick_is_cancelled(player):
    """Checkers, in which two people make legal moves until one has no piece or move left, or it is a draw."""
    player.choose_game("checkers")
    player.set_up_two_people()
    match = player.app.session.match
    first = match.game.path(match.game.legal_moves()[0])[0]
    player.go_to(first)
    player.tap(OK)
    assert player.app.scene.picker.picked == (first,)
    assert "Holding OK cancels." in player.sim.serial
    player.hold_ok()
    assert player.scene == "Play" and player.app.scene.picker.picked == ()
    for _ in range(12):
        player.play(match.game.legal_moves()[-1])
        player.sim.wait(1000)
    assert match.game.ply == 12
    player.hold_ok()
    player.choose_item("Resign")
    player.wait_for("Ask")
    player.tap(OK)
    player.wait_for("Result")


def test_a_game_is_saved_and_resumed_after_a_power_cut_and_from_the_menu(player):
    player.tap(OK)
    player.wait_for("Play")
    player.play(player.app.session.match.game.legal_moves()[0])
    player.sim.wait(3000)
    ply = player.app.session.match.game.ply
    player.sim.power_off()
    player.power_on()
    player.wait_for("Play")
    assert player.app.session.match.game.ply == ply
    assert "To leave it: hold OK, then Menu." in player.sim.serial
    player.hold_ok()
    player.choose_item("Menu")
    player.wait_for("Ask")
    player.tap(OK)
    player.wait_for("Menu")
    player.tap(RIGHT)
    player.hold_ok()
    player.choose_item("Resume Tic-tac-toe")
    player.wait_for("Play")
    assert player.app.session.match.game.ply == ply


def test_every_scene_of_both_menus_is_reached_and_left(player):
    for name, scene in (("How to play", "Rules"), ("Demo", "Demo"), ("Statistics", "Statistics"), ("Set up", "Setup")):
        player.hold_ok()
        player.wait_for("More")
        player.choose_item(name)
        player.wait_for(scene)
        player.hold_ok()
        player.wait_for("Menu")
    player.tap(OK)
    player.wait_for("Play")
    scenes = {"How to play": "Rules", "What the keys do": "Help", "Statistics": "Statistics", "Set up": "Setup"}
    for name, scene in scenes.items():
        player.hold_ok()
        player.wait_for("Pause")
        player.choose_item(name)
        player.wait_for(scene)
        player.hold_ok()
        player.wait_for("Pause")
        player.hold_ok()
        player.wait_for("Play")
    player.hold_ok()
    player.choose_item("Hardware check")
    player.wait_for("Check")
    player.tap(LEFT + UP + RIGHT)
    player.tap(OK, 900)
    player.wait_for("Pause")
    player.choose_item("Show the status")
    player.wait_for("Play")
    assert [type(each).__name__ for each in player.app.scene.overlays] == ["GameStatusOverlay"]


def test_a_hint_is_shown_and_a_move_is_taken_back_from_the_pause_menu(player):
    player.tap(OK)
    player.wait_for("Play")
    player.play(player.app.session.match.game.legal_moves()[0])
    player.sim.wait(3000)
    player.hold_ok()
    player.choose_item("Hint")
    player.sim.expect("Hint: ", 5000)
    player.hold_ok()
    player.choose_item("Take back")
    player.sim.wait(500)
    assert player.app.session.match.game.ply == 0


def test_go_is_passed_from_the_pause_menu_to_its_end(player):
    player.choose_game("go")
    player.set_up_two_people()
    for _ in range(2):
        player.hold_ok()
        player.wait_for("Pause")
        player.choose_item("Pass")
        player.wait_for("Play")
        player.sim.wait(1000)
    assert player.app.session.match.game.agreeing
    assert "OK marks. Pause menu: accept, play on." in player.sim.serial


def test_all_saved_data_is_deleted_after_two_questions(player):
    player.hold_ok()
    player.choose_item("Statistics")
    player.wait_for("Statistics")
    player.tap(LEFT + OK)
    player.wait_for("Ask")
    player.tap(OK + OK)
    player.sim.expect("All saved data is deleted.", 2000)
    assert player.scene == "Statistics"


def test_the_board_that_plays_by_itself_stops_at_any_button():
    player = Player(ATTRACT_SECONDS=10)
    player.wait_for("Attract", ms=15_000)
    player.tap(UP)
    player.wait_for("Menu")
    player.sim.power_off()


def test_ok_held_at_power_on_opens_the_hardware_check():
    player = Player()
    player.sim.power_off()
    player.sim.power_on()
    player.sim.down(OK)
    player.wait_for("Check")
    player.sim.power_off()


def test_with_a_sixth_button_ok_counts_at_once_and_back_pauses():
    player = Player(6)
    player.tap(OK)
    player.wait_for("Play")
    player.sim.down(OK)
    player.sim.wait(200)
    assert player.app.session.match.game.ply == 1
    player.sim.up(OK)
    player.sim.wait(3000)
    player.tap(BACK)
    player.wait_for("Pause")
    player.tap(BACK)
    player.wait_for("Play")
    player.sim.power_off()


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "OK startet. OK halten: Einrichten"), ("es", "OK empieza. Mantén OK: preparar")],
)
def test_the_console_names_the_buttons_in_the_language_of_the_board(language, told):
    player = Player(LANGUAGE=language)
    player.sim.expect(told, 3000)
    player.sim.power_off()
