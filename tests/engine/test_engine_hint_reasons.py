"""A hint says why its move is good: what every game can tell, and what a game adds with `why`."""

import pytest

from glowgrid.engine import transcript
from glowgrid.engine.hint_reasons import reason
from glowgrid.games import load
from glowgrid.translation import translate
from glowgrid.words.de import hint as german
from glowgrid.words.es import hint as spanish


@pytest.mark.parametrize(
    ("line", "move", "why"),
    [
        ("connectx/6,7,4,2,0/112233", "4", "wins the game"),
        ("connectx/6,7,4,2,0/11223", "4", "blocks 4 in a row"),
        ("connectx/6,7,4,2,0/1222", "3", ""),
        ("tictactoe/3/a1b1a2", "a3", "blocks 3 in a row"),
        ("tictactoe/3/a1b1a2b2", "a3", "wins the game"),
        ("tictactoe/3/a1b2c3b1b3a2c2c1", "a3", "is the only legal move"),
        ("gomoku/15,5/h8a1h9a2h10a3h11", "h12", "blocks 5 in a row"),
        ("checkers//11-15 22-18", "15x22", "is the only legal move"),
        ("dots/2,2/b1a2b3", "c2", "completes a box"),
        ("dots/2,2/b1a2b3", "d1", "gives no box away"),
        ("go/5,0/B5 A5", "A4", "captures a piece"),
        ("go/5,0/C3 C2 A1 C4 A5 B3", "D3", "saves stones from capture"),
        ("go/5,0/C3", "A1", ""),
    ],
)
def test_a_hint_says_why_its_move_is_good(line, move, why):
    game = transcript.read(line, load)[1]
    key = game.key(), game.moves
    assert reason(game, game.parse(move)) == why
    assert (game.key(), game.moves) == key  # the position is unchanged


def test_a_reason_is_translated():
    assert translate("blocks 4 in a row", german.TABLE) == "verhindert 4 in einer Reihe"
    assert translate("captures 3 pieces", spanish.TABLE) == "captura 3 piezas"
