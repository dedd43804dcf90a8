"""Fixtures and helpers for the tests of deploying over the network."""

import pytest
from drives import count_as_older_versions
from web_board import WebBoard

from tools import deploy
from tools.deploy import manifest
from tools.deploy.web_drive import WebDrive
from tools.deploy.web_workflow import VARIABLE, WebWorkflow

SECRET = "Pass wörd/7"


@pytest.fixture
def board(tmp_path, monkeypatch):
    """Yield a board on the network with an empty drive, whose password is in the environment."""
    count_as_older_versions(monkeypatch)
    monkeypatch.setenv(VARIABLE, SECRET)
    monkeypatch.setattr(WebWorkflow, "pause", 0)
    monkeypatch.setattr(WebWorkflow, "patience", 0.1)
    root = tmp_path / "board"
    root.mkdir()
    with WebBoard(root, SECRET) as made:
        yield made


@pytest.fixture
def small(monkeypatch):
    """Let the tests' own small payloads count as our files."""
    monkeypatch.setattr(manifest, "sources", lambda: ())


def deploy_over_network(board, files):
    drive = WebDrive(WebWorkflow(board.host, SECRET))
    made = deploy.plan(drive, files)
    deploy.carry_out(drive, made)
    return made


def changing(board):
    return [request for request in board.requests if request[0] in ("PUT", "MOVE", "DELETE")]
