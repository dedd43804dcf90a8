"""Keeps requests to take back moves or to draw, and carries them out if the other player consents.

Loaded while there is a request. A request is valid for one position. Let A be the peer whose turn it is, and B the
other peer. A always takes the moves back first, because only A could make a move in the meantime. If B has asked and A
grants the request, A takes the moves back at once. If A has asked, A takes the moves back when B's grant arrives,
unless A has already made another move. After A has taken the moves back, B takes them back, too. So both peers agree on
the epoch, even if messages are lost. A draw is similar: if A has offered it, and B agrees, B offers it, too. Then A
ends the game, unless A has already made another move.
"""

from ...engine import events
from ...engine.turns import turn_start
from ..protocol.messages import ASK, DRAW, GRANT, OFFER, REFUSE, Message
from ..protocol.move_text import HIDDEN, SHOWN

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Protocol

    from ...engine.match import Match
    from .hidden_moves import HiddenMoves
    from .move_exchange import MoveExchange
    from .transport import Transport

    class AgreedGame(Protocol):
        """The part of SharedGame that Consent uses."""

        match: Match
        exchange: MoveExchange
        hidden_moves: HiddenMoves | None
        parted: int
        is_behind: bool

        def has_turn(self) -> bool: ...
        def acknowledge(self, have: int) -> bool: ...

BACK, TIE = "back", "draw"  # first items of `question`: to take back moves, or to draw
_END_DRAW = 0xFFFD  # DRAW of engine/resign_and_draw.py, which is not loaded here


