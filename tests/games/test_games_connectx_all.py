"""In the first plies of connect four on 7 x 6, hard plays a best move from a table, also as the second player."""

import random
import shutil

import pytest
import table_files
from fakes import Player
from generators import result_of

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games import connectx_all
from glowgrid.games.connectx import ConnectX
from lab.learn.connectx_all_table import FILE, PLIES
from tools.play import perfect
from tools.play.deciding import decide

BYTES = FILE.read_bytes()


def looked_up(game):
    return result_of(connectx_all.book_move(game.moves[: game.ply]))


def early(seed, fewest=0, most=PLIES):
    """Return a random position of `fewest` to `most` plies in which nobody can win at once."""
    chance = random.Random(seed)
    while True:
        game = ConnectX()
        for _ in range(chance.randint(fewest, most)):
            if game.outcome is None:
                game.push(chance.choice(game.legal_moves()))
        if game.outcome is None and not wins_at_once(game):
            return game


def wins_at_once(game):
    """Return whether either player could complete four with one token."""
    return any(game._line(game.spots_of[move], player) for move in game.legal_moves() for player in (1, 2))


def mirrored(game):
    image = ConnectX()
    for move in game.moves:
        image.push(6 - move)
    return image


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Return a function that puts a file in the place of the table, beside the other tables; None removes it."""

    def put(data):
        table_files.put(monkeypatch, tmp_path, FILE.name, data, connectx_all)
        shutil.copy(FILE.with_name("connectx.table"), tmp_path / "games")

    return put


def test_the_table_is_small():
    assert len(BYTES) <= 64 * 1024


@pytest.mark.parametrize("seed", range(40))
def test_an_early_position_gets_a_best_move(seed):
    pytest.importorskip("bitbully")
    game = early(seed)
    known = perfect.scores(game.moves)
    assert known[looked_up(game)] == max(known.values())


@pytest.mark.parametrize("seed", range(40))
def test_a_mirror_image_gets_the_mirrored_move(seed):
    game = early(seed, 5)
    image = mirrored(game)
    assert game.moves.tolist() == image.moves.tolist() or looked_up(image) == 6 - looked_up(game)


def test_the_order_of_moves_does_not_matter():
    one, other = ConnectX(), ConnectX()
    for first, second in zip((3, 1, 3, 2, 5), (5, 2, 3, 1, 3)):
        one.push(first), other.push(second)
    assert looked_up(one) == looked_up(other) >= 0


@pytest.mark.parametrize("moves", [(2, 0, 2, 0, 2), (2, 0, 2, 0, 2, 6)], ids=["to-stop", "to-take"])
def test_where_a_player_can_win_at_once_the_search_finds_the_move(moves):
    game = ConnectX()
    for move in moves:
        game.push(move)
    assert looked_up(game) == -1
    assert decide(bots.load("hard")(), game, Rng(1)) == 2


def test_hard_knows_the_table_as_second_player_and_after_other_first_moves():
    for moves in ((3,), (0, 3), (3, 3, 0)):
        game, bot = ConnectX(), bots.load("hard")()
        for move in moves:
            game.push(move)
        assert decide(bot, game, Rng(1)) == looked_up(game) and not bot.nodes


def test_after_the_last_ply_of_the_table_hard_searches():
    game, bot = early(3, PLIES, PLIES), bots.load("hard")()
    game.push(looked_up(game))
    assert looked_up(game) == -1
    assert decide(bot, game, Rng(1)) in game.legal_moves() and bot.nodes


@pytest.mark.parametrize("options", [{"rows": 7}, {"cols": 8}, {"to_win": 5}, {"players": 3}], ids=str)
def test_other_boards_do_not_use_the_table(options):
    game = ConnectX(**options)
    game.push(3)
    assert result_of(game.book()) == -1


DAMAGE = table_files.unusable(FILE)


@pytest.mark.parametrize("what", DAMAGE)
def test_without_a_sound_table_hard_says_so_once_and_searches(what, drive):
    drive(DAMAGE[what][0])
    player = Player()
    table_files.begin_match(player, "connectx", "hard")
    assert table_files.said_about_tables(player) == [DAMAGE[what][1]]
    bot, game = bots.load("hard")(), ConnectX()
    game.push(0)
    assert decide(bot, game, Rng(1)) in range(7) and bot.nodes
