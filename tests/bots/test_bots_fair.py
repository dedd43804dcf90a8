"""The fair bot gets a step harder after a person's win and a step easier after its own, across games and restarts."""

import pytest
from evening import Evening, Store, begin, comes_back, snapshot

from glowgrid import bots, games
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.engine.rng import Rng
from glowgrid.saves.record_format import STEP
from glowgrid.session.match_start_modes import REMATCH
from tools.play.deciding import decide


def seated(store=None, who=("", "fair")):
    """Return a session of tic-tac-toe with these seats."""
    session = Evening(store or Store()).session
    session.setup().who = [*who] + [who[-1]] * (10 - len(who))
    begin(session)
    return session


def fair(session):
    return next(seat.decider for seat in session.match.seats if not seat.person)


def lose(session, person):
    """Make the person resign if `person` is true, otherwise the bot."""
    match = session.match
    while match.seat.person != person:
        if match.seat.person:
            match.play(match.game.legal_moves()[0])
        else:
            match.step()
    match.play(RESIGN)
    session.saves.update()


@pytest.mark.parametrize(("persons", "steps"), [([False] * 6, [7, 8, 9, 10, 11, 11]), ([True] * 6, [5, 4, 3, 2, 1, 1])])
def test_it_gets_harder_after_a_persons_win_and_easier_after_a_loss(persons, steps):
    session, seen = seated(), []
    assert fair(session).step == 6
    for person in persons:
        lose(session, person)
        seen.append(fair(session).step)
        begin(session, REMATCH)
    assert seen == steps


def test_three_of_its_steps_play_like_easy_medium_and_hard():
    for key in [row[0] for row in games.CATALOGUE]:
        game, bot = games.load(key)(), bots.load("fair")()
        for step, level in ((5, "easy"), (7, "medium"), (9, "hard"), (10, "hard"), (11, "hard")):
            other = bots.load(level)()
            bot.set_step(step)
            assert (bot.misses, bot.budget(game), bot.timed) == (other.misses, other.budget(game), other.timed)


def test_its_easiest_step_plays_every_legal_move():
    bot = bots.load("fair")()
    bot.set_step(1)
    game, rng = games.load("gomoku")(), Rng(7)
    game.push(0)
    assert len({decide(bot, game, rng) for _ in range(3000)}) == len(game.legal_moves())


def test_a_draw_or_a_game_between_bots_leaves_its_step_unchanged():
    session = seated(who=("fair", "easy"))
    while session.match.game.outcome is None:
        session.match.step()
    assert fair(session).step == 6
    session = seated()
    for move in (0, 1, 2, 4, 3, 5, 7, 6, 8):
        session.match.play(move, True)
    assert session.match.game.outcome.winner == 0 and fair(session).step == 6


def test_undoing_the_last_move_of_a_game_restores_its_step():
    session = seated()
    for move in (0, 3, 1, 4, 2):
        session.match.play(move, True)
    assert fair(session).step == 7
    session.match.take_back(1)
    assert fair(session).step == 6


def test_an_undo_in_the_next_game_does_not_restore_its_step():
    session = seated()
    lose(session, False)
    begin(session, REMATCH)
    session.match.play(4) if session.match.seat.person else session.match.step()
    session.match.take_back(1)
    assert fair(session).step == 7


def test_its_step_survives_a_power_cut_right_after_the_game_and_the_choice_of_another_bot():
    store = Store()
    session = seated(store)
    lose(session, False)
    assert snapshot(store).steps == {"tictactoe": 7}
    _, session = comes_back(store)
    session.setup().who[1] = "hard"
    begin(session)
    lose(session, True)
    _, session = comes_back(store)
    session.setup().who[1] = "fair"
    begin(session)
    assert fair(session).step == 7


def test_an_unfinished_game_against_it_is_restored_with_its_step():
    store = Store()
    session = seated(store)
    lose(session, False)
    begin(session, REMATCH)
    _, session = comes_back(store)
    assert session.match is not None and fair(session).step == 7


def test_the_statistics_count_it_under_its_own_name():
    store = Store()
    lose(seated(store), False)
    assert snapshot(store).results == {("tictactoe", "fair"): [1, 0, 0]}


@pytest.mark.parametrize(("saved", "step"), [(b"x", 6), (b"-1", 1), (b"99", 11), (b"", 6)])
def test_an_invalid_saved_step_is_moved_into_range(saved, step):
    store = Store()
    Evening(store).session.saves.append(STEP, b"tictactoe/" + saved)
    assert fair(seated(store)).step == step


def test_the_steps_of_all_games_survive_a_compaction_of_the_journal():
    store = Store()
    session = seated(store)
    lose(session, False)
    session.saves.full = True
    session.saves.update()
    assert snapshot(store).steps == {"tictactoe": 7}
