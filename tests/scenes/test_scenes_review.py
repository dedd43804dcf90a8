"""Reviewing a game changes nothing: the match keeps the game that was played."""

import pytest
import states
from evening import Store
from fakes import Player
from live_game import live_games_are_guarded  # noqa: F401

from glowgrid import games
from glowgrid.engine.turns import turn_start
from glowgrid.saves.compaction import keep
from glowgrid.saves.journal_snapshot import read
from glowgrid.saves.record_format import BY_HAND
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW

KEYS = [row[0] for row in games.CATALOGUE]


def finished(key, who=(BY_HAND, BY_HAND)):
    player = states.at(key, 8, who)
    game = player.app.session.match.game
    if game.perfect:
        states.play(player, states.to_the_end(key))
    else:
        states.play_live(player)
    if getattr(game, "agreeing", False):
        player.press("#" * game.players)
    if game.outcome is None:
        pytest.skip(f"no game of {key} was over after {states.MOST} plies")
    for _ in range(200):
        player.wait(50)
        if player.scene == "Result":
            break
    return player


@pytest.mark.slow
@pytest.mark.usefixtures("live_games_are_guarded")
@pytest.mark.parametrize("key", KEYS)
def test_only_the_match_changes_the_game_in_play_pause_and_result(key):
    player = finished(key)
    match = player.app.session.match
    played = list(match.game.moves)
    player.wait(3000)
    player.press("7779")
    assert list(match.game.moves) == played and match.game.outcome is not None
    if match.game.perfect:  # otherwise no transcript is offered
        player.pause("transcript")
        player.wait(1000)
    assert list(match.game.moves) == played
    left = played[: turn_start(match.game, len(played))]
    player.press("*" if match.game.perfect else "")
    if not match.game.can_pop():
        return
    player.press("B")
    player.wait(500)
    assert player.scene == "Play" and list(match.game.moves) == left
    player.press("C")
    player.wait(4000)
    assert list(match.game.moves) == left


def test_a_compaction_during_a_review_keeps_the_result():
    store = Store()
    player = Player(8, 8, 1, store)
    session = player.app.session
    session.choose("tictactoe")
    session.setup().who = [BY_HAND] * 10
    player.app.go((BEGIN, NEW))
    states.play(player, states.to_the_end("tictactoe"))
    player.wait(3000)
    assert player.scene == "Result"
    player.press("77")
    before = read(session.saves).results
    keep(session.saves, read(session.saves))
    assert read(session.saves).results == before != {}
    player.power_on()
    assert read(player.app.session.saves).results == before
