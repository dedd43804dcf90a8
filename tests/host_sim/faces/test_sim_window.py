"""The window, without a screen: keys, clicks, speed, power and what is painted."""

import os
import threading

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
pygame = pytest.importorskip("pygame")

from host_sim.faces.shortcuts import SHORTCUTS  # noqa: E402
from host_sim.faces.window import Window  # noqa: E402
from host_sim.faces.window_layout import WindowLayout, Wishes  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402


class Person:
    """Somebody at the window, one frame of 20 ms after another."""

    def __init__(self, window):
        self.window = window

    def wait(self, frames=5):
        return all([self.window.step(0.02) for _ in range(frames)])

    def do(self, kind, **what):
        pygame.event.post(pygame.event.Event(kind, **what))
        return self.wait()

    def key(self, code, character="", mod=0):
        self.do(pygame.KEYDOWN, key=code, unicode=character, mod=mod)
        self.do(pygame.KEYUP, key=code, mod=mod)

    def click(self, key, button=1):
        self.click_at(self.window.layout.places.key_centre(key), button)

    def click_light(self, x, y):
        self.click_at(self.window.layout.places.light_centre(x, y))

    def click_at(self, where, button=1):
        self.do(pygame.MOUSEBUTTONDOWN, pos=where, button=button)
        self.do(pygame.MOUSEBUTTONUP, pos=where, button=button)

    def point(self, where):
        self.do(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))

    def shot(self):
        return pygame.image.tobytes(self.window.screen.surface, "RGB")

    @property
    def reads(self):
        """What the log shows."""
        return " ".join(text for text, _ in self.window.view.shown())


@pytest.fixture
def person(drive, tmp_path):
    with Simulator(root=drive()) as sim:
        person = Person(Window(sim, pictures=tmp_path))
        person.wait()
        yield person
    pygame.quit()


@pytest.fixture
def player(tmp_path):
    """Somebody at the window of a Glowgrid, at its menu."""
    with Simulator(seed=1) as sim:
        person = Person(Window(sim, pictures=tmp_path))
        person.wait(130)
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


def tap(code, character):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, unicode=character, mod=0))


def test_taps_that_come_at_once_are_heard_one_after_the_other_in_their_order(person):
    for character in "55849":
        tap(ord(character), character)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
        where = person.window.layout.places.key_centre("7")
        pygame.event.post(pygame.event.Event(kind, pos=where, button=1))
    person.wait(60)
    assert said(person) == "5584977"
    assert not person.window.sim.machine.switches.down


def test_a_key_that_is_tapped_and_then_held_stays_down(person):
    tap(pygame.K_5, "5")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_5, unicode="5", mod=0))
    person.wait(40)
    assert said(person) == "55" and person.window.sim.machine.switches.down == {"5"}
    person.do(pygame.KEYUP, key=pygame.K_5, mod=0)
    assert not person.window.sim.machine.switches.down


def test_two_keys_can_be_held_together(person):
    for character in "15":
        person.do(pygame.KEYDOWN, key=ord(character), unicode=character, mod=0)
    assert person.window.sim.machine.switches.down == {"1", "5"}


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


def test_f12_saves_a_picture_and_its_name_can_be_read_for_good(person, tmp_path, capsys):
    person.key(pygame.K_F12)
    person.key(pygame.K_F12)
    pictures = [*tmp_path.glob("glowgrid-*.png")]
    told = [f"The picture is {path}" for path in pictures]
    assert len(told) == 2 and all(path.read_bytes().startswith(b"\x89PNG") for path in pictures)
    assert sorted(line.text for line in person.window.log.lines if line.kind == "note") == sorted(told)
    assert sorted(capsys.readouterr().err.splitlines()) == sorted(told)


def test_f12_says_where_it_cannot_save(person, tmp_path, capsys):
    person.window._pictures = tmp_path / "nowhere"
    person.key(pygame.K_F12)
    assert "cannot be written: there is no such file or folder." in person.reads
    assert "cannot be written: there is no such file or folder.\n" in capsys.readouterr().err


