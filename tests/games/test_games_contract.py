"""What every game keeps, played at random: moves taken back leave no trace, and picking leads to every legal move."""

import pytest
import tiny
from cookbook import game_of_0_1_0

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.as_text import SIGNS
from glowgrid.engine.game import ALL, CHANCE, HOLE, MARKS, Game
from glowgrid.engine.options import defaults, highest, players_with
from glowgrid.engine.rng import Rng

CLASSES = {row[0]: games.load(row[0]) for row in games.CATALOGUE}
CLASSES.update(tiny.GAMES)
CLASSES["cookbook_0_1_0"] = game_of_0_1_0()
OURS = ("tictactoe", "connectx", "quixo", "othello", "gomoku", "domineering")
PLIES = 120  # where a game has no end of its own, it is played so far
SMALL = {"gomoku": (6, 4)}  # the others are played as they come
MORE = [
    ("connectx", (5, 4, 3, 3, 1)),
    ("connectx", (4, 12, 4, 2, 0)),
    ("gomoku", (12, 3)),
    ("othello", (4,)),
    ("othello", (6,)),
    ("othello", (14,)),
    ("quixo", (3,)),
    ("quixo", (4,)),
    ("tictactoe", (4,)),
]
TYPICAL = [(key, SMALL.get(key, defaults(CLASSES[key].OPTIONS))) for key in CLASSES]


def named(cases):
    return [pytest.param(*case, id=case[0] + "-".join(["", *map(str, case[1])])) for case in cases]


every_game = pytest.mark.parametrize(("key", "options"), named(TYPICAL))
every_size = pytest.mark.parametrize(("key", "options"), named(TYPICAL + MORE))


def load(key):
    return CLASSES[key]


def blank(kinds, players):
    """Return the players of all cells but those where a neutral piece is."""
    return [player for player, kind in zip(players, kinds or bytes(len(players))) if player or not kind]


def cells(game):
    buffer = bytearray(game.rows * game.cols)
    if game.perfect:
        game.fill(buffer)
    else:
        game.fill(buffer, ALL)
    return bytes(buffer)


def state(game):
    """Everything that shows, and everything that a search rests on."""
    shown = cells(game), game.kinds(), game.turn, game.ply, game.outcome, game.trace(), game.mover(), game.passed()
    return (*shown, game.key(), game.hash, tuple(game.legal_moves()))


def random_game(key, options, rng, watch=None):
    """Play to the end, or as far as such a game goes; `watch(game, move)` sees each position and the move that will be
    made in it."""
    game = CLASSES[key](*options)
    while game.outcome is None and game.ply < (game.longest or PLIES):
        move = rng.choice(game.legal_moves())
        if watch is not None:
            watch(game, move)
        game.push(move)
    return game


def push_and_pop(game, move):
    before = state(game)
    game.push(move)
    assert game.pop() == move
    assert state(game) == before


@pytest.mark.slow
@every_game
def test_a_thousand_random_games_can_be_taken_back_at_every_ply(key, options, cases):
    rng = Rng(1)
    for _ in range(cases(1000)):
        random_game(key, options, rng, push_and_pop)


@every_size
def test_whole_games_can_be_taken_back_and_played_again(key, options):
    rng = Rng(2)
    for _ in range(10):
        states = []
        game = random_game(key, options, rng, lambda game, move, states=states: states.append(state(game)))
        over, moves = state(game), list(game.moves)
        for before in reversed(states):
            assert game.can_pop() or not game.perfect  # nothing is taken back past a disclosure
            game.pop()
            assert state(game) == before
        assert not game.can_pop()
        for move in moves:
            game.push(move)
        assert state(game) == over


@every_size
def test_the_notation_of_every_legal_move_is_read_as_that_move(key, options):
    def check(game, _):
        for move in game.legal_moves() if game.ply < 8 else game.legal_moves()[:3]:
            text = game.notation(move)
            assert game.parse(text) == move
            assert game.parse(f" {text.upper()} ") == move

    for seed in range(3):
        random_game(key, options, Rng(seed), check)


@every_size
def test_what_is_no_move_is_refused_with_a_sentence(key, options):
    game = CLASSES[key](*options)
    moves = [game.notation(move) for move in game.legal_moves()]
    for text in ("", " ", "z99", "-1", "0", "²", "a²", "a0", "a-a", "é", "a1-", "1" * 50):
        if text in moves:
            continue
        with pytest.raises(ValueError, match=r"expected .*\.$"):
            game.parse(text)


def picks(game, picked=()):
    """Yield every row of picks that the targets allow, with the move it makes."""
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
def test_picking_leads_to_every_legal_move_and_to_nothing_else(key, options):
    def check(game, _):
        if game.turn != CHANCE and (game.ply < 12 or game.ply % 5 == 0):
            found = dict(picks(game))
            assert sorted(found.values()) == [move for move in game.legal_moves() if game.path(move)]
            assert all(game.path(move) == path for path, move in found.items())

    for seed in range(3):
        random_game(key, options, Rng(seed), check)


@every_size
def test_legal_moves_come_ascending_in_a_list_of_ones_own(key, options):
    def check(game, _):
        moves = game.legal_moves()
        assert moves == sorted(set(moves))
        assert all(0 <= move < 65536 for move in moves)
        moves.clear()
        assert game.legal_moves()

    game = random_game(key, options, Rng(3), check)
    assert bool(game.legal_moves()) == (game.outcome is None)


