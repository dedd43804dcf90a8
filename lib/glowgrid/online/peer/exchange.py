"""Moves on their way between two peers: which the opponent has, and which message brings the next.

A peer repeats the first move that the opponent lacks until the opponent has it, so lost, doubled and reordered messages
do no harm. Each message says how many moves its sender has, which acknowledges them.
"""

from ..protocol.messages import DRAW, MOVE, PING, RESIGN
from ..protocol.move_text import DRAWN, UNKNOWN, MoveText, position, understood

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.game import Game
    from ...engine.match import Match
    from .secrets import Secrets

IGNORED, ARRIVED, KNOWN, DIFFERS, OUT_OF_TURN, ILLEGAL = 0, 1, 2, 3, 4, 5  # what becomes of the opponent's move
_END_RESIGN, _END_DRAW = 0xFFFE, 0xFFFD  # of engine/ending.py, which is imported when one is played
_KINDS = {"resign": RESIGN, "draw": DRAW}


class MoveExchange:
    """The game with that `number` in the match, the `epoch` in it (how often moves were taken back), and the `log` of
    its moves. `opponent_has` counts the opponent's moves, -1 if that is not known or of another epoch; `wanted` is the
    ply from which the opponent wants the transcript, or -1; `arrived` is the opponent's next move, or -1. `changes`
    counts up whenever number, epoch or position change."""

    def __init__(self) -> None:
        self.changes = 0
        self.enter(0, 0)
        self.log = MoveText()
        self.arrived = -1
        self._position = ""  # checksum of the position, once somebody has asked; UNKNOWN once the board is cleared

    def enter(self, number: int, epoch: int) -> None:
        """Go over to another game, or to another epoch of this one, in which nobody knows what the opponent has."""
        self.number, self.epoch = number, epoch
        self.opponent_has = self.wanted = -1
        self.changes += 1

    def moved(self) -> None:
        """Note that the position is another one."""
        self.arrived = -1
        self._position = ""
        self.changes += 1

    def clear_board(self) -> bool:
        """Note that the board was cleared for another game; answer whether that is new."""
        is_new = self._position != UNKNOWN
        self._position = UNKNOWN
        return is_new

    # -- what the opponent says

    def acknowledge(self, have: int) -> bool:
        """Take how many moves the opponent has; answer whether it has more than before."""
        more = self.opponent_has < have
        self.opponent_has = have
        return more

    def want(self, ply: int) -> None:
        """Note that the opponent wants the transcript from this ply on; -1: no more."""
        self.wanted = ply

    def take_move(
        self, match: "Match", is_turn: bool, secrets: "Secrets | None", ply: int, expected: str, name: str
    ) -> int:
        """Take the opponent's move and return what becomes of it. is_turn: the opponent is to move. expected: the
        checksum of the position after it, or UNKNOWN."""
        log, game = self.log, match.game
        if ply < log.count:
            return KNOWN if log.at(ply) == name else DIFFERS
        if ply > log.count or self.arrived >= 0:
            return IGNORED
        if not is_turn:
            return OUT_OF_TURN
        move = understood(game, name) if secrets is None else secrets.read(game, name)
        if move < 0 or move == _END_DRAW:
            return ILLEGAL
        if expected != UNKNOWN and move != _END_RESIGN and match.peek(move, position) != expected:
            return DIFFERS
        if secrets is not None:
            secrets.came(ply, name)
        self.arrived = move
        return ARRIVED

    # -- what to say

    @property
    def lacks(self) -> bool:
        """Whether the opponent has fewer moves."""
        return 0 <= self.opponent_has < self.log.count

    def position(self, game: "Game") -> str:
        """Return the checksum of the position."""
        if not self._position:
            self._position = position(game)
        return self._position

    def ping(self, game: "Game") -> tuple:
        """Return a message that has nothing to say but the position: whether the opponent has to acknowledge it, its
        kind, its fields. So are all that follow."""
        return False, PING, self.position(game)

    def next_move(self, game: "Game") -> tuple:
        """Return the first move that the opponent lacks; () if it is chance's, which no peer can tell alone, or if the
        opponent has all."""
        if not self.lacks:
            return ()
        ply = self.opponent_has
        name = self.log.at(ply)
        if name[:1] == DRAWN:
            return ()
        if name in _KINDS:
            return True, _KINDS[name], ply
        return True, MOVE, ply, self.position(game) if ply + 1 == self.log.count else UNKNOWN, name
