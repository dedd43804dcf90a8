"""Tiny games of other kinds: chance, hidden information, passes, holes, several picks, chains, and points."""

from tiny import GAMES

from glowgrid.engine.game import ALL, CHANCE, HIDDEN, HOLE, PASS
from glowgrid.engine.rng import Rng


def played(key, text=""):
    game = GAMES[key]()
    for name in text.split():
        game.push(game.parse(name))
    return game


def seen(game, viewer):
    buffer = bytearray(game.rows * game.cols)
    game.fill(buffer, viewer)
    return list(buffer)


def targets(game, *picked):
    mask = bytearray(game.rows * game.cols)
    game.targets(picked, mask)
    return [cell for cell, marked in enumerate(mask) if marked]


# -- chance


def test_a_chance_move_belongs_to_no_player_and_limits_the_next_move():
    game = played("dice")
    assert (game.turn, game.perfect, game.legal_moves()) == (CHANCE, False, [100, 101, 102])
    game = played("dice", "2 b1 2")
    assert [game.mover(ply) for ply in range(3)] == [CHANCE, 1, CHANCE]
    assert (game.turn, [game.notation(move) for move in game.legal_moves()], game.trace()) == (2, ["b2"], ())


def test_chance_draws_by_weight():
    game, rng = played("dice"), Rng(1)
    assert game.chances() == [(100, 2), (101, 1), (102, 1)]
    draws = [game.draw(rng) for _ in range(4000)]
    assert set(draws) == {100, 101, 102}
    assert 1850 < draws.count(100) < 2150 and 900 < draws.count(101) < 1100


# -- hidden information


def test_each_player_sees_only_what_the_rules_show_them():
    game = played("veil", "b1")
    assert seen(game, 1) == seen(game, ALL) == [0, 1, 0, 0, 0, 0]
    assert seen(game, 2) == seen(game, 0) == [HIDDEN, HIDDEN, HIDDEN, 0, 0, 0]
    assert [game.notation(0, viewer) for viewer in (0, 1, 2, ALL)] == ["?", "a1", "?", "a1"]
    assert game.lines() == ["  a b c", "1 ? ? ?", "2 . . ."]
    assert game.lines(".XO", 1) == ["  a b c", "1 . X .", "2 . . ."]
    assert game.key(0) == played("veil", "c1").key(0) and game.key() != played("veil", "c1").key()


def test_a_determinized_position_looks_the_same_to_its_viewer():
    game = played("veil", "b1 a2 no")
    given = [game.determinize(2, Rng(seed)) for seed in range(40)]
    assert {seen(one, ALL).index(1) for one in given} == {1, 2}
    assert all(seen(one, 2) == seen(game, 2) and one.legal_moves() == game.legal_moves() for one in given)
    assert all(one.key() == game.key() for one in (game.determinize(1, Rng(seed)) for seed in range(9)))


def test_nothing_is_hidden_after_the_game_and_no_disclosure_can_be_undone():
    game = played("veil", "b1")
    assert game.can_pop()
    game.push(game.parse("a2"))
    assert game.can_pop() and [game.notation(move) for move in game.legal_moves()] == ["no"]
    for name in ("no", "b2", "yes"):
        game.push(game.parse(name))
        assert not game.can_pop()
    assert (game.outcome.winner, game.outcome.why, seen(game, 0)) == (2, "the stone is found", [0, 1, 0, 2, 2, 0])


# -- picks


def test_a_voluntary_pass_is_legal_and_has_no_cell_to_pick():
    game = played("stay", "a1 pass")
    assert list(game.moves) == [0, PASS] and game.mover() == 2 and game.trace() == ()
    assert (game.path(PASS), targets(game)) == ((), [1, 2, 3])
    assert game.notation(PASS) == "pass"
    game.push(PASS)
    assert (game.outcome.winner, game.outcome.line, game.outcome.why) == (1, (0,), "more stones")


def test_a_pass_changes_the_position():
    assert played("stay", "a1 pass b1 pass").key() != played("stay", "a1 pass b1 a2").key()
    one, two = played("stay", "a1 b1"), played("stay", "pass b1 a1 pass")
    assert seen(one, 0) == seen(two, 0) and one.turn == two.turn and one.key() != two.key()


def test_a_hole_belongs_to_nobody_and_is_never_a_target():
    game = played("hollow", "b2")
    assert [cell for cell in range(9) if game.at(cell) == HOLE] == [0, 2, 6, 8]
    assert targets(game) == [1, 3, 5, 7]
    assert game.lines() == ["  a b c", "1   .", "2 . X .", "3   ."]
    assert played("lined", "b2").lines() == ["  a b c", "1 - . |", "2 . X .", "3 | . -"]


def test_three_picks_make_a_move():
    game = played("shot")
    assert targets(game) == [0]
    assert targets(game, 0) == [1, 3]
    assert targets(game, 0, 1) == [0, 2, 4]
    assert game.picked((0, 1)) is None
    game.push(game.picked((0, 1, 0)))
    assert game.lines() == ["  a b c", "1 ^ X .", "2 . . O"]


def test_a_chain_continues_with_the_piece_that_jumped_and_only_its_landing_is_picked():
    game = played("hops", "c1xe1 h1xf1")
    assert (game.turn, game.mover(), game.passed(), targets(game)) == (2, 2, (), [3])
    assert game.path(game.legal_moves()[0]) == (3,)
    assert (game.preview((), 3), game.swept()) == ((4,), (7, 6, 5))
    game.push(game.picked((3,)))
    assert game.turn == 1 and [game.mover(ply) for ply in range(3)] == [1, 2, 2]


def test_a_large_board_has_enough_letters():
    game = played("wide")
    assert game.notation(360) == "s19" and game.parse("s19") == 360
    assert len(game.legal_moves()) == 361


# -- points and outcomes


def test_points_are_counted_for_each_player():
    game = played("points", "a1 c2")
    assert (game.score(1), game.score(2)) == (1, 6)
    assert played("twice").score(1) is None
