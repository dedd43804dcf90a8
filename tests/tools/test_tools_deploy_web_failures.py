"""What goes wrong when deploying over the network: each failure is one sentence, and none of them has the password."""

import os
import socket

import pytest
from drives import contents, is_complete, small_payload
from web_drives import SECRET, changing, deploy_over_network

from tools import deploy
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.web_drive import WebDrive
from tools.deploy.web_workflow import VARIABLE, WebWorkflow


def told(board, capsys, *options):
    """Deploy with the command, which must fail. Return its sentence, and check that nothing was changed."""
    before = contents(board.root)
    assert deploy.main(["--host", board.host, *options]) == 1
    said = capsys.readouterr()
    assert SECRET not in said.out + said.err and contents(board.root) == before
    assert said.err.count("\n") == 1
    return said.err.strip()


@pytest.mark.parametrize("says_writable", [False, None])
def test_a_drive_that_usb_holds_is_left_alone(board, capsys, says_writable):
    board.usb, board.says_writable = True, says_writable
    assert told(board, capsys) == sentences.USB_HOLDS
    assert changing(board) == []


def test_usb_that_takes_the_drive_meanwhile_is_reported_the_same_way(board, capsys):
    board.usb, board.says_writable = True, True
    assert told(board, capsys) == sentences.USB_HOLDS


def test_a_dry_run_lists_the_changes_even_while_usb_holds_the_drive(board, capsys):
    board.usb = True
    assert deploy.main(["--host", board.host, "--dry-run"]) == 0
    assert "write   lib/neopixel.mpy" in capsys.readouterr().out and changing(board) == []


def test_a_missing_password_is_asked_for_by_the_name_of_its_variable(board, capsys, monkeypatch):
    monkeypatch.delenv(VARIABLE)
    assert told(board, capsys).startswith("Set the environment variable CIRCUITPY_WEB_API_PASSWORD to the password")
    assert board.requests == []


def test_a_wrong_password_is_refused_and_not_printed(board, capsys):
    board.password = "another"
    assert told(board, capsys) == sentences.wrong_password(VARIABLE)


def test_a_board_without_a_password_gives_nobody_access(board, capsys):
    board.password = ""
    assert told(board, capsys) == sentences.LOCKED


def test_a_full_drive_is_refused_before_anything_is_written(board, capsys):
    board.blocks = 20
    assert told(board, capsys).startswith("The drive is full.")
    assert changing(board) == []


def test_a_board_that_refuses_a_file_as_too_large_is_full(board):
    web = WebWorkflow(board.host, SECRET)
    board.blocks = 1
    with pytest.raises(Trouble, match="The drive is full"):
        web.put("large.py", bytes(2000))


def test_a_host_that_nobody_knows(board, capsys, monkeypatch):
    def fail(*arguments, **options):
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    assert told(board, capsys) == sentences.unknown_host(board.host)


def test_a_host_that_refuses_connections(board, capsys):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        board.host = f"127.0.0.1:{unused.getsockname()[1]}"
        assert told(board, capsys) == sentences.refused(board.host)


@pytest.mark.parametrize("host", ["", "a b", "http://x/y", "user@x", "x:port", "a..b", "x\r\ny"])
def test_a_host_that_cannot_be_one(host, capsys, monkeypatch):
    monkeypatch.setenv(VARIABLE, SECRET)
    assert deploy.main(["--host", host]) == 1
    assert capsys.readouterr().err.startswith(f"{host or 'An empty name'} is not a host.")


def test_a_host_that_never_answers(board, capsys, monkeypatch):
    monkeypatch.setattr(WebWorkflow, "timeout", 0.2)
    board.is_silent = True
    assert told(board, capsys) == sentences.no_answer(board.host)


def test_a_host_that_falls_silent_midway(board, monkeypatch):
    monkeypatch.setattr(WebWorkflow, "timeout", 0.2)
    drive = WebDrive(WebWorkflow(board.host, SECRET))
    board.is_silent = True
    with pytest.raises(Trouble) as lost:
        deploy.plan(drive, small_payload(["app"]))
    assert str(lost.value) == sentences.LOST


@pytest.mark.parametrize(
    "answer", [(200, b"<html>A router</html>"), (404, b""), (200, b"[]"), (200, b'{"version": 10}'), (200, b"\xff")]
)
def test_a_host_that_is_no_board(board, capsys, answer):
    board.answer["/cp/version.json"] = answer
    assert told(board, capsys) == sentences.not_a_board(board.host)


def test_a_web_workflow_of_another_version_is_left_alone(board, capsys):
    board.about["web_api_version"] = 5
    assert told(board, capsys).startswith("The board's web workflow has version 5, and deploy knows 4.")


def test_an_error_of_the_board_is_named(board, capsys):
    board.answer["/fs/glowgrid.part"] = (500, b"")
    assert told(board, capsys).startswith("The board answers 500 to PUT /fs/glowgrid.part.")


def test_a_drive_and_a_host_exclude_each_other(board, tmp_path, capsys):
    with pytest.raises(SystemExit):
        deploy.main([str(tmp_path), "--host", board.host])
    assert "not allowed with" in capsys.readouterr().err


# -- how the board is asked


def test_circuitpython_local_redirects_to_one_board_and_only_that_one_gets_the_password(board, small, monkeypatch):
    real = socket.getaddrinfo

    def resolve(host, *arguments, **options):
        return real("127.0.0.1" if host.endswith(".local") else host, *arguments, **options)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    board.host = f"circuitpython.local:{board.port}"
    deploy_over_network(board, small_payload(["app"]))
    asked = {host for _, _, host, has_password in board.requests if has_password}
    assert asked == {f"cpy-123456.local:{board.port}"} and is_complete(board.root, small_payload(["app"]))


def test_a_board_that_answers_in_small_pieces(board, small):
    board.piece = 5
    deploy_over_network(board, small_payload(["app"]))
    assert is_complete(board.root, small_payload(["app"]))


def test_a_board_that_never_says_continue_gets_the_content_all_the_same(board, small):
    board.never_continues = True
    deploy_over_network(board, small_payload(["app"]))
    assert is_complete(board.root, small_payload(["app"]))


def test_a_file_that_reads_back_differently_is_detected(board, small):
    board.answer["/fs/glowgrid.part"] = (201, b"")
    with pytest.raises(Trouble):
        deploy_over_network(board, small_payload(["app"]))
    assert "code.py" not in os.listdir(board.root)
