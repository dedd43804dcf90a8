"""Go: captures, superko, passes and the agreement, notation, and agreement with a slow statement of the rules."""

import pytest
from generators import result_of
from perft import perft
from statement_go import Statement

from glowgrid import bots, games
from glowgrid.engine import transcript
from glowgrid.engine.agreement import DONE, RESUME
from glowgrid.engine.game import PASS
from glowgrid.engine.rng import Rng
from glowgrid.games.go import Go
from host_text.move_parser import parse_move, row_and_column


def played(moves, size=5, komi_x2=13):
    game = Go(size, komi_x2)
    for name in moves.split():
        game.push(game.parse(name))
    return game


def test_a_group_without_liberties_is_captured_and_comes_back_with_a_take_back():
    game = played("C3 C4 B4 A1 D4 B1")
    assert game.preview((), game.parse("C5")) == (2, 7)
    before = game.lines(), game.key(), game.hash
    game.push(game.parse("C5"))
    assert game.lines()[:3] == ["  A B C D E", "5 . . X . .", "4 . X . X ."]
    game.pop()
    assert (game.lines(), game.key(), game.hash) == before


def test_suicide_and_repetition_are_refused_with_a_reason_but_a_pass_is_not():
    game = played("B5 pass A4")
    assert game.refusal((), 0)[0] == "it would have no liberties"
    game = played("B4 C4 A3 D3 B2 C2 C3 B3")  # white has taken C3
    assert game.at(12) == 0 and not game.is_legal(12)
    assert game.refusal((), 12)[0] == "the position would repeat" and game.is_legal(PASS)


def test_a_repetition_stays_forbidden_after_passes_and_is_allowed_once_the_board_differs():
    game = played("B4 C4 A3 D3 B2 C2 C3 B3 pass pass")  # white has taken C3, and then both have passed
    assert game.agreeing and not game.is_legal(12) and 12 not in game.legal_moves()
    game.act(RESUME)
    game.push(PASS)
    assert game.is_legal(12)  # a white stone, which no position had there
    game.push(game.parse("E1"))
    assert game.is_legal(12) and 12 in game.legal_moves()  # E1 is new


def test_players_mark_in_turn_until_both_have_agreed_with_the_same_marks():
    game = played("C3 A1 pass pass")
    game.act(20)
    assert game.turn == 1
    game.act(DONE)
    assert game.turn == 2
    game.act(12)  # a new mark takes the consent back
    game.act(DONE)
    assert game.turn == 1 and game.outcome is None
    game.act(DONE)
    assert game.outcome is not None and (game.score(1), game.score(2)) == (0, 0)


def test_names_are_those_of_go_players():
    game = Go(19)
    assert [game.notation(cell) for cell in (0, 7, 8, 360)] == ["A19", "H19", "J19", "T1"]
    assert game.parse("q16") == 3 * 19 + 15 and game.parse("PASS") == PASS
    for name in ("I5", "A20", "A0", "A05", "Z1", "", "D"):
        with pytest.raises(ValueError, match="is not a legal move here"):
            game.parse(name)


def test_rows_that_people_type_as_numbers_are_those_at_the_edge_of_the_board_too():
    game = Go(7)
    assert parse_move(game, "2 3", ()) == (game.parse("C2"), None)
    assert row_and_column(game, game.parse("C2")) == (2, 3)


def test_two_passes_stop_the_game_and_dead_stones_are_marked_and_confirmed():
    game = played("C3 A1 pass pass", komi_x2=1)
    assert game.agreeing and game.outcome is None and game.turn == 1
    game.act(20)
    assert game.lines()[5] == "1 OD. . . ." and game.score(1) == 25
    game.act(DONE)
    game.act(DONE)
    assert game.outcome.winner == 1 and game.outcome.line == (12,) and game.outcome.why == "more area with komi"


def test_after_the_second_stop_all_stones_are_alive():
    game = played("C3 A1 pass pass", komi_x2=0)
    game.act(20)
    game.act(RESUME)
    for _ in range(2):
        game.push(PASS)
    assert (game.outcome.winner, game.outcome.why, game.legal_moves()) == (0, "equal areas with komi", [])
    for _ in range(2):
        game.pop()
    assert game.agreeing and not any(game.marked)
    game.push(game.parse("B2"))
    assert game.acts is None and game.turn == 2


def test_komi_decides_an_equal_board():
    assert [played("pass pass pass pass", komi_x2=komi).outcome.winner for komi in (0, 1, 30)] == [0, 2, 2]


def test_the_number_of_sequences_on_5_by_5_is_the_known_one():
    assert [perft(Go(5), depth, lambda game: game.acts is not None) for depth in (1, 2, 3)] == [26, 651, 15650]


def bot_acts(game, player):
    """Let a bot act for `player` until the turn passes or play goes on. Return its acts."""
    acts = []
    while game.agreeing and game.turn == player:
        action = game.bot_act(player)
        if action >= 0:
            game.act(action)
            acts.append(action)
    return acts


