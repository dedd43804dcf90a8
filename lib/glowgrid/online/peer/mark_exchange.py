"""Exchanges the acts of an agreement (see engine/agreement.py) with the opponent, such as marks on dead stones.

Loaded while the position asks for an agreement. The acts since the last move are a list that both sides append to in
turn. As long as the opponent lacks acts, a peer repeats the first of these. Each message says how many acts its sender
has, so it also acknowledges them. Meanwhile these messages take the place of pings.
"""

from ...engine import agreement_acts, events
from ...engine.agreement import RESUME
from ...engine.seat import REMOTE
from ..protocol.messages import MARK, check, number
from ..protocol.move_text import UNKNOWN
from .move_exchange import ARRIVED, DIFFERS, IGNORED, ILLEGAL, KNOWN, OUT_OF_TURN

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any, Protocol

    from ...engine.match import Match
    from ..protocol.messages import Message
    from .hidden_moves import HiddenMoves
    from .move_exchange import MoveExchange

    class MarkedGame(Protocol):
        """The part of SharedGame that MarkExchange uses."""

        exchange: MoveExchange
        hidden_moves: HiddenMoves | None
        is_behind: bool

        def has_turn(self) -> bool: ...
        def acknowledge(self, have: int) -> bool: ...
        def agree(self) -> None: ...


_SAME, _AHEAD = -1, -2  # results of `take`: both sides have the same acts, or the opponent has more than one new act


class MarkExchange:
    """State of the exchange after one move. `opponent_has`: how many acts the opponent has, or -1 if unknown."""

    def __init__(self, match: "Match") -> None:
        """Exchange the acts since the last move of `match`."""
        self._match = match
        self._acts: list = list(match.game.acts)  # type: ignore[attr-defined]  # stay when the board is cleared
        self.opponent_has = -1

    def add(self, action: int) -> None:
        """Add an act that was carried out in the match."""
        self._acts.append(action)

    @property
    def lacks(self) -> bool:
        """Whether the opponent has fewer acts than this side."""
        return 0 <= self.opponent_has < len(self._acts)

    def cleared(self) -> None:
        """Record that the opponent has cleared its board, so that it needs no more acts."""
        self.opponent_has = len(self._acts)

    def note(self, message: "Message") -> None:
        """Record how many acts the sender of `message` has."""
        self.opponent_has = number(message.rest[1])

    def start_over(self) -> None:
        """Forget all acts, because this side was restarted and has others than the opponent."""
        if self._acts and self._match.phase != events.NOT_STARTED:
            self._acts.clear()
            agreement_acts.start_again(self._match)

    def message(self, position: str) -> tuple:
        """Return a message with the first act that the opponent lacks, if any, in the form of next_message.py.

        `position`: the checksum of the position, or UNKNOWN.
        """
        lacks = self.lacks
        at = self.opponent_has if lacks else len(self._acts)
        name = _named(self._acts[at]) if lacks else UNKNOWN
        return lacks, MARK, position, len(self._acts), at, self._check(at + lacks), name

    def _check(self, count: int, *more: int) -> str:
        return check(" ".join([_named(action) for action in self._acts[:count]] + [_named(action) for action in more]))

    # -- messages and moves of the opponent, in the `game` that both sides share

    def hear(self, game: "MarkedGame", message: "Message") -> int:
        """Handle a message about marks. Return 1 if the opponent has to hear from this side soon, 0 if not, and -1 if
        game_agreement.py must handle the message."""
        if not self.is_for(game, message):
            return -1
        lacks = game.acknowledge(message.have)
        became = self.take(game, message)
        if became == _SAME or became == KNOWN and not game.is_behind:
            game.agree()
        return -1 if became > KNOWN else int(lacks or became in (ARRIVED, KNOWN, _AHEAD) or self.lacks)

    def is_for(self, game: "MarkedGame", message: "Message") -> bool:
        """Return whether `message` is about the position of this side."""
        exchange = game.exchange
        known = UNKNOWN, exchange.position(self._match.game)
        return message.have == exchange.log.count and message.rest[0] in known

    def take(self, game: "MarkedGame", message: "Message") -> int:
        """Handle a message for the position of this side. Return a result of move_exchange.py, or _SAME or _AHEAD."""
        _, count, at, expected, name = message.rest
        count, at = number(count), number(at)
        if count < 0 or at < 0:
            return IGNORED
        self.note(message)
        ours = len(self._acts)
        if at > ours:
            return _AHEAD
        if name != UNKNOWN and at == ours:
            return self._carry_out(name, expected, game.is_behind or not game.has_turn())
        at += name != UNKNOWN
        if expected != self._check(at):
            return DIFFERS
        return _SAME if at == ours == count else KNOWN

    def _carry_out(self, name: str, expected: str, may_act: bool) -> int:
        """Carry out the next act. `may_act`: whether the opponent has the turn. After a restart, this side also learns
        its own acts."""
        match, action = self._match, _understood(name)
        if match.phase != events.STARTED or not match.game.is_act(action):  # type: ignore[attr-defined]
            return ILLEGAL
        if not may_act:
            return OUT_OF_TURN
        if expected != self._check(len(self._acts), action):
            return DIFFERS
        agreement_acts.act(match, action)
        return ARRIVED

    def take_move(self, game: "MarkedGame", is_turn: bool, ply: int, name: str) -> int:
        """Handle the opponent's move after an agreement has begun, and return a result of move_exchange.py.

        The move also says that the opponent wants to play on. The checksum of the position is not compared, because the
        marks of this side would be lost if the move were tried.
        """
        match = self._match
        live: Any = match.game
        is_turn = is_turn and (not live.agreeing or match.seats[live.next_mover - 1].kind == REMOTE)
        became = game.exchange.take_move(match, is_turn, game.hidden_moves, ply, UNKNOWN, name)
        if became == ARRIVED and live.agreeing and name != "resign":
            agreement_acts.act(match, RESUME)
        return became


def _named(action: int) -> str:
    return agreement_acts.NAMES.get(action) or str(action)


def _understood(name: str) -> int:
    """Return the act whose name is `name`, or -1."""
    for action in agreement_acts.NAMES:
        if agreement_acts.NAMES[action] == name:
            return action
    found = number(name)
    return found if _named(found) == name else -1  # not 65532, and no leading zeros
