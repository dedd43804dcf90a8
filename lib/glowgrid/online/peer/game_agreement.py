"""Agrees with the opponent on everything except plain moves.

The two sides agree on how to join a match, when the next game begins, which moves are taken back, and what to do if the
two positions differ. consent.py handles requests. This module is loaded on demand, and ignores invalid messages.
"""

from ...engine import events
from ..protocol.messages import (
    AGAIN,
    BYE,
    COMMIT,
    MARK,
    MOVE,
    NOBODY,
    PART,
    PING,
    RESIGN,
    REVEAL,
    WANT,
    Message,
    listed,
    number,
)
from ..protocol.move_text import UNKNOWN
from .move_exchange import DIFFERS, ILLEGAL, KNOWN, OUT_OF_TURN

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from types import ModuleType

    from .shared_game import SharedGame
    from .transport import Presence, Transport

_SAVE, _COPY, _BROKEN = 2, 3, 4  # results of HiddenMoveGame.take_dice


class GameAgreement:
    def __init__(self, transport: "Transport", presence: "Presence", game: "SharedGame", keep: "Callable") -> None:
        """Store the transport, the presence and the game of a peer. `keep()` saves the state of the game."""
        self._transport, self._presence, self._game, self._keep = transport, presence, game, keep
        self._handshake: ModuleType | None = None

    # -- the match

    def greet(self, hello: Message, key: str) -> None:
        """Handle the opponent's hello. `key`: the key of the game that this side plays."""
        transport, game = self._transport, self._game
        if hello.rest[4] == transport.opponent and hello.seq <= transport.heard:
            return
        if self._handshake is None:
            from . import handshake

            self._handshake = handshake
        ours = key, listed(game.match.game.options), game.sides(), transport.match, transport.nonce, game.match.phase
        outcome = self._handshake.judge(hello, *ours)
        if outcome[0] == self._handshake.MEET:
            self._meet(hello, *outcome[1:])
            return
        self._presence.once(*outcome[1:])
        if outcome[0] == self._handshake.ECHO:
            transport.renew()  # the other peer has the same nonce, so both may have the same seed

    def _meet(self, hello: Message, match_id: str, turns: bool, joins: bool) -> None:
        """Accept the opponent, and start the game if necessary. The arguments after `hello` are the items of a MEET
        outcome, which handshake.py explains."""
        game, transport = self._game, self._transport
        match = game.match
        if turns:
            match.seats.append(match.seats.pop(0))
        is_known = hello.rest[5] == transport.nonce and hello.match == match_id
        if transport.meet(match_id, hello.rest[4], hello.seq, is_known):
            game.start_over()
        self._presence.hear()
        if match.phase == events.NOT_STARTED and (hello.match == NOBODY or game.is_fresh):
            game.begin(hello.game if joins else game.exchange.number + (not game.is_fresh), joins)
            self._keep()

    # -- messages of the match

    def take(self, message: Message) -> None:
        """Handle any message of this match except a hello."""
        game, exchange, epoch = self._game, self._game.exchange, message.epoch
        if message.kind == BYE:
            self._take_bye(message)
        elif message.game != exchange.number or self._game.match.phase == events.NOT_STARTED:
            self._take_other_game(message)
        elif epoch == exchange.epoch:
            if game.acknowledge(message.have):
                self._transport.hurry()  # send our next message soon
            self._take_current(message)
        elif epoch > exchange.epoch:
            self._take_newer(message)
        else:
            exchange.acknowledge(-1)
            if message.kind == WANT:
                exchange.want(message.rest[0])
            self._transport.hurry()  # the opponent does not know yet that moves were taken back

    def _take_bye(self, message: Message) -> None:
        if message.rest[0] != "parted":
            self._presence.lose("LEFT")
        elif self._game.is_behind:
            if self._game.marks is not None:
                self._game.marks.start_over()
            self._copy(message)
        else:
            self._presence.once(self._game.part("PARTED"))

    def _take_other_game(self, message: Message) -> None:
        """Handle a message from a peer that is in another game of the match, or that wants to start another game."""
        game, exchange = self._game, self._game.exchange
        is_same, again = message.game == exchange.number, message.kind == AGAIN
        if is_same and message.epoch > exchange.epoch and not again and game.hidden_moves is None:
            if self._has_request() or game.is_behind:
                game.match.seats[:] = game.order  # the game continues: moves were taken back with consent
                game.match.start(True)
                self._copy(message)
            return
        if is_same and message.epoch == exchange.epoch:  # the opponent may lack moves of the last game
            exchange.acknowledge(message.have)
            if message.kind == MARK and game.marks is not None:
                game.marks.note(message)
        if is_same and message.kind == WANT:
            exchange.want(message.rest[0])
        agreed = again and message.rest[0] == exchange.number + 1 and message.epoch >= exchange.epoch
        if self._game.match.phase == events.NOT_STARTED and (agreed or message.game == exchange.number + 1):
            game.begin(exchange.number + 1, False)
            self._keep()
            if message.game == exchange.number:
                self.take(message)
        elif message.game > exchange.number:
            self._presence.once("AGAIN")
        else:
            self._transport.hurry()  # the opponent does not know yet that the game has started

    def _take_newer(self, message: Message) -> None:
        """Handle a message from a newer epoch: the opponent has taken back moves that this side still has."""
        game = self._game
        transcript = game.transcript
        if game.is_behind or self._has_request() or transcript is not None and transcript.epoch == message.epoch:
            self._copy(message)
        else:
            self._presence.once("ROLLBACK")

    def _take_current(self, message: Message) -> None:
        kind, rest = message.kind, message.rest
        if kind == PING:
            self._compare(message, rest[0])
        elif kind == MOVE:
            self._take_move(message, number(rest[0]), rest[1], rest[2])
        elif kind == RESIGN:
            self._take_move(message, rest[0], UNKNOWN, "resign")
        elif kind in (COMMIT, REVEAL):
            self._take_dice(message)
        elif kind == AGAIN:
            if self._game.match.phase == events.STOPPED:
                self._presence.once("AGAIN")
            self._game.exchange.acknowledge(self._game.exchange.log.count)  # the opponent has cleared its board
            if self._game.marks is not None:
                self._game.marks.cleared()
        elif kind == WANT:
            self._game.exchange.want(rest[0])
            self._transport.hurry()
        elif kind == PART:
            self._copy(message)
        elif kind == MARK:
            self._take_marks(message)

    def _compare(self, message: Message, found: str) -> None:
        """Compare this side's position with the opponent's position, whose checksum is `found`."""
        game, exchange, count = self._game, self._game.exchange, self._game.exchange.log.count
        if message.have != count:
            if game.is_behind and message.have > count and (game.match.seat is not None or game.believes):
                self._copy(message)
        elif found == UNKNOWN:
            return
        elif found == exchange.position(game.match.game):
            game.agree()
        else:
            self._copy(message)

    def _take_move(self, message: Message, ply: int, expected: str, name: str) -> None:
        became = self._game.take_move(ply, expected, name)
        if became == DIFFERS or became in (OUT_OF_TURN, ILLEGAL) and self._game.is_behind:
            self._copy(message)
        elif became == OUT_OF_TURN:
            self._presence.once("WRONG_TURN")
        elif became == ILLEGAL:
            self._presence.once("NO_MOVE", name[:20])
        elif became == KNOWN:
            self._transport.hurry()  # the opponent does not know yet that this side is back

    def _take_dice(self, message: Message) -> None:
        if self._game.hidden_moves is None:
            return  # this game has no dice
        what = self._game.take_dice(message)
        if what == _COPY:
            self._copy(message)
        elif what == _BROKEN:
            self._presence.once(self._game.part("BROKEN_PROMISE"))
        elif what == _SAVE:
            self._keep()  # save before our salt is sent
        if what:
            self._transport.hurry()

    def _take_marks(self, message: Message) -> None:
        game, marks, exchange = self._game, self._game.marking(), self._game.exchange
        known = UNKNOWN, exchange.position(game.match.game)
        if message.have != exchange.log.count or message.rest[0] not in known:
            self._compare(message, message.rest[0])
        elif marks is None:
            self._presence.once("NO_MARK")
        else:
            became = marks.take(game, message)
            if became == DIFFERS and game.is_behind:
                marks.start_over()
                self._transport.hurry()
            elif became == DIFFERS:
                self._presence.once(game.part("PARTED"))
            elif became in (OUT_OF_TURN, ILLEGAL):
                self._presence.once("NO_MARK")

    def _has_request(self) -> bool:
        """Return whether both players may have agreed to take back moves in this epoch."""
        consent = self._game.consent
        return consent is not None and consent.is_open()

    def _copy(self, message: Message) -> None:
        """Add `message` to the transcript of the opponent's moves. Adopt the transcript when it is complete."""
        game, transport, log = self._game, self._transport, self._game.exchange.log
        transport.hurry()
        transcript = game.transcribe(message.game, message.epoch)
        if not transcript.hear(message):
            return
        game.drop_transcript()
        is_newer = message.epoch > game.exchange.epoch
        wins = transport.opponent > transport.nonce
        why = transcript.settle(game.match, log, is_newer, game.is_behind, game.believes, wins)
        if why:
            self._presence.once(why if why == "NO_SENSE" else game.part(why))
            return
        if game.hidden_moves is not None:
            game.adopted()
        if is_newer:
            game.exchange.enter(game.exchange.number, message.epoch)
            self._keep()
