"""Plays against the opponent at the other end of a link. A Peer is the decider of the opponent's seat.

A Peer combines the parts of online play, passes data between these parts and acts on their results:

    Transport        numbered messages, the identity of both ends, time of the next message
    Presence         whether the opponent is online
    SharedGame       the game as both sides play it; a HiddenMoveGame if it has hidden moves or dice
    Consent          requests to take back moves or to draw; loaded on demand
    GameAgreement    everything else that the peers agree on; loaded on demand

No call blocks. The match calls `attend` in every round of the main loop.
"""

from ...engine import events
from ..protocol.messages import BYE, HELLO, Message
from .transport import Presence, Transport

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator
    from types import ModuleType

    from ...engine.game import Game
    from ...engine.match import Match
    from ...engine.rng import Rng
    from ..types import Clock, Link
    from .consent import Consent
    from .game_agreement import GameAgreement

_ROUND = 2  # maximum number of received messages that one call of `attend` handles
_REQUESTS, _ANSWERS = b"TOD", b"GR"  # the kinds ASK, OFFER and DRAW, which load Consent; the kinds GRANT and REFUSE


class Peer:
    searches = False
    again_ms = 250  # interval after which unacknowledged messages are repeated
    ping_ms = 1000  # longest interval between two messages
    gone_ms = 6000  # an opponent who is silent for longer counts as offline

    def __init__(
        self, link: "Link", clock: "Clock", seed: int, key: str, tell: "Callable", ask: "Callable", keep: "Callable"
    ) -> None:
        """Play the game `key` over `link`. `seed`: a number for computing this peer's nonce.

        `tell(name, *values)` shows the sentence `name` of words/opponent_sentences.py with its values. `ask(peer)`
        shows the peer's `question` to the local player. `keep()` saves the text from `state()` after each change.
        """
        self.key = key
        self.transport = Transport(link, clock, seed, self.again_ms, self.ping_ms)
        self.presence = Presence(clock, self.gone_ms, tell)
        self._ask, self._keep = ask, keep
        self._agreement: GameAgreement | None = None  # loaded while there is something to agree on
        self._next_message: ModuleType | None = None  # next_message.py, loaded while there is more to send than moves

    # -- called by the match and its scenes

    def join(self, match: "Match") -> None:
        """Join a match, before it starts."""
        if match.game.perfect:
            from .shared_game import SharedGame as Game  # stays
        else:
            from .hidden_move_game import HiddenMoveGame as Game  # stays
        self.match, self.game = match, Game(match)
        match.observe(self._watch, self.game.preview)

    def may_start(self) -> bool:
        """Return whether the match may start before the opponent has joined. This can be True only after a restart.

        If the result is False, the match starts as soon as the opponent has joined.
        """
        return self.game.is_behind and self.game.is_fresh

    def welcome(self) -> None:
        """Show the local player how to connect to the opponent."""
        self.presence.once("WAITING")

    @property
    def here(self) -> bool:
        """Whether the opponent is online."""
        return self.presence.here

    @property
    def question(self) -> tuple:
        """The request of the opponent that the local player must answer, or () if there is no such request.

        A request is (BACK, number of the request, how many moves to take back) or (TIE, ply of the offered draw).
        """
        consent = self.game.consent
        return () if consent is None else consent.question

    def think(self, game: "Game", rng: "Rng") -> "Generator[None, None, int]":
        """Generator: wait for the opponent's move, and return it."""
        exchange = self.game.exchange
        while exchange.arrived < 0:
            yield None
        return exchange.arrived

    def may_take_back(self, count: int) -> bool | None:
        """Ask the opponent to take back `count` moves. Return None, because the opponent's answer arrives later. If
        the opponent cannot be asked, return False instead."""
        return None if self._load_consent().ask(count) else False

    def may_draw(self) -> bool | None:
        """Offer the opponent a draw. Return None, because the opponent's answer arrives later."""
        self._load_consent().offer()
        return None

    def answer(self, yes: bool) -> None:
        """Send the local player's answer to `question`. `yes`: whether the player agrees."""
        self._load_consent().answer(yes)
        self._release()

    def _load_agreement(self) -> "GameAgreement":
        if self._agreement is None:
            from .game_agreement import GameAgreement

            self._agreement = GameAgreement(self.transport, self.presence, self.game, self._keep)
        return self._agreement

    def _load_consent(self) -> "Consent":
        game = self.game
        if game.consent is None:
            from .consent import Consent

            game.consent = Consent(self.transport, game, lambda: self._ask(self), self._keep)
        return game.consent

    def roll(self, game: "Game") -> int:
        """Return the move that results from the dice of both peers, or -1 until the move is known."""
        return self.game.roll(game)

    def state(self) -> str:
        """Return a text from which `restore` can resume this match after a restart."""
        return self.game.state(self.transport.match)

    def restore(self, text: str) -> None:
        """Resume the match from `text`, a value of `state`. If `text` is invalid, a new match begins."""
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

    # -- called in every round

    def attend(self, match: "Match") -> None:
        """Handle received messages, and send the message that is due."""
        transport = self.transport
        if match.phase == events.NOT_STARTED and self.game.exchange.clear_board():
            transport.hurry()  # the local player wants another game
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
        match.undone.clear()  # the local player must not redo the opponent's moves

    def _lose(self, why: str) -> None:
        """Record that the opponent is offline. Send hellos until the opponent is back. `why`: "GONE" or "LEFT"."""
        self.transport.lose()
        self.presence.lose(why)

    def _speak(self) -> None:
        transport = self.transport
        if transport.must_greet:
            from .handshake import hello

            said = hello(self.key, self.match.game, self.game.sides(), transport)
        else:
            said = self._choose_message()
        if self._send(*said[1:]):
            transport.wait(said[0])

    def _choose_message(self) -> tuple:
        """Return the next message for the opponent, as a tuple (see next_message.py)."""
        game = self.game
        if game.is_plain():
            self._next_message = None
            return game.exchange.next_move(self.match.game) or game.exchange.ping(self.match.game)
        if self._next_message is None:
            from . import next_message

            self._next_message = next_message
        return self._next_message.most_urgent(game, self.transport.sent % 2)  # type: ignore[no-any-return]

    def _send(self, kind: int, *rest: object) -> bool:
        exchange = self.game.exchange
        return self.transport.send(exchange.number, exchange.epoch, exchange.log.count, kind, *rest)

    def _hear(self, message: Message) -> None:
        if message.kind == HELLO:
            self._load_agreement().greet(message, self.key)
        elif self.transport.accepts(message):
            self.presence.hear()
            lacks = self.game.take(message)
            is_request = message.kind in _REQUESTS or message.kind in _ANSWERS and self.game.consent is not None
            if lacks < 0 and not (is_request and self._load_consent().take(message)):
                self._load_agreement().take(message)
            elif lacks:
                self.transport.hurry()
        self._release()

    def _release(self) -> None:
        """Unload GameAgreement if Consent is loaded, or if a game is on and there is nothing to agree on."""
        game = self.game
        is_settled = game.match.phase == events.STARTED and game.transcript is None
        if not self.transport.must_greet and (is_settled or game.consent is not None):
            self._agreement = None
