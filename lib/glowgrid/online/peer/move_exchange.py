"""Exchanges moves with the opponent: knows which moves the opponent has, and builds the message with the next move.

As long as the opponent lacks moves, a peer repeats the first of these moves. So lost, duplicated and reordered messages
do no harm. Each message says how many moves its sender has. With this number, the sender acknowledges the moves.
"""

# On the drive, this module is part of shared_game.py.

from ..protocol.messages import DRAW, MOVE, PING, RESIGN
from ..protocol.move_text import DRAWN, UNKNOWN, MoveText, position, understood

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.game import Game
    from ...engine.match import Match
    from .hidden_moves import HiddenMoves

IGNORED, ARRIVED, KNOWN, DIFFERS, OUT_OF_TURN, ILLEGAL = 0, 1, 2, 3, 4, 5  # results of `take_move`
_END_RESIGN, _END_DRAW = 0xFFFE, 0xFFFD  # RESIGN and DRAW of engine/resign_and_draw.py, which is not loaded here
_KINDS = {"resign": RESIGN, "draw": DRAW}


class MoveExchange:
    """State of the exchange in one game.

    `number`: the number of the game in the match. `epoch`: how often moves were taken back. `log`: the names of the
    moves. `opponent_has`: how many moves the opponent has, or -1 if unknown. `wanted`: the ply from which the opponent
    needs the transcript, or -1 for no transcript. `arrived`: the opponent's next move, or -1 before it arrives.
    `changes`: a number that increases when `number`, `epoch`, the position or its marks change.
    """

    def __init__(self) -> None:
        self.changes = 0
        self.enter(0, 0)
        self.log = MoveText()
        self.arrived = -1
        self._position = ""  # checksum of the position, "" until it is computed; UNKNOWN after the board was cleared

    def enter(self, number: int, epoch: int) -> None:
        """Start a new game or a new epoch. At first, it is unknown how many moves the opponent has."""
        self.number, self.epoch = number, epoch
        self.opponent_has = self.wanted = -1
        self.changes += 1

    def moved(self) -> None:
        """Record that the position has changed."""
        self.arrived = -1
        self._position = ""
        self.changes += 1

    def marked(self) -> None:
        """Record that the marks on the position have changed."""
        self.changes += 1

    def clear_board(self) -> bool:
        """Record that the board was cleared for the next game. Return False if this was already recorded."""
        is_new = self._position != UNKNOWN
        self._position = UNKNOWN
        return is_new

    # -- messages from the opponent

    def acknowledge(self, have: int) -> bool:
        """Record that the opponent has `have` moves. Return whether `have` is more than the number recorded before."""
        more = self.opponent_has < have
        self.opponent_has = have
        return more

    def want(self, ply: int) -> None:
        """Record that the opponent needs the transcript from `ply` on, or no transcript if `ply` is -1."""
        self.wanted = ply

    def take_move(
        self, match: "Match", is_turn: bool, hidden_moves: "HiddenMoves | None", ply: int, expected: str, name: str
    ) -> int:
        """Handle the opponent's move `name` at `ply`, and return a result such as ARRIVED.

        `is_turn`: whether it is the opponent's turn. `hidden_moves`: None if the game hides nothing. `expected`: the
        checksum of the position after the move, or UNKNOWN.
        """
        log, game = self.log, match.game
        if ply < log.count:
            return KNOWN if log.at(ply) == name else DIFFERS
        if ply > log.count or self.arrived >= 0:
            return IGNORED
        if not is_turn:
            return OUT_OF_TURN
        move = understood(game, name) if hidden_moves is None else hidden_moves.read(game, name)
        if move < 0 or move == _END_DRAW:
            return ILLEGAL
        if expected != UNKNOWN and move != _END_RESIGN and match.peek(move, position) != expected:
            return DIFFERS
        if hidden_moves is not None:
            hidden_moves.came(ply, name)
        self.arrived = move
        return ARRIVED

    # -- messages to the opponent

    @property
    def lacks(self) -> bool:
        """Whether the opponent has fewer moves than this peer."""
        return 0 <= self.opponent_has < self.log.count

    def position(self, game: "Game") -> str:
        """Return the checksum of the position of `game`."""
        if not self._position:
            self._position = position(game)
        return self._position

    def ping(self, game: "Game") -> tuple:
        """Return a PING message with the checksum of the position, in the form of next_message.py."""
        return False, PING, self.position(game)

    def next_move(self, game: "Game") -> tuple:
        """Return a message with the first move that the opponent lacks, in the form of next_message.py.

        Return () if the opponent has all moves. Also return () for a chance move, because both peers roll it together.
        """
        if not self.lacks:
            return ()
        ply = self.opponent_has
        name = self.log.at(ply)
        if name[:1] == DRAWN:
            return ()
        if name in _KINDS:
            return True, _KINDS[name], ply
        return True, MOVE, ply, self.position(game) if ply + 1 == self.log.count else UNKNOWN, name
