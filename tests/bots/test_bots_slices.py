"""How bots search: legal moves, short slices, a fixed budget, and no trace left on the game."""

import pytest
from slice_nodes import nodes_of_each_slice

from glowgrid import bots, games
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from glowgrid.games.gomoku import Gomoku
from glowgrid.games.othello import Othello
from glowgrid.games.quixo import Quixo
from glowgrid.games.ur import Ur
from host_sim.board.thinking_time import nodes_per_second
from tools.play.deciding import decide
from tools.vm.timed_playouts import opening

LEVELS = ("easy", "medium", "hard")
KEYS = [row[0] for row in games.CATALOGUE]
MOST_MS = 20  # limit between two yields on the board; nodes that are only estimated take less time


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
                assert 0 <= (next(thought) or 0) <= 100
        except StopIteration:
            break
        thought.close()
        assert state(game) == before
        slices += 1 + slices // 8
    assert state(game) == before
    assert slices > 1


@every_level_and_game
def test_no_slice_searches_more_nodes_than_fit_in_its_time(level, key):
    for plies in (0, 4, 9):
        game = after_random_moves(games.load(key), 1 + plies, plies if key != "tictactoe" else plies % 5)
        most = max(nodes_per_second(game) * MOST_MS // 1000, 1)
        bot = bots.load(level)()
        slices = nodes_of_each_slice(bot, game)
        assert max(slices) <= most
        if game.perfect or not game.is_sampled():  # otherwise it searches copies, too
            assert sum(slices) == bot.nodes


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


NO_BOOK = [lambda: ConnectX(7, 8), Gomoku, lambda: ConnectX(20, 20, 4), lambda: ConnectX(20, 20, 4, 10)]


@pytest.mark.parametrize("make", NO_BOOK)
def test_the_first_preparation_takes_few_slices_and_leaves_the_whole_budget(make):
    bot = bots.load("hard")()
    for plies in (1, 8):
        game = after_random_moves(make, 2, plies)
        slices = len(list(game.copy().prepare()))
        assert slices <= 30
        decide(bot, game, Rng(1))
        choice = game.urgent() if hasattr(game, "urgent") else game.candidates()
        assert len(choice) == 1 or bot.nodes in (nodes_per_second(game) * 8 // 5, len(choice))


def test_preparation_for_a_restored_long_game_takes_some_of_the_time():
    game = after_random_moves(lambda: Gomoku(25, 6), 1, 200)
    bot, clock = bots.load("hard")(), SteppingClock(2)
    prepared = len(list(game.copy().prepare())) * clock.ms_per_look
    thought_of(bot, game, clock)
    assert game.ply == 200 and 400 < prepared < 1500
    assert clock.ms < 2050


def test_hard_still_looks_at_some_moves_if_the_preparation_takes_all_of_the_time():
    game = after_random_moves(lambda: Gomoku(25, 6), 1, 200)
    bot, clock = bots.load("hard")(), SteppingClock(25)
    assert len(list(game.copy().prepare())) * clock.ms_per_look > 2000
    thought_of(bot, game, clock)
    assert bot.nodes >= 5


def test_two_bots_and_a_hint_in_turn_share_one_table():
    first, second = bots.load("hard")(), bots.load("medium")()
    game = after_random_moves(lambda: ConnectX(7, 8), 4, 6)  # a size without a book
    alone = decide(bots.load("hard")(), game.copy(), Rng(2))
    decide(second, after_random_moves(lambda: ConnectX(7, 8), 5, 7), Rng(2))
    assert decide(first, game, Rng(2)) == alone
    assert first.table._depths is second.table._depths


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


class SteppingClock:
    """A clock on which each look takes some time, because there is work before it."""

    def __init__(self, ms_per_look):
        self.ms, self.ms_per_look = 0, ms_per_look

    def now(self):
        self.ms += self.ms_per_look
        return self.ms

    def diff(self, a, b):
        return a - b


def thought_of(bot, game, clock, pause_ms=0):
    """Let the bot choose a move. `pause_ms` pass between two slices. Return how long each slice took on the clock."""
    thought, sent, slices = bot.think(game, Rng(1)), None, []
    while True:
        began = clock.ms
        try:
            thought.send(sent)
        except StopIteration:
            return slices
        slices.append(clock.ms - began)
        clock.ms += pause_ms
        sent = clock


@pytest.mark.slow
@pytest.mark.parametrize("ms_per_look", [0.02, 0.1, 1, 4])
@pytest.mark.parametrize("make", [Gomoku, lambda: Gomoku(25), Othello, lambda: Ur(7)])
def test_hard_thinks_for_two_seconds_on_a_machine_of_any_speed(make, ms_per_look):
    clock, game = SteppingClock(ms_per_look), after_random_moves(make, 4, 12)
    slices = thought_of(bots.load("hard")(), game, clock)
    assert 1900 < sum(slices) < 2050
    assert max(slices) <= 6 + 3 * ms_per_look


def test_a_faster_machine_looks_at_more_moves_in_the_same_time():
    nodes = []
    for ms_per_look in (8, 4, 0.5):
        bot = bots.load("hard")()
        thought_of(bot, after_random_moves(Othello, 1, 12), SteppingClock(ms_per_look))
        nodes.append(bot.nodes)
    assert nodes[0] * 1.5 < nodes[1] < nodes[2] / 4


def test_frames_between_the_slices_count_as_time_but_a_long_pause_does_not():
    alone, with_frames, paused = SteppingClock(4), SteppingClock(4), SteppingClock(4)
    thought_of(bots.load("hard")(), after_random_moves(Gomoku, 1, 12), alone)
    thought_of(bots.load("hard")(), after_random_moves(Gomoku, 1, 12), with_frames, pause_ms=16)
    assert 1900 < with_frames.ms < 2100
    bot = bots.load("hard")()
    slices = thought_of(bot, after_random_moves(Gomoku, 1, 12), paused, pause_ms=60_000)
    assert len(slices) > 2000 // (60 + 12)  # each pause counts as 60 ms


@pytest.mark.parametrize(("level", "nodes"), [("easy", 8), ("medium", 40)])
def test_easy_and_medium_look_at_as_many_moves_on_every_machine(level, nodes):
    for ms_per_look in (0.01, 1, 4):
        bot = bots.load(level)()
        bot.misses = 0
        thought_of(bot, after_random_moves(Othello, 1, 12), SteppingClock(ms_per_look))
        assert bot.nodes == nodes


def test_no_bot_thinks_longer_than_hard_in_a_slow_game():
    bot = bots.load("fair")()
    bot.set_step(8)
    bot.misses, clock = 0, SteppingClock(40)
    thought_of(bot, after_random_moves(Gomoku, 1, 12), clock)
    assert bot.nodes < bot.budget(None) and clock.ms < 2200


def test_hard_counts_nodes_if_there_is_no_clock_or_the_clock_stands_still():
    moves = []
    for clock in (None, SteppingClock(0)):
        bot, game = bots.load("hard")(), after_random_moves(Gomoku, 1, 12)
        thought, sent, nodes = bot.think(game, Rng(1)), None, 0
        try:
            while True:
                thought.send(sent)
                sent = clock
                assert bot.nodes - nodes <= 8  # keys and lights do not wait for the whole search
                nodes = bot.nodes
        except StopIteration as done:
            moves.append((done.value, bot.nodes))
    assert moves[0] == moves[1] and moves[0][1] == 160


def test_hard_overlooks_nothing_and_medium_less_than_easy():
    assert [bots.load(level).misses for level in ("easy", "medium", "hard")] == [40, 10, 0]
