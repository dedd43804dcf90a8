"""The window, without a screen: keys, clicks, speed, power and what is painted."""

import os
import threading

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
pygame = pytest.importorskip("pygame")

from host_sim.faces.window import Window  # noqa: E402
from host_sim.pictures.desk import Desk  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402


class Person:
    """Somebody at the window, one frame of 20 ms after another."""

    def __init__(self, window):
        self.window = window
        self.screen = window.screen

    def wait(self, frames=5):
        return all([self.window.step(0.02) for _ in range(frames)])

    def do(self, kind, **what):
        pygame.event.post(pygame.event.Event(kind, **what))
        return self.wait()

    def key(self, code, character="", mod=0):
        self.do(pygame.KEYDOWN, key=code, unicode=character, mod=mod)
        self.do(pygame.KEYUP, key=code, mod=mod)

    def click(self, key, button=1):
        where = self.window._desk.key_centre(key)
        self.do(pygame.MOUSEBUTTONDOWN, pos=where, button=button)
        self.do(pygame.MOUSEBUTTONUP, pos=where, button=button)


@pytest.fixture
def person(drive, tmp_path):
    with Simulator(root=drive()) as sim:
        person = Person(Window(sim, pictures=tmp_path))
        person.wait()
        yield person
    pygame.quit()


def said(person):
    """The keys that the firmware saw go down since the last time."""
    sim = person.window.sim
    lines = sim.serial.replace("<>", "").split()
    sim.machine.serial.text = ""
    return "".join(line.strip("<>") for line in lines)


def test_a_key_pressed_and_let_go_between_two_frames_is_heard(person):
    for character in "159":
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=ord(character), unicode=character, mod=0))
        person.wait()
    assert said(person) == "159"


def test_keys_by_name(person):
    for character in "159a*#":
        person.key(ord(character), character)
    assert said(person) == "159A*#"


def test_the_number_pad_counts_by_position(person):
    for digit in "7894561230":
        person.key(getattr(pygame, f"K_KP{digit}"), digit)
    assert said(person) == "1234567890"


def test_arrows_and_friends(person):
    for name in ("UP", "LEFT", "RIGHT", "DOWN", "RETURN", "BACKSPACE", "ESCAPE", "KP_ENTER"):
        person.key(getattr(pygame, f"K_{name}"))
    assert said(person) == "2468#**#"


def test_a_click_presses_and_a_right_click_latches(person):
    person.click("7")
    assert said(person) == "7"
    person.click("1", button=3)
    person.click("2")
    assert said(person) == "1121"
    person.click("1", button=3)
    assert not person.window.sim.machine.switches.down


def test_losing_the_focus_lets_go_of_held_keys(person):
    person.do(pygame.KEYDOWN, key=pygame.K_5, unicode="5", mod=0)
    assert person.window.sim.machine.switches.down == {"5"}
    person.do(pygame.WINDOWFOCUSLOST)
    assert not person.window.sim.machine.switches.down


def test_speed_keys_change_how_fast_time_runs(person):
    machine = person.window.sim.machine

    def passed():
        before = machine.now_us
        person.wait(5)
        return machine.now_us - before

    normal = passed()
    person.key(pygame.K_F3)
    assert passed() == pytest.approx(2 * normal)
    person.key(pygame.K_F2)
    person.key(pygame.K_MINUS, "-")
    assert passed() == pytest.approx(normal / 2)


def test_f5_is_a_power_cycle(person):
    person.wait(50)
    said(person)
    person.key(pygame.K_F5)
    assert person.window.sim.machine.uptime_us < 500_000
    assert person.window.sim.serial == "<>\n"


def test_f12_saves_a_picture(person, tmp_path):
    person.key(pygame.K_F12)
    (picture,) = tmp_path.glob("glowgrid-*.png")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert str(picture) in person.window._shown["caption"]
    person.key(pygame.K_5, "5")
    assert str(picture) not in person.window._shown["caption"]


def test_f12_says_where_it_cannot_save(person, tmp_path):
    person.window._pictures = tmp_path / "nowhere"
    person.key(pygame.K_F12)
    assert "cannot be written: there is no such file or folder." in person.window._shown["caption"]


@pytest.mark.parametrize("size", [(860, 620), (1200, 500), (400, 900)])
def test_the_parts_keep_off_the_edges_and_each_other(person, size):
    desk = Desk(*size, (8, 8), person.window.sim.machine.hardware.layout, "A legend")
    panel = (desk.panel_at, (9 * desk.cell, 9 * desk.cell))
    keypad = (desk.keypad_at, (4 * desk.key_px, 4 * desk.key_px))
    for (x, y), (width, height) in (panel, keypad):
        assert min(x, y) >= 8
        assert x + width <= size[0] - 8 and y + height <= desk.caption_at[1] - 8
    assert desk.panel_at[0] + panel[1][0] <= desk.keypad_at[0] or desk.panel_at[1] + panel[1][1] <= desk.keypad_at[1]


def test_ctrl_c_from_outside_closes_it(person):
    stop = threading.Event()
    stop.set()
    person.window.run(stop)
    assert not pygame.display.get_init()


def test_a_pressed_key_and_a_lit_pixel_can_be_seen(person):
    window = person.window
    x, y = window._desk.key_centre("5")
    key_before = window.screen.get_at((x - 12, y))
    x0, y0 = (at + window._desk.cell for at in window._desk.panel_at)
    pixel_before = window.screen.get_at((x0, y0))
    window.sim.down("5")
    window.sim.machine.strip.write(bytes((0, 90, 0)))
    person.wait()
    assert window.screen.get_at((x - 12, y)) != key_before
    red, green, _, _ = window.screen.get_at((x0, y0))
    assert red > 200 > green and pixel_before[0] < 60


@pytest.mark.parametrize("size", [(1200, 500), (400, 900), (100, 100)])
def test_it_can_be_resized_and_keys_still_hit(person, size):
    person.do(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
    said(person)
    for key in "1D":
        person.click(key)
    assert said(person) == "1D"


def test_it_closes(person):
    assert person.wait()
    assert not person.do(pygame.QUIT)
    pygame.event.clear()
    assert not person.do(pygame.KEYDOWN, key=pygame.K_q, unicode="q", mod=pygame.KMOD_CTRL)


def test_a_computing_firmware_leaves_the_window_alive(drive):
    with Simulator(root=drive("while True: pass")) as sim:
        person = Person(Window(sim))
        assert person.wait(3)
        assert sim.machine.is_computing
        assert "computing" in pygame.display.get_caption()[0]
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        assert not person.window.step(0.02)


@pytest.mark.parametrize("size", [(860, 620), (1200, 500), (640, 900)])
def test_a_refusal_stays_readable(person, size):
    refusal = "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA while dark: allowed for this grid is 1265 or more."
    desk = Desk(*size, (8, 8), person.window.sim.machine.hardware.layout, "A legend")
    whole, end = (desk.paint_caption(text) for text in (f"{refusal}\nCode done running.", "Code done running."))
    assert whole.tobytes() != end.tobytes()
    assert whole.getbbox() == end.getbbox() == (0, 0, size[0], desk.caption_px)
