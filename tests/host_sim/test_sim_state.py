"""Saved games, statistics and the window's position are kept; whatever is wrong with the file, the game goes on."""

import json
import os
import subprocess
import sys

import pytest
from state_files import GOOD, WRITE, write

from host_sim import ROOT, state
from host_sim.keeper import Keeper
from host_sim.options import overrides, parser
from host_sim.parts.nvm import SIZE
from host_sim.simulator import Simulator
from host_sim.sitting import speak_as_before
from host_sim.state import Content, State
from host_sim.words import en
from screen import words as screen_words


class Evening:
    """A simulator that saves to a file, as the window and the terminal do."""

    def __init__(self, path, **options):
        self.told = []
        self.state = State(path)
        self.sim = Simulator(seed=1, **options)
        self.keeper = Keeper(self.state, self.sim, self.told.append)

    def __enter__(self):
        self.sim.power_on()
        return self

    def __exit__(self, *error):
        self.keeper.finish()
        self.sim.power_off()
        self.state.close()

    def play(self, keys, wait=300):
        for key in keys:
            self.sim.press(key)
            self.sim.wait(wait)


def test_a_game_continues_after_the_window_was_closed(games_file):
    with Evening(games_file) as one:
        one.sim.wait(2500)
        one.play("584#1")
        one.sim.press("5")  # and close at once
    with Evening(games_file) as other:
        other.sim.wait(3000)
        other.sim.expect("2 moves")
        other.play("9")
        other.sim.expect("Player 1 (X) plays c3.")


def test_statistics_survive_the_window(games_file):
    with Evening(games_file) as one:
        one.sim.wait(2500)
        one.play("584#14253")
        one.sim.wait(1500)
        one.sim.expect("Player 1 (X) wins")
    with Evening(games_file) as other:
        other.sim.wait(2500)
        other.play("#A")
        while other.sim.machine.serial.last_line != "Statistics":
            other.play("6")
        other.play("5")
        other.sim.expect("Tic-tac-toe between people: player 1 won 1, others 0, 0 drawn.")


def test_a_write_in_progress_is_completed_before_the_power_goes_off(games_file, drive):
    flash = bytes(range(255)) * 16 + bytes(16)
    root = drive("from microcontroller import nvm\nnvm[0:4096] = bytes(4096)\nprint('done')\nwhile True: len(nvm[:])")
    with Evening(games_file, root=root) as evening:
        evening.sim.machine.sector.data[:] = flash
        evening.sim.wait(30)
        assert evening.sim.machine.sector.is_busy
    assert State(games_file).content.flash == bytes(4096)


def test_the_state_is_saved_during_play_and_not_only_at_the_end(games_file, drive, monkeypatch):
    monkeypatch.setattr("host_sim.keeper.KEEP_EVERY_S", 0)
    with Evening(games_file, root=drive(WRITE)) as evening:
        evening.sim.wait(100)
        evening.keeper((10, 20, 900, 700))
        assert state._read(games_file) == Content(b"game".ljust(SIZE, b"\xff"), (10, 20, 900, 700))


def test_a_window_without_a_position_keeps_the_saved_one(games_file, drive):
    for place in ((1, 2, 640, 480), None):
        with Evening(games_file, root=drive(WRITE)) as evening:
            evening.sim.wait(100)
            evening.keeper(place)
    assert State(games_file).content.window_box == (1, 2, 640, 480)


def test_unchanged_state_is_not_written(games_file, drive):
    with Evening(games_file, root=drive(WRITE)) as evening:
        evening.sim.wait(100)
        evening.keeper.keep()
        games_file.unlink()
        evening.keeper.keep()
        assert not games_file.exists()


# -- damaged files

