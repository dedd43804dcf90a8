"""Lights Out: starts, presses, shortest solutions, and agreement with a slow statement of the rules."""

import pytest
from statement_lightsout import distances, pressed

from glowgrid import bots
from glowgrid.engine.events import STOPPED
from glowgrid.engine.fewest import better, counted
from glowgrid.engine.game import CHANCE
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import BOT, Seat
from glowgrid.games.lightsout import LightsOut
from glowgrid.games.lightsout_solver import echelon

SIZES = (3, 4, 5, 6, 7, 8)


def begun(size, rng):
    game = LightsOut(size)
    game.push(game.draw(rng))
    return game


def lit(game):
    return frozenset(divmod(cell, game.cols) for cell in range(game.rows * game.cols) if game.at(cell))


def test_the_number_of_quiet_patterns_is_the_published_nullity():
    assert [len(echelon(size)[1]) for size in SIZES] == [0, 4, 2, 0, 0, 0]


@pytest.mark.parametrize("size", [3, 4])
def test_every_puzzle_is_solvable_and_the_fewest_presses_are_those_of_a_search(size):
    known = distances(size)
    for number in LightsOut(size).legal_moves():
        game = LightsOut(size)
        game.push(number)
        assert game.fewest() == game.fewest_possible() == known[lit(game)] > 0
    assert len(known) == 2 ** (size * size - len(echelon(size)[1]))


@pytest.mark.parametrize("size", SIZES)
def test_hints_solve_every_tenth_puzzle_in_the_fewest_presses(size):
    for number in LightsOut(size).legal_moves()[::10]:
        game = LightsOut(size)
        game.push(number)
        fewest = game.fewest()
        assert fewest > 0
        while game.outcome is None:
            game.push(game.candidates()[0])
        assert (game.score(1), game.fewest(), game.fewest_possible()) == (fewest, 0, fewest)
        assert (game.outcome.winner, game.candidates()) == (1, [])


def test_chance_decides_nothing_but_the_puzzle():
    game = LightsOut()
    assert (game.turn, game.perfect, game.lines()[1:2]) == (CHANCE, False, ["1 . . . . ."])
    game.push(game.parse("500"))
    assert (game.turn, game.perfect, game.score(1), game.path(500)) == (1, True, 0, ())
    game.pop()
    assert (game.turn, game.perfect, lit(game)) == (CHANCE, False, frozenset())


def test_lights_are_told_from_dark_cells_in_text():
    game = LightsOut(3)
    game.push(game.parse("228"))
    assert game.lines() == ["  a b c", "1 X . .", "2 X X X", "3 X . ."]
    game.push(game.parse("b2"))
    assert game.lines() == ["  a b c", "1 X X .", "2 . . .", "3 X X ."]


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "fair", "random"])
def test_a_bot_alone_comes_to_an_end(level):
    match = Match(LightsOut(4), [Seat("Bot", "X", 1, BOT, bots.load(level)())], Rng(3))
    match.start()
    while match.phase != STOPPED:
        match.step()
    assert match.game.score(1) <= 300
    if level == "hard":
        assert match.game.score(1) == match.game.fewest_possible()


def test_the_puzzle_is_not_done_after_300_presses():
    game = LightsOut()
    game.push(500)
    for _ in range(300):
        assert game.outcome is None
        game.push(0)
    assert game.outcome == (0, (), "not solved in 300 presses")
    assert game.pop() == 0
    assert game.outcome is None


def test_the_better_result_is_nearer_to_the_fewest_possible():
    game = LightsOut(3)
    game.push(228)
    for name in ("a1", "a1", "b2", "a1", "a3"):
        game.push(game.parse(name))
    assert counted(game) == (5, 3)
    assert better((5, 3), ()) == (5, 3)
    assert better((5, 3), (9, 8)) == (9, 8)
    assert better((9, 8), (5, 3)) == (9, 8)
    assert better((5, 4), (9, 8)) == (9, 8)


@pytest.mark.slow
@pytest.mark.parametrize("size", [5, 3, 4, 6, 8])
def test_random_games_agree_with_the_statement_of_the_rules(size, cases):
    rng = Rng(28)
    for _ in range(cases(200)):
        game, states = begun(size, rng), []
        lights = lit(game)
        while game.outcome is None and game.ply < 60:
            assert game.legal_moves() == list(range(size * size))
            states.append((game.key(), game.hash, game.score(1)))
            move = game.random_move(rng) if game.ply < 30 else game.candidates()[0]
            assert {divmod(cell, size) for cell in game.preview((), move)} == lights ^ pressed(
                lights, size, divmod(move, size)
            )
            game.push(move)
            lights = frozenset(pressed(lights, size, divmod(move, size)))
            assert lit(game) == lights
            assert (game.outcome is not None) == (not lights)
        for state in reversed(states):
            game.pop()
            assert (game.key(), game.hash, game.score(1)) == state
