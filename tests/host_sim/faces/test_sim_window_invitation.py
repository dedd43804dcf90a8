"""The window while the board invites an opponent: the card with the code, as text and as a QR code."""

import importlib
import sys
import time

import pytest
from at_window import SIZES, Person, pygame, resize, said
from brokers import broker as broker
from network_board import Board

from host_common.qr_code import QUIET
from host_sim.faces.window import Window
from host_sim.pictures.invitation import InvitationCard
from host_sim.simulator import Simulator

CODE, WATCHING = "2hrd-3g1y-y2kr-619d", "z77m-v8mk-65xn"


@pytest.fixture
def invited(person):
    """Return a person at the window of a board that has just printed an invite code and prints the keys it sees."""
    tell(person, "INVITED", CODE, WATCHING)
    return person


def tell(person, name, *values, language="en"):
    """Let the board print one of its sentences."""
    said(person)
    sentence = getattr(importlib.import_module(f"glowgrid.words.{language}.opponent_sentences"), name)
    person.window.sim.machine.serial.put(sentence.format(*values) + "\n")
    person.wait()
    said(person)


def is_seen(person):
    """Return whether the white square of a QR code is visible."""
    surface = person.window.screen.surface
    return surface.get_at(card(person).qr_at)[:3] == (255, 255, 255)


def card(person):
    return InvitationCard(person.window.screen.size, CODE, WATCHING)


def modules_seen(person):
    """Return the QR code that a camera would see in the window, including the quiet zone."""
    surface, (left, top), step = person.window.screen.surface, card(person).qr_at, card(person).module
    middle, count = step // 2, 21 + 2 * QUIET
    rows = [
        [surface.get_at((left + x * step + middle, top + y * step + middle)) for x in range(count)]
        for y in range(count)
    ]
    assert {tuple(colour)[:3] for row in rows for colour in row} == {(0, 0, 0), (255, 255, 255)}
    return [[int(colour[0] == 0) for colour in row] for row in rows]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_qr_code_contains_the_code_in_capitals_in_a_window_of_any_size(invited, size):
    segno = pytest.importorskip("segno")
    resize(invited, size)
    expected = segno.make_qr(CODE.upper(), error="m").matrix_iter(border=QUIET)
    assert modules_seen(invited) == [list(row) for row in expected]


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_it_is_visible_until_the_opponent_joins(person, language):
    before = person.shot()
    assert not is_seen(person)
    tell(person, "INVITED", CODE, WATCHING, language=language)
    assert is_seen(person)
    tell(person, "LOST", language=language)
    assert is_seen(person)
    tell(person, "HERE", language=language)
    assert not is_seen(person)
    assert before != person.shot()  # the board's latest message


def test_any_key_closes_it_and_f8_shows_it_again(invited):
    invited.key(pygame.K_5, "5")
    assert not is_seen(invited) and said(invited) == "5"  # the key also does what it always does
    invited.key(pygame.K_F8)
    assert is_seen(invited)
    invited.key(pygame.K_ESCAPE)
    assert not is_seen(invited) and said(invited) == ""
    invited.key(pygame.K_F8)
    invited.key(pygame.K_F8)
    assert not is_seen(invited)


def test_it_shows_the_boards_messages_meanwhile(invited):
    sentence = "The broker localhost does not answer. # tries again."
    invited.window.sim.machine.serial.put(sentence + "\n")
    invited.wait()
    expected = InvitationCard(invited.window.screen.size, CODE, WATCHING, sentence)
    left, top, right, bottom = expected.box
    seen = invited.window.screen.surface.subsurface((left, top, right - left, bottom - top))
    assert pygame.image.tobytes(seen, "RGB") == expected.paint().tobytes()
    assert expected.paint().tobytes() != card(invited).paint().tobytes()
    invited.window.sim.machine.serial.put("Connecting to the broker ...\n")
    invited.wait()
    left, top, right, bottom = card(invited).box
    seen = invited.window.screen.surface.subsurface((left, top, right - left, bottom - top))
    assert pygame.image.tobytes(seen, "RGB") == card(invited).paint().tobytes()


def test_a_click_on_it_copies_the_code_and_a_click_beside_it_closes_it(invited):
    pygame.scrap.put_text("something else")
    invited.click_at((2, 2))
    assert not is_seen(invited) and pygame.scrap.get_text() == "something else"
    invited.key(pygame.K_i, "i")
    assert is_seen(invited)
    invited.click_at(card(invited).qr_at)
    assert not is_seen(invited) and pygame.scrap.get_text() == CODE
    assert f"{CODE} is copied." in invited.reads


@pytest.mark.parametrize("modifier", [pygame.KMOD_CTRL, pygame.KMOD_META])
def test_ctrl_c_copies_the_code_and_presses_no_key_of_the_board(invited, modifier):
    pygame.scrap.put_text("something else")
    invited.key(pygame.K_c, "c", modifier)
    assert pygame.scrap.get_text() == CODE and f"{CODE} is copied." in invited.reads
    assert said(invited) == ""


def test_a_missing_clipboard_is_reported(invited, monkeypatch):
    def refuse(text):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    invited.key(pygame.K_c, "c", pygame.KMOD_CTRL)
    assert f"{CODE} cannot be copied" in invited.reads


