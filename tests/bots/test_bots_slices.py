"""How bots search: legal moves, short slices, a fixed budget, and no trace left on the game."""

import pytest

from glowgrid import bots, games
from glowgrid.bots.search import Search
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from glowgrid.games.gomoku import Gomoku
from glowgrid.games.othello import Othello
from glowgrid.games.quixo import Quixo
from tools.play.playing import decide
from tools.vm.timed_playouts import opening

LEVELS = ("easy", "medium", "hard")
KEYS = [row[0] for row in games.CATALOGUE]
# upper limit in ms between two yields on the board; nodes that are only estimated take less time
MOST_MS = 20


def state(game):
    return bytes(game.key()), game.turn, game.ply, game.outcome, game.hash, tuple(game.legal_moves()), tuple(game.moves)


def after_random_moves(make, seed, plies):
    """Return an unfinished game after `plies` random moves."""
    return opening(make, Rng(seed), plies)


EVERY = [(bot[0], key) for bot in bots.CATALOGUE for key in KEYS]
every_bot_and_game = pytest.mark.parametrize(("level", "key"), EVERY)
every_level_and_game = pytest.mark.parametrize(("level", "key"), [(level, key) for level in LEVELS for key in KEYS])


@every_bot_and_game
def test_every_bot_plays_whole_games_by_the_rules(level, key):
    game, twin, rng = after_random_moves(games.load(key), 4, 0), after_random_moves(games.load(key), 4, 0), Rng(4)
    bot = bots.load(level)()
    while game.outcome is None and game.ply < (12 if level == "hard" else 24):
        before = state(twin)
        move = decide(bot, twin, rng)
        assert state(twin) == before
        assert game.is_legal(move)
        game.push(move)
        twin.push(move)


@every_level_and_game
def test_the_same_position_level_and_seed_give_the_same_move(level, key):
    made = []
    for _ in range(2):
        bot = bots.load(level)()
        decide(bot, after_random_moves(games.load(key), 8, 3), Rng(8))  # earlier searches leave no trace
        made.append([decide(bot, after_random_moves(games.load(key), seed, 5), Rng(seed)) for seed in range(4)])
    fresh = [decide(bots.load(level)(), after_random_moves(games.load(key), s, 5), Rng(s)) for s in range(4)]
    assert made == [fresh, fresh]


@pytest.mark.slow
@every_level_and_game
def test_a_bot_that_has_searched_other_positions_thinks_like_a_fresh_one(level, key):
    used = bots.load(level)()
    for seed in range(30):
        plies = seed % 4 if key == "tictactoe" else seed % 8
        game = after_random_moves(games.load(key), seed, plies)
        fresh, first = bots.load(level)(), Rng(seed)
        assert (decide(used, game, Rng(seed)), used.nodes) == (decide(fresh, game, first), fresh.nodes)


@pytest.mark.parametrize("key", KEYS)
def test_a_search_stopped_at_any_slice_restores_its_copy_of_the_game(key):
    game = after_random_moves(games.load(key), 3, 5)
    before, bot, slices = state(game), bots.load("hard")(), 0
    while True:
        thought = bot.think(game, Rng(3))
        try:
            for _ in range(slices):
                assert 0 <= next(thought) <= 100
        except StopIteration:
            break
        thought.close()
        assert state(game) == before
        slices += 1 + slices // 8
    assert state(game) == before
    assert slices > 1


def nodes_of_each_slice(bot, game):
    """Count the nodes between yields by the moves pushed and estimated."""
    counted, slices = [0], []
    push, foresight = game.push, game.foresight

    def counting_push(move):
        counted[0] += 1
        push(move)

    def counting_foresight(player):
        after = foresight(player)

        def counting(move):
            before = counted[0]
            score = after(move)
            counted[0] = before + 1  # each move considered is one node, whether pushed or only estimated
            return score

        return counting

    game.push, game.foresight = counting_push, counting_foresight
    thought = bot.think(game, Rng(2))
    while True:
        try:
            next(thought)
        except StopIteration:
            return [*slices, counted[0]]
        slices.append(counted[0])
        counted[0] = 0


