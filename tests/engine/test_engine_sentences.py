"""Error messages quote only the start of a long input; a single move is not called "moves"."""

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
def test_an_unknown_key_is_told_by_its_beginning(load, long):
    with pytest.raises(ValueError, match="is not in the catalogue; there are") as refused:
        load(long)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("long", LONG)
def test_a_long_line_is_refused_by_its_beginning(long):
    for line in (long, f"{long}//", f"othello/{long}/", f"othello/8/{long}", f"othello/8/f5{long}"):
        with pytest.raises(ValueError) as refused:
            transcript.read(line, games.load)
        assert len(str(refused.value)) < 300


@pytest.mark.parametrize("long", LONG)
@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE])
def test_a_long_move_is_refused_by_its_beginning(key, long):
    with pytest.raises(ValueError) as refused:
        games.load(key)().parse(long)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("long", LONG)
@pytest.mark.parametrize("name", [row[0] for row in TABLE if row[0] != "PIXEL_PIN"])  # pins are checked by the console
def test_a_long_setting_is_refused_by_its_beginning(name, long):
    with pytest.raises(SettingError) as refused:
        Settings({name: long}.get)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("value", [10**4000, -(10**4000), "x" * 10_000], ids=["high", "low", "letters"])
def test_a_long_option_is_refused_by_its_beginning(value):
    with pytest.raises(OptionError) as refused:
        ConnectX(rows=value)
    assert len(str(refused.value)) < 200


def test_one_move_left_is_named():
    tictactoe = games.load("tictactoe")()
    for move in (0, 1, 2, 4, 3, 5, 7, 6):
        tictactoe.push(move)
    assert tictactoe.expected() == "expected c3"
    assert "44 moves" in Quixo().expected()