SIZES = [(960, 720), (1280, 720), (1920, 1080), (1200, 500), (400, 900), (640, 480)]
WISHES = [Wishes(), Wishes(keypad=False), Wishes(big=True), Wishes(log=True), Wishes(keypad=False, big=True, log=True)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wishes", WISHES, ids=str)
@pytest.mark.parametrize("seen_size", [(8, 8), (5, 5), (32, 32), (16, 8)])
def test_the_parts_keep_off_the_edges_and_each_other(person, size, wishes, seen_size):
    layout = WindowLayout(size, seen_size, person.window.sim.machine.hardware.layout, wishes)
    places = layout.places
    boxes = [(*places.panel_at, *(at + (side + 1) * places.cell for at, side in zip(places.panel_at, seen_size)))]
    if places.keypad:
        boxes.append((*places.keypad_at, *(at + 4 * places.key_px for at in places.keypad_at)))
    for left, top, right, _ in boxes:
        assert min(left, top) >= 8 and right <= size[0] - 8
    boxes += [layout.log, layout.hints]
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
    assert layout.rows >= 3 and boxes[-1][3] == size[1]
    if wishes.keypad is False:
        assert places.keypad is None


def test_ctrl_c_from_outside_closes_it(person):
    stop = threading.Event()
    stop.set()
    person.window.run(stop)
    assert not pygame.display.get_init()


def test_a_pressed_key_and_a_lit_pixel_can_be_seen(person):
    window = person.window
    surface, places = window.screen.surface, window.layout.places
    x, y = places.key_centre("5")
    key_before = surface.get_at((x - 12, y))
    lit = places.light_centre(0, 0)
    pixel_before = surface.get_at(lit)
    window.sim.down("5")
    window.sim.machine.strip.write(bytes((0, 90, 0)))
    person.wait()
    assert surface.get_at((x - 12, y)) != key_before
    red, green, _, _ = surface.get_at(lit)
    assert red > 200 > green and pixel_before[0] < 60


def resize(person, size):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    person.do(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)


@pytest.mark.parametrize("size", [(1200, 500), (400, 900), (330, 270)])
def test_it_can_be_resized_and_keys_still_hit(person, size):
    resize(person, size)
    said(person)
    for key in "1D":
        person.click(key)
    assert said(person) == "1D"


# -- fingers on the light


def test_a_click_on_a_light_touches_it(player):
    player.click_light(7, 3)
    assert "Connect X: " in player.reads
    player.click_light(0, 3)
    player.click_light(3, 3)
    assert "Player 1: Person." in player.reads


def test_a_light_under_the_mouse_has_a_ring_and_one_that_is_touched_a_bright_one(person):
    places = person.window.layout.places
    centre, edge = places.light_centre(2, 5), places.cell // 2 - 2
    near = centre[0] - edge, centre[1]
    shots = [person.window.screen.surface.get_at(near)[0]]
    person.point(centre)
    shots.append(person.window.screen.surface.get_at(near)[0])
    person.do(pygame.MOUSEBUTTONDOWN, pos=centre, button=1)
    shots.append(person.window.screen.surface.get_at(near)[0])
    assert person.window.sim.finger == (2, 5)
    person.do(pygame.MOUSEBUTTONUP, pos=centre, button=1)
    person.do(pygame.WINDOWLEAVE)
    assert shots[0] + 30 < shots[1] < shots[2] - 30
    assert person.window.screen.surface.get_at(near)[0] == shots[0] and person.window.sim.finger is None


def test_a_finger_that_is_lifted_from_a_touch_screen_points_at_nothing(person):
    before = person.shot()
    where = person.window.layout.places.light_centre(2, 5)
    person.do(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=True)
    person.do(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=True)
    assert person.shot() == before


def test_a_key_under_the_mouse_stands_out(person):
    before = person.shot()
    person.point(person.window.layout.places.key_centre("5"))
    pointed = person.shot()
    person.point((1, 1))
    assert pointed != before == person.shot()


def test_a_right_click_on_a_light_does_nothing(player):
    player.click_at(player.window.layout.places.light_centre(7, 3), button=3)
    assert "Connect X" not in player.reads


# -- the window's own keys


def test_f1_shows_all_keys_and_any_key_closes_the_card_without_reaching_the_board(person):
    before = person.shot()
    person.key(pygame.K_F1)
    card = person.shot()
    person.key(pygame.K_5, "5")
    assert card != before == person.shot()
    assert said(person) == ""
    person.key(pygame.K_h, "h")
    person.key(pygame.K_F1)
    assert person.shot() == before
    person.key(pygame.K_5, "5")
    assert said(person) == "5"


def test_a_click_on_a_row_of_the_card_does_what_it_says(person):
    number = [shortcut.command for shortcut in SHORTCUTS].index("keypad")
    person.key(pygame.K_F1)
    card = person.window.screen._card_for(person.window.layout)
    left, top, right, bottom = card.rows[number]
    middle = (left + right) // 2, (top + bottom) // 2
    before = person.shot()
    person.point(middle)
    assert person.shot() != before
    person.click_at(middle)
    assert person.window.layout.places.keypad is None
    assert not person.window.sim.machine.switches.down
    person.key(pygame.K_F1)
    person.click_at((2, 2))
    person.key(pygame.K_F4)
    assert person.window.layout.places.keypad


def test_the_card_is_whole_in_every_window(person):
    for size in SIZES + [(420, 620), (640, 400)]:
        resize(person, size)
        person.key(pygame.K_F1)
        left, top, right, bottom = person.window.screen._card_for(person.window.layout).box
        assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1], size
        person.key(pygame.K_F1)


