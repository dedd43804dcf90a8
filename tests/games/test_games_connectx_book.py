"""Hard, going first at connect four on 7 x 6, wins with the proof; without its file, and elsewhere, it searches."""

import random

import pytest
import table_files
from fakes import Player
from generators import result_of

from glowgrid import bots, translation
from glowgrid.engine.rng import Rng
from glowgrid.games import connectx_book
from glowgrid.games.connectx import ConnectX
from lab.learn.connectx_table import FILE
from tools.play import perfect
from tools.play.deciding import decide

BYTES = FILE.read_bytes()


def book_move(game):
    return result_of(game.book())


def play(seed, plies=42):
    """Return a game of hard against random replies."""
    game, rng, bot = ConnectX(), Rng(seed), bots.load("hard")()
    while game.outcome is None and game.ply < plies:
        game.push(decide(bot, game, rng) if game.turn == 1 else game.random_move(rng))
    return game


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Return a function that puts a file in the place of the table; None removes it."""

    def put(data):
        table_files.put(monkeypatch, tmp_path, FILE.name, data, connectx_book)

    return put


def test_the_table_is_small():
    assert len(BYTES) <= 32 * 1024


@pytest.mark.parametrize("seed", range(8))
def test_hard_goes_first_in_the_centre_and_wins_against_random_replies(seed):
    game = play(seed)
    assert game.moves[0] == 3 and game.outcome.winner == 1


def test_in_the_book_hard_answers_without_a_search():
    bot = bots.load("hard")()
    assert decide(bot, ConnectX(), Rng(1)) == 3 and not bot.nodes


def test_mirrored_replies_get_mirrored_moves():
    one, other = ConnectX(), ConnectX()
    chance = random.Random(5)
    one.push(3), other.push(3)
    while one.outcome is None:
        reply = chance.choice(one.legal_moves())
        one.push(reply), other.push(6 - reply)
        if one.outcome is not None:
            break
        move, image = book_move(one), book_move(other)
        if one.moves.tolist() != other.moves.tolist():
            assert image == 6 - move
        one.push(move), other.push(image)
    assert one.outcome.winner == 1 and other.outcome.winner == 1


@pytest.mark.parametrize(
    "moves",
    [(0, 3), (3, 3, 0, 0), (3, 3, 3, 3, 3, 0, 6, 6)],
    ids=["odd-start", "other-move", "other-move-later"],
)
def test_the_tree_has_only_positions_that_its_moves_lead_to(moves):
    assert result_of(connectx_book.book_move(list(moves))) == -1


def test_a_diagram_is_left_as_soon_as_the_first_player_has_left_it():
    for seed in range(12):
        game = play(seed, 14)
        if game.outcome is None:
            other = next(move for move in game.legal_moves() if move != book_move(game))
            game.push(other)
            if game.outcome is None:
                game.push(game.legal_moves()[0])
            if game.outcome is None:
                assert result_of(connectx_book.book_move(game.moves)) == -1


def test_after_moves_taken_back_the_book_goes_on():
    seed = next(seed for seed in range(20) if play(seed, 8).outcome is None)
    game = play(seed, 8)
    expected = book_move(game)
    game.pop(), game.pop(), game.pop(), game.pop()
    again = play(seed, 8)
    for ply in range(4, 8):
        game.push(again.moves[ply])
    assert book_move(game) == expected


@pytest.mark.parametrize("key", ["easy", "medium", "fair", "random"])
def test_the_other_levels_do_not_know_the_book(key):
    assert not getattr(bots.load(key), "book", False)


DAMAGE = table_files.unusable(FILE)


@pytest.mark.parametrize("what", DAMAGE)
def test_without_a_sound_table_hard_searches(what, drive):
    drive(DAMAGE[what][0])
    bot = bots.load("hard")()
    assert decide(bot, ConnectX(), Rng(1)) in range(7) and bot.nodes


def about_the_book(player):
    return [text for text in table_files.said_about_tables(player) if text.startswith(FILE.name)]


@pytest.mark.parametrize("what", DAMAGE)
def test_a_table_that_cannot_be_used_is_said_once_when_the_match_begins(what, drive):
    drive(DAMAGE[what][0])
    player = Player()
    table_files.begin_match(player, "connectx", "hard")
    assert about_the_book(player) == [DAMAGE[what][1]]
    player.press("A*")  # the pause menu unloads the bots and loads them again
    player.wait(3000)
    assert len(about_the_book(player)) == 1


def test_nothing_is_said_of_a_sound_table():
    player = Player()
    table_files.begin_match(player, "connectx", "hard")
    assert not about_the_book(player)


@pytest.mark.parametrize(("language", "word"), [("de", "fehlt"), ("es", "Falta")])
def test_the_sentence_is_said_in_the_language_of_the_board(language, word):
    module = __import__(f"glowgrid.words.{language}.games", None, None, ("TABLE",))
    said = translation.translate(DAMAGE["missing"][1], module.TABLE)
    assert word in said and "connectx.table" in said


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_hard_going_first_wins_against_perfect_play_after_a_random_second_move(seed):
    pytest.importorskip("bitbully")
    assert perfect.result("hard", seed) == 1
