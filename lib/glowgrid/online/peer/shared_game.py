"""A game of the match as both peers play it: who has which moves, what is agreed on, and where the two differ.

It knows nothing of the wire: peer.py hands it messages and sends what it returns. Requests (prompts.py) and the
opponent's transcript (resync.py) are loaded while there is one. A game with hidden moves or chance is a SecretGame.
"""

from ...engine import events
from ...engine.seat import REMOTE
from ..protocol.messages import MOVE, PING, number
from ..protocol.move_text import DRAWN, ENDS, UNKNOWN, named
from .exchange import IGNORED, KNOWN, MoveExchange

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.game import Game
    from ...engine.match import Match
    from ..protocol.messages import Message
    from .prompts import Prompts
    from .resync import Transcript
    from .secrets import Secrets

_PARTED, _BROKEN = 1, 2


class SharedGame:
    """`prompts` and `transcript` are None while there is nothing in them. `order`: the seats, as the game began.
    `is_fresh`: no game of the match has begun on this side. `is_behind`: it was switched on anew, so the opponent may
    know better what was played. `believes`: all of it was played before this side joined. `parted`: the sides play
    different games."""

    secrets: "Secrets | None" = None  # what is hidden, if anything may be

    def __init__(self, match: "Match") -> None:
        """Share this match, before it starts."""
        self.match = match
        self.exchange = MoveExchange()
        self.prompts: Prompts | None = None
        self.transcript: Transcript | None = None
        self.is_fresh = True
        self.is_behind = self.believes = self._lapsed = False
        self.parted = 0
        self.order: list = []  # the seats, as they were when the game began
        self._move_name = ""  # of the move that is about to be made

    # -- what outlives a restart

    def state(self, match_id: str) -> str:
        """Return what a restart needs."""
        return f"{match_id}.{self.exchange.number}.{self.exchange.epoch}"

    def resume(self, number: int, epoch: int, words: list) -> None:
        """Go on with that game. words: what a SecretGame needs besides."""
        self.exchange.enter(number, epoch)
        self.is_behind = True  # nobody knows whether the last move went out

    # -- the position

    def sides(self) -> str:
        """Return who sits where in this game, a letter a player: h for here, e for the opponent."""
        sides = ""
        for seat in self.match.seats:
            sides += "e" if seat.kind == REMOTE else "h"
        return sides

    def has_turn(self) -> bool:
        """Tell whether a seat on this side is to move, or was when the game ended."""
        seat = self.match.seat
        return seat is not None and seat.kind != REMOTE

    # -- what the match tells

    def preview(self, move: int) -> None:
        """Note the name of a move that the match is about to make."""
        self._move_name = ENDS.get(move) or self._name(move)

    def follow(self, event: int, move: int | None, match_id: str) -> bool:
        """Follow what the match tells; tell whether `state` has changed. match_id: for a SecretGame."""
        log, lapses = self.exchange.log, True
        if event == events.STARTED:
            self.is_fresh = False
            self.order = list(self.match.seats)
            log.clear()
        elif event == events.MOVED and move is not None:
            name = self._move_name
            log.add(name)
            lapses = name[:1] != DRAWN  # chance may draw while a request is open
        elif event == events.TAKEN_BACK:
            log.drop()
        else:
            return False
        self.exchange.moved()
        prompts = self.prompts
        if prompts is not None and lapses:
            self._lapsed = self._lapsed or bool(prompts.asked)
            if prompts.moved():
                self.prompts = None
        return False

    def has_lapsed(self) -> bool:
        """Tell once whether a request of ours has lapsed."""
        lapsed, self._lapsed = self._lapsed, False
        return lapsed

    # -- hooks for games with hidden moves or chance

    if MYPY:  # only a SecretGame has them

        def roll(self, game: "Game") -> int: ...
        def take_dice(self, message: "Message") -> int: ...
        def adopted(self) -> None: ...
        def owed(self) -> Transcript | None: ...
        def next_draw(self) -> tuple: ...

    def _name(self, move: int) -> str:
        """Return the name of a move that is legal now."""
        return named(self.match.game, move)

    # -- what both peers agree on

    def begin(self, number: int, joins: bool) -> None:
        """Start the game with that number; joins: the opponent has begun it before."""
        self.exchange.enter(number, 0)
        self.parted, self.believes = 0, joins
        self.is_behind = self.is_behind or joins
        self.start_over()
        self.match.start(True)
        self.prompts = None

    def start_over(self) -> None:
        """Forget what the opponent has said: it was switched on anew."""
        self.exchange.enter(self.exchange.number, self.exchange.epoch)
        self.transcript = None
        self.parted &= _BROKEN
        if self.prompts is not None:
            self.prompts.forget()

    def requests(self) -> "Prompts":
        """Return the requests, of which there may be none yet."""
        if self.prompts is None:
            from .prompts import Prompts

            self.prompts = Prompts()
        return self.prompts

    def take(self, message: "Message") -> int:
        """Take a plain message: the next move, or one that only says what both sides know. Return 1 if the opponent
        lacks something, 0 if it does not, -1 if the message is not plain (negotiation.py)."""
        exchange, kind = self.exchange, message.kind
        is_current = message.game == exchange.number and message.epoch == exchange.epoch
        if not is_current or self.match.phase == events.NOT_STARTED or kind not in (MOVE, PING):
            return -1
        lacks = int(self.acknowledge(message.have))
        if kind == MOVE:
            became = self.take_move(number(message.rest[0]), message.rest[1], message.rest[2])
            return -1 if became > KNOWN else 1 if became == KNOWN else lacks
        if message.have != exchange.log.count and self.is_behind:
            return -1
        if message.have == exchange.log.count and message.rest[0] != UNKNOWN:
            if message.rest[0] != exchange.position(self.match.game):
                return -1
            self.agree()
        return lacks

    def take_move(self, ply: int, expected: str, name: str) -> int:
        """Take the opponent's move; return what becomes of it (exchange.py)."""
        match, exchange = self.match, self.exchange
        if ply >= exchange.log.count and (match.phase != events.STARTED or match.seat is None):
            return IGNORED
        return exchange.take_move(match, not self.has_turn(), self.secrets, ply, expected, name)

    # -- where the two sides differ

    def drop_transcript(self) -> None:
        """Forget the opponent's transcript: it is whole, or makes no sense."""
        self.transcript = None

    def is_settled(self) -> bool:
        """Tell whether a game goes on in which nothing is asked and nothing differs."""
        return self.match.phase == events.STARTED and self.prompts is None and self.transcript is None

    def is_plain(self) -> bool:
        """Tell whether there is nothing to say but moves (topics.py has the rest)."""
        if self.match.phase == events.NOT_STARTED or self.parted or self.exchange.wanted >= 0:
            return False
        return self.prompts is None and self.transcript is None and self.secrets is None

    def acknowledge(self, have: int) -> bool:
        """Take how many moves the opponent has, in the same epoch; tell whether there is more to tell it."""
        prompts = self.prompts
        asks = prompts is not None and (prompts.asked or prompts.offered == have)
        more = self.exchange.acknowledge(have) and (self.exchange.lacks or bool(asks))
        if prompts is not None and prompts.settle():
            self.prompts = None
        return more

    def agree(self) -> None:
        """Note that both sides have the same position."""
        if self.parted != _BROKEN:
            self.is_behind = self.believes = False
            self.parted, self.transcript = 0, None

    def part(self, why: str) -> str:
        """Play on no further; return the reason. After a broken promise that is for good."""
        self.parted = _BROKEN if why == "BROKEN_PROMISE" else self.parted or _PARTED
        return why

    def transcribe(self, number: int, epoch: int) -> "Transcript":
        """Return the opponent's transcript of that game and epoch: the one that has begun to come in, or a new one."""
        transcript = self.transcript
        if transcript is None or (transcript.number, transcript.epoch) != (number, epoch):
            from .resync import Transcript

            transcript = Transcript(self.match.game, number, epoch, self.secrets)
            self.transcript = transcript
        return transcript
