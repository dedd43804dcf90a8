"""Battleship: ships, shots, answers, what each player sees, bots, and agreement with a slow statement of the rules."""

import statistics
from array import array

import pytest
from statement_battleship import Statement

from glowgrid import bots
from glowgrid.engine.game import ALL
from glowgrid.engine.looks import hue_of, level_of, shape_of
from glowgrid.engine.match import Match
from glowgrid.engine.resign_and_draw import RESIGN, end
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import BOT, Seat
from glowgrid.games.battleship import Battleship
from glowgrid.scenes.demo import _DEMOS
from lab import fleet_shots

FLEETS = "a1-d1 b3-b5 f2-f3 d6-e6 c2-c5 e1-e3 a1-b1 e5-f5"  # of player 1, then of player 2, on 6x6


def played(moves="", size=6):
    game = Battleship(size)
    for name in f"{FLEETS} {moves}".split() if size == 6 else moves.split():
        game.push(game.parse(name))
    return game


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


def seen(game, viewer):
    return game.lines(viewer=viewer)[1:]


# -- ships


def test_a_ship_lies_in_a_row_or_column_on_free_cells_of_the_board():
    game = Battleship(6)
    game.push(game.parse("a1-a4"))
    legal = names(game)
    assert {"b1-d1", "d1-b1", "b1-b3", "a5-c5"} <= set(legal)
    assert not {"a1-c1", "a4-c4", "a5-a7", "b1-c1", "b1-e1", "b1-d3", "e1-g1", "f1-b2"} & set(legal)
    assert not any(game.is_legal(move) for move in range(36 * 36) if game.notation(move) not in legal)


@pytest.mark.parametrize(("size", "lengths"), [(6, [4, 3, 2, 2]), (8, [5, 4, 3, 3, 2]), (10, [5, 4, 3, 3, 2])])
def test_player_1_places_all_ships_the_longest_first_then_player_2(size, lengths):
    game, found = Battleship(size), []
    for _ in range(2 * len(lengths)):
        move = game.random_move(Rng(game.ply))
        found.append((game.turn, len(game.preview((game.path(move)[0],), game.path(move)[1]))))
        game.push(move)
    assert found == [(player, length) for player in (1, 2) for length in lengths]
    assert game.turn == 1 and game.path(game.legal_moves()[0]) == (0,)


def test_ships_may_touch_and_either_end_may_be_picked_first():
    game = Battleship(6)
    for name in ("a1-d1", "d2-b2"):
        game.push(game.parse(name))
    other = Battleship(6)
    for name in ("d1-a1", "b2-d2"):
        other.push(other.parse(name))
    assert game.key() == other.key() and game.hash == other.hash


def test_the_preview_shows_the_next_ship():
    game = Battleship(6)
    assert game.preview((), 0) == (0, 1, 2, 3) and game.preview((), 3) == (3, 9, 15, 21)
    assert game.preview((0,), 18) == (0, 6, 12, 18) and game.preview((0,), 7) == ()
    assert played().preview((), 0) == ()


@pytest.mark.parametrize(
    ("moves", "picked", "cell", "why"),
    [
        ("a1-d1", (), 0, "it is taken"),
        ("a1-d1", (6,), 1, "it is taken"),
        ("a1-d1", (6,), 7, "the ship does not fit there"),
        (FLEETS + " a1", (), 0, "you already shot there"),
    ],
)
def test_people_read_why_a_cell_cannot_be_picked(moves, picked, cell, why):
    game = Battleship(6)
    for name in moves.split():
        game.push(game.parse(name))
    assert game.refusal(picked, cell) == (why, cell)


# -- shots


def test_the_owner_of_the_ships_answers_and_shoots_next():
    game = played("f6")
    assert (game.turn, names(game), game.is_answer(game.ply)) == (2, ["missed"], True)
    game.push(game.legal_moves()[0])
    assert game.turn == 2 and not game.is_answer(game.ply)
    game.push(game.parse("a1"))
    assert (game.turn, names(game)) == (1, ["hit"])


def test_nobody_shoots_at_a_cell_twice():
    game = played("a3 missed a1 hit")
    assert "a3" not in names(game) and len(names(game)) == 35
    game = played("a3 missed a1 hit a4 missed")
    assert "a3" in names(game) and "a1" not in names(game)


def test_the_last_hit_names_the_cells_of_the_sunk_ship():
    game = played("a1 hit f6 missed b1 a1-b1")
    assert game.answer_sentence == "sunk" and game.score(1) == 1 and game.score(2) == 0
    assert seen(game, 1)[0] == "1 # # . . . ."
    assert played("a1 hit").answer_sentence == "hit" and played("a3 missed").answer_sentence == "missed"


def test_two_ships_that_touch_are_sunk_one_by_one():
    game, fleet = Battleship(6), "a1-d1 a2-c2 a3-b3 a4-b4"
    for name in f"{fleet} {fleet} a1 hit f6 missed a2 hit f5 missed b2 hit f4 missed c2".split():
        game.push(game.parse(name))
    assert names(game) == ["a2-c2"]


def test_who_has_sunk_the_whole_fleet_has_won():
    game = Battleship(6)
    for name in _DEMOS["battleship"].partition("/")[2].replace(",", " ").split():
        assert game.outcome is None
        game.push(game.parse(name))
    assert game.outcome == (1, (), "the whole fleet is sunk") and game.score(1) == 4
    assert game.evaluate(1) == 10000


