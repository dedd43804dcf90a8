"""Minesweeper: the draws of the mines, openings, the end, flags, proofs, and agreement with a slow statement."""

import math
from collections import Counter

import pytest
from generators import result_of
from statement_minesweeper import Statement

from glowgrid import bots
from glowgrid.engine import transcript
from glowgrid.engine.faults import OptionError
from glowgrid.engine.fewest import counted
from glowgrid.engine.flags import FLAG
from glowgrid.engine.game import ALL, CHANCE, PASS
from glowgrid.engine.rng import Rng
from glowgrid.games.minesweeper import Minesweeper
from tools.play.deciding import decide

SIZES = ((8, 8, 10), (4, 4, 1), (4, 7, 9), (6, 5, 21), (9, 9, 10), (16, 16, 40))


def begun(options, first, rng):
    """Return a game after the first pick and the draws."""
    game = Minesweeper(*options)
    game.push(first)
    while game.turn == CHANCE:
        game.push(game.draw(rng))
    return game


def with_mines(rows, cols, mines, first="a1"):
    """Return a game with mines on the cells `mines`, such as "b2 c3", after the first pick."""
    game, names = Minesweeper(rows, cols, len(mines.split())), mines.split()
    game.push(game.parse(first))
    chosen = [cell for cell in range(rows * cols) if game.notation(cell) in names]
    while game.turn == CHANCE:
        about = game._drawn[10 * (game.ply - 1) : 10 * game.ply]
        game.push(256 + sum(1 << bit for bit, cell in enumerate(about) if cell in chosen))
    return game


def mines(game):
    return {divmod(cell, game.cols) for cell in range(game.rows * game.cols) if game._mines[cell]}


def is_open(game):
    return {divmod(cell, game.cols) for cell in range(game.rows * game.cols) if not game.can_flag(cell)}


# -- options


@pytest.mark.parametrize("options", [(8, 8, 56), (4, 4, 8), (3, 8, 1), (8, 17, 1), (8, 8, 0)])
def test_more_mines_than_cells_less_nine_and_other_sizes_are_refused(options):
    with pytest.raises(OptionError):
        Minesweeper(*options)
    assert Minesweeper(8, 8, 55).options == (8, 8, 55)


# -- the mines


@pytest.mark.parametrize("options", SIZES)
def test_the_first_pick_and_its_neighbours_hold_no_mine_so_it_opens_an_area(options):
    for first in range(options[0] * options[1]):
        game = begun(options, first, Rng(first))
        area = {divmod(cell, game.cols) for cell in game.area(first)}
        assert len(mines(game)) == options[2] and not mines(game) & area
        assert first not in game.legal_moves() and len(game.legal_moves()) <= options[0] * options[1] - len(area)


@pytest.mark.parametrize(("options", "first", "plies"), [((8, 8, 10), 27, 6), ((16, 16, 40), 0, 26)])
def test_all_mines_are_drawn_in_a_few_plies(options, first, plies):
    game = begun(options, first, Rng(1))
    assert game.setup_plies == game.ply == 1 + plies
    assert all(256 <= move < 256 + 1024 for move in game.moves[1:])


def weighted_layouts(game, share, found):
    """Add to `found` how likely each layout of mines is, by the weights of the draws."""
    if game.turn != CHANCE:
        found[frozenset(mines(game))] += share
        return
    chances = game.chances()
    assert [move for move, _ in chances] == game.legal_moves()
    whole = sum(weight for _, weight in chances)
    for move, weight in chances:
        game.push(move)
        weighted_layouts(game, share * weight / whole, found)
        game.pop()


@pytest.mark.parametrize(("options", "first"), [((4, 4, 3), 0), ((4, 4, 7), 5), ((5, 4, 4), 0)])
def test_every_layout_is_equally_likely_by_the_weights_of_the_draws(options, first):
    game, found = Minesweeper(*options), Counter()
    game.push(first)
    free = options[0] * options[1] - len(game.area(first))
    weighted_layouts(game, 1.0, found)
    assert len(found) == math.comb(free, options[2])
    assert all(math.isclose(share, 1 / len(found)) for share in found.values())


