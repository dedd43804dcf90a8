"""Files that are dropped on the window open in a window of their own."""

import json
import sys

import pytest
from at_window import pygame

from host_sim import dropped_files

STATE = {"glowgrid": 1, "flash": "", "window": None}


@pytest.fixture
def started(monkeypatch):
    """Return the list of the commands that were started; none of them runs."""
    commands = []
    monkeypatch.setattr(dropped_files.subprocess, "Popen", lambda command, cwd: commands.append(command))
    return commands


@pytest.mark.parametrize(
    ("content", "option"), [("othello/8/f5d6c3\n", "--replay"), (json.dumps(STATE), "--state")], ids=["game", "state"]
)
def test_a_dropped_transcript_or_saved_state_opens_in_a_new_window(person, started, tmp_path, content, option):
    path = tmp_path / "dropped"
    path.write_text(content, encoding="utf-8")
    before = person.window.sim.serial
    person.do(pygame.DROPFILE, file=str(path))
    assert started == [[sys.executable, "-m", "host_sim", option, str(path), "--set", "LANGUAGE=en"]]
    assert "dropped opens in a new window." in person.reads
    assert person.window.sim.serial == before  # this board goes on undisturbed


@pytest.mark.parametrize("content", ["", "hello", "a/b/c\nd/e/f", "\0\1\2"])
def test_a_different_file_is_refused_in_a_sentence(person, started, tmp_path, content):
    path = tmp_path / "dropped"
    path.write_text(content, encoding="utf-8")
    person.do(pygame.DROPFILE, file=str(path))
    assert started == [] and "dropped is neither a transcript nor a file with saved games." in person.reads


def test_a_folder_and_a_missing_file_are_refused_in_a_sentence(person, started, tmp_path):
    person.do(pygame.DROPFILE, file=str(tmp_path))
    assert "it is a folder" in person.reads
    person.do(pygame.DROPFILE, file=str(tmp_path / "missing"))
    assert started == [] and "cannot be read" in person.reads
