"""Chess on light: each kind of piece, check, and a board on which real pieces stand."""

import pytest
from test_games_chess import at, cell, cells

from glowgrid.engine import transcript
from glowgrid.engine.as_text import seen
from glowgrid.engine.game import ALL
from glowgrid.engine.look_reading import letter_of
from glowgrid.engine.looks import RED, hue_of, shape_of
from glowgrid.engine.match import Match
from glowgrid.engine.seat import Seat
from glowgrid.games.chess import Chess
from glowgrid.view.board_view import BoardView
from glowgrid.view.canvas import Canvas


def looks(game):
    return seen(game, ALL)[1]


def test_check_is_told_and_the_king_turns_red():
    game = at("", "e4 f6 d4")
    assert game.warning() == "" and hue_of(looks(game)[cell("e8")]) == 2
    game = at("", "e4 f6 d4 g5 Qh5#")
    assert game.warning() == "" and hue_of(looks(game)[cell("e8")]) == RED  # the game is over
    game = at("", "e4 d6 Bb5+")
    assert game.warning() == "{} ({}) is in check." and hue_of(looks(game)[cell("e8")]) == RED
    game.pop()
    assert game.warning() == "" and hue_of(looks(game)[cell("e8")]) == 2


def test_each_kind_of_piece_has_a_shape_and_a_letter_of_its_own():
    found = looks(Chess())
    row = [found[cell(name)] for name in ("a1", "b1", "c1", "d1", "e1", "a2")]
    assert [letter_of(look) for look in row] == ["R", "N", "B", "Q", "K", "P"]
    assert len({shape_of(look) for look in row}) == 6
    assert Chess().lines()[1:3] == ["8 OR ON OB OQ OK OB ON OR", "7 OP OP OP OP OP OP OP OP"]


# -- real pieces on top


def lit(moves, picked=(), size=8):
    """Return the names of the cells that are lit at some time, after `moves` with real pieces on the board."""
    _, game = transcript.read("chess/1/" + moves, lambda key: Chess)
    match = Match(game, [Seat("one", "X", 1), Seat("two", "O", 2)])
    view, canvas, found = BoardView(match, size, size), Canvas(size, size), set()
    view.aim(picked)
    for t in range(0, 1600, 200):
        for is_lit in (False, True):
            view.draw(canvas, t, 7, game.turn, is_lit)
            for each in range(64):
                x, y = view.layout.x_of(each), view.layout.y_of(each)
                shown = [canvas.pixels[(y + down) * size + x] & 7 for down in range(view.layout.size)]
                if max(shown) > (2 if game.at(each) == game.turn else 1):
                    found.add("abcdefgh"[each % 8] + str(8 - each // 8))
    return found, game


@pytest.mark.parametrize("size", [8, 16])
def test_with_real_pieces_only_targets_and_check_are_lit(size):
    assert lit("e4 e5", cells("g1"), size)[0] == {"f3", "h3", "e2"}
    assert lit("e4 d6 Bb5", (), size)[0] >= {"e8", "d8", "b8", "c8", "c7"}  # the king, and what can block
    assert "a1" not in lit("e4 d6 Bb5", (), size)[0]


def test_with_real_pieces_the_last_move_is_every_cell_that_changes():
    assert lit("e4")[1].trace() == cells("e4 e2")
    assert lit("e4 a6 e5 d5 exd6")[1].trace() == cells("d6 e5 d5")
    assert lit("g3 a6 Bg2 b6 Nf3 c6 O-O")[1].trace() == cells("g1 e1 h1 f1")


def test_plain_text_shows_the_pieces_also_with_real_pieces_on_the_board():
    assert lit("e4")[1].lines() == at("", "e4").lines()
