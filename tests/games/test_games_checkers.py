"""Checkers: counts of openings, captures, kings, draws, and agreement with a slow statement of the rules."""

import pytest
from perft import turns
from statement_checkers import DARK, NUMBER, Statement

from glowgrid.engine import transcript
from glowgrid.engine.as_text import seen
from glowgrid.engine.game import ALL, HOLE
from glowgrid.engine.look_reading import letter_of
from glowgrid.engine.rng import Rng
from glowgrid.games.checkers import Checkers
from glowgrid.games.checkers_board import SPOTS

BLACK, WHITE, BLACK_KING, WHITE_KING = 1, 2, 5, 6


def played(moves):
    game = Checkers()
    for name in moves.split():
        game.push(game.parse(name))
    return game


def placed(turn=1, **squares):
    """Return a game with only these pieces, such as `s11=BLACK` for a man on square 11."""
    game = Checkers()
    for spot in SPOTS:
        if spot:
            game._board[spot] = 0
    game._pieces = [[], [], []]
    for name, piece in squares.items():
        row, col = DARK[int(name[1:]) - 1]
        game._board[SPOTS[row * 8 + col]] = piece
        game._pieces[piece & 3].append(SPOTS[row * 8 + col])
    game.turn = turn
    return game


def is_king(game, cell):
    return letter_of(seen(game, ALL)[1][cell]) == "K"


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


def test_the_number_of_openings_is_the_published_one():
    assert [turns(Checkers(), depth) for depth in range(1, 7)] == [7, 49, 302, 1469, 7361, 36768]


@pytest.mark.slow(weekly=True)
def test_the_number_of_openings_of_eight_turns_is_the_published_one():
    assert [turns(Checkers(), depth) for depth in (7, 8)] == [179740, 845931]


def test_black_begins_at_the_top_and_squares_are_numbered_from_there():
    game = Checkers()
    assert names(game) == ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]
    assert game.lines()[1:5] == [
        "1   X   X   X   X",
        "2 X   X   X   X",
        "3   X   X   X   X",
        "4 .   .   .   .",
    ]
    assert (game.at(0), game.at(1), game.at(63), game.at(62)) == (HOLE, 1, HOLE, 2)


def test_a_capture_is_forced_and_any_of_several_may_be_chosen():
    assert names(played("11-15 22-18")) == ["15x22"]
    assert names(placed(s10=BLACK, s12=BLACK, s15=WHITE, s16=WHITE, s1=BLACK)) == ["10x19", "12x19"]


def test_each_jump_of_a_chain_is_a_ply_and_the_turn_stays_with_the_piece():
    game = placed(turn=1, s1=BLACK, s6=WHITE, s15=WHITE, s24=BLACK, s27=WHITE, s32=WHITE_KING)
    assert names(game) == ["1x10", "24x31"]
    game.push(game.parse("1x10"))
    assert (game.turn, names(game), game.path(game.legal_moves()[0])) == (1, ["10x19"], (37,))
    game.push(game.parse("10x19"))
    assert (game.turn, game.mover(0), game.mover(1), game.score(2)) == (2, 1, 1, 2)
    assert game.pop() and game.turn == 1 and names(game) == ["10x19"]
    assert game.pop() and names(game) == ["1x10", "24x31"]


def test_a_whole_chain_names_its_first_jump():
    game = placed(s1=BLACK, s6=WHITE, s15=WHITE, s32=WHITE)
    assert game.parse("1x10x19") == game.parse("1x10") == game.parse("1x19") == game.legal_moves()[0]
    for wrong in ("1x10x17", "1x17", "1-5", "", "x", "1x10x19x26"):
        with pytest.raises(ValueError, match="is not a legal move here"):
            game.parse(wrong)


def test_a_transcript_may_have_a_whole_chain_as_one_word():
    line = "checkers/8/10-15 22-17 7-10 25-22 15-19 {}"
    for chain in ("23x16x7", "23x16 16x7"):
        _, game = transcript.read(line.format(chain), lambda key: Checkers)
        assert (game.ply, game.score(1), game.turn) == (7, 10, 1)
    with pytest.raises(ValueError, match="Move 7: .* is not a legal move there; expected 16x7"):
        transcript.read(line.format("23x16x23"), lambda key: Checkers)


