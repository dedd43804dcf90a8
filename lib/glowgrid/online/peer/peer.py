"""The opponent at the other end of a wire, who decides at a seat of the match.

A Peer composes the parts of online play, tells each what it needs to know, and does what they return:

    Transport    numbered messages, the identity of both ends, when to speak
    Presence     whether the opponent is there
    SharedGame   the game as both sides play it; a SecretGame if something is hidden, or chance decides
    Requests     moves back and draws, which need consent; loaded on demand
    Negotiation  what else they settle besides moves; loaded on demand

Nothing waits: the match calls `attend` every round.
"""

from ...engine import events
from ..protocol.messages import BYE, HELLO, Message
from .transport import Presence, Transport

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Generator
    from types import ModuleType

    from ...engine.game import Game
    from ...engine.match import Match
    from ...engine.rng import Rng
    from ..types import Clock, Link
    from .negotiation import Negotiation
    from .requests import Requests

_ROUND = 2  # messages that a round takes at most
_REQUESTS = b"TGROD"  # the kinds ASK, GRANT, REFUSE, OFFER, DRAW


class Peer:
    searches = False
    again_ms = 250  # repeat after so long what is not acknowledged
    ping_ms = 1000  # say something at least so often
    gone_ms = 6000  # an opponent silent for so long is gone

    def __init__(
        self, link: "Link", clock: "Clock", seed: int, key: str, tell: "Callable", ask: "Callable", keep: "Callable"
    ) -> None:
        """Play the game `key` over `link`; `seed` makes the nonce. `tell(name, *values)` gets the name of a sentence
        (words/link.py) and its values; `ask(peer)` lets a person here answer `question`; `keep()` is called when
        `state` has changed."""
        self.key = key
        self.transport = Transport(link, clock, seed, self.again_ms, self.ping_ms)
        self.presence = Presence(clock, self.gone_ms, tell)
        self._ask, self._keep = ask, keep
        self._negotiation: Negotiation | None = None  # while there is something to settle
        self._requests: Requests | None = None  # while one is open
        self._topics: ModuleType | None = None  # while there is more to say than moves

    # -- what the match and its scenes ask

    def join(self, match: "Match") -> None:
        """Sit down at a match, before it starts."""
        if match.game.perfect:
            from .shared_game import SharedGame as Game  # stays
        else:
            from .secret_game import SecretGame as Game  # stays
        self.match, self.game = match, Game(match)
        match.observe(self._watch, self.game.preview)

    def _consult(self) -> None:
        self._ask(self)

    def may_start(self) -> bool:
        """Tell whether the match may start now: only after a restart. Else it starts once the opponent is there."""
        return self.game.is_behind and self.game.is_fresh

    def welcome(self) -> None:
        """Tell the person here what to do until the opponent is there."""
        self.presence.once("WAITING")

    @property
    def here(self) -> bool:
        """Whether the opponent is there."""
        return self.presence.here

    @property
    def question(self) -> tuple:
        """What the person here has to answer: (BACK, number, count), (TIE, ply), or ()."""
        prompts = self.game.prompts
        return () if prompts is None else prompts.question

    def think(self, game: "Game", rng: "Rng") -> "Generator[None, None, int]":
        """Return (as a generator) the opponent's move."""
        exchange = self.game.exchange
        while exchange.arrived < 0:
            yield None
        return exchange.arrived

    def may_take_back(self, count: int) -> bool | None:
        """Ask the opponent."""
        return None if self._consent().ask(count) else False

    def may_draw(self) -> bool | None:
        """Offer the opponent a draw."""
        self._consent().offer()
        return None

    def answer(self, yes: bool) -> None:
        """Answer the question that the person here was asked."""
        self._consent().answer(yes)
        self._release()

    def _negotiate(self) -> "Negotiation":
        if self._negotiation is None:
            from .negotiation import Negotiation

            self._negotiation = Negotiation(self.transport, self.presence, self.game, self._keep)
        return self._negotiation

    def _consent(self) -> "Requests":
        if self._requests is None:
            from .requests import Requests

            self._requests = Requests(self.transport, self.game, self._consult, self._keep)
        return self._requests

    def roll(self, game: "Game") -> int:
        """Return what chance draws now, as both peers have agreed; -1 until they have."""
        return self.game.roll(game)

    def state(self) -> str:
        """Return what brings this match back after a restart."""
        return self.game.state(self.transport.match)

    def restore(self, text: str) -> None:
        """Resume the match described by a text that `state` returned. Ignore an invalid one."""
        from .handshake import saved

        match_id, number, epoch, words = saved(text)
        self.game.resume(number, epoch, words)
        self.transport.resume(match_id)

    def _watch(self, event: int, move: int | None) -> None:
        if self.game.follow(event, move, self.transport.match):
            self._keep()
        if event == events.TERMINATED:
            self._send(BYE, "left")
        self._release()
        self.transport.hurry()

    # -- every round

    def attend(self, match: "Match") -> None:
        """Hear what has come and say what is due."""
        transport = self.transport
        if match.phase == events.NOT_STARTED and self.game.exchange.clear_board():
            transport.hurry()  # the person here wants another game
        transport.poll()
        for _ in range(_ROUND):
            message = transport.receive()
            if message is not None:
                self._hear(message)
        if self.presence.is_overdue():
            self._lose("GONE")
        if transport.is_due():
            self._speak()
        if self.game.has_lapsed():
            match.tell(events.REFUSED)
        match.undone.clear()  # nobody plays on this side what the opponent has played

    def _lose(self, why: str) -> None:
        """Note that the opponent is away, and greet it when it comes back."""
        self.transport.lose()
        self.presence.lose(why)

    def _speak(self) -> None:
        transport = self.transport
        if transport.must_greet:
            from .handshake import hello

            said = hello(self.key, self.match.game, self.game.sides(), transport)
        else:
            said = self._topic()
        if self._send(*said[1:]):
            transport.wait(said[0])

    def _topic(self) -> tuple:
        """Return what the opponent should know next."""
        game = self.game
        if game.is_plain():
            self._topics = None
            return game.exchange.next_move(self.match.game) or game.exchange.ping(self.match.game)
        if self._topics is None:
            from . import topics

            self._topics = topics
        return self._topics.most_urgent(game, self.transport.sent % 2)  # type: ignore[no-any-return]

    def _send(self, kind: int, *rest: object) -> bool:
        exchange = self.game.exchange
        return self.transport.send(exchange.number, exchange.epoch, exchange.log.count, kind, *rest)

    def _hear(self, message: Message) -> None:
        if message.kind == HELLO:
            self._negotiate().greet(message, self.key)
        elif self.transport.accepts(message):
            self.presence.hear()
            lacks = self.game.take(message)
            if lacks < 0 and not (message.kind in _REQUESTS and self._consent().take(message)):
                self._negotiate().take(message)
            elif lacks:
                self.transport.hurry()
        self._release()

    def _release(self) -> None:
        """Unload what settles things, once all is settled and a game is being played."""
        if self.game.prompts is None:
            self._requests = None
        if not self.transport.must_greet and (self._requests is not None or self.game.is_settled()):
            self._negotiation = None
