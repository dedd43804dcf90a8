"""The window of a terminal is closed while somebody plays in it: the program ends, without a traceback."""

import pytest
from brokers import running

from lab.local_brokers import mosquitto


def check_the_end(window, errors):
    window.close()
    assert window.process.wait(30) == 1
    assert "Traceback" not in errors.read_text()


@pytest.mark.parametrize("last_prompt", ["Which game?", "which row and column?"])
def test_a_closed_window_ends_a_game_offline(terminal, tmp_path, last_prompt):
    errors = tmp_path / "errors"
    window = terminal("glowgrid", errors=errors)
    window.until("Which game?")
    window.type("tictactoe\n\ny\n\n\n" if last_prompt != "Which game?" else "")
    window.until(last_prompt)
    check_the_end(window, errors)


def test_a_closed_window_leaves_a_match_online(terminal, player, tmp_path):
    with running(mosquitto, tmp_path) as broker:
        where = "--broker", f"127.0.0.1:{broker.port}"
        host = player("--invite", *where)
        host.type("tictactoe", "", "y")
        code, _ = host.code()
        errors = tmp_path / "errors"
        window = terminal("glowgrid", "--join", code, *where, errors=errors)
        host.until("Your opponent is here.")
        check_the_end(window, errors)
        host.until("Your opponent has left the game.")