@every_size
def test_is_legal_knows_every_int(key, options):
    rng, seen = Rng(8), set()

    def check(game, _):
        legal = game.legal_moves()
        seen.update(legal)
        if game.ply % 7 == 0:
            asked = {rng.below(65536) for _ in range(200)} | seen
            asked |= {move + by for move in legal for by in (-1, 0, 1)} | set(range(-2, 50)) | {65535, 65536}
            assert [move for move in sorted(asked) if game.is_legal(move)] == legal

    game = random_game(key, options, Rng(4), check)
    assert game.outcome is None or not any(game.is_legal(move) for move in seen)


@every_size
def test_candidates_are_legal_moves_each_once(key, options):
    def check(game, _):
        best = game.candidates()
        assert best
        assert len(set(best)) == len(best)
        assert set(best) <= set(game.legal_moves())

    game = random_game(key, options, Rng(5), check)
    assert game.outcome is None or game.candidates() == []


@every_size
def test_a_copy_is_equal_and_goes_its_own_way(key, options):
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
def test_a_board_is_read_the_same_cell_by_cell_and_as_text(key, options):
    game = random_game(key, options, Rng(6))
    assert cells(game) == bytes(game.at(cell) for cell in range(game.rows * game.cols))
    neutral = "".join(SIGNS[kind] for kind in set(game.kinds()))
    lines = game.lines() if game.perfect else game.lines(MARKS, ALL)
    marks = [mark for line in lines[1:] for mark in line.replace(" ", "") if mark in MARKS + neutral]
    kings = [SIGNS[kind] for cell, kind in enumerate(game.kinds()) if kind and game.at(cell)]
    there = bytes(player for player in cells(game) if player != HOLE)
    kinds = bytes(kind for player, kind in zip(cells(game), game.kinds()) if player != HOLE)
    assert [mark for mark in marks if mark in MARKS] == [MARKS[player] for player in blank(kinds, there)]
    assert len(marks) == len(there) + len(kings)


@every_size
def test_whoever_has_the_turn_makes_the_move_and_who_passed_does_not_come_next(key, options):
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


@every_size
def test_no_game_takes_more_plies_than_it_says(key, options):
    for seed in range(5):
        game = random_game(key, options, Rng(seed))
        assert game.ply <= game.longest or not game.longest


def test_the_longest_game_fills_the_board_or_is_ended_by_a_rule():
    longest = {key: CLASSES[key]().longest for key in OURS}
    whole = {"tictactoe": 9, "connectx": 42, "gomoku": 225}
    assert longest == {**whole, "quixo": 200, "othello": 60, "domineering": 32}
    assert CLASSES["connectx"](3, 4, 3).longest == 12


@every_size
def test_the_hash_is_small_and_the_outcome_a_value(key, options):
    game = random_game(key, options, Rng(7), lambda game, _: 0 <= game.hash < 1 << 30 or pytest.fail("hash"))
    if game.outcome is None:
        return
    assert 0 <= game.outcome.winner <= game.players
    assert type(game.outcome.line) is tuple
    assert all(game.at(cell) == game.outcome.winner for cell in game.outcome.line)
    assert game.outcome.winner or not game.outcome.line
    scores = [game.evaluate(player) for player in range(1, game.players + 1)]
    assert scores == [0] * game.players or max(scores) == scores[game.outcome.winner - 1] > 0


@every_size
def test_two_positions_never_share_a_hash_so_that_no_search_takes_one_for_the_other(key, options):
    met: dict = {}

    def check(game, _):
        assert met.setdefault(game.hash, game.key()) == game.key()

    for seed in range(3):
        random_game(key, options, Rng(seed), check)


TREES = [("connectx", (3, 4, 3, 2, 0), 6), ("gomoku", (5, 3), 3), ("othello", (4,), 6), ("quixo", (3,), 3)]


@pytest.mark.parametrize(("key", "options", "depth"), [*TREES, ("tictactoe", (3,), 4)])
def test_equal_positions_and_only_they_have_equal_keys(key, options, depth):
    met: dict = {}
    game = CLASSES[key](*options)
    reached = walk(game, depth, met)
    assert reached > len(met)  # some were reached twice
    assert len({key for key, _ in met.values()}) == len(met)
    assert len({hashed for _, hashed in met.values()}) == len(met)


def walk(game, depth, met):
    position, name = (cells(game), game.turn), (game.key(), game.hash)
    assert met.setdefault(position, name) == name
    reached = 1
    for move in game.legal_moves() if depth else ():
        game.push(move)
        reached += walk(game, depth - 1, met)
        game.pop()
    return reached


@every_size
def test_a_game_survives_being_written_down(key, options):
    for seed in range(5):
        game = random_game(key, options, Rng(seed))
        for _ in range(min(seed, game.ply)):
            game.pop()
        line = transcript.write(key, game)
        assert "\n" not in line
        found, again = transcript.read(line + "\n", load)
        assert (found, again.options, list(again.moves)) == (key, game.options, list(game.moves))
        assert state(again) == state(game)


@every_game
def test_a_game_is_made_without_options_and_refuses_wild_ones(key, options):
    game = CLASSES[key]()
    assert isinstance(game, Game)
    assert game.options == defaults(CLASSES[key].OPTIONS)
    assert 1 <= game.players <= 10
    assert game.players == players_with(CLASSES[key], game.options)
    assert game.motion in ("place", "fall", "slide", "flip")
    for option in CLASSES[key].OPTIONS:
        for value in (option.low - 1, highest(option, game.options) + 1, "3", None):
            with pytest.raises(ValueError, match=f"{option.name} is .*; allowed is a whole number from .* to .*"):
                CLASSES[key](**{option.name: value})
