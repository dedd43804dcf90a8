"""Nine men's morris: counts of placings, mills, flying, the ends, and agreement with a slow statement of the rules."""

import pytest
from perft import turns
from statement_morris import POINTS, Statement

from glowgrid.engine import transcript
from glowgrid.engine.as_text import seen
from glowgrid.engine.game import ALL, HOLE
from glowgrid.engine.hint_reasons import reason
from glowgrid.engine.looks import RING, shape_of
from glowgrid.engine.rng import Rng
from glowgrid.games.morris import Morris
from glowgrid.games.morris_board import SPOTS

SIDES = ("draw", "white", "black")


def played(text, game=None):
    game = game or Morris()
    for word in text.split():
        for name in game.names_in(word):
            game.push(game.parse(name))
    return game


def cell_of(point):
    return (7 - int(point[1])) * 7 + ord(point[0]) - 97


def placed(white, black, turn=1):
    """Return a game after the placing, with only these pieces."""
    game = Morris()
    game._hand, game.turn = 0, turn
    for player, points in ((1, white.split()), (2, black.split())):
        game._pieces[player] = len(points)
        for point in points:
            game._board[SPOTS[cell_of(point)]] = player
    return game


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


# -- counts


def test_the_number_of_placings_is_the_published_one():
    assert [turns(Morris(), depth) for depth in (1, 2, 3)] == [24, 552, 12144]


@pytest.mark.slow(whole=True)
def test_the_number_of_placings_of_four_turns_is_the_published_one():
    assert turns(Morris(), 4) == 255024


@pytest.mark.slow(weekly=True)
def test_the_number_of_placings_of_five_turns_is_the_published_one():
    assert turns(Morris(), 5) == 5140800  # 255024 x 20, and once more for each of the 40,320 mills: two pieces to take


# -- the rules of the WMD


def test_points_are_named_from_the_bottom_and_the_lines_of_the_board_are_shown():
    game = played("a1 d6")
    assert game.lines() == [
        "  a b c d e f g",
        "7 . - - . - - .",
        "6 | . - O - . |",
        "5 | | . . . | |",
        "4 . . .   . . .",
        "3 | | . . . | |",
        "2 | . - . - . |",
        "1 X - - . - - .",
    ]
    assert sum(game.at(cell) != HOLE for cell in range(49)) == 24


def test_a_mill_takes_one_piece_in_a_ply_of_its_own_and_the_turn_stays():
    game = played("a7 d6 d7 f6 g7")
    assert (game.turn, names(game), game.score(2)) == (1, ["xd6", "xf6"], 9)
    game.push(game.parse("xf6"))
    assert (game.turn, game.at(cell_of("f6")), game.score(2), game.mover()) == (2, 0, 8, 1)
    assert game.pop() and game.at(cell_of("f6")) == 2 and names(game) == ["xd6", "xf6"]
    assert game.pop() and game.turn == 1 and "g7" in names(game)


def test_two_mills_at_once_take_one_piece():
    game = played("a7 b6 d7 f6 g4 b2 g1 f2 g7")
    assert len(game.trace()) == 5 and names(game) == ["xb6", "xf6", "xb2", "xf2"]
    game.push(game.parse("xb6"))
    assert game.turn == 2 and game.score(2) == 8


def test_a_piece_in_a_mill_is_taken_only_if_there_is_no_other():
    game = placed("a7 d7 g4 c3", "b6 d6 f6 e3")
    played("g4-g7", game)
    assert names(game) == ["xe3"]
    game = placed("a7 d7 g4 c3", "b6 d6 f6")
    played("g4-g7", game)
    assert names(game) == ["xb6", "xd6", "xf6"]