@pytest.mark.parametrize("key", [(pygame.K_F8,), (pygame.K_c, "c", pygame.KMOD_CTRL)])
def test_without_an_invitation_it_explains_how_to_invite(person, key):
    person.key(*key)
    assert "Start the program with --broker HOST," in person.reads
    assert not is_seen(person)


def test_invalid_codes_are_not_shown(person):
    tell(person, "INVITED", CODE[:-1] + "e", WATCHING)  # its last letter is a check letter
    tell(person, "INVITED", CODE, "z77m-v8mk-65xm")  # belongs to another match
    tell(person, "INVITED", "it-is", "five-five-five-five")
    assert not is_seen(person)


def test_a_board_without_power_has_no_invitation(invited):
    invited.key(pygame.K_F8)
    invited.key(pygame.K_F5)
    invited.key(pygame.K_F8)
    assert "There is no invite code" in invited.reads


def test_the_help_card_covers_it_and_closing_the_help_leaves_it_open(invited):
    invited.key(pygame.K_F8)
    invited.key(pygame.K_F1)
    tell(invited, "INVITED", CODE, WATCHING)
    keys = invited.shot()
    invited.key(pygame.K_F1)
    assert is_seen(invited) and invited.shot() != keys


@pytest.mark.slow
@pytest.mark.parametrize("size", [*SIZES, (320, 260)])
def test_without_segno_the_code_is_shown_as_text(person, size, monkeypatch):
    monkeypatch.setitem(sys.modules, "segno", None)
    resize(person, size)
    before = person.shot()
    tell(person, "INVITED", CODE, WATCHING)
    left, top, right, bottom = card(person).box
    assert 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]
    assert person.shot() != before
    person.click_at(((left + right) // 2, (top + bottom) // 2))
    assert pygame.scrap.get_text() == CODE


@pytest.mark.slow(whole=True)
def test_two_boards_meet_through_a_broker(broker):
    host = Board(broker, 1)
    person = Person(Window(host.sim))
    code, _ = host.invite()

    def wait(frames=1):
        """Let frames pass, and more on a busy computer: only one of two boards in a process may compute at a time."""
        person.wait(frames)
        while host.sim.machine.is_computing:
            person.wait(1)

    wait()
    assert person.window.invitation.is_open
    guest = Board(broker, 2, INVITATION=code)
    end = time.monotonic() + 20
    while person.window.invitation.is_open:
        assert time.monotonic() < end, person.reads
        wait()
        guest.wait(20)
        time.sleep(0.002)
    assert "Your opponent is here." in person.reads
    assert person.window.invitation.code == code
    pygame.quit()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [({}, "no server is set"), ({"MQTT_BROKER": "127.0.0.1"}, "go to the menu and select a game first")],
)
def test_without_an_invite_code_a_note_says_how_to_get_one(drive, settings, sentence):
    with Simulator(root=drive(), settings=settings) as sim:
        person = Person(Window(sim))
        person.wait()
        person.key(pygame.K_F8)
        assert sentence in person.reads
    pygame.quit()


def until(person, condition):
    end = time.monotonic() + 30
    while not condition() and time.monotonic() < end:
        person.wait()
    assert condition()


@pytest.fixture
def at_menu(broker):
    """A person at the window of a board with a broker, which shows the menu."""
    with Simulator(settings={"MQTT_BROKER": f"127.0.0.1:{broker.port}", "WIFI_SSID": "home"}) as sim:
        person = Person(Window(sim))
        until(person, lambda: shows(person, "scene", "Menu"))
        yield person
    pygame.quit()


def shows(person, name, value):
    return (person.window.sim.describe() or {name: ""})[name] == value


@pytest.mark.slow
def test_f8_in_the_menu_invites_an_opponent_to_the_selected_game(at_menu):
    at_menu.key(pygame.K_6, "6")
    until(at_menu, lambda: (at_menu.window.sim.describe() or {"detail": ""})["detail"].startswith("Connect X"))
    at_menu.key(pygame.K_F8)
    assert any("You invite an opponent" in line.text for line in at_menu.window.log.lines)
    until(at_menu, lambda: at_menu.window.invitation.is_open)
    waiting = "headline", "Waiting for your opponent"
    until(at_menu, lambda: shows(at_menu, "title", "Connect X") and shows(at_menu, *waiting))


@pytest.mark.slow
def test_f8_in_a_game_asks_before_it_leaves_the_game_and_invites(at_menu):
    at_menu.key(pygame.K_RETURN)
    until(at_menu, lambda: shows(at_menu, "headline", "Your turn"))
    at_menu.key(pygame.K_5, "5")
    at_menu.wait(60)
    at_menu.key(pygame.K_F8)
    until(at_menu, lambda: shows(at_menu, "scene", "Ask"))
    assert "Leave this game? It is kept" in at_menu.reads
    at_menu.key(pygame.K_5, "5")
    until(at_menu, lambda: at_menu.window.invitation.is_open)
    until(at_menu, lambda: shows(at_menu, "headline", "Waiting for your opponent"))