def test_a_click_on_the_hints_opens_the_card(person):
    before = person.shot()
    left, top, right, bottom = person.window.layout.hints
    person.click_at((left + 30, (top + bottom) // 2))
    person.point((1, 1))
    opened = person.shot()
    person.key(pygame.K_ESCAPE)
    assert opened != before == person.shot()


def test_the_keypad_can_be_hidden_and_the_light_grows(person):
    resize(person, (700, 720))
    cell = person.window.layout.places.cell
    person.key(pygame.K_k, "k")
    assert person.window.layout.places.keypad is None
    assert person.window.layout.places.cell > cell
    person.key(pygame.K_5, "5")
    assert said(person) == "5"
    person.key(pygame.K_F4)
    assert person.window.layout.places.cell == cell


def test_large_text_is_at_least_twice_as_large(person):
    px = person.window.layout.text_px
    person.key(pygame.K_F6)
    assert person.window.layout.text_px >= 2 * px
    person.key(pygame.K_t, "t")
    assert person.window.layout.text_px == px


def test_it_can_be_opened_with_large_text(drive):
    with Simulator(root=drive()) as sim:
        assert Window(sim, big=True).layout.text_px >= 2 * Window(sim).layout.text_px


def test_f11_fills_the_screen_and_comes_back_to_the_same_size(person):
    resize(person, (700, 500))
    person.key(pygame.K_F11)
    assert pygame.display.get_surface().get_flags() & pygame.FULLSCREEN
    assert person.window.layout.size == pygame.display.get_surface().get_size()
    person.key(pygame.K_f, "f")
    assert person.window.layout.size == (700, 500)


def test_a_keypad_with_letters_keeps_them(drive):
    layout = {"KEYPAD_ROWS": "GP2 GP3", "KEYPAD_COLS": "GP6 GP7", "KEYPAD_KEYS": "HK FT"}
    with Simulator(root=drive(), settings=layout) as sim:
        person = Person(Window(sim))
        person.key(pygame.K_h, "h")
        person.key(pygame.K_k, "k")
        assert person.window.layout.places.keypad
        person.key(pygame.K_F4)
        assert person.window.layout.places.keypad is None
    pygame.quit()


@pytest.mark.parametrize("mod", [pygame.KMOD_CTRL, pygame.KMOD_META, pygame.KMOD_ALT])
def test_a_shortcut_of_the_system_reaches_nobody(person, mod):
    person.key(pygame.K_c, "\x03", mod)
    person.key(pygame.K_k, "k", mod)
    assert said(person) == "" and person.window.layout.places.keypad


# -- what was said


def test_what_was_said_before_can_be_read_again(player):
    for _ in range(12):
        player.key(pygame.K_6, "6")
    newest = player.reads
    for _ in range(4):
        player.do(pygame.MOUSEWHEEL, x=0, y=6)
    assert player.reads.startswith("Glowgrid. Games on a grid of light.")
    player.key(pygame.K_PAGEDOWN)
    assert not player.reads.startswith("Glowgrid.") and player.reads != newest
    player.key(pygame.K_4, "4")
    assert player.reads.endswith(player.window.log.lines[-1].text)


def test_who_reads_further_up_goes_on_reading_there_while_the_board_talks(player):
    for _ in range(12):
        player.key(pygame.K_6, "6")
    player.do(pygame.MOUSEWHEEL, x=0, y=3)
    there = player.reads
    player.window.sim.press("6")
    player.wait()
    assert player.reads == there


def test_the_newest_sentences_are_bright_and_the_others_are_not(player):
    player.key(pygame.K_HASH, "#")
    player.wait(30)
    player.key(pygame.K_5, "5")
    log = player.window.log
    new = [line.text for line in log.lines if log.is_new(line)]
    assert new[0] == "Player 1 (X) plays b2." and len(new) < len(log.lines) - 2


def test_f7_shows_much_of_what_was_said(person):
    rows = person.window.layout.rows
    resize(person, (600, 720))
    person.key(pygame.K_F7)
    assert person.window.layout.rows > 2 * rows or person.window.layout.rows >= 10
    person.key(pygame.K_l, "l")


@pytest.mark.parametrize("size", SIZES + [(330, 270)])
@pytest.mark.parametrize("key", [None, pygame.K_F6])
def test_a_long_sentence_can_be_read_to_its_end(person, size, key):
    refusal = "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA while dark: allowed for this grid is 1346 or more."
    resize(person, size)
    if key:
        person.key(key)
    person.window.sim.machine.serial.put(f"{refusal}\nCode done running.\n")
    for _ in range(20):
        person.do(pygame.MOUSEWHEEL, x=0, y=1)
    read = []
    for _ in range(40):
        read += [text for text, _ in person.window.view.shown() if text not in read]
        person.do(pygame.MOUSEWHEEL, x=0, y=-1)
    assert refusal in " ".join(read)


def test_what_is_wrong_with_the_hardware_is_in_it(person):
    person.window.sim.machine.report("A wire is loose.")
    person.wait()
    assert "A wire is loose. (" in person.reads


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


