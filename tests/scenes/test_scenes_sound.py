"""Sounds during a game with a buzzer. Without a buzzer no part of the sound is loaded."""

import gc
import weakref

import pytest
from fakes import Player

from glowgrid.saves.compaction import keep
from glowgrid.saves.journal_snapshot import read
from glowgrid.scenes import sounds
from glowgrid.words import pause
from host_sim.simulator import Simulator

NAMES = {
    sounds.MOVED: "move",
    sounds.TURN: "turn",
    sounds.REFUSED: "refused",
    sounds.WON: "won",
    sounds.LOST: "lost",
    sounds.DRAWN: "drawn",
}
BUZZER = {"BUZZER_PIN": "GP15"}


class Buzzer:
    silent = False

    def __init__(self):
        self.played = []

    def play(self, notes):
        if not self.silent:
            self.played.append(NAMES[notes])

    def poll(self, now_ms):
        notes = self.watch()
        if notes:
            self.play(notes)


def player_with_buzzer(store=None):
    player = Player(store=store)
    player.console.buzzer = Buzzer()
    player.power_on()
    sounds.begin(player.app)
    player.press("5")
    player.wait(500)
    return player


def heard(player):
    played = player.console.buzzer.played[:]
    player.console.buzzer.played.clear()
    return played


def two_people(player):
    player.press("5")
    player.wait(300)
    player.press("84#")
    player.wait(600)
    assert player.scene == "Play"
    return player


def test_moves_refusals_and_a_win_have_sounds():
    player = two_people(player_with_buzzer())
    player.press("1")
    assert heard(player) == ["move"]
    player.press("1")
    assert heard(player) == ["refused"]
    player.press("4253")
    player.wait(1500)
    assert player.scene == "Result"
    assert heard(player) == ["move"] * 4 + ["won"]


def test_a_persons_turn_and_a_loss_have_sounds():
    player = player_with_buzzer()
    player.press("#")
    player.wait(500)
    player.press("5")
    player.wait(2500)
    assert heard(player) == ["move", "turn"]
    match = player.app.session.match
    while match.game.outcome is None:
        if match.awaits_person:
            match.play(match.game.legal_moves()[-1])
        player.wait(1500)
    player.wait(1500)
    end = {0: "drawn", 1: "won", 2: "lost"}[match.game.outcome.winner]
    assert heard(player)[-1] == end


def test_the_pause_menu_turns_sound_off_permanently():
    store = bytearray(b"\xff" * 4096)
    player = two_people(player_with_buzzer(store))
    player.press("1")
    heard(player)
    player.pause("Sound: on")
    assert player.console.said[-1].startswith("Sound: off") and heard(player) == []
    player.press("*3")
    assert heard(player) == []
    again = player_with_buzzer(store)
    assert again.console.buzzer.silent
    again.pause("Sound: off")
    assert heard(again) == ["turn"] and not again.console.buzzer.silent
    assert not player_with_buzzer(store).console.buzzer.silent


def test_the_off_setting_survives_a_compaction():
    store = bytearray(b"\xff" * 4096)
    player = two_people(player_with_buzzer(store))
    player.pause("Sound: on")
    saves = player.app.session.saves
    keep(saves, read(saves))
    assert player_with_buzzer(store).console.buzzer.silent


def test_a_tune_never_blocks():
    with Simulator(seed=1, settings=BUZZER) as sim:
        sim.wait(2500)
        sim.press("5")
        sim.wait(500)
        sim.press("8")
        sim.press("4")
        sim.press("#")
        sim.wait(800)
        for key in "14253":
            sim.press(key)
            sim.wait(60)
        buzzer = sim.machine.buzzer
        while not buzzer.hz or len(buzzer.tones) < 5:
            sim.wait(5)
        told = len(sim.serial)
        sim.press("7")  # one move back
        sim.wait(100)
        assert "Move 4 of 5" in sim.serial[told:] and len(buzzer.tones) < 8
        sim.wait(2000)
        tune = [(tone.hz, tone.ms) for tone in buzzer.tones[5:]]
        assert [hz for hz, _ in tune] == [520, 656, 784, 1048]


def test_attract_mode_is_silent():
    player = player_with_buzzer()
    player.wait(150_000, 50)
    assert player.scene == "Attract" and heard(player) == []


def test_an_undo_is_silent_and_a_redo_has_its_sound():
    player = two_people(player_with_buzzer())
    player.press("15")
    assert heard(player) == ["move", "move"]
    player.press("B")
    assert heard(player) == []
    player.hold("C")
    player.wait(300)
    assert heard(player) == ["move"]


def test_reviewing_a_finished_game_is_silent():
    player = two_people(player_with_buzzer())
    player.press("14253")
    player.wait(1500)
    heard(player)
    player.press("7779")
    player.wait(25_000, 50)
    assert heard(player) == []
    player.press("9")
    assert heard(player) == ["refused"]


def test_the_sound_keeps_no_finished_match_alive():
    player = two_people(player_with_buzzer())
    match = weakref.ref(player.app.session.match)
    player.press("1")
    player.pause("Menu")
    player.press("5")
    player.wait(500)
    assert player.scene == "Menu"
    gc.collect()
    assert match() is None


def test_without_a_buzzer_there_is_no_menu_item_and_no_module():
    player = Player()
    player.press("5")
    player.wait(500)
    player.press("#")
    player.wait(600)
    player.press("A")
    names = [row[1] for row in player.app.scene.rows]
    assert not set(names) & set(pause.SOUND)
    with Simulator(seed=1) as sim:
        sim.wait(2500)
        assert "glowgrid.hal.buzzer" not in sim.machine.interpreter._modules
        assert sim.sounds() == ""


def test_on_a_board_with_a_buzzer_its_pin_sounds():
    with Simulator(seed=1, settings=BUZZER) as sim:
        sim.wait(2500)
        sim.press("#")
        sim.wait(800)
        sim.press("5")
        sim.wait(500)
        tones = sim.machine.buzzer.tones
        assert tones[0].hz == 880 and 38 < tones[0].ms < 60  # the clock counts whole milliseconds
        assert sim.sounds().splitlines()[0].endswith(f"880 Hz, {tones[0].ms} ms")


@pytest.mark.parametrize("pin", ["GP2", "GP99", "LED GP1"])
def test_an_unusable_pin_is_refused_in_a_sentence(pin):
    with Simulator(seed=1, settings={"BUZZER_PIN": pin}) as sim:
        sim.wait(1000)
        assert sim.serial.startswith("BUZZER_PIN = ") and "Traceback" not in sim.serial