def test_a_man_that_reaches_the_last_row_becomes_a_king_and_its_turn_ends():
    game = placed(s21=BLACK, s25=WHITE, s26=WHITE, s27=WHITE, s1=BLACK)
    game.push(game.parse("21x30"))  # a king could go on over 26
    assert (game.turn, is_king(game, 58), game.at(58)) == (2, True, 1)
    game.pop()
    assert (is_king(game, 40), game.at(40), is_king(game, 58)) == (False, 1, False)


def test_a_king_steps_and_jumps_back():
    game = placed(s18=BLACK_KING, s32=WHITE_KING)
    assert names(game) == ["18-14", "18-15", "18-22", "18-23"]
    assert names(placed(s18=BLACK_KING, s14=WHITE, s32=WHITE)) == ["18x9"]


def test_a_player_without_a_move_loses():
    game = placed(s5=BLACK, s9=WHITE, s14=WHITE, s19=WHITE, turn=2)
    game.push(game.parse("19-15"))
    assert (game.outcome.winner, game.outcome.why) == (2, "the opponent can't move")
    game = placed(s10=BLACK, s15=WHITE)
    game.push(game.parse("10x19"))
    assert (game.outcome.winner, game.outcome.why, names(game)) == (1, "all pieces are captured", [])
    game = placed(s29=WHITE, s25=BLACK, s22=BLACK, s17=BLACK)
    game.push(game.parse("17-21"))
    assert (game.outcome.winner, game.outcome.why) == (1, "the opponent can't move")


def test_the_third_time_of_a_position_is_a_draw():
    game = placed(s1=BLACK_KING, s32=WHITE_KING)
    cycle = ["1-5", "32-28", "5-1", "28-32"]
    for name in cycle + cycle[:3]:
        game.push(game.parse(name))
        assert game.outcome is None
    game.push(game.parse(cycle[3]))
    assert (game.outcome.winner, game.outcome.why) == (0, "the same position for the third time")
    game.pop()
    assert game.outcome is None


def test_eighty_turns_without_a_capture_or_a_mans_move_are_a_draw():
    game, rng = placed(s1=BLACK_KING, s2=BLACK_KING, s32=WHITE_KING, s31=WHITE_KING), Rng(1)
    while game.ply < 80:
        assert game.outcome is None
        game.push(rng.choice(uneventful(game)))
    assert (game.outcome.winner, game.outcome.why) == (0, "40 turns each without a capture or a man's move")


def uneventful(game):
    """Return the moves that neither capture, nor allow a capture, nor end the game before turn 80."""
    found = []
    for move in game.legal_moves():
        game.push(move)
        if not any("x" in name for name in names(game)) and (game.outcome is None or game.ply == 80):
            found.append(move)
        game.pop()
    return found


def test_refusals_say_what_to_do_instead():
    game = played("11-15 22-18")
    cell = {number: row * 8 + col for (row, col), number in NUMBER.items()}
    assert game.refusal((), 0) == ("no piece ever stands there", 0)
    assert game.refusal((), cell[9])[0] == "another piece must jump"
    assert game.refusal((cell[15],), cell[19])[0] == "you must jump"
    assert game.refusal((), cell[18])[0] == "it is your opponent's"
    assert game.refusal((), cell[14])[0] == "pick one of your pieces"
    assert game.preview((cell[15],), cell[22]) == (cell[15], cell[18], cell[22])


def check(game, stated):
    assert sorted(names(game)) == stated.names()
    sides = ("draw", "black", "white")
    assert (sides[game.outcome.winner] if game.outcome else None) == stated.result
    assert (game.score(1), game.score(2)) == (stated.count("black"), stated.count("white"))
    if game.outcome is None:
        assert sides[game.turn] == stated.side


@pytest.mark.slow
def test_random_games_agree_with_the_statement_of_the_rules(cases):
    rng = Rng(28)
    for _ in range(cases(1000)):
        game, stated, states = Checkers(), Statement(), []
        check(game, stated)
        while game.outcome is None:
            states.append((game.key(), game.hash, game._value, sorted(game._pieces[1]), sorted(game._pieces[2])))
            move = game.random_move(rng)
            name = game.notation(move)
            game.push(move)
            assert game.notation(move) == name
            stated.play(stated.named(name))
            check(game, stated)
        for state in reversed(states):
            game.pop()
            assert (game.key(), game.hash, game._value, sorted(game._pieces[1]), sorted(game._pieces[2])) == state
        assert game.ply == 0
