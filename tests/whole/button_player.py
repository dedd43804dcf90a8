"""A person who plays with buttons instead of a keypad."""

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
