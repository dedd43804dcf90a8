"""Who looks on at a match by way of a broker, and what is written down for them."""

from cruel import run
from network_sides import CODE, Watcher, over, sides

from glowgrid.engine import match as events
from glowgrid.engine.seat import Seat
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.peer.state_publisher import StatePublisher
from glowgrid.online.protocol import invite_code
from glowgrid.online.protocol.match_state import read


def test_an_onlooker_follows_and_can_do_nothing():
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
    assert broker.said == said  # not a word


def test_what_a_broker_tells_once_more_and_late_changes_nothing_for_an_onlooker():
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


def test_an_onlooker_comes_along_into_the_next_game_and_over_moves_taken_back():
    broker, clock, players = sides(TicTacToe, 3, "tictactoe")
    watcher = Watcher(broker, clock, TicTacToe, "tictactoe")
    both = [*players, watcher]
    assert run(clock, both, lambda: players[0].match.game.ply == 3)
    players[0].match.take_back(1)
    assert run(clock, both, lambda: players[0].party.epoch == players[1].party.epoch == 1, plays=False)
    assert run(clock, both, lambda: over(both))
    seen = watcher.match.game.moves
    assert seen == players[0].match.game.moves
    for player in players:
        player.match.seats.append(player.match.seats.pop(0))
        player.match.new_game()
        run(clock, both, lambda: False, 3000, plays=False)
        assert over([watcher]) and watcher.match.game.moves == seen  # until it goes on
    assert run(clock, both, lambda: players[0].match.phase == players[1].match.phase == events.STARTED)
    assert run(clock, both, lambda: players[0].match.game.ply == 3)
    assert watcher.decider.goes_on
    watcher.match.new_game()
    assert run(clock, both, lambda: over(both))
    assert watcher.match.game.moves == players[0].match.game.moves
    assert watcher.match.seats[0].colour == players[0].match.seats[0].colour == 2


def test_a_long_game_is_told_in_parts_and_each_is_small():
    kept = {}

    class Party:
        key, number, epoch, nonce, hidden = "gomoku", 0, 0, "0a0a0a", None
        match = type("M", (), {"seats": [Seat("A")], "game": None})

        def __init__(self):
            self.names = []
            self.text = self
            self.match.game = type("G", (), {"options": (15, 5), "players": 2})

        def counted(self):
            return len(self.names)

        def at(self, ply):
            return self.names[ply]

        def sides(self):
            return "he"

    class Line:
        letters, seatings, parts, secret, state_key = CODE, 1, 0, b"", invite_code.state_key(CODE)

        def retain(self, end, text):
            kept[end] = text
            return True

    party = Party()
    publisher = StatePublisher(Line())
    for number in range(201):
        publisher.update(party)
        publisher.update(party)
        party.names.append(f"h{number}")
    parts = [read(Line.state_key, kept[f"state/{part}"]) for part in range(6)]
    assert [name for part in parts for name in part.moves] == party.names[:200]
    assert parts[5].count == 200 and max(len(text) for text in kept.values()) < 400
    assert invite_code.state_key(invite_code.watching(CODE)) == Line.state_key
    assert read(invite_code.state_key(invite_code.make(bytes(15))), kept["state/2"]) is None