class Consent:
    """Open requests of both sides.

    `question`: the request that the local player must answer, as (BACK, number of the request, count of moves) or (TIE,
    ply). It is () if there is no such request. `asked`: our own request to take back moves, as (number of the request,
    count), or () if there is none. `offered`: the ply at which we have offered a draw, or -1 if we have not.
    """

    def __init__(self, transport: "Transport", game: "AgreedGame", show: "Callable", keep: "Callable") -> None:
        """Use the transport and the game of a peer.

        `show()` shows the question to the local player. `keep()` saves the state of the game.
        """
        self._transport, self._game, self._show, self._keep = transport, game, show, keep
        self.asked: tuple = ()
        self.offered = -1
        self._epoch = -1  # epoch of our open request or grant, or -1
        self._granted: tuple = ()  # (number, count, number of moves before), or ()
        self._went = False  # whether this side has taken back moves, and the opponent has not followed yet
        self.forget()

    def forget(self) -> None:
        """Forget the opponent's requests, because the opponent was restarted."""
        self.question: tuple = ()
        self._declined = -1  # ply of the draw offer that the local player has declined
        self._refused = -1  # number of the last request that was refused
        self._reply = 0  # GRANT or REFUSE, if the opponent has repeated its request

    def moved(self) -> bool:
        """Cancel all requests, because the position has changed. Return True if the opponent needs no further message
        about them."""
        self.question = self.asked = ()
        self._epoch = -1
        if not self._went:
            self._granted = ()
        return not self._went

    def is_open(self) -> bool:
        """Return whether it is possible that both players have agreed to take back moves in this epoch."""
        return self._epoch == self._game.exchange.epoch

    # -- the local player

    def ask(self, count: int) -> bool:
        """Ask the opponent to take back `count` moves, and return True. If this is impossible, return False."""
        if self._game.parted or self._bars(count):
            return False
        if not self.asked:
            self.asked = self._transport.sent, count  # the number differs from that of every earlier request
            self._epoch = self._game.exchange.epoch
        self._transport.hurry()
        return True

    def offer(self) -> None:
        """Offer the opponent a draw."""
        self.offered = self._game.exchange.log.count
        self._transport.hurry()

    def answer(self, yes: bool) -> None:
        """Carry out the local player's answer to `question`. `yes`: whether the player agrees."""
        question, self.question = self.question, ()
        if question[:1] == (TIE,):
            self._declined = question[1]
            if yes:
                self.offer()  # the opponent's next offer ends the game, or ours ends it there
        elif question and yes:
            self._grant(question[1], question[2])
        elif question:
            self._refused, self._reply = question[1], REFUSE
        self._transport.hurry()

    # -- messages from the opponent, who repeats each request until it is answered

    def take(self, message: Message) -> bool:
        """Handle a message about a request. Return False if game_agreement.py has to handle the message instead."""
        game, match, kind = self._game, self._game.match, message.kind
        exchange = game.exchange
        if message.game != exchange.number or match.phase == events.NOT_STARTED or message.epoch < exchange.epoch:
            return False
        if message.epoch > exchange.epoch:
            return self._follow(message)
        self.settle()  # now, because `acknowledge` would unload this object, which still has to hear the message
        if game.acknowledge(message.have):
            self._transport.hurry()  # send our next message soon
        if kind not in (GRANT, REFUSE) and (match.seat is None if kind == ASK else match.phase != events.STARTED):
            return True  # chance has the turn, or the game is over
        self._hear(message, exchange.log.count)
        self._transport.hurry()
        return True

    def _follow(self, message: Message) -> bool:
        """Handle a message from a newer epoch. If the message is a grant, the opponent has taken the moves back.

        If both sides have agreed, take the moves back here, too, and return True. Otherwise return False.
        """
        exchange = self._game.exchange
        if message.kind != GRANT or message.epoch != exchange.epoch + 1 or not self.is_open():
            return False
        number, count, at = message.rest
        if at != exchange.log.count or self.asked[1:] != (count,) and self._granted[1:] != (count, at):
            return False
        self._go(number, count, at)
        self._game.acknowledge(message.have)
        return True

    def _hear(self, message: Message, count: int) -> None:
        """Handle a message from the current epoch. `count`: the number of moves on this side."""
        kind, rest = message.kind, message.rest
        if kind == REFUSE:
            if self.asked[:1] == (rest[0],):
                self.asked, self._epoch = (), -1
                self._game.match.tell(events.REFUSED)
        elif message.have != count + (kind == DRAW):
            return  # for another position; a peer that accepts a draw has ended its game
        elif kind == ASK:
            self._hear_ask(rest[0], rest[1], count)
        elif kind == GRANT:
            if self._game.has_turn() and self.asked == (rest[0], rest[1]) and rest[2] == count:
                self._go(*rest)
        elif rest[0] != count:
            return
        elif self.offered == count and (kind == DRAW or self._game.has_turn() and not self._game.is_behind):
            self._draw()
        elif count != self._declined:
            self._consult((TIE, count))

    def _hear_ask(self, number: int, count: int, at: int) -> None:
        if not 0 < count <= at:
            return
        if number == self._refused:
            self._reply = REFUSE
        elif self._granted == (number, count, at):
            self._reply = GRANT
        elif self._bars(count):
            self._refused, self._reply = number, REFUSE
        elif self.asked[1:] == (count,):
            self._grant(number, count)
        else:
            self._consult((BACK, number, count))

    def _consult(self, question: tuple) -> None:
        """Show the opponent's `question` to the local player, unless this question is already shown."""
        if self.question != question:
            self.question = question
            self._show()

    # -- actions

    def _bars(self, count: int) -> bool:
        """Return whether the last `count` turns cannot be taken back, because one of their moves is hidden or was
        revealed, or because a game with hidden moves is over."""
        if self._game.hidden_moves is None:
            return False
        game, log = self._game.match.game, self._game.exchange.log
        start = game.ply
        for _ in range(count):
            start = turn_start(game, start)
        names = [log.at(ply) for ply in range(start, log.count)]
        return game.outcome is not None or [name for name in names if HIDDEN in name or SHOWN in name] != []

    def _draw(self) -> None:
        if self._game.match.phase == events.STARTED:
            self._game.match.play(_END_DRAW)

    def _grant(self, number: int, count: int) -> None:
        exchange = self._game.exchange
        self._granted, self._epoch, self._reply = (number, count, exchange.log.count), exchange.epoch, GRANT
        if self._game.has_turn():
            self._go(*self._granted)

    def _go(self, number: int, count: int, at: int) -> None:
        """Grant request `number`: take back the last `count` of `at` moves. Tell the opponent until it has followed."""
        self._granted, self._went = (number, count, at), True
        self.asked, self._reply = (), 0
        game = self._game
        game.match.take_back(count, True)
        game.exchange.enter(game.exchange.number, game.exchange.epoch + 1)
        self._keep()

    def settle(self) -> bool:
        """Record that the opponent has reached the epoch of this side. Return True if moves were taken back and no
        request is open any more."""
        went, self._went = self._went, False
        if went:
            self._granted = ()
        return went and not self.question and not self.asked

    # -- messages to the opponent, in the form of next_message.py, or () if there is none

    def reply(self) -> tuple:
        """Return a message with our answer to the opponent's request, or () if no answer has to be sent."""
        reply, self._reply = self._reply, 0
        if reply == REFUSE:
            return False, REFUSE, self._refused
        is_behind = self._game.exchange.opponent_has < 0  # the opponent is in an earlier epoch
        if reply == GRANT and not self._went or self._went and is_behind:
            return (True, GRANT) + self._granted
        return ()

    def request(self) -> tuple:
        """Return a message with our own request, or () if this side has no request."""
        if self.asked:
            return (True, ASK) + self.asked
        count = self._game.exchange.log.count
        return (True, OFFER, count) if self.offered == count else ()
