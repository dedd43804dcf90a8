"""Sides agree on marks after the last move."""

from tiny_agree import Dead

from glowgrid.engine import events
from glowgrid.engine.agreement import DONE, RESUME
from glowgrid.engine.agreement_acts import act
from glowgrid.engine.game import PASS
from glowgrid.engine.match import Match
from glowgrid.engine.seat import BOT, Seat


class Passer:
    searches = False

    def think(self, game, rng):
        yield 0
        return PASS


def passed(bot=False):
    """Return a match in which both players have passed: X has a1 and c1, O has b1."""
    other = Seat("Bot", "O", 2, BOT, Passer()) if bot else Seat("Player 2", "O", 2)
    match = Match(Dead(), [Seat("Player 1"), other])
    seen = []
    match.observe(lambda event, move: seen.append((event, move)))
    match.start()
    for move in (0, 1, 2, PASS, PASS)[: 3 if bot else 5]:
        if bot and match.game.turn == 2:
            match.carry_out(move)
        else:
            match.play(move)
    return match, seen


def test_after_the_last_move_the_sides_agree_and_nobody_has_won_yet():
    match, seen = passed()
    game = match.game
    assert game.agreeing and game.outcome is None and game.turn == 2 and match.awaits_person
    assert seen[-1] == (events.MARKED, None)


def test_marks_are_no_moves_and_the_game_ends_when_both_have_agreed():
    match, seen = passed()
    game, moves = match.game, list(match.game.moves)
    assert act(match, 0) and act(match, DONE) and game.turn == 1
    assert act(match, 2) and act(match, DONE) and game.agreeing  # the new mark cancels the first consent
    assert act(match, DONE) and not game.agreeing
    assert (list(game.moves), game.ply) == (moves, 5)
    assert game.outcome.winner == 2 and match.phase == events.STOPPED
    assert [event for event, _ in seen[-3:]] == [events.MARKED, events.OVER, events.STOPPED]


def test_a_second_mark_takes_the_first_off_and_an_empty_cell_cannot_be_marked():
    match, _ = passed()
    assert act(match, 0) and match.game.marked[0]
    assert act(match, 0) and not match.game.marked[0]
    assert not act(match, 4) and not act(match, 77) and not act(match, -1)


def test_either_side_can_play_on_and_the_player_whose_turn_it_was_moves():
    match, _ = passed()
    act(match, 0)
    act(match, DONE)
    assert match.game.turn == 1 and act(match, RESUME)
    assert not match.game.agreeing and match.game.turn == 2
    assert match.play(4) and match.game.mover() == 2 and match.game.turn == 1
    match.play(PASS)
    match.play(PASS)
    assert match.game.agreeing and not any(match.game.marked)


def test_taking_back_leaves_the_agreement_and_redo_begins_it_again_without_marks():
    match, _ = passed()
    act(match, 0)
    match.take_back()
    assert not match.game.agreeing and match.game.turn == 1
    match.redo()
    assert match.game.agreeing and match.game.acts == []


def test_a_copy_has_the_same_marks():
    match, _ = passed()
    act(match, 0)
    act(match, DONE)
    twin = match.game.copy()
    assert (twin.marked, twin.turn, twin.agreeing) == (match.game.marked, 1, True)


def test_a_bot_agrees_by_default():
    match, _ = passed(bot=True)
    while match.game.turn == 2 and not match.game.agreeing:
        match.step()
    match.play(PASS)
    while match.phase == events.STARTED and not match.awaits_person:
        match.step()
    assert match.game.turn == 1 and act(match, DONE)
    assert match.game.outcome.winner == 1
