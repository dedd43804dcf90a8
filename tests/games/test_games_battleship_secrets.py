"""Battleship: nothing tells where hidden ships are, and unknown ships have no name."""

from array import array

import pytest
from test_games_battleship import FLEETS, names, played

from glowgrid import bots
from glowgrid.engine.game import ALL
from glowgrid.engine.rng import Rng
from glowgrid.games.battleship import Battleship
from tools.play.deciding import decide


def everything(game, viewer):
    """Return all that `viewer` can learn from a game: the board, looks, marks of the last move, key, names of moves."""
    cells, looks = bytearray(game.rows * game.cols), array("H", bytes(2 * game.rows * game.cols))
    game.fill(cells, viewer)
    game.fill_looks(looks, viewer)
    own, mine = bytes(cells), game.own(viewer)
    if mine:
        game.fill(cells, mine)
    told = [game.notation(game.moves[ply], viewer) for ply in range(game.ply)]
    hidden = [game.hides(cell, viewer) for cell in range(len(cells))]
    legal = game.legal_moves() if game.turn == viewer else ()
    return own, bytes(cells), looks.tobytes(), game.trace(), game.trace(viewer), game.key(viewer), told, hidden, legal


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_nothing_that_a_viewer_can_ask_depends_on_hidden_ships(viewer):
    rng = Rng(5)
    for _ in range(20):
        game = Battleship()
        while game.outcome is None and game.ply < 60:
            if not game.is_answer(game.ply):
                assert everything(game.determinize(viewer, rng), viewer) == everything(game, viewer)
            game.push(game.random_move(rng))


def shot(game, rng):
    """Return a legal move: the true answer, a random place for a ship, or the hard bot's shot."""
    is_random = game.ply < game._placing or game.is_answer(game.ply)
    return game.random_move(rng) if is_random else decide(bots.load("hard")(), game.determinize(1, rng), rng)


def test_a_redrawn_fleet_gives_the_same_answers_and_differs():
    rng, fleets = Rng(6), set()
    game = Battleship()
    while game.ply < 30:
        game.push(shot(game, rng))
    for _ in range(20):
        twin = game.determinize(1, rng)
        fleets.add(bytes(twin._ships[2]))
        again = Battleship()
        for move in twin.moves:
            assert again.is_legal(move)
            again.push(move)
        assert again.key() == twin.key() and bytes(twin._ships[1]) == bytes(game._ships[1])
    assert len(fleets) > 15 and bytes(game._ships[2]) not in fleets


def test_a_fleet_that_is_hard_to_redraw_becomes_unknown():
    """Shots at random leave so many hits that it takes too long to find a fleet that covers them."""
    known = unknown = 0
    for seed in range(10):
        rng, game = Rng(seed), Battleship()
        while game.outcome is None:
            if game.ply % 5 == 0 and not game.is_answer(game.ply):
                twin = game.determinize(game.turn, rng)
                is_unknown = twin._hidden[3 - game.turn]
                assert twin.key(game.turn) == game.key(game.turn) and twin.legal_moves() == game.legal_moves()
                known, unknown = known + (not is_unknown), unknown + bool(is_unknown)
            game.push(game.random_move(rng))
    assert known > 4 * unknown > 0


def test_bots_shoot_the_same_whatever_is_hidden():
    rng = Rng(7)
    game = Battleship()
    while game.ply < 40:
        game.push(game.random_move(rng))
    found = {decide(bots.load("hard")(), game.determinize(1, rng), Rng(1)) for _ in range(9)}
    assert len(found) == 1


# -- a fleet that this board does not know


def unknown(moves=""):
    """Return a game in which player 2's ships are not known."""
    game = Battleship(6)
    for name in FLEETS.split()[:4]:
        game.push(game.parse(name))
    for _ in range(4):
        game.push(game.veiled("?"))
    for name in moves.split():
        game.push(game.parse(name))
    return game


def test_an_unknown_ship_has_no_name_and_every_answer_that_may_be_true_is_legal():
    game = unknown("c2 hit a1 hit c3 hit a2 missed c4")
    assert [game.notation(move, ALL) for move in list(game.moves)[4:8]] == ["?"] * 4
    assert names(game) == ["missed", "hit", "c2-c4", "c3-c4"]
    assert played("c2 hit a1 hit c3 hit a2 missed c4").key(0) == game.key(0)


def test_false_answers_cannot_make_a_game_endless():
    game, rng = unknown(), Rng(1)
    while game.outcome is None:
        legal = game.legal_moves()
        liar = game.is_answer(game.ply) and game.turn == 2
        game.push(game.parse("missed") if liar else legal[0] if game.is_answer(game.ply) else game.random_move(rng))
    assert game.ply <= game.longest
