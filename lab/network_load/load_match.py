"""A match for the load test: two sides that are connected to a broker.

The sides use the same topics, sessions, signed messages and data as real boards. But they play no real game. Moves are
random cells, and each side accepts any move that has the next number.
"""

import os
import random
import socket
from types import SimpleNamespace
from typing import Any

from glowgrid.online.mqtt.client import Client
from glowgrid.online.peer.broker_link import GUEST, HOST, BrokerLink
from glowgrid.online.peer.state_publisher import StatePublisher
from glowgrid.online.protocol import invite_code, messages
from glowgrid.online.protocol.signed_link import SignedLink

POLLS = 6  # polls that handle one message, which arrives in two pieces of 128 bytes
LONG = 200  # moves in a game; the next game begins after them
PERIOD = (1 << 29) - 1  # period of the clock in ms, minus 1


class CountingLink(BrokerLink):
    """A link to a broker. `published` counts the sent messages that the broker has to retain."""

    published = 0

    def retain(self, end: str, text: str) -> bool:
        sent = super().retain(end, text)
        self.published += sent
        return sent


class Side:
    """One side of a match: its connection to the broker, and its messages."""

    def __init__(self, letters: str, seat: str, port: int) -> None:
        instance = os.urandom(3).hex()
        self.client = Client(invite_code.match_id(letters) + seat + instance, will=invite_code.will(letters, seat))
        self.client.pause_ms = 0  # it polls only after something has arrived
        self.line = CountingLink(self.client, letters, seat, instance, os.urandom(16))
        self.signed = SignedLink(self.line, invite_code.secret(letters), seat, os.urandom(16))
        self.socket = socket.create_connection(("127.0.0.1", port), 10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self.heard = self.read = 0  # messages, and parts for spectators, that the broker has delivered

    def round(self, now: int) -> list[messages.Message]:
        """Receive messages, and send the messages that are due. Return the received messages.

        `now`: the time of the clock in ms.
        """
        received = []
        for _ in range(POLLS):
            self.signed.poll(now)
            while (text := self.signed.receive()) is not None:
                line = messages.read(text)
                assert line is not None
                received.append(line)
            self.read += len(self.line.states)
            self.line.states.clear()
        self.heard += len(received)
        return received


class Match:
    """Two sides that move in turn.

    `said` counts the moves that have been sent. `doubled` counts the moves that have arrived twice.
    """

    def __init__(self, port: int) -> None:
        letters = invite_code.make(os.urandom(15))
        self.id = invite_code.match_id(letters)
        self.sides = [Side(letters, seat, port) for seat in (HOST, GUEST)]
        self.names: list[str] = []
        self.number = self.said = self.doubled = 0
        self.due_at = 0.0  # due time of the move that has not arrived yet, or 0
        self._publisher = StatePublisher(self.sides[0].line)

    @property
    def states(self) -> int:
        """Number of messages that the host has published for spectators. The broker retains these messages."""
        return self.sides[0].line.published

    @property
    def open(self) -> bool:
        """True if both sides are connected and have authenticated each other."""
        return all(side.signed.open and not side.line.gone for side in self.sides)

    @property
    def waits(self) -> bool:
        """True while a move has been sent but has not arrived."""
        return self.due_at > 0

    def move(self, due_at: float, now: int) -> bool:
        """Send the next move of the match. Return False if the move cannot be sent.

        `due_at`: the time in seconds when the move is due. `now`: the time of the clock in ms.
        """
        ply = len(self.names)
        if ply == LONG:
            self.names, self.number, ply = [], self.number + 1, 0
        seat, name = ply % 2, random.choice("abcdefghijklmno") + str(random.randint(1, 15))
        check = messages.check(f"{ply} {name}")
        line = messages.write(self.id, self.said + 1, self.number, 0, ply + 1, messages.MOVE, ply, check, name)
        if not self.sides[seat].signed.send(line):
            return False
        self.names.append(name)
        self.said += 1
        self.due_at = due_at
        self._send(seat, now)
        return True

    def receive(self, seat: int, now: int, clock: float) -> "float | None":
        """Handle the messages that have arrived at the side `seat`.

        If the expected move is among the messages, return how many seconds ago that move was due. Otherwise return
        None. `now`: the time of the clock in ms. `clock`: the present time in seconds, as in `due_at`.
        """
        delay = None
        for line in self.sides[seat].round(now):
            if self.waits and line.seq == self.said and line.rest[2] == self.names[-1]:
                delay, self.due_at = clock - self.due_at, 0.0
                self._send(seat, now)
            else:
                self.doubled += 1
        return delay

    def _send(self, seat: int, now: int) -> None:
        """Send the messages of the side `seat` that are due. If that side is the host, also publish for spectators."""
        if seat == 0:
            self._publisher.update(self._peer_state())
        for _ in range(POLLS):
            self.sides[seat].client.poll(now)

    def _peer_state(self) -> Any:
        """Return an object with the attributes of a peer that StatePublisher reads."""
        names = self.names
        log = SimpleNamespace(count=len(names), at=names.__getitem__)
        match = SimpleNamespace(game=SimpleNamespace(options=(15, 5), players=2), seats=[SimpleNamespace(colour=1)])
        return SimpleNamespace(
            key="gomoku",
            transport=SimpleNamespace(nonce="0a0a0a"),
            match=match,
            game=SimpleNamespace(
                hidden_moves=None,
                sides=lambda: "he",
                exchange=SimpleNamespace(number=self.number, epoch=0, log=log),
            ),
        )
