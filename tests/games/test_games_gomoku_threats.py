"""Gomoku: hard finds forced wins by threats. This file checks each win against all replies, by rules of its own."""

import random

import pytest

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games.gomoku import Gomoku
from tools.play.deciding import decide

DIRECTIONS = (0, 1), (1, 0), (1, 1), (1, -1)
FORCED = [  # moves of a game between bots, the first move of a forced win, and how many plies the win takes at most
    ("h11 m3 g10 f9 i10 f10 f11 h9", "g11", 7),
    ("c11 j8 l14 m8 k8 k9 i7 i9 j9 l7 h10 k6 j5 l6 k7", "l8", 7),
    ("m9 d7 c11 a15 d10 e9 e11 g11 f10 g9", "c9", 7),
    ("f3 m7 m2 n2 k5 k7 j7 h5 f5 f4 h3 g3 g4 e6 e5 j6 i5 i2 d5 c5 k6 l5 k4 k2", "j5", 5),
    ("f2 a7 m10 e12 m11 m9 k11 l11 l12 j10 k13 n10 k12 k10 m12 j12 n12 o12", "m13", 9),
    ("m12 n2 o15 d8 l12 k12 k11 m13 l11 j11 l13 l10 n11 k14", "n13", 9),
]


def played(text, game=None):
    game = game or Gomoku()
    for name in text.split():
        game.push(game.parse(name))
    return game


def completes(game, cell, player):
    """Return whether a token of `player` at the empty `cell` completes a row."""
    for down, right in DIRECTIONS:
        length = 1
        for sign in (1, -1):
            row, col = cell // game.cols + sign * down, cell % game.cols + sign * right
            while 0 <= row < game.rows and 0 <= col < game.cols and game.at(row * game.cols + col) == player:
                length, row, col = length + 1, row + sign * down, col + sign * right
        if length >= game.to_win:
            return True
    return False


def completing(game, player):
    """Return the cells where `player` would complete a row."""
    return {cell for cell in game.legal_moves() if completes(game, cell, player)}


def double_threat(game, player):
    """Return a cell, with the two or more cells where `player` could complete a row after a token there, or set()."""
    turn, game.turn, found = game.turn, player, set()
    for cell in game.legal_moves():
        game.push(cell)
        cells = completing(game, player)
        game.pop()
        if len(cells) > 1:
            found = {cell, *cells}
            break
    game.turn = turn
    return found


def claimed(game):
    """Return the move that the game claims to win by force, or -1."""
    return max(game.forced_win(), default=-1)


def plies_to_win(game):
    """Return how many plies the player to move needs at most to win, against every reply, or 0 if a reply prevents it.
    The player plays the moves that the game claims to win."""
    me = game.turn
    if completing(game, me):
        return 1
    stops = completing(game, 3 - me)
    move = claimed(game) if not stops else stops.pop()
    return 0 if stops or move < 0 else plies_after(game, move)


def plies_after(game, move):
    """Return the same if the player plays `move`."""
    me, other = game.turn, 3 - game.turn
    game.push(move)
    try:
        if completing(game, other):
            return 0
        replies = completing(game, me)
        if len(replies) > 1:
            return 3
        if not replies:
            replies = double_threat(game, me)
            if not replies:
                return 0
            for cell in set(game.legal_moves()) - replies:  # any other reply must itself threaten to win
                game.push(cell)
                if completing(game, other):
                    replies.add(cell)
                game.pop()
        lengths = []
        for cell in replies:
            game.push(cell)
            lengths.append(plies_to_win(game))
            game.pop()
        return max(lengths) + 2 if all(lengths) else 0
    finally:
        game.pop()


@pytest.mark.slow
@pytest.mark.parametrize(("moves", "first", "plies"), FORCED)
def test_hard_finds_a_forced_win_that_its_general_search_misses(monkeypatch, moves, first, plies):
    game = played(moves)
    assert plies_after(game, game.parse(first)) == plies
    for seed in range(3):
        assert game.notation(decide(bots.load("hard")(), game, Rng(seed))) == first
    with monkeypatch.context() as without:
        without.delattr(Gomoku, "forced_win")
        searched = {decide(bots.load("hard")(), game, Rng(seed)) for seed in range(3)}
    assert all(plies_after(game, move) == 0 for move in searched)


@pytest.mark.parametrize(("moves", "first", "plies"), FORCED[::2])
def test_hard_wins_a_forced_win_against_the_easy_bot_in_time(moves, first, plies):
    game, me, rng = played(moves), played(moves).turn, Rng(1)
    hard, easy, end = bots.load("hard")(), bots.load("easy")(), played(moves).ply + plies
    while game.outcome is None and game.ply < end:
        game.push(decide(hard if game.turn == me else easy, game, rng))
    assert game.outcome is not None and game.outcome.winner == me


def positions(seed, size, to_win):
    """Yield positions of a game in which mostly good moves are played. The game goes on between them."""
    rng, game = random.Random(seed), Gomoku(size, to_win)
    while game.outcome is None and game.ply < 60:
        good = game.candidates()[:8]
        game.push(rng.choice(good if rng.random() < 0.9 else game.legal_moves()))
        if game.outcome is None and game.ply > 6:
            yield game


@pytest.mark.slow
@pytest.mark.parametrize("options", [(15, 5), (10, 5), (9, 4), (12, 6)])
def test_each_forced_win_holds_against_all_replies(options):
    checked = 0
    for seed in range(12):
        for game in positions(seed, *options):
            if seed % 3 != game.ply % 3 or completing(game, game.turn) or claimed(game) < 0:
                continue
            assert plies_to_win(game) >= 3, game.lines()
            checked += 1
    assert checked >= 4


def test_a_search_stopped_at_any_step_leaves_the_evaluation_as_it_was():
    game = played(FORCED[4][0])
    steps = len(list(game.forced_win()))
    for count in range(steps):
        search = game.forced_win()
        for _ in range(count):
            next(search)
        search.close()
        fresh = game.copy()
        assert (game.candidates(), game.evaluate(1), game.hash) == (fresh.candidates(), fresh.evaluate(1), fresh.hash)
        follows = [game.foresight(1)(move) for move in game.candidates()]
        assert follows == [fresh.foresight(1)(move) for move in fresh.candidates()]
    assert steps > 10


def test_two_crossing_threes_are_a_forced_win():
    game = played("h9 a1 h10 o15 i8 a15 j8 o1")
    assert game.notation(claimed(game)) == "h8"
    assert plies_to_win(game) == 5


@pytest.mark.parametrize("options", [(25, 5), (15, 3), (20, 20), (5, 5)])
def test_other_boards_are_played_with_or_without_a_search_for_threats(options):
    game = Gomoku(*options)
    for move in range(0, 6, 2):
        game.push(move)
    assert claimed(game) == -1
    assert game.is_legal(decide(bots.load("hard")(), game, Rng(1)))