@every_level_and_game
def test_no_slice_searches_more_nodes_than_fit_in_its_time(level, key):
    for plies in (0, 4, 9):
        game = after_random_moves(games.load(key), 1 + plies, plies if key != "tictactoe" else plies % 5)
        most = max(game.pace * MOST_MS // 1000, 1)
        bot = bots.load(level)()
        slices = nodes_of_each_slice(bot, game)
        assert max(slices) <= most
        if game.perfect or not game.is_sampled():  # otherwise it searches copies, too
            assert sum(slices) == bot.nodes
        assert bot.nodes <= bot.budget(game) + most


@pytest.mark.parametrize("make", [ConnectX, Gomoku, lambda: Gomoku(25), lambda: ConnectX(20, 20, 5), Othello, Quixo])
def test_preparation_runs_in_slices_and_matches_a_fresh_copy(make):
    """Each slice writes about a hundred numbers, or counts one move."""
    game = after_random_moves(make, 1, 12)
    pauses = 0
    for _ in game.prepare():
        pauses += 1
    assert pauses >= 12 or make in (Othello, Quixo)
    fresh = game.copy()
    assert (game.hash, game.evaluate(1), game.candidates()) == (fresh.hash, fresh.evaluate(1), fresh.candidates())


@pytest.mark.parametrize("make", [ConnectX, Gomoku, lambda: ConnectX(20, 20, 4), lambda: ConnectX(20, 20, 4, 10)])
def test_the_first_preparation_takes_few_slices_and_leaves_the_whole_budget(make):
    bot = bots.load("hard")()
    for plies in (1, 8):
        game = after_random_moves(make, 2, plies)
        slices = len(list(game.copy().prepare()))
        assert slices <= 30
        decide(bot, game, Rng(1))
        assert bot.nodes in (bot.budget(game), len(game.candidates()))  # the latter if a move wins at once


def test_preparation_for_a_restored_long_game_is_deducted_from_the_budget():
    game, rng = Gomoku(15), Rng(1)
    while game.ply < 150:
        game = after_random_moves(Gomoku, rng.below(1000), 150)
    bot = bots.load("hard")()
    decide(bot, game, Rng(1))
    assert bot.nodes <= max(bot.budget(game) - 110, bot.budget(game) // 4)


def test_two_bots_and_a_hint_in_turn_share_one_table():
    first, second = bots.load("hard")(), bots.load("medium")()
    game = after_random_moves(ConnectX, 4, 6)
    alone = decide(bots.load("hard")(), game.copy(), Rng(2))
    decide(second, after_random_moves(ConnectX, 5, 7), Rng(2))
    assert decide(first, game, Rng(2)) == alone
    assert first.table._bounds is second.table._bounds


def test_preparation_can_be_stopped_at_any_slice():
    for stop in range(0, 80, 7):
        game = after_random_moves(ConnectX, 1, 6)
        thought = game.prepare()
        for _, _ in zip(range(stop), thought):
            pass
        game.pop()
        game.push(game.legal_moves()[-1])
        for _ in game.prepare():
            pass
        fresh = game.copy()
        assert (game.hash, game.evaluate(1)) == (fresh.hash, fresh.evaluate(1))


@pytest.mark.parametrize("key", KEYS)
def test_hard_stays_within_three_seconds_on_the_board(key):
    game = games.load(key)()
    assert bots.load("hard")().budget(game) <= 3 * game.pace


def test_larger_boards_are_searched_at_a_slower_rate():
    assert Othello(14).pace < Othello(8).pace
    assert ConnectX(100, 100).pace < ConnectX().pace
    assert Gomoku(25).pace < Gomoku(15).pace


def test_a_level_states_its_budget_and_its_rate_of_mistakes():
    with pytest.raises(NotImplementedError):
        Search().budget(Quixo())
    assert [bots.load(level).slips for level in ("easy", "medium", "hard")] == [50, 20, 0]
