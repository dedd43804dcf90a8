"""In early positions of Quixo on 4 x 4, hard plays a move from a table that keeps a win or a draw."""

import random

import pytest
import table_files
from fakes import Player
from generators import result_of

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games import quixo_book
from glowgrid.games.quixo import Quixo
from lab.learn.quixo_table import FILE, MOST, position
from tools.play.deciding import decide

BYTES = FILE.read_bytes()
CELLS = range(16)
IMAGES = {  # name: the cell of the image for a cell
    "mirrored": lambda cell: cell // 4 * 4 + 3 - cell % 4,
    "upside-down": lambda cell: (3 - cell // 4) * 4 + cell % 4,
    "transposed": lambda cell: cell % 4 * 4 + cell // 4,
    "turned": lambda cell: cell % 4 * 4 + 3 - cell // 4,
}


def looked_up(game):
    return result_of(quixo_book.book_move(game))


def early(seed, fewer=0):
    """Return (cells of the player to move, cells of the opponent) of an early position. The former are `fewer`."""
    chance = random.Random(seed)
    other = chance.randint(1 + fewer, MOST)
    cells = chance.sample(CELLS, 2 * other - fewer)
    return cells[: other - fewer], cells[other - fewer :]


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Return a function that puts a file in the place of the table; None removes it."""

    def put(data):
        table_files.put(monkeypatch, tmp_path, FILE.name, data, quixo_book)

    return put


def test_the_table_is_small():
    assert len(BYTES) <= 10 * 1024


@pytest.mark.parametrize("fewer", [0, 1])
@pytest.mark.parametrize("name", IMAGES)
@pytest.mark.parametrize("seed", range(8))
def test_an_image_of_a_position_gets_a_move_to_the_same_position(seed, name, fewer):
    image = IMAGES[name]
    game, other = position(*early(seed, fewer)), position(*[[*map(image, cells)] for cells in early(seed, fewer)])
    moves = looked_up(game), looked_up(other)
    assert (moves[0] < 0) == (moves[1] < 0)
    if moves[0] >= 0:
        game.push(moves[0]), other.push(moves[1])
        assert result_of(quixo_book._canonical(game))[0] == result_of(quixo_book._canonical(other))[0]


@pytest.mark.parametrize("seed", range(8))
def test_the_colours_do_not_matter(seed):
    mine, theirs = early(seed)
    game, other = position(mine, theirs), position(theirs, mine)
    other.turn = 2
    assert looked_up(game) == looked_up(other)


def test_hard_plays_the_move_of_the_table_without_a_search():
    game, bot = Quixo(4), bots.load("hard")()
    game.push(game.parse("a1-a4")), game.push(game.parse("b1-b4"))
    assert decide(bot, game, Rng(1)) == looked_up(game) >= 0 and not bot.nodes


def test_where_a_player_can_win_at_once_the_search_finds_the_move():
    game = position((0, 1, 2), (4, 9, 14))
    assert looked_up(game) == -1
    game.push(decide(bots.load("hard")(), game, Rng(1)))
    assert game.outcome.winner == 1


@pytest.mark.parametrize("counts", [(0, 0), (0, 1), (2, 1), (1, 3), (4, 4), (3, 4)], ids=str)
def test_with_other_numbers_of_cubes_hard_searches(counts):
    own, other = counts
    cells = [0, 5, 10, 2, 7, 8, 13, 15]
    assert looked_up(position(cells[:own], cells[own : own + other])) == -1


@pytest.mark.parametrize("size", [3, 5])
def test_other_boards_do_not_use_the_table(size):
    game = Quixo(size)
    for _ in range(2):
        game.push(game.legal_moves()[0])
    assert result_of(game.book()) == -1 and result_of(game.fault()) == ""


DAMAGE = table_files.unusable(FILE)


@pytest.mark.parametrize("what", DAMAGE)
def test_without_a_sound_table_hard_says_so_once_and_searches(what, drive):
    drive(DAMAGE[what][0])
    player = Player()
    table_files.begin_match(player, "quixo", "hard", (4,))
    assert table_files.said_about_tables(player) == [DAMAGE[what][1]]
    bot, game = bots.load("hard")(), position((0,), (3,))
    assert decide(bot, game, Rng(1)) in game.legal_moves() and bot.nodes
