"""Spectators of a match through a broker, and the messages retained for them."""

from types import SimpleNamespace

from bad_connection import run
from network_sides import CODE, Watcher, over, sides

from glowgrid.engine import events
from glowgrid.engine.seat import Seat
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.peer.state_publisher import StatePublisher
from glowgrid.online.protocol import invite_code
from glowgrid.online.protocol.match_state import read


def test_a_spectator_follows_the_match_and_can_change_nothing():
    broker, clock, players = sides()
    run(clock, players, lambda: players[0].match.game.ply >= 5)
    watcher = Watcher(broker, clock, ConnectX)
    assert watcher.state.game == "connectx"
    both = [*players, watcher]
    assert run(clock, both, lambda: over(both))
    assert watcher.match.game.moves == players[0].match.game.moves
    assert watcher.match.take_back() == 0
    said = broker.said
    run(clock, [watcher], lambda: False, 5000)
    assert broker.said == said  # no message at all


def test_a_late_repeated_message_changes_nothing_for_a_spectator():
    broker, clock, players = sides(TicTacToe, 3, "tictactoe")
    watcher = Watcher(broker, clock, TicTacToe, "tictactoe")
    both, told = [*players, watcher], []
    while not over(both):
        assert run(clock, both, lambda: watcher.match.game.ply > len(told))
        told.append({topic: text for topic, text in broker.kept.items() if "/state/" in topic})
    seen = watcher.match.game.moves
    for topic, text in [pair for kept in told for pair in kept.items()]:
        watcher.line.client.hear(topic, text)
        run(clock, both, lambda: False, 200)
        assert watcher.match.game.moves == seen


def test_a_spectator_follows_into_the_next_game_and_through_undone_moves():
    broker, clock, players = sides(TicTacToe, 3, "tictactoe")
    watcher = Watcher(broker, clock, TicTacToe, "tictactoe")
    both = [*players, watcher]
    assert run(clock, both, lambda: players[0].match.game.ply == 3)
    players[0].match.take_back(1)
    assert run(clock, both, lambda: players[0].epoch == players[1].epoch == 1, plays=False)
    assert run(clock, both, lambda: over(both))
    seen = watcher.match.game.moves
    assert seen == players[0].match.game.moves
    for player in players:
        player.match.seats.append(player.match.seats.pop(0))
        player.match.new_game()
        run(clock, both, lambda: False, 3000, plays=False)
        assert over([watcher]) and watcher.match.game.moves == seen  # until it continues
    assert run(clock, both, lambda: players[0].match.phase == players[1].match.phase == events.STARTED)
    assert run(clock, both, lambda: players[0].match.game.ply == 3)
    assert watcher.decider.goes_on
    watcher.match.new_game()
    assert run(clock, both, lambda: over(both))
    assert watcher.match.game.moves == players[0].match.game.moves
    assert watcher.match.seats[0].colour == players[0].match.seats[0].colour == 2


def test_a_long_game_is_sent_in_small_parts():
    kept = {}

    class MessageLog(list):
        count = property(len)
        at = list.__getitem__

    log = MessageLog()
    match = SimpleNamespace(seats=[Seat("A")], game=SimpleNamespace(options=(15, 5), players=2))
    exchange = SimpleNamespace(number=0, epoch=0, log=log)
    game = SimpleNamespace(exchange=exchange, hidden_moves=None, sides=lambda: "he")
    peer = SimpleNamespace(key="gomoku", match=match, game=game, transport=SimpleNamespace(nonce="0a0a0a"))

    class Line:
        letters, seatings, parts, secret, state_key = CODE, 1, 0, b"", invite_code.state_key(CODE)

        def retain(self, end, text):
            kept[end] = text
            return True

    publisher = StatePublisher(Line())
    for number in range(201):
        publisher.update(peer)
        publisher.update(peer)
        log.append(f"h{number}")
    parts = [read(Line.state_key, kept[f"state/{part}"]) for part in range(6)]
    assert [name for part in parts for name in part.moves] == log[:200]
    assert parts[5].count == 200 and max(len(text) for text in kept.values()) < 400
    assert invite_code.state_key(invite_code.watching(CODE)) == Line.state_key
    assert read(invite_code.state_key(invite_code.make(bytes(15))), kept["state/2"]) is None
