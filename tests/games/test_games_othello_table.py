"""Othello's learned values: what they count, when they are loaded, and that bots play without them."""

from pathlib import Path

import pytest
import table_files
from drive_games import of_the_drive
from fakes import Player
from generators import result_of

from glowgrid.bots.search import Hard
from glowgrid.engine.rng import Rng
from glowgrid.games import othello_evaluation, othello_patterns
from glowgrid.games.othello import Othello

TABLE = Path(othello_patterns.__file__).with_name("othello.table")


@pytest.fixture(autouse=True)
def unloaded(monkeypatch):
    """Begin each test without values, as after an import."""
    monkeypatch.setattr(othello_patterns, "_blocks", [])
    monkeypatch.setattr(othello_patterns, "_tables", [{}])
    monkeypatch.setattr(othello_patterns, "_stage", [-1, 0])


def loaded(game):
    game.fetch()
    return len(list(game.prepare()))


def plain(game, player):
    return othello_evaluation.evaluate(game, player, game.mobility())


def random_games(count, plies=52):
    """Yield the positions of random games."""
    rng = Rng(3)
    for _ in range(count):
        game = Othello()
        while game.outcome is None and game.ply < plies:
            yield game
            game.push(rng.choice(game.legal_moves()))


def played(moves):
    game = Othello()
    for move in moves:
        game.push(move)
    return game


def thought(game):
    """Return the move of the hard bot."""
    return result_of(Hard().think(game, Rng(1)))


def fault(game):
    """Return the sentence about a table that can't be used."""
    return result_of(game.fault())


def test_the_predicted_value_of_a_move_is_the_value_after_it():
    loaded(Othello())
    for game in random_games(10):
        after = {move: game.foresight(2)(move) for move in game.legal_moves()}
        for move, value in after.items():
            game.push(move)
            assert game.outcome is not None or game.evaluate(2) == value == -game.evaluate(1)
            game.pop()


def test_a_full_cache_is_emptied_without_changing_values(monkeypatch):
    monkeypatch.setattr(othello_patterns, "_ROOM", 30)
    test_the_predicted_value_of_a_move_is_the_value_after_it()


def test_turning_or_reflecting_a_board_does_not_change_its_value():
    loaded(Othello())
    for game in random_games(5):
        moves = list(game.moves)
        for twin in ([63 - move for move in moves], [move % 8 * 8 + move // 8 for move in moves]):
            assert played(twin).evaluate(1) == game.evaluate(1)


def test_the_values_of_a_stage_are_loaded_once_before_a_search():
    game = Othello()
    assert loaded(game) > 5
    first = bytes(othello_patterns._blocks[0])
    assert loaded(game) == 0
    for later in random_games(1):
        game = later
    assert game.ply > 45 and loaded(game) > 5
    assert bytes(othello_patterns._blocks[0]) != first


def test_positions_of_one_search_share_a_stage():
    game = played(list(next(reversed(list(random_games(1, 14)))).moves))
    loaded(game)
    while game.ply < 20:
        game.push(game.legal_moves()[0])
        assert not list(game.prepare())


def test_other_sizes_do_not_read_the_table():
    for size in (4, 6, 10):
        game = Othello(size)
        assert loaded(game) == 0 and game.evaluate(1) == plain(game, 1)
        assert fault(game) == ""


DAMAGE = table_files.unusable(TABLE)


@pytest.mark.parametrize("what", DAMAGE)
def test_without_a_usable_table_bots_play_by_the_plain_evaluation(monkeypatch, tmp_path, what):
    table_files.put(monkeypatch, tmp_path, TABLE.name, DAMAGE[what][0])
    game = played((19, 18))
    assert fault(game) == DAMAGE[what][1]
    assert thought(game) in game.legal_moves()
    assert game.evaluate(1) == plain(game, 1)
    move = game.legal_moves()[0]
    assert game.foresight(1)(move) == othello_evaluation.foresight(game, 1, game.mobility())(move)
    assert loaded(game) == 0  # it is not tried again in every search


def test_with_the_table_all_is_well():
    assert fault(Othello()) == ""


def test_a_corner_is_worth_more_than_the_cell_beside_it():
    for ply in (5, 20, 35, 50):
        othello_patterns.ready(ply)
        list(othello_patterns.prepare())
        empty = of_the_drive("othello")()
        corner, beside = (_with_disc(empty, cell) for cell in (0, 9))
        assert corner > beside


def _with_disc(game, cell):
    game._put(cell, 1)
    value = game.evaluate(1)
    game._put(cell, 1)
    return value


@pytest.mark.parametrize("bot", ["easy", "hard"])
def test_a_missing_table_is_told_when_a_match_with_a_bot_begins(bot, monkeypatch, tmp_path):
    table_files.put(monkeypatch, tmp_path, TABLE.name, None)
    player = Player()
    table_files.begin_match(player, "othello", bot)
    assert table_files.said_about_tables(player) == ["othello.table is missing, so bots play without it."]
