"""The game itself says who made a move and who had to pass. Nothing derives it from the board or the turn."""

import pytest
from needs import needs_vm
from tiny import GAMES

from glowgrid import bots, games
from glowgrid.engine.match import STARTED, Match
from glowgrid.engine.options import players_with
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import BOT, Seat
from glowgrid.games.othello import Othello
from tools import vm

CLASSES = {**GAMES, **{row[0]: games.load(row[0]) for row in games.CATALOGUE}}


def played(game, text):
    for name in text.split():
        game.push(game.parse(name))
    return game


@pytest.mark.parametrize("key", CLASSES)
def test_the_mover_is_the_player_who_had_the_turn(key):
    game, rng, made = CLASSES[key](), Rng(1), []
    assert game.mover() is None and game.mover(0) is None and game.passed() == ()
    while game.outcome is None and game.ply < 100:
        made.append(game.turn)
        game.push(rng.choice(game.legal_moves()))
        assert game.mover() == made[-1]
    assert [game.mover(ply) for ply in range(game.ply)] == made
    assert [game.mover(ply) for ply in range(-game.ply, 0)] == made
    assert game.mover(game.ply) is None and game.mover(-game.ply - 1) is None
    assert [game.copy().mover(ply) for ply in range(game.ply)] == made
    while game.ply:
        assert game.mover() == made.pop()
        game.pop()


def test_two_placements_per_turn_have_the_same_mover_and_nobody_passes():
    game = played(GAMES["twice"](), "a1 b2 a2 a3 b1")
    assert [game.mover(ply) for ply in range(5)] == [1, 1, 2, 2, 1]
    assert game.passed() == ()


def test_a_piece_is_removed_by_the_player_who_had_the_turn():
    game = played(GAMES["take"](), "a1")
    assert game.at(0) == 0 and game.mover() == 1


def test_a_player_between_two_others_is_skipped():
    game = played(GAMES["skip"](), "a1 a2 a3 b1 b2 b3")
    assert (game.turn, game.passed()) == (1, ())
    assert (played(game, "c1").turn, game.passed()) == (3, (2,))
    assert (played(game, "c3").outcome.winner, game.passed()) == (0, ())
    game.pop()
    assert (game.mover(), game.passed()) == (1, (2,))


def test_a_forced_pass_in_othello_is_reported_and_can_be_undone():
    rng, told = Rng(3), 0
    for _ in range(200):
        game = Othello(4)
        while game.outcome is None:
            mover = game.turn
            game.push(rng.choice(game.legal_moves()))
            stays = game.turn == mover and game.outcome is None
            assert game.passed() == ((3 - mover,) if stays else ())
            told += stays
    assert told > 10


def test_a_king_has_its_own_sign_and_makes_a_different_position():
    game = played(GAMES["crown"](), "a1-a2 b4-b3 a2-a3 b3-b2 a3-a4 b2-b1 a4-a3")
    assert game.lines() == ["  a b", "1 . O^", "2 . .", "3 X^.", "4 . ."]
    men = GAMES["crown"]()
    men._board[:] = bytes([game.at(cell) for cell in range(8)])
    men.turn = game.turn
    assert men.lines() == ["  a b", "1 . O", "2 . .", "3 X .", "4 . ."]
    assert men.key() != game.key() and bytes(men.key()[:9]) == bytes(game.key()[:9])


def test_a_neutral_piece_is_on_the_board_but_belongs_to_nobody():
    game = played(GAMES["block"](), "b2")
    assert game.at(4) == 0 and game.kind(4) == 1 and game.mover() == 1
    assert game.lines() == ["  a b c", "1 . . .", "2 . ^ .", "3 . . ."]
    assert game.key() != GAMES["block"]().key()


def test_the_number_of_players_is_known_from_the_class_and_its_options():
    assert {key: players_with(CLASSES[key], ()) for key in GAMES} == {
        key: {"walk": 1, "lamps": 1, "coin": 1, "skip": 3}.get(key, 2) for key in GAMES
    }
    assert players_with(CLASSES["connectx"], (6, 7, 4, 5, 0)) == 5
    assert players_with(CLASSES["domineering"], (8,)) == 2


@pytest.mark.parametrize("bot", [row[0] for row in bots.CATALOGUE])
@pytest.mark.parametrize("key", GAMES)
def test_every_bot_plays_games_of_every_kind(key, bot):
    game, decider = GAMES[key](), bots.load(bot)()
    seats = [Seat("", "", player, BOT, decider) for player in range(1, game.players + 1)]
    match = Match(game, seats, Rng(4))
    match.start()
    while match.phase == STARTED and game.ply < 20:
        match.step()
    assert game.outcome is not None or game.ply == 20


ON_THE_VM = """
import tiny
from glowgrid.engine.options import players_with
for key in sorted(tiny.GAMES):
    game = tiny.GAMES[key]()
    while game.outcome is None and game.ply < 60:
        game.push(game.legal_moves()[game.ply % len(game.legal_moves())])
    told = [game.mover(ply) for ply in range(game.ply)]
    print(key, told, game.passed(), game.kinds() != b"", players_with(type(game), ()), "|".join(game.lines()))
    print(game.outcome, game.score(1))
    print(game.perfect or [game.notation(game.last(), 0), game.key(0), game.lines(".XO", 0)])
    while game.ply:
        game.pop()
    print(game.key() == tiny.GAMES[key]().key())
"""


@needs_vm
def test_games_of_every_kind_play_the_same_on_the_vm_as_on_cpython(capsys):
    said = vm.execute(ON_THE_VM, heap="96wK", path=[vm.LIB, vm.ROOT / "tests" / "games"])
    exec(ON_THE_VM, {})
    assert said == capsys.readouterr().out