WALLS = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 C7 D7 "  # Black has the three columns on the left


def test_a_bot_marks_the_stones_without_room_for_two_eyes_in_its_area_and_in_the_opponents():
    game = played(WALLS + "F4 A4 E6 pass pass", 7)
    assert game.turn == 2
    assert [game.notation(action) for action in bot_acts(game, 2)[:-1]] == ["E6", "A4", "F4"]
    assert bot_acts(game, 1) == [DONE] and game.outcome is not None
    assert (game.score(1), game.score(2)) == (21, 28)


def cell(name, size=7):
    return Go(size).parse(name)


def test_a_bot_plays_on_if_its_living_stones_are_marked():
    game = played(WALLS + "pass pass", 7)
    game.act(cell("D3"))
    assert game.marked[cell("D7")]
    assert game.turn == 1 and bot_acts(game, 1) == [DONE]  # White gives these stones up
    game = played(WALLS + "pass A4 pass pass", 7)
    game.act(cell("D3"))
    game.act(DONE)
    assert bot_acts(game, 2) == [RESUME]


def test_a_bot_agrees_that_its_dead_stones_are_dead():
    game = played(WALLS + "pass A4 pass pass", 7)
    game.act(cell("A4"))
    game.act(DONE)
    assert bot_acts(game, 2) == [DONE] and game.outcome.winner == 2 and game.score(1) == 21


def test_a_bot_marks_dead_stones_once_and_plays_on_if_its_opponent_removes_the_mark():
    game = played(WALLS + "F4 pass pass", 7)
    assert bot_acts(game, 2) == [cell("F4"), DONE]
    game.act(cell("F4"))
    game.act(DONE)
    assert bot_acts(game, 2) == [RESUME]


@pytest.mark.parametrize("moves", ["C3 A1 pass pass", "pass pass", "C3 pass pass", "B2 D4 B4 D2 pass pass"])
def test_a_bot_marks_nothing_while_the_borders_are_open(moves):
    game = played(moves)
    assert bot_acts(game, game.turn) == [DONE]


def test_a_bot_marks_no_stones_that_are_alive_in_a_seki():
    """White's stones in the corner and Black's A1 and A2 share the liberties B1 and B2. Who plays there is captured."""
    game = played("A4 A3 B4 B3 C4 C3 D4 C2 D3 C1 D2 pass D1 pass A1 pass A2 pass pass", 7)
    assert bot_acts(game, game.turn) == [DONE] and not any(game.marked)


def test_the_hard_bot_never_fills_its_own_eye():
    game = played("A4 E1 B4 E2 B5 D2 A3 D1 C5 pass")
    hard = bots.load("hard")()
    assert 0 not in game.candidates()
    for seed in range(5):
        assert result_of(hard.think(game, Rng(seed))) != 0


def test_a_transcript_has_passes_and_long_names():
    game = played("C3 pass A5 pass pass", 7)
    line = transcript.write("go", game)
    assert line == "go/7,13/C3 pass A5 pass pass"
    assert transcript.read(line, games.load)[1].key() == game.key()


def test_a_transcript_names_marked_stones_as_go_players_do():
    game = played("C3 A1 pass pass")
    for action in (cell("A1", 5), DONE, cell("A1", 5), DONE, DONE):
        game.act(action)
    line = transcript.write("go", game)
    assert line == "go/5,13/C3 A1 pass pass =A1,done,A1,done,done"
    again = transcript.read(line, games.load)[1]
    assert again.acts == game.acts and again.outcome == game.outcome
    for wrong in ("=I1", "=A0", "=A6", "=A01", "=B2", "=", "=A"):
        with pytest.raises(ValueError, match="can't be marked there"):
            transcript.read("go/5,13/C3 A1 pass pass " + wrong, games.load)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "count"), [(5, 200), (7, 100), (9, 40)])
def test_random_games_agree_with_the_statement_of_the_rules(size, count, cases):
    rng = Rng(29)
    for _ in range(cases(count)):
        game, stated, keys = Go(size), Statement(size), []
        while game.outcome is None and game.ply < 250:
            legal = game.legal_moves()
            assert [divmod(move, size) for move in legal[:-1]] == stated.moves() and legal[-1] == PASS
            if game.ply % 9 == 8:
                assert (game.score(1), game.score(2)) == (stated.area("black"), stated.area("white"))
            keys.append((game.key(), game.hash, game.turn, legal))
            move = legal[rng.below(len(legal))]
            game.push(move)
            stated.play(None if move == PASS else divmod(move, size))
        assert game.outcome is None or (game.outcome.winner, stated.stops) == (stated.winner(), 2)
        while game.ply:
            game.pop()
            assert (game.key(), game.hash, game.turn, game.legal_moves()) == keys.pop()
