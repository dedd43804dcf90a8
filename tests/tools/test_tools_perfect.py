"""Perfect play at Quixo and Domineering, with which `python -m tools.play.perfect` compares the bots."""

import sys

import pytest

from glowgrid.engine.rng import Rng
from glowgrid.games.domineering import Domineering
from glowgrid.games.quixo import Quixo
from tools.play import perfect, solved_domineering, solved_games, solved_quixo
from tools.play.solved_games import Choice


def minimax(game):
    """Return whether the player to move wins (1) or loses (-1), by the game's own rules."""
    if game.outcome is not None:
        return -1
    for move in game.legal_moves():
        game.push(move)
        value = minimax(game)
        game.pop()
        if value < 0:
            return 1
    return -1


def values_by_rules(game):
    found = {}
    for move in game.legal_moves():
        game.push(move)
        found[move] = -minimax(game)
        game.pop()
    return found


@pytest.mark.parametrize("seed", range(6))
def test_late_positions_of_domineering_have_the_values_of_a_minimax_over_the_rules(seed):
    game, rng = Domineering(5), Rng(seed)
    while game.outcome is None and game.ply < 5:
        game.push(game.random_move(rng))
    assert solved_domineering.values(game) == values_by_rules(game)


@pytest.mark.parametrize(("size", "first_player_wins"), [(4, True), (5, False)])
def test_the_winners_of_whole_boards_of_domineering_are_the_published_ones(size, first_player_wins):
    assert (max(solved_domineering.values(Domineering(size)).values()) == 1) is first_player_wins


@pytest.fixture(scope="module")
def three():
    return solved_quixo.solve(3)


def test_the_first_player_wins_quixo_on_3x3(three):
    assert three[0] == solved_quixo.WON
    assert max(solved_quixo.values_of(Quixo(3), three).values()) == 1


@pytest.mark.parametrize("seed", range(20))
def test_each_value_of_quixo_follows_from_the_values_after_the_moves(three, seed):
    game, rng = Quixo(3), Rng(seed)
    for _ in range(seed % 7):
        if game.outcome is None:
            game.push(game.random_move(rng))
    if game.outcome is None:
        best = max(solved_quixo.values_of(game, three).values())
        for move in game.legal_moves():
            game.push(move)
            after = game.outcome is None and max(solved_quixo.values_of(game, three).values())
            won = {game.turn: -1, 3 - game.turn: 1}[game.outcome.winner] if game.outcome else -after
            game.pop()
            assert solved_quixo.values_of(game, three)[move] == won <= best


def test_a_full_line_of_the_opponent_loses_even_with_a_line_of_ones_own(three):
    game = Quixo(3)
    for cell, mark in enumerate("XXOOO...."):
        game._set(cell, ".XO".index(mark))
    move = game.parse("c3-c1")
    assert solved_quixo.values_of(game, three)[move] == -1


def test_a_choice_keeps_the_class_if_no_move_has_a_better_one():
    assert Choice(3, {3: 0, 4: -1}).keeps_class and Choice(3, {3: 0, 4: -1}).differs
    assert not Choice(3, {3: 0, 4: 1}).keeps_class
    assert not Choice(3, {3: -1, 4: -1}).differs


def test_the_command_prints_one_line_with_the_share_of_wins_that_are_kept(monkeypatch, capsys):
    monkeypatch.setitem(solved_games.SIZES, "domineering", (Domineering, 4))
    options = ["--game", "domineering", "--positions", "4", "--bot", "easy"]
    monkeypatch.setattr(sys, "argv", ["perfect", *options])
    perfect.main()
    line = capsys.readouterr().out
    assert line.startswith("easy, domineering 4 x 4, 4 positions: wins kept where moves differ ")
    assert line.count("\n") == 1
