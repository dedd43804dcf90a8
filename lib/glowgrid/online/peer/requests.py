"""Carries out requests for moves back or a draw, the opponent's and our own. Loaded while there is one."""

from ...engine import events
from ..protocol.messages import ASK, GRANT, REFUSE, Message
from .prompts import ASK_PERSON, GO_BACK, REFUSED, TAKE_DRAW

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from .shared_game import SharedGame
    from .transport import Transport

_END_DRAW = 0xFFFD  # of engine/ending.py, which is imported when one is played


class Requests:
    def __init__(self, transport: "Transport", game: "SharedGame", ask: "Callable", keep: "Callable") -> None:
        """`ask()` lets a person here answer a question, `keep()` saves the game's state."""
        self._transport, self._game, self._ask, self._keep = transport, game, ask, keep

    def take(self, message: Message) -> bool:
        """Take a message about a request; return False if it needs more than this (negotiation.py)."""
        game, exchange, rest = self._game, self._game.exchange, message.rest
        if message.epoch == exchange.epoch:
            if game.acknowledge(message.have):
                self._transport.hurry()  # to the next
            self._hear(message)
            return True
        prompts, is_next = game.prompts, message.kind == GRANT and message.epoch == exchange.epoch + 1
        if not is_next or prompts is None or not prompts.is_open(exchange.epoch):
            return False
        if not prompts.follows(rest[0], rest[1], rest[2], exchange.log.count):
            return False
        self._do(GO_BACK)
        game.acknowledge(message.have)
        self._keep()
        return True

    def _hear(self, message: Message) -> None:
        game, match, kind = self._game, self._game.match, message.kind
        if kind in (GRANT, REFUSE):
            if game.prompts is None:
                return
        elif match.seat is None if kind == ASK else match.phase != events.STARTED:
            return  # chance has the turn, or nobody
        prompts, exchange = game.requests(), game.exchange
        is_barred = kind == ASK and game.bars(message.rest[1])
        what = prompts.hear(message, exchange.log.count, exchange.epoch, game.has_turn(), is_barred)
        if what == ASK_PERSON:
            self._ask()
        else:
            self._do(what)
        self._transport.hurry()

    def answer(self, yes: bool) -> None:
        """Answer the question that the person here was asked."""
        game, exchange = self._game, self._game.exchange
        self._do(game.requests().answer(yes, exchange.log.count, exchange.epoch, game.has_turn()))
        self._transport.hurry()

    def _do(self, what: int) -> None:
        """Do what a request, or an answer, has led to."""
        game, match = self._game, self._game.match
        if what == TAKE_DRAW and match.phase == events.STARTED:
            match.play(_END_DRAW)
        elif what == REFUSED:
            match.tell(events.REFUSED)
        elif what == GO_BACK:
            match.take_back(game.requests().count, True)
            game.next_epoch(game.exchange.epoch + 1)
            self._keep()
