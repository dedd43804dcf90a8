"""Transcripts and reviews of games in which the sides agree on marks after the last move."""

import fakes
import pytest
import tiny
from fakes import Player
from tiny_agree import Dead

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.agreement import DONE
from glowgrid.engine.agreement_acts import act
from glowgrid.engine.game import PASS
from glowgrid.engine.match import Match
from glowgrid.engine.review import Review
from glowgrid.engine.seat import Seat
from glowgrid.engine.thinking import Thinking

PASSED = "dead//a1 b1 c1 pass pass"


@pytest.fixture(autouse=True)
def _catalogue(monkeypatch):
    tiny.install(monkeypatch, {"dead": Dead})


def read(line):
    return transcript.read(line, games.load)[1]


ACTS = ["", " =a1", " =a1,done,c1,done,done", " =done,resume", " =a1,done resign", " draw"]


@pytest.mark.parametrize("acts", ACTS)
def test_a_transcript_ends_with_the_acts_and_reads_back_the_same(acts):
    game = read(PASSED + acts)
    assert transcript.write("dead", game) == PASSED + acts
    again = read(transcript.write("dead", game))
    assert (again.acts, again.turn, again.outcome) == (game.acts, game.turn, game.outcome)


def test_a_game_whose_sides_have_agreed_replays_to_the_same_outcome():
    match = Match(Dead(), [Seat("Player 1"), Seat("Player 2", "O", 2)])
    match.start()
    for move in (0, 1, 2, PASS, PASS):
        match.play(move)
    for action in (0, DONE, 2, DONE, DONE):
        act(match, action)
    line = transcript.write("dead", match.game)
    assert line == PASSED + " =a1,done,c1,done,done"
    assert read(line).outcome == match.game.outcome and match.game.outcome.winner == 2
    assert match.position_at(5).marked == match.game.marked and match.position_at(4).acts is None


def test_the_review_shows_the_marks_at_the_last_move():
    game = read(PASSED + " =a1,done,c1,done,done")
    review = Review(game, Thinking())
    list(review.prepare())
    assert review.game.marked == game.marked and review.game.outcome == game.outcome
    assert review.back() and review.game.acts is None and review.game.outcome is None
    assert review.forward() and review.game.marked == game.marked and review.game.outcome == game.outcome


BAD = [
    (PASSED + " =d4", "After move 5: 'd4' can't be marked there."),
    (PASSED + " =a1,,done", "After move 5: '' can't be marked there."),
    (PASSED + " =", "After move 5: '' can't be marked there."),
    (PASSED + " =done,done,a1", "After move 5: 'a1' can't be marked there."),
    ("dead//a1 =a1", "After move 1: 'a1' can't be marked there."),
    ("othello/8/f5 =done", "After move 1: 'done' can't be marked there."),
    (PASSED + " =a1,65532", "After move 5: '65532' can't be marked there."),
]


@pytest.mark.parametrize(("line", "sentence"), BAD)
def test_an_impossible_act_is_refused_with_one_sentence(line, sentence):
    with pytest.raises(ValueError) as refused:
        read(line)
    assert str(refused.value) == sentence


# -- on light


def shown(monkeypatch, line):
    monkeypatch.setattr(fakes.Settings, "replay", line)
    player = Player()
    player.wait(1600)
    return player


@pytest.mark.parametrize("end", [" =a1,done,c1,done,done", " =a1,done resign"])
def test_the_grid_replays_the_moves_and_the_agreement(monkeypatch, end):
    player = shown(monkeypatch, PASSED + end)
    assert player.scene == "Replay"
    player.wait(9000)
    game, wanted = player.app.session.match.game, read(PASSED + end)
    assert (game.acts, game.outcome) == (wanted.acts, wanted.outcome) and player.scene == "Result"


def test_people_go_on_with_an_agreement_that_was_interrupted(monkeypatch):
    player = shown(monkeypatch, PASSED + " =a1,done")
    player.wait(9000)
    match = player.app.session.match
    assert player.scene == "Play" and match.game.acts == [0, DONE] and match.game.turn == 1