DAMAGED = {
    "empty": "",
    "half a file": json.dumps(GOOD)[:30],
    "another's": '{"name": "value"}',
    "a list": "[1, 2]",
    "a number": "5",
    "deep": "[" * 100_000,
    "no flash": json.dumps({**GOOD, "flash": 5}),
    "flash that is none": json.dumps({**GOOD, "flash": "Z2Ft?"}),
    "too much flash": json.dumps({**GOOD, "flash": "A" * 8000}),
    "a place of words": json.dumps({**GOOD, "window": ["a", 2, 3, 4]}),
    "a place of three": json.dumps({**GOOD, "window": [1, 2, 3]}),
    "a place beyond": json.dumps({**GOOD, "window": [1, 2, 3, 10**30]}),
    "version 0": json.dumps({**GOOD, "glowgrid": 0}),
    "no text": b"\xff\xfe\x00\x01",
    "huge": b" " * (2 << 20),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_file_is_set_aside_and_play_starts_afresh(users_file, drive, kind):
    write(users_file, DAMAGED[kind])
    with Evening(users_file, root=drive(WRITE)) as evening:
        assert evening.told == [en.DAMAGED_FILE.format(users_file, "simulator.json.damaged")]
        evening.sim.wait(100)
    assert State(users_file).content.flash.startswith(b"game\xff")
    aside = users_file.with_name("simulator.json.damaged").read_bytes()
    assert aside == (DAMAGED[kind] if isinstance(DAMAGED[kind], bytes) else DAMAGED[kind].encode())


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_file_named_by_mistake_stays_unchanged(games_file, drive, kind):
    write(games_file, DAMAGED[kind])
    before = games_file.read_bytes()
    with Evening(games_file, root=drive(WRITE)) as evening:
        evening.sim.wait(100)
    if before.startswith(b'{"glowgrid"'):
        assert "is damaged" in evening.told[0] and games_file.with_name("games.json.damaged").read_bytes() == before
    else:
        sentence = f"{en.NO_SAVED_GAMES.format(games_file)} {en.NOT_SAVED}"
        assert evening.told == [sentence] and games_file.read_bytes() == before


def test_a_file_of_a_newer_version_stays_unchanged(games_file, drive):
    newer = json.dumps({"glowgrid": 2, "something": "else"})
    write(games_file, newer)
    with Evening(games_file, root=drive(WRITE)) as evening:
        sentence = f"{en.NEWER_FILE.format(games_file)} {en.NOT_SAVED}"
        assert evening.told == [sentence]
        evening.sim.wait(100)
    assert games_file.read_text() == newer


def test_a_folder_that_cannot_be_created_gives_one_sentence_and_play_continues(tmp_path, drive):
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "games.json"
    with Evening(path, root=drive(WRITE)) as evening:
        evening.sim.wait(100)
        evening.keeper.keep()
        assert len(evening.told) == 1 and "cannot be written: " in evening.told[0]
        assert evening.told[0].endswith(en.NOT_SAVED)
        assert "b'" in evening.sim.serial


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="no unreadable file on this system")
def test_an_unreadable_file_gives_one_sentence_and_stays(games_file, drive):
    games_file.parent.mkdir()
    games_file.symlink_to("/proc/self/mem")
    with Evening(games_file, root=drive(WRITE)) as evening:
        evening.sim.wait(100)
        assert len(evening.told) == 1 and f"{games_file} cannot be read: " in evening.told[0]
    assert games_file.is_symlink()


def test_a_full_disk_is_reported_once_and_later_states_are_saved(games_file, drive, monkeypatch):
    def fails(*_):
        raise OSError(28, "No space left on device")

    with Evening(games_file, root=drive(WRITE)) as evening:
        evening.sim.wait(100)
        with monkeypatch.context() as full:
            full.setattr("host_sim.state._write", fails)
            for _ in range(3):
                evening.keeper.keep()
        sentence = f"{games_file} cannot be written: no space left on device. {en.NOT_SAVED}"
        assert evening.told == [sentence]
    assert State(games_file).content.flash.startswith(b"game\xff")


# -- two simulators at once


def test_a_second_window_starts_from_the_same_saves_and_saves_nothing(games_file, drive):
    root = drive(WRITE)
    with Evening(games_file, root=root) as before:
        before.sim.wait(100)
    with Evening(games_file, root=root) as one:
        one.sim.wait(100)
        with Evening(games_file, root=root) as other:
            other.sim.wait(200)
            assert other.told == [f"{en.OTHER_WINDOW.format(games_file)} {en.SECOND_WINDOW}"]
            assert bytes(other.sim.machine.sector.data[:12]) == b"gamegame\xff\xff\xff\xff"
        assert State(games_file).content.flash[:12] == b"game" + b"\xff" * 8
    assert State(games_file).content.flash[:12] == b"gamegame" + b"\xff" * 4


def test_a_second_window_in_an_online_match_starts_without_the_saves_of_the_first(games_file, drive):
    root = drive(WRITE)
    with Evening(games_file, root=root) as one:
        one.sim.wait(100)
        other = State(games_file, plays_online=True)
        assert other.content.flash == bytes(Content().flash) and not other.keeps
        assert len(other.notes) == 1 and "starts without saved games and does not save" in other.notes[0]
    again = State(games_file, plays_online=True)
    assert again.content.flash.startswith(b"game\xff") and again.keeps and not again.notes


def test_a_second_process_saves_nothing_and_a_killed_one_holds_no_lock(games_file):
    hold = f"from host_sim.state import State\nfrom pathlib import Path\nstate = State(Path({str(games_file)!r}))\n"
    hold += "print(state.keeps, flush=True)\ninput()\n"
    with subprocess.Popen(
        [sys.executable, "-c", hold], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "True\n"
        other = State(games_file)
        assert not other.keeps and en.OTHER_WINDOW.format(games_file) in other.notes[0]
        process.kill()
    assert State(games_file).keeps


def test_the_language_that_was_chosen_with_a_key_stays(games_file):
    with Evening(games_file) as one:
        one.sim.wait(2500)
        one.sim.use_language("de")
    for options, language in ([], "de"), (["--language", "es"], "es"), (["--set", "LANGUAGE=en"], "en"):
        chosen = parser().parse_args(options)
        with Evening(games_file, settings=overrides(chosen)) as other:
            speak_as_before(other.sim, other.state, chosen)
            assert other.sim.language == language
            other.sim.wait(3000)
            assert other.sim.describe()["title"] == screen_words.language(language).SCREENS["Menu"]


@pytest.mark.parametrize("language", ["tlh", "", None])
def test_a_language_that_does_not_exist_is_not_used(games_file, language):
    write(games_file, json.dumps(GOOD if language is None else {**GOOD, "language": language}))
    with Evening(games_file) as evening:
        speak_as_before(evening.sim, evening.state, parser().parse_args([]))
        assert evening.sim.language == "en"
