"""Keeps one game of the match the same on both sides: follows the game's moves, and compares the peers' positions.

This module does not use the link: peer.py receives and sends the messages. The code for requests (consent.py)
and for the opponent's transcript (resync.py) is loaded only while it is needed. For games with hidden moves or chance,
the subclass HiddenMoveGame is used.
"""

from ...engine import events
from ...engine.seat import REMOTE
from ..protocol.messages import MARK, MOVE, PING, number
from ..protocol.move_text import DRAWN, ENDS, UNKNOWN, named
from .move_exchange import DIFFERS, IGNORED, KNOWN, MoveExchange

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.game import Game
    from ...engine.match import Match
    from ..protocol.messages import Message
    from .consent import Consent
    from .hidden_moves import HiddenMoves
    from .mark_exchange import MarkExchange
    from .resync import Transcript

_PARTED, _BROKEN = 1, 2  # values of `parted`; _BROKEN is final


class SharedGame:
    """State of the shared game.

    `consent` (open requests) and `transcript` (the opponent's moves) are None while they are not needed. `order`: the
    seats at the start of the game. `is_fresh`: no game of the match has started on this side. `is_behind`: this side
    was restarted, so the opponent may have more moves. `believes`: this side has joined a game that the opponent had
    already begun, so this side accepts the random results of the moves that it has missed. `parted`: not 0 if the sides
    have stopped playing together.
    """

    hidden_moves: "HiddenMoves | None" = None  # hidden moves, if the game has any
    marks: "MarkExchange | None" = None  # see `marking`

    def __init__(self, match: "Match") -> None:
        """Share the next game of a match that has not started."""
        self.match = match
        self.exchange = MoveExchange()
        self.consent: Consent | None = None
        self.transcript: Transcript | None = None
        self.is_fresh = True
        self.is_behind = self.believes = self._lapsed = False
        self.parted = 0
        self.order: list = []  # the seats at the start of the game
        self._move_name = ""  # name of the move that the match is about to make

    # -- across restarts

    def state(self, match_id: str) -> str:
        """Return a text to save. After a restart, this text provides the arguments of `resume`."""
        return f"{match_id}.{self.exchange.number}.{self.exchange.epoch}"

    def resume(self, number: int, epoch: int, words: list) -> None:
        """After a restart, resume the game `number` in this `epoch`. `words`: saved values for a HiddenMoveGame."""
        self.exchange.enter(number, epoch)
        self.is_behind = True  # the last move may not have been saved

    # -- the position

    def sides(self) -> str:
        """Return a letter for each player of this game: "h" for a player on this side, "e" for any other."""
        sides = ""
        for seat in self.match.seats:
            sides += "e" if seat.kind == REMOTE else "h"
        return sides

    def has_turn(self) -> bool:
        """Return whether the player whose turn it is plays on this side. Once the game is over, the
        player who had the turn at the end counts."""
        seat = self.match.seat
        return seat is not None and seat.kind != REMOTE

    # -- events of the match

    def preview(self, move: int) -> None:
        """Store the name of a move that the match is about to make."""
        self._move_name = ENDS.get(move) or self._name(move)

    def follow(self, event: int, move: int | None, match_id: str) -> bool:
        """Handle an event of the match. Return whether `state` has changed. Only a HiddenMoveGame needs `match_id`."""
        log, lapses = self.exchange.log, True
        if event == events.STARTED:
            self.is_fresh = False
            self.order = list(self.match.seats)
            log.clear()
        elif event == events.MOVED and move is not None:
            name = self._move_name
            log.add(name)
            lapses = name[:1] != DRAWN  # a request stays open when chance draws
        elif event == events.TAKEN_BACK:
            log.drop()
        else:
            if event == events.MARKED:
                self.exchange.marked()
                if move is not None and self.marks is not None:
                    self.marks.add(move)
            return False
        self.marks = None
        self.exchange.moved()
        consent = self.consent
        if consent is not None and lapses:
            self._lapsed = self._lapsed or bool(consent.asked)
            if consent.moved():
                self.consent = None
        return False

    def marking(self) -> "MarkExchange | None":
        """Return the exchange of marks, or None if the position asks for no agreement."""
        match = self.match
        is_on = self.marks is None and match.phase != events.NOT_STARTED and not match.game.ended
        if is_on and getattr(match.game, "acts", None) is not None:
            from .mark_exchange import MarkExchange

            self.marks = MarkExchange(match)
        return self.marks

    def has_lapsed(self) -> bool:
        """Return whether a request of this side has been cancelled since the last call."""
        lapsed, self._lapsed = self._lapsed, False
        return lapsed

    # -- hooks for games with hidden moves or chance

    if MYPY:  # only a HiddenMoveGame has these attributes

        def roll(self, game: "Game") -> int: ...
        def take_dice(self, message: "Message") -> int: ...
        def adopted(self) -> None: ...
        def owed(self) -> Transcript | None: ...
        def next_draw(self) -> tuple: ...

    def _name(self, move: int) -> str:
        """Return the name of a legal move."""
        return named(self.match.game, move)

    # -- agreement of both peers

    def begin(self, number: int, joins: bool) -> None:
        """Start the game with this `number`. `joins`: whether the opponent has already started this game."""
        self.exchange.enter(number, 0)
        self.parted, self.believes = 0, joins
        self.is_behind = self.is_behind or joins
        self.start_over()
        self.match.start(True)
        self.consent = None

    def start_over(self) -> None:
        """Forget what the opponent has requested or sent, because the opponent was restarted."""
        self.exchange.enter(self.exchange.number, self.exchange.epoch)
        self.transcript = None
        self.parted &= _BROKEN
        if self.consent is not None:
            self.consent.forget()
        if self.marks is not None:
            self.marks.opponent_has = -1

    def take(self, message: "Message") -> int:
        """Handle a message with the next move, or a ping.

        Return 1 if the opponent lacks a move or other data, 0 if the opponent lacks nothing, and -1 if
        game_agreement.py must handle the message.
        """
        exchange, kind = self.exchange, message.kind
        is_current = message.game == exchange.number and message.epoch == exchange.epoch
        marks = self.marking() if is_current and kind == MARK else None
        if marks is not None:
            return marks.hear(self, message)
        if not is_current or self.match.phase == events.NOT_STARTED or kind not in (MOVE, PING):
            return -1
        if kind == PING and self.is_behind and message.have != exchange.log.count:
            return -1
        lacks = int(self.acknowledge(message.have))
        if kind == MOVE:
            became = self.take_move(number(message.rest[0]), message.rest[1], message.rest[2])
            return -1 if became > KNOWN else 1 if became == KNOWN else lacks
        if message.have == exchange.log.count and message.rest[0] != UNKNOWN:
            if message.rest[0] != exchange.position(self.match.game):
                return -1
            self.agree()
        return lacks

    def take_move(self, ply: int, expected: str, name: str) -> int:
        """Handle the opponent's move `name` at `ply`, and return a result of move_exchange.py, such as ARRIVED.

        `expected`: the checksum of the position after the move.
        """
        match, exchange = self.match, self.exchange
        if ply >= exchange.log.count and (match.phase != events.STARTED or match.seat is None):
            # after a restart, the opponent may have lost its last act, or this side may have ended an earlier position
            is_doubtful = self.is_behind or getattr(match.game, "acts", None)
            return DIFFERS if match.phase == events.STOPPED and is_doubtful else IGNORED
        is_turn, marks = not self.has_turn(), self.marking()
        if marks is not None:
            return marks.take_move(self, is_turn, ply, name)
        return exchange.take_move(match, is_turn, self.hidden_moves, ply, expected, name)

    # -- differences between the two sides

    def drop_transcript(self) -> None:
        """Discard the opponent's transcript, because it is complete or invalid."""
        self.transcript = None

    def is_plain(self) -> bool:
        """Return whether this side has only moves to send. If not, next_message.py chooses the next message."""
        if self.match.phase == events.NOT_STARTED or self.parted or self.exchange.wanted >= 0:
            return False
        is_plain = self.consent is None and self.transcript is None and self.hidden_moves is None
        return is_plain and self.marking() is None

    def acknowledge(self, have: int) -> bool:
        """Record that the opponent has `have` moves of this epoch. Return True if `have` has increased and this side
        has a move or a request to send."""
        consent = self.consent
        asks = consent is not None and (consent.asked or consent.offered == have)
        more = self.exchange.acknowledge(have) and (self.exchange.lacks or bool(asks))
        if consent is not None and consent.settle():
            self.consent = None
        return more

    def agree(self) -> None:
        """Record that both sides have the same position."""
        if self.parted != _BROKEN:
            self.is_behind = self.believes = False
            self.parted, self.transcript = 0, None

    def part(self, why: str) -> str:
        """Stop playing with the opponent, and return `why`, the name of a sentence. After "BROKEN_PROMISE",
        the sides cannot agree again in this game."""
        self.parted = _BROKEN if why == "BROKEN_PROMISE" else self.parted or _PARTED
        return why

    def transcribe(self, number: int, epoch: int) -> "Transcript":
        """Return the opponent's transcript of this game and epoch, as received so far. If there is no such transcript
        yet, return a new, empty transcript."""
        transcript = self.transcript
        if transcript is None or (transcript.number, transcript.epoch) != (number, epoch):
            from .resync import Transcript

            transcript = Transcript(self.match.game, number, epoch, self.hidden_moves)
            self.transcript = transcript
        return transcript