def test_every_layout_is_drawn_equally_often():
    """66 layouts of 2 mines on 12 cells, which take two draws: chi-squared with 65 degrees of freedom."""
    found, rng, each = Counter(), Rng(7), 100
    for _ in range(66 * each):
        found[frozenset(mines(begun((4, 4, 2), 0, rng)))] += 1
    assert len(found) == 66
    assert sum((count - each) ** 2 / each for count in found.values()) < 106  # exceeded once in 1,000


def test_a_draw_is_legal_only_if_the_other_mines_fit_the_other_cells():
    game = Minesweeper(4, 4, 7)
    game.push(5)  # 9 cells are free of mines, so the other 7 all hold one
    assert game.legal_moves() == [256 + 0b1111111] == [game.draw(Rng(2))]
    game = Minesweeper(4, 4, 1)
    game.push(0)
    assert not game.is_legal(256 + 3) and game.is_legal(256) and game.is_legal(256 + 512) and not game.is_legal(1280)
    game.push(256)
    assert game.legal_moves() == [257, 258]


# -- the game


def test_a_number_opens_alone_and_an_area_opens_to_its_numbers():
    game = with_mines(4, 4, "d2 d4")
    assert game.lines() == ["  a b c d", "1 . . 1 #", "2 . . 1 #", "3 . . 2 #", "4 . . 1 #"]
    game.push(game.parse("d1"))
    assert game.lines()[1] == "1 . . 1 1" and game.outcome is None and game.trace() == (3,)
    game.push(game.parse("d3"))
    assert game.outcome.winner == 1 and game.outcome.why == "all cells without a mine are open"
    assert game.lines() == ["  a b c d", "1 . . 1 1", "2 . . 1 M", "3 . . 2 2", "4 . . 1 M"]


def test_a_mine_ends_the_game_and_shows_all_mines_and_wrong_flags():
    game = with_mines(4, 4, "d2 d4")
    game.act(FLAG + 3)
    game.act(FLAG + 15)
    game.push(game.parse("d2"))
    assert (game.outcome.winner, game.outcome.why) == (0, "a mine explodes")
    assert [line[-1] for line in game.lines()[1:]] == ["F", "!", "#", "F"]
    assert game.legal_moves() == [] and not game.can_pop()


def test_the_first_pick_can_win_the_game():
    game = with_mines(4, 4, "d4")
    assert game.outcome.winner == 1 and (game.score(1), game.fewest_possible()) == (1, 1)
    for _ in range(3):
        game.pop()
    assert (game.ply, game.turn, game.outcome, game.trace()) == (0, 1, None, ())


def test_the_score_counts_picks_and_the_fewest_possible_are_areas_and_numbers_beside_none():
    game = with_mines(5, 5, "e2 b5 d5")
    for name in ("e3", "e1", "c5", "a5", "e4"):
        game.push(game.parse(name))
    assert counted(game) == ()  # it would tell what is hidden
    game.push(game.parse("e5"))
    assert game.outcome.winner == 1 and counted(game) == (7, 7)


def test_people_see_no_mine_before_the_end():
    for seed in range(20):
        game = begun((8, 8, 10), 27, Rng(seed))
        twin = game.determinize(1, Rng(seed + 100))
        assert not mines(twin) and is_open(twin) == is_open(game)
        assert (game.lines(), game.key(1), game.key(0)) == (twin.lines(), twin.key(1), twin.key(0))
        assert game.key() != twin.key() and game.legal_moves() == twin.legal_moves()
        assert {game.notation(move, 1) for move in game.moves[1:]} == {"?"}


# -- flags


def test_a_flag_is_no_move_and_protects_its_cell_from_a_pick():
    game = with_mines(4, 4, "d2 d4")
    before, mask = (game.key(), game.hash, game.ply, game.legal_moves()), bytearray(16)
    assert game.is_act(FLAG + 7) and not game.is_act(FLAG + 2) and not game.is_act(7)
    game.act(FLAG + 7)
    assert (game.key(), game.hash, game.ply, game.legal_moves()) == before and game.acts == [FLAG + 7]
    assert game.lines()[2] == "2 . . 1 F"
    game.targets((), mask)
    assert not mask[7] and mask[3] and game.refusal((), 7)[0] == "it has a flag"
    game.act(FLAG + 7)
    assert game.acts == []


def test_a_flag_is_gone_when_an_area_opens_below_it():
    game = Minesweeper(4, 4, 2)
    game.act(FLAG + 1)
    game.push(0)
    game.push(256 + 8)
    game.push(256 + 2)
    assert game.acts == [] and game.lines()[1] == "1 . . 1 #"


