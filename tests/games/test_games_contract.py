"""Properties of every game in random play: undo leaves no trace, and picking cells reaches every legal move."""

import pytest
from every_game import CLASSES, every_game, every_size, random_game, state

from glowgrid.engine.game import CHANCE, Game
from glowgrid.engine.hint_reasons import reason
from glowgrid.engine.options import defaults, highest, players_with
from glowgrid.engine.rng import Rng

OURS = ("tictactoe", "connectx", "quixo", "othello", "gomoku", "domineering")


def push_and_pop(game, move):
    before = state(game)
    game.push(move)
    assert game.pop() == move
    assert state(game) == before


@pytest.mark.slow
@every_game
def test_every_ply_of_random_games_can_be_undone(key, options, cases):
    rng = Rng(1)
    for _ in range(cases(300)):
        random_game(key, options, rng, push_and_pop)


@every_size
def test_whole_games_can_be_undone_and_replayed(key, options):
    rng = Rng(2)
    for _ in range(10):
        states = []
        game = random_game(key, options, rng, lambda game, move, states=states: states.append(state(game)))
        over, moves = state(game), list(game.moves)
        for before in reversed(states):
            assert game.can_pop() or not game.perfect  # moves before a disclosure cannot be undone
            game.pop()
            assert state(game) == before
        assert not game.can_pop()
        for move in moves:
            game.push(move)
        assert state(game) == over


def picks(game, picked=()):
    """Yield every sequence of picks that the targets allow, with its move."""
    mask = bytearray(b"\x02" * (game.rows * game.cols))
    game.targets(picked, mask)
    for cell, marked in enumerate(mask):
        assert marked in (0, 1)
        if marked:
            path = (*picked, cell)
            move = game.picked(path)
            if move is None:
                yield from picks(game, path)
            else:
                yield path, move


@every_size
def test_picking_reaches_every_legal_move_and_no_other(key, options):
    def check(game, _):
        if game.turn != CHANCE and (game.ply < 12 or game.ply % 5 == 0):
            found = dict(picks(game))
            assert sorted(found.values()) == [move for move in game.legal_moves() if game.path(move)]
            assert all(game.path(move) == path for path, move in found.items())

    for seed in range(3):
        random_game(key, options, Rng(seed), check)


@every_size
def test_legal_moves_are_a_fresh_list_in_ascending_order(key, options):
    def check(game, _):
        moves = game.legal_moves()
        assert moves == sorted(set(moves))
        assert all(0 <= move < 65536 for move in moves)
        moves.clear()
        assert game.legal_moves()

    game = random_game(key, options, Rng(3), check)
    assert bool(game.legal_moves()) == (game.outcome is None)


@every_size
def test_is_legal_answers_for_every_integer(key, options):
    rng, seen = Rng(8), set()

    def check(game, _):
        legal = game.legal_moves()
        seen.update(legal)
        if game.ply % 7 == 0:
            asked = {rng.below(65536) for _ in range(200)} | seen
            asked |= {move + by for move in legal for by in (-1, 0, 1)} | set(range(-2, 50)) | {65535, 65536}
            veiled = [] if game.perfect else [game.veiled(game.notation(move, 0)) for move in legal]
            assert [move for move in sorted(asked) if game.is_legal(move) and move not in veiled] == legal

    game = random_game(key, options, Rng(4), check)
    assert game.outcome is None or not any(game.is_legal(move) for move in seen)


@every_size
def test_candidates_are_legal_moves_without_repetition(key, options):
    def check(game, _):
        best = game.candidates()
        assert best
        assert len(set(best)) == len(best)
        assert set(best) <= set(game.legal_moves())

    game = random_game(key, options, Rng(5), check)
    assert game.outcome is None or game.candidates() == []


@every_size
def test_a_copy_is_equal_and_independent(key, options):
    def check(game, move):
        if game.ply % 6 == 3:
            before, twin = state(game), game.copy()
            assert type(twin) is type(game)
            assert (state(twin), twin.options) == (before, game.options)
            twin.push(move)
            assert state(game) == before

    for seed in range(5):
        random_game(key, options, Rng(seed), check)


@every_size
def test_the_player_to_move_is_the_mover_and_a_player_who_passed_is_not_next(key, options):
    def check(game, move):
        turn = game.turn
        assert 1 <= turn <= game.players or turn == CHANCE and not game.perfect
        game.push(move)
        assert game.mover() == turn
        assert game.turn not in game.passed()
        assert all(1 <= player <= game.players for player in game.passed())
        game.pop()

    for seed in range(3):
        random_game(key, options, Rng(seed), check)


@every_game
def test_the_cells_that_can_be_picked_tell_nothing_hidden(key, options):
    """The legal moves are the same in every position that looks the same to the player to move."""
    rng = Rng(3)

    def compare(game, _):
        if not game.perfect and game.turn:
            assert game.determinize(game.turn, rng).legal_moves() == game.legal_moves()

    for _ in range(3):
        random_game(key, options, rng, compare)


@every_game
def test_a_hint_gives_a_short_reason_or_none_and_leaves_no_trace(key, options):
    def ask(game, move):
        if game.turn:
            before = state(game)
            why = reason(game, move)
            assert isinstance(why, str) and len(why) < 60 and why[-1:] not in (".", " ")
            assert state(game) == before

    for seed in range(3):
        random_game(key, options, Rng(seed), ask)


@every_size
def test_a_game_is_over_when_it_has_as_many_plies_as_its_limit(key, options):
    for seed in range(5):
        game = random_game(key, options, Rng(seed))  # stops at the limit
        assert game.outcome is not None or not game.longest


def test_the_longest_game_fills_the_board_or_reaches_a_limit_in_the_rules():
    longest = {key: CLASSES[key]().longest for key in OURS}
    whole = {"tictactoe": 9, "connectx": 42, "gomoku": 225}
    assert longest == {**whole, "quixo": 200, "othello": 60, "domineering": 32}
    assert CLASSES["connectx"](3, 4, 3).longest == 12


@every_game
def test_a_game_needs_no_options_and_refuses_options_out_of_range(key, options):
    game = CLASSES[key]()
    assert isinstance(game, Game)
    assert game.options == defaults(CLASSES[key].OPTIONS)
    assert 1 <= game.players <= 10
    assert game.players == players_with(CLASSES[key], game.options)
    assert game.motion in ("place", "fall", "slide", "flip", "sow")
    for option in CLASSES[key].OPTIONS:
        for value in (option.low - 1, highest(option, game.options) + 1, "3", None):
            with pytest.raises(ValueError, match=f"{option.name} is .*, but it must be a whole number from .* to .*"):
                CLASSES[key](**{option.name: value})