@pytest.mark.parametrize("size", [6, 8, 10])
def test_the_longest_game_has_as_many_plies_as_it_says(size):
    """Both players hit last what they could have hit first."""
    game = Battleship(size)
    while game.ply < game._placing:
        game.push(game.random_move(Rng(game.ply)))
    order = [sorted(range(size * size), key=lambda cell: game._ships[owner][cell] > 0) for owner in (2, 1)]
    while game.outcome is None:
        game.push(game.legal_moves()[0] if game.is_answer(game.ply) else 20000 + order[game.turn - 1].pop(0))
    assert game.ply == game.longest and game.outcome.winner == 1


def test_only_ships_are_taken_back_one_at_a_time():
    match = Match(Battleship(6), [Seat("Player 1"), Seat("Player 2", "O", 2)])
    match.start()
    for name in FLEETS.split():
        match.play(match.game.parse(name))
    assert match.take_back(1) == 1 and match.game.ply == 7
    match.redo()
    match.play(match.game.parse("f6"))
    assert match.take_back(1) == 0 and match.floor == 9


def test_chance_places_the_rest_of_one_fleet():
    match = Match(Battleship(), [Seat("Player 1"), Seat("Player 2", "O", 2)])
    match.start()
    match.play(match.game.parse("a1-e1"))
    ((name, sentence, act),) = match.game.commands()
    assert name == "at random" and act(match) == ""
    assert (match.game.ply, match.game.turn) == (5, 2)
    match.game.commands()[0][2](match)
    assert (match.game.ply, match.game.turn) == (10, 1) and match.game.commands() == ()


# -- what each player sees

def test_players_see_their_own_ships_while_they_are_placed():
    game = Battleship(6)
    for name in ["a1-d1", "b3-b5"]:
        game.push(game.parse(name))
    column = [f"{row} . X . . . ." for row in (3, 4, 5)]
    assert seen(game, 1) == ["1 X X X X . .", "2 . . . . . .", *column, "6 . . . . . ."]
    assert "X" not in "".join(seen(game, 2) + seen(game, 0))


def test_players_see_the_opponents_board_while_they_shoot_and_their_own_while_they_are_shot_at():
    game = played("c2 hit a1")
    assert seen(game, 1)[0] == "1 X X X X . ." and seen(game, 2)[0] == "1 . . . . . ."
    game.push(game.parse("hit"))
    assert seen(game, 1) == ["1 . . . . . .", "2 . . ! . . .", *[f"{row} . . . . . ." for row in (3, 4, 5, 6)]]
    assert seen(game, 2)[0] == seen(game, 0)[0] == "1 ! . . . . ."
    assert game.trace(1) == () and game.trace(2) == game.trace() == (0,)


def test_the_own_board_can_be_seen_as_well():
    game = played("c2 hit a1 hit")
    own = game.own(1)
    assert seen(game, own)[0] == "1 ! X X X . ." and game.trace(own) == (0,)
    assert played("c2 hit a1").own(1) == 0 and game.own(0) == game.own(ALL) == 0


def test_the_end_shows_every_ship_of_the_opponent():
    game = played("c2 hit a1 hit")
    end(game, RESIGN)
    assert seen(game, 1)[0] == "1 O O . . O ." and seen(game, 1)[1] == "2 . . ! . O ."


def test_marks_differ_in_hue_and_level_and_in_shape():
    game, looks = played("a1 hit a1 hit b1 a1-b1 f6 missed e1 hit f5 missed f6 missed"), array("H", bytes(72))
    game.fill_looks(looks, 1)
    sunk, hit, missed = looks[0], looks[4], looks[35]
    assert len({shape_of(look) for look in (sunk, hit, missed)}) == 3
    assert len({(hue_of(look), level_of(look)) for look in (sunk, hit, missed)}) == 3
    assert hue_of(missed) != hue_of(hit)


# -- bots


@pytest.mark.slow(weekly=True)
def test_levels_need_the_fewer_shots_the_higher_they_are(cases):
    """The hard bot needs at most 33 shots at the median over 400 fleets."""
    fleets = cases(400)
    medians = [statistics.median(fleet_shots.counts(level, 8, fleets)) for level in ("hard", "medium", "easy")]
    assert medians[0] <= (33 if fleets == 400 else 36)
    assert medians[0] + 4 < medians[1] < medians[2] - 3


def test_a_bot_plays_a_whole_match_and_answers_by_itself():
    seats = [Seat("", "X", 1, BOT, bots.load("hard")()), Seat("", "O", 2, BOT, bots.load("easy")())]
    match = Match(Battleship(), seats, Rng(3))
    match.start()
    while match.game.outcome is None:
        match.step()
    assert match.game.outcome.winner == 1


# -- agreement with the statement of the rules


def ship_of(game, move):
    return frozenset(divmod(cell, game.cols) for cell in game._line(move % 10000))


@pytest.mark.slow
@pytest.mark.parametrize("size", [6, 7, 8, 10])
def test_random_games_agree_with_the_statement_of_the_rules(size, cases):
    rng = Rng(28)
    for _ in range(cases(250)):
        game, stated = Battleship(size), Statement(size)
        while game.outcome is None:
            assert stated.winner() is None and game.turn == stated.turn
            legal = game.legal_moves()
            if stated.is_placing():
                places = stated.places()
                assert {ship_of(game, move) for move in legal} == set(places) and len(legal) == 2 * len(places)
                move = game.random_move(rng)
                stated.place(ship_of(game, move))
            elif stated.shot is None:
                assert {divmod(game.path(move)[0], size) for move in legal} == stated.targets()
                move = game.random_move(rng)
                stated.shoot(divmod(game.path(move)[0], size))
            else:
                (move,) = legal
                answer = stated.answer()
                assert answer == (ship_of(game, move) if move >= 30000 else game.notation(move))
            game.push(move)
        assert game.outcome.winner == stated.winner()