def test_a_transcript_ends_with_the_flags():
    game = with_mines(4, 4, "d2 d4")
    game.act(FLAG + 7)
    game.act(FLAG + 15)
    line = transcript.write("minesweeper", game)
    assert line == "minesweeper/4,4,2/a1 8 2 =d2,d4"
    again = transcript.read(line, lambda key: Minesweeper)[1]
    assert again.acts == game.acts and again.lines() == game.lines()


# -- what can be proven


def test_hints_are_proven_by_every_layout_and_none_is_missed():
    """On small boards, all layouts that fit the numbers are listed. A hint is a cell that is empty in each of them, and
    there is one whenever such a cell exists."""
    proven = unproven = 0
    for seed in range(60):
        rng = Rng(seed)
        game = begun(((4, 5, 4), (4, 4, 4), (4, 5, 6))[seed % 3], rng.below(16), rng)
        while game.outcome is None:
            statement = Statement(game.rows, game.cols)
            statement.mines, statement.open = mines(game), is_open(game)
            layouts = statement.layouts(game.options[2])
            safe = {cell for cell in statement.board - statement.open if all(cell not in each for each in layouts)}
            hint = result_of(game.hint(1, rng))
            assert (hint == PASS) == (not safe) and (hint == PASS or divmod(hint, game.cols) in safe)
            proven, unproven = proven + (hint != PASS), unproven + (hint == PASS)
            game.push(hint if hint != PASS else game.random_move(rng))
    assert proven > 100 and unproven > 20


def test_nothing_is_proven_where_a_mine_can_be_on_either_of_two_cells():
    one, other = with_mines(4, 4, "d1 c3 d3 c4 d4"), with_mines(4, 4, "d2 c3 d3 c4 d4")
    assert one.lines() == other.lines() == ["  a b c d", "1 . . 1 #", "2 . 1 3 #", "3 . 2 # #", "4 . 2 # #"]
    assert result_of(one.hint(1, Rng(1))) == result_of(other.hint(1, Rng(1))) == PASS


def test_a_hint_before_the_first_pick_is_any_cell_and_says_why():
    game = Minesweeper()
    assert result_of(game.hint(1, Rng(1))) == 36 and game.why(36) == "opens an area"
    assert with_mines(4, 4, "d2 d4").why(3) == "can't be a mine"


def solved(level, options, count):
    won = 0
    for seed in range(count):
        rng, bot = Rng(seed), bots.load(level)()
        game = Minesweeper(*options)
        while game.outcome is None:
            game.push(decide(bot, game, rng) if game.turn != CHANCE else game.draw(rng))
        won += game.outcome.winner
    return won


def test_each_level_solves_more_than_the_one_below():
    random, easy, medium, hard = [solved(level, (8, 8, 10), 40) for level in ("random", "easy", "medium", "hard")]
    assert random < 2 < 5 < easy < medium - 5 < hard and hard >= 32


# -- agreement with the statement


@pytest.mark.parametrize("options", SIZES)
def test_random_games_agree_with_a_slow_statement_of_the_rules(options):
    agreeing(options, 20)


@pytest.mark.slow
@pytest.mark.parametrize("options", [(8, 8, 10), (6, 5, 5), (9, 7, 4)])
def test_a_thousand_random_games_agree_with_a_slow_statement_of_the_rules(options):
    agreeing(options, 1000)


def agreeing(options, count):
    for seed in range(count):
        rng, statement = Rng(seed), Statement(*options[:2])
        first = rng.below(options[0] * options[1])
        game = begun(options, first, rng)
        statement.mines = mines(game)
        assert len(statement.mines) == options[2]
        statement.pick(divmod(first, game.cols))
        while True:
            assert is_open(game) == statement.open or game.outcome is not None
            for at in statement.open - statement.mines:
                assert max(game.count(at[0] * game.cols + at[1]), 0) == statement.number(at)
            ended = {None: None, 0: "lost", 1: "won"}[game.outcome.winner if game.outcome else None]
            assert ended == statement.result()
            if ended:
                break
            assert {divmod(cell, game.cols) for cell in game.legal_moves()} == statement.board - statement.open
            game.push(game.random_move(rng))
            statement.pick(divmod(game.last(), game.cols))
        assert game.key(ALL) == game.key(0)