def test_after_nine_pieces_each_they_move_along_the_lines():
    game = played("d6 a4 d7 a1 d5xa4 d3 d2 g4 f4 b6 f2 c4 b4 e4 f6xb6 d1 b2xa1 a4")
    assert (game.turn, game.score(1), game.score(2)) == (1, 9, 6)
    assert names(game) == ["d7-a7", "d7-g7", "d6-b6", "d5-c5", "d5-e5", "b4-b6"]
    played("d6-b6xa4", game)
    assert names(game) == ["c4-c5", "c4-c3", "e4-e5", "e4-e3", "g4-g7", "g4-g1", "d3-c3", "d3-e3", "d1-a1", "d1-g1"]


def test_three_pieces_fly_to_any_point_and_four_do_not():
    game = placed("a7 d7 c3", "b6 d6 f6 e3")
    assert len(names(game)) == 3 * 17 and "a7-e4" in names(game)
    assert game.swept() == ()
    played("a7-e4", game)
    assert game.swept() == (cell_of("a7"), cell_of("e4"))
    assert set(names(game)) == {"b6-b4", "d6-d5", "f6-f4", "e3-d3"}


def test_fewer_than_three_pieces_lose():
    game = placed("a7 d7 g4 c3", "b6 d6 e3")
    played("g4-g7xe3", game)
    assert (game.outcome.winner, game.outcome.why, names(game)) == (1, "the opponent has only two pieces", [])
    assert game.outcome.line == (cell_of("a7"), cell_of("d7"), cell_of("g7"))
    game.pop()
    assert game.outcome is None and names(game) == ["xb6", "xd6", "xe3"]


def test_a_player_with_few_pieces_on_the_board_goes_on_while_there_are_some_to_place():
    game = played("a7 d6 d7 f6 g7xd6 b2 a4 d2 a1xb2")
    assert game._pieces[2] == 2 and game.outcome is None and game.score(2) == 7


def test_a_player_who_cannot_move_loses():
    game = placed("d7 g4 a4 e5", "a7 g7 a1 g1")
    played("e5-d5", game)
    assert game.outcome is None
    game = placed("d7 g4 a4 e3", "a7 g7 a1 g1")
    played("e3-d3", game)
    assert game.outcome is None  # d1 is free
    game = placed("d7 g4 a4 d2", "a7 g7 a1 g1")
    played("d2-d1", game)
    assert (game.outcome.winner, game.outcome.why) == (1, "the opponent can't move")
    assert len(game.outcome.line) == 4


def test_the_third_time_of_a_position_is_a_draw():
    game = placed("a7 d7 c3 e4", "b6 d6 f4 e3")
    cycle = ["a7-a4", "b6-b4", "a4-a7", "b4-b6"]
    for name in cycle + cycle[:3]:
        played(name, game)
        assert game.outcome is None
    played(cycle[3], game)
    assert (game.outcome.winner, game.outcome.why) == (0, "the same position for the third time")
    game.pop()
    assert game.outcome is None


def test_fifty_turns_each_without_a_mill_are_a_draw():
    game, rng = placed("a7 d7 g4 b4", "b6 d6 f4 c3"), Rng(1)
    while game.ply < 100:
        assert game.outcome is None
        game.push(rng.choice(uneventful(game)))
    assert (game.outcome.winner, game.outcome.why) == (0, "50 turns each without a mill")
    assert game.pop() and game.outcome is None


def uneventful(game):
    """Return the moves that neither close a mill nor end the game before turn 100."""
    found = []
    for move in game.legal_moves():
        game.push(move)
        if not game._taking and (game.outcome is None or game.ply == 100):
            found.append(move)
        game.pop()
    return found


# -- what people see and write


def test_pieces_in_a_mill_are_rings_until_the_end():
    game = played("a7 d6 d7 f6 g7xd6")
    looks = seen(game, ALL)[1]
    rings = [point for point in POINTS if shape_of(looks[cell_of(point)]) == RING]
    assert rings == ["a7", "d7", "g7"]
    assert set(game.trace()) == {cell_of(point) for point in rings}


