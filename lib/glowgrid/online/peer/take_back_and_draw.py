"""Carries out requests to take back moves and offers of a draw, of the opponent and of this side.

Loaded while a request is open.
"""

from ...engine import events
from ..protocol.messages import ASK, GRANT, REFUSE, Message
from .consent import ASK_PERSON, GO_BACK, REFUSED, TAKE_DRAW

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from .shared_game import SharedGame
    from .transport import Transport

_END_DRAW = 0xFFFD  # DRAW of engine/resign_and_draw.py, which is not loaded here


class TakeBackAndDraw:
    def __init__(self, transport: "Transport", game: "SharedGame", ask: "Callable", keep: "Callable") -> None:
        """Work on the transport and the game of a peer.

        `ask()` shows a question to the local player. `keep()` saves the state of the game.
        """
        self._transport, self._game, self._ask, self._keep = transport, game, ask, keep

    def ask(self, count: int) -> bool:
        """Ask the opponent to take back `count` moves. Return False if that is impossible."""
        game = self._game
        if game.parted or self._bars(count):
            return False
        game.open_consent().ask(self._transport.sent, count, game.exchange.epoch)
        self._transport.hurry()
        return True

    def offer(self) -> None:
        """Offer the opponent a draw."""
        self._game.open_consent().offer(self._game.exchange.log.count)
        self._transport.hurry()

    def take(self, message: Message) -> bool:
        """Handle a message about a request. Return False if game_agreement.py has to handle it."""
        game, match, kind, rest = self._game, self._game.match, message.kind, message.rest
        consent, exchange = game.consent, game.exchange
        if message.game != exchange.number or match.phase == events.NOT_STARTED or message.epoch < exchange.epoch:
            return False
        if message.epoch > exchange.epoch:
            if consent is None or not consent.follows(message, exchange.log.count, exchange.epoch):
                return False
            self._do(GO_BACK)
            game.acknowledge(message.have)
            self._keep()
            return True
        if game.acknowledge(message.have):
            self._transport.hurry()  # send our next message soon
        if kind in (GRANT, REFUSE):
            if game.consent is None:
                return True
        elif match.seat is None if kind == ASK else match.phase != events.STARTED:
            return True  # chance has the turn, or the game is over
        is_barred = kind == ASK and self._bars(rest[1])
        what = game.open_consent().hear(message, exchange.log.count, exchange.epoch, game.has_turn(), is_barred)
        if what == ASK_PERSON:
            self._ask()
        else:
            self._do(what)
        self._transport.hurry()
        return True

    def answer(self, yes: bool) -> None:
        """Carry out the local player's answer to the opponent's request: `yes` or no."""
        game, exchange = self._game, self._game.exchange
        self._do(game.open_consent().answer(yes, exchange.log.count, exchange.epoch, game.has_turn()))
        self._transport.hurry()

    def _bars(self, count: int) -> bool:
        """Return whether the last `count` moves cannot be taken back, because one of them is or was hidden."""
        hidden_moves = self._game.hidden_moves
        return hidden_moves is not None and hidden_moves.bars(self._game.match.game, self._game.exchange.log, count)

    def _do(self, what: int) -> None:
        """Carry out `what`, an action of consent.py."""
        game, match = self._game, self._game.match
        if what == TAKE_DRAW and match.phase == events.STARTED:
            match.play(_END_DRAW)
        elif what == REFUSED:
            match.tell(events.REFUSED)
        elif what == GO_BACK:
            match.take_back(game.open_consent().count, True)
            game.exchange.enter(game.exchange.number, game.exchange.epoch + 1)
            self._keep()
