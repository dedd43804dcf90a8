"""One side of a match in its own process: it plays games at random over a real network, and saves its state with each
move, so it can be killed at any moment. Usage: `python peer_process.py FILE PORT CODE SEAT SEED GAMES`. The file is
JSON with `games`, the moves of each game by number, `finished`, the number of finished games, `state`, `sides` and
`colours` to resume from, and `said`, the names of sentences.
"""

import json
import os
import random
import socket
import sys
import time
from pathlib import Path
from types import SimpleNamespace

from bad_connection import Player

from glowgrid.engine import events
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.hal.network_link import NetworkLink
from glowgrid.online.peer.broker_link import BrokerLink
from glowgrid.online.peer.network_peer import NetworkPeer
from glowgrid.online.protocol.invite_code import will
from host_common.computer_clock import Clock

AGAIN_S = 0.2  # seconds until the next attempt to connect
CHANGES = events.STARTED, events.MOVED, events.TAKEN_BACK
QUIET = SimpleNamespace(invitation="", mqtt_user="", mqtt_password="", mqtt_ca="", wifi_ssid="", wifi_password="")


class FarSide(Player):
    def __init__(self, file, port, code, seat, seed, games):
        self.file, self.place, self.games = file, (code, seat, f"{seed:06x}"), games
        self.network = NetworkLink(None, socket, Clock(), ("127.0.0.1", port, False), QUIET)
        self.tried_at, self.saved = 0.0, None
        known = json.loads(file.read_text()) if file.exists() else {}
        self.records = known.get("games", {})
        who, colours = known.get("sides", "he" if seat == "a" else "eh"), known.get("colours", (1, 2))
        super().__init__(
            None, Clock(), TicTacToe(3), random.random(), "tictactoe", who, colours, known.get("state", "")
        )
        self.said = known.get("said", [])
        self.haste = 0.5
        if known:
            self.go_on(known)
        self.saved = known

    def party_of(self, _end, clock, seed, key):
        return NetworkPeer(
            self.sit, self.place, os.urandom(16), clock, int(seed * 1e6), key, self.tell, self.ask, self.keep
        )

    def sit(self, place):
        client = self.network.client_for("-".join(place), will(*place[:2]))
        self.network.sit(place, BrokerLink(client, *place, os.urandom(16)))
        return self.network.line

    def go_on(self, known):
        """Replay the moves from before the power cut."""
        moves = known["games"][str(self.number)]
        self.match.start()
        for move in moves:
            assert self.match.play(move, True)

    def tell(self, name, *values):
        self.said.append(name)

    def watch(self, event, move):
        super().watch(event, move)
        if event in CHANGES:
            self.save()

    def keep(self):
        self.save()

    def save(self):
        """Save the state atomically. Nothing is saved before the old state is fully restored."""
        if self.saved is None:
            return
        match, party = self.match, self.party
        self.records[str(party.game.exchange.number)] = list(match.game.moves)
        self.saved = {
            "games": self.records,
            "finished": party.game.exchange.number + (match.game.outcome is not None),
            "state": party.state(),
            "sides": party.game.sides(),
            "colours": [seat.colour for seat in match.seats],
            "said": self.said,
        }
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(self.saved))
        new.replace(self.file)

    def turn(self):
        """Do the due work, and connect if there is no connection."""
        if not self.network.client.opened and time.monotonic() > self.tried_at + AGAIN_S:
            self.tried_at = time.monotonic()
            for _ in self.network.connect():
                pass
        self.round()
        match = self.match
        if match.awaits_person and match.game.ply and self.rng.random() < 0.02:
            match.take_back(1)
        if match.phase == events.STOPPED and self.number + 1 < self.games:
            match.seats.append(match.seats.pop(0))
            match.new_game()
            match.start()


if __name__ == "__main__":
    path, port, code, seat, seed, games = sys.argv[1:]
    side = FarSide(Path(path), int(port), code, seat, int(seed), int(games))
    while True:
        side.turn()
        time.sleep(0.001)
