"""The window's own shortcuts: speed, power, screenshots, and the card that lists them."""

import pytest
from at_window import SIZES, Person, pygame, resize, said

from host_sim.faces.shortcuts import SHORTCUTS
from host_sim.faces.window import Window
from host_sim.pictures.keypad_and_text import hint_at
from host_sim.pictures.letters import font
from host_sim.simulator import Simulator


def test_speed_keys_change_the_speed_of_time(person):
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


def test_f12_saves_a_screenshot_and_its_name_stays_in_the_log(person, tmp_path, capsys):
    person.key(pygame.K_F12)
    person.key(pygame.K_F12)
    pictures = [*tmp_path.glob("glowgrid-*.png")]
    told = [f"The picture is saved as {path}" for path in pictures]
    assert len(told) == 2 and all(path.read_bytes().startswith(b"\x89PNG") for path in pictures)
    assert sorted(line.text for line in person.window.log.lines if line.kind == "note") == sorted(told)
    assert sorted(capsys.readouterr().err.splitlines()) == sorted(told)


def test_f12_reports_a_place_where_it_cannot_save(person, tmp_path, capsys):
    person.window._pictures = tmp_path / "nowhere"
    person.key(pygame.K_F12)
    assert "cannot be written: there is no such file or folder." in person.reads
    assert "cannot be written: there is no such file or folder.\n" in capsys.readouterr().err


def test_f1_shows_all_shortcuts_and_any_key_closes_the_card_without_reaching_the_board(person):
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


def test_a_click_on_a_row_of_the_card_runs_its_shortcut(person):
    number = [shortcut.command for shortcut in SHORTCUTS].index("keypad")
    person.key(pygame.K_F1)
    card = person.window.screen._card_for(person.window.layout)
    left, top, right, bottom = card.rows[number]
    middle = (left + right) // 2, (top + bottom) // 2
    before = person.shot()
    person.point(middle)
    assert person.shot() != before
    person.click_at(middle)
    assert person.window.layout.desk.keypad is None
    assert not person.window.sim.machine.switches.down
    person.key(pygame.K_F1)
    person.click_at((2, 2))
    person.key(pygame.K_F4)
    assert person.window.layout.desk.keypad


@pytest.mark.slow(whole=True)
def test_the_card_fits_every_window(person):
    for size in SIZES + [(420, 620), (640, 400)]:
        resize(person, size)
        person.key(pygame.K_F1)
        left, top, right, bottom = person.window.screen._card_for(person.window.layout).box
        assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1], size
        person.key(pygame.K_F1)


def test_a_click_on_a_hint_does_what_its_key_does(person):
    left, top, _, bottom = person.window.layout.hints
    letters = font(person.window.layout.hint_px)
    start = letters.getlength("F1 all keys · F8 invite · ") + person.window.layout.hint_px
    person.click_at((left + round(start) + 5, (top + bottom) // 2))
    assert "Die Sprache ist jetzt Deutsch." in person.reads


def test_a_hint_that_has_no_room_beside_the_status_cannot_be_clicked():
    letters = font(11)
    second = round(letters.getlength("F1 all keys · ")) + 16
    assert hint_at("F1 all keys · F8 invite", "busy", 600, 11, second) == "F8 invite"
    assert hint_at("F1 all keys · F8 invite", "busy", second + 20, 11, second) == ""


def test_a_click_on_the_hints_opens_the_card(person):
    before = person.shot()
    left, top, right, bottom = person.window.layout.hints
    person.click_at((left + 30, (top + bottom) // 2))
    person.point((1, 1))
    opened = person.shot()
    person.key(pygame.K_ESCAPE)
    assert opened != before == person.shot()


def test_a_keypad_with_letters_has_priority_over_shortcuts(drive):
    layout = {"KEYPAD_ROWS": "GP2 GP3", "KEYPAD_COLS": "GP6 GP7", "KEYPAD_KEYS": "HK FT"}
    with Simulator(root=drive(), settings=layout) as sim:
        person = Person(Window(sim))
        person.key(pygame.K_h, "h")
        person.key(pygame.K_k, "k")
        assert person.window.layout.desk.keypad
        person.key(pygame.K_F4)
        assert person.window.layout.desk.keypad is None
    pygame.quit()


@pytest.mark.parametrize("mod", [pygame.KMOD_CTRL, pygame.KMOD_META, pygame.KMOD_ALT])
def test_a_shortcut_of_the_operating_system_is_ignored(person, mod):
    person.key(pygame.K_c, "\x03", mod)
    person.key(pygame.K_k, "k", mod)
    assert said(person) == "" and person.window.layout.desk.keypad