def test_a_turn_with_a_mill_is_one_word_in_a_transcript():
    line = "morris//a7 d6 d7 f6 g7xd6 b2"
    _, game = transcript.read(line, lambda key: Morris)
    assert (game.ply, game.turn) == (7, 1) and transcript.write("morris", game) == line
    with pytest.raises(ValueError, match="Move 6: .* is not a legal move there; expected one of 2 moves such as xd6"):
        transcript.read("morris//a7 d6 d7 f6 g7xa7", lambda key: Morris)


def test_a_move_shows_the_mill_that_it_would_close():
    game = played("a7 d6 d7 f6")
    assert set(game.preview((), cell_of("g7"))) == {cell_of("a7"), cell_of("d7"), cell_of("g7")}
    assert game.preview((), cell_of("b2")) == (cell_of("b2"),)
    game = placed("a7 d7 g4 c3", "b6 d6 e3 e4")
    assert game.preview((), cell_of("g4")) == ()
    assert len(game.preview((cell_of("g4"),), cell_of("g7"))) == 4


def test_refusals_say_what_to_do_instead():
    def told(game, point, *picked):
        return game.refusal(tuple(cell_of(each) for each in picked), cell_of(point))

    game = played("a7 d6 d7")
    assert told(game, "d4") == ("no piece ever stands there", cell_of("d4"))
    assert told(game, "d7")[0] == "it is taken"
    game = placed("a7 d7 g4 c3", "b6 d6 f6 a4")
    assert told(game, "e4")[0] == "pick one of your pieces"
    assert told(game, "b6")[0] == "it is your opponent's"
    assert told(placed("a7 d7 g7 c3", "b6 a4 d6 g4"), "a7")[0] == "it can't move"
    assert told(game, "e4", "g4")[0] == "a piece moves along a line to the next point"
    assert told(game, "d7", "g4")[0] == "it is taken"
    played("g4-g7", game)
    assert told(game, "d6")[0] == "it is in a mill"
    assert told(game, "a7")[0] == "take one of your opponent's pieces"


def test_hints_say_that_a_move_closes_or_prevents_a_mill():
    game = played("a7 d6 d7 f6")
    told = {game.notation(move): reason(game, move) for move in game.legal_moves()}
    assert told["g7"] == "closes a mill" and told["b6"] == "prevents a mill" and told["b2"] == ""
    game.push(game.parse("g7"))
    assert reason(game, game.parse("xd6")) == "captures a piece"


def test_the_cursor_goes_along_the_lines():
    snapped = {point: Morris().snap(cell_of(point)) for point in ("b7", "c7", "e7", "a6", "a5", "c6", "b5", "a7")}
    wanted = {"b7": "a7", "c7": "d7", "e7": "d7", "a6": "a7", "a5": "a4", "c6": "d6", "b5": "b4", "a7": "a7"}
    assert snapped == {point: cell_of(end) for point, end in wanted.items()}


# -- the statement of the rules


def check(game, stated):
    assert sorted(names(game)) == stated.names()
    assert (SIDES[game.outcome.winner] if game.outcome else None) == stated.result
    assert (game.score(1), game.score(2)) == (stated.left("white"), stated.left("black"))
    if game.outcome is None:
        assert SIDES[game.turn] == stated.side


@pytest.mark.slow
def test_random_games_agree_with_the_statement_of_the_rules(cases):
    rng = Rng(33)
    for _ in range(cases(1000)):
        game, stated, states = Morris(), Statement(), []
        check(game, stated)
        while game.outcome is None:
            states.append((game.key(), game.hash, bytes(game._pieces)))
            move = game.random_move(rng)
            name = game.notation(move)
            game.push(move)
            assert game.notation(move) == name
            stated.play(name)
            check(game, stated)
        for state in reversed(states):
            game.pop()
            assert (game.key(), game.hash, bytes(game._pieces)) == state
        assert game.ply == 0
