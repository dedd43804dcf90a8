"""Power cuts at two hundred seeded steps of an evening on the simulated board, each followed by a whole restart.

The evening goes through the keys: two times six games, with moves undone and redone, some left unfinished, on a journal
that is nearly full at the start. Every cut falls into the writing of a record or into a compaction.
"""

import random

import pytest
from keyed_evening import GAMES, FilmedEvening, Player, Watched, replayed

from glowgrid import games

CUTS, OF_A_COMPACTION = 200, 50


@pytest.fixture(scope="module")
def evening():
    return FilmedEvening()


@pytest.fixture(scope="module")
def cuts(evening, cases):
    """Return two hundred of the evening's cuts, or a share of them. A quarter are in compactions."""
    rng = random.Random(7)
    records = [cut for cut in evening.cuts if not cut[2]]
    compactions = [cut for cut in evening.cuts if cut[2]]
    return rng.sample(records, cases(CUTS - OF_A_COMPACTION)) + rng.sample(compactions, cases(OF_A_COMPACTION))


def restarted(sector):
    player = Player(Watched(sector))
    player.power_on()
    return player


def test_the_evening_has_every_game_undos_results_and_a_compaction(evening):
    assert evening.titles == {games.load(key).title for key in GAMES}
    assert evening.sector.erasures >= 1
    assert any(position and position[1] for position, _ in evening.states)
    assert len(evening.states) > 100
    finished = [sum(sum(tally) for tally in statistics.values()) for _, statistics in evening.states]
    assert any(later < earlier for earlier, later in zip(finished, finished[1:]))  # a result was undone


@pytest.mark.slow
def test_after_each_of_two_hundred_cuts_the_board_restores_the_state_before_or_after_the_write(evening, cuts):
    came_back = set()
    for sector, before, turning in cuts:
        player = restarted(sector)
        with player.sim:
            found = (player.position(), player.statistics())
            allowed = evening.states[before : before + 2]
            assert found in allowed or turning and found == (None, {}), (before, found, allowed)
            if found[0]:
                came_back.add(found[0][3])
                assert found[0][3:] == replayed(player.app.session.match.game, found[0][2])
            assert not player.sim.machine.crashed and "Something went wrong" not in player.sim.serial
    assert came_back == evening.titles if len(cuts) == CUTS else came_back <= evening.titles


@pytest.mark.slow
def test_play_continues_after_a_cut_and_is_saved(cuts):
    for sector, _, _ in cuts[::8] + cuts[-10:]:
        player = restarted(sector)
        with player.sim as sim:
            if player.scene == "Menu":
                player.choose("connectx")
                sim.wait(100)  # the keys are not scanned while a sector is erased
            match = player.app.session.match
            player.play(match.game.legal_moves()[-1])
            assert match.game.ply
            position = player.position()
            sim.power_off()
            player.power_on()
            assert player.position() == position


@pytest.mark.slow
def test_repeated_power_cuts_during_writes_lose_at_most_the_move_being_written(evening):
    """Stop the firmware itself at the step instead of using the recorded sectors, so that each cut acts on the result
    of the one before.
    """
    rng, sector = random.Random(9), Watched(evening.sector.data)
    player = Player(sector)
    for _ in range(20):
        player.power_on()
        if player.scene != "Play":
            player.choose("connectx")
        match = player.app.session.match
        move = rng.choice(match.game.legal_moves())
        before = tuple(match.game.moves)
        wins = ends_with(match.game, move)
        sector.cut_at = sector.steps + rng.randrange(1, 9)
        player.play(move)
        assert sector.steps == sector.cut_at
        player.sim.power_off()
        sector.cut_at = None
        player.power_on()
        position = player.position()
        assert position is None if wins and position is None else position[2] in (before, (*before, move))
        player.sim.power_off()


def ends_with(game, move):
    game.push(move)
    ended = game.outcome is not None
    game.pop()
    return ended
