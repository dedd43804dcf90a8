"""Error messages quote only the start of a long input, and a single move is not called "moves"."""

import pytest

from glowgrid import bots, games
from glowgrid.config.errors import SettingError
from glowgrid.config.settings import TABLE, Settings
from glowgrid.engine import transcript
from glowgrid.engine.faults import OptionError
from glowgrid.games.connectx import ConnectX
from glowgrid.games.quixo import Quixo

KINDS = {"letters": "x" * 3_000_000, "digits": "9" * 5000, "brackets": "[" * 100_000, "lines": "é\n" * 50_000}
LONG = [pytest.param(text, id=name) for name, text in KINDS.items()]


@pytest.mark.parametrize("long", LONG)
@pytest.mark.parametrize("load", [games.load, bots.load])
def test_the_error_for_a_long_unknown_key_quotes_its_start(load, long):
    with pytest.raises(ValueError, match="is not in the catalogue, which has") as refused:
        load(long)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("long", LONG)
def test_the_error_for_a_long_line_quotes_its_start(long):
    for line in (long, f"{long}//", f"othello/{long}/", f"othello/8/{long}", f"othello/8/f5{long}"):
        with pytest.raises(ValueError) as refused:
            transcript.read(line, games.load)
        assert len(str(refused.value)) < 300


@pytest.mark.parametrize("long", LONG)
@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE])
def test_the_error_for_a_long_move_quotes_its_start(key, long):
    with pytest.raises(ValueError) as refused:
        games.load(key)().parse(long)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("long", LONG)
@pytest.mark.parametrize("name", [row[0] for row in TABLE if row[0] != "PIXEL_PIN"])  # pins are checked by the console
def test_the_error_for_a_long_setting_quotes_its_start(name, long):
    with pytest.raises(SettingError) as refused:
        Settings({name: long}.get)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("value", [10**4000, -(10**4000), "x" * 10_000], ids=["high", "low", "letters"])
def test_the_error_for_a_long_option_quotes_its_start(value):
    with pytest.raises(OptionError) as refused:
        ConnectX(rows=value)
    assert len(str(refused.value)) < 300


def test_a_single_remaining_move_is_written_out():
    tictactoe = games.load("tictactoe")()
    for move in (0, 1, 2, 4, 3, 5, 7, 6):
        tictactoe.push(move)
    assert tictactoe.expected() == "expected c3"
    assert "44 moves" in Quixo().expected()
