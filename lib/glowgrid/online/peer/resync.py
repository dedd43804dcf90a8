"""Brings both sides to the same position again: plays the opponent's moves on a separate game, then in the match.

The match adopts moves only from a complete, legal transcript. This module is loaded when the peers' positions differ.
"""

from ...engine import resign_and_draw
from ...engine.events import STARTED
from ...engine.game import CHANCE
from ...engine.seat import REMOTE
from ..protocol.messages import BYE, PART, Message, number
from ..protocol.move_text import DRAWN, ENDS, UNKNOWN, position, understood

MYPY = False
if MYPY:  # true for type checkers only
    from array import array

    from ...engine.game import Game
    from ...engine.match import Match
    from ..protocol.move_text import MoveText
    from .hidden_moves import HiddenMoves


class Transcript:
    """The opponent's moves, played on a separate game. `fault` becomes True if the moves are invalid."""

    def __init__(self, game: "Game", number: int, epoch: int, hidden_moves: "HiddenMoves | None" = None) -> None:
        """Start an empty game with the options of `game`, for the opponent's moves in game `number` and epoch `epoch`.

        `hidden_moves`: the hidden moves of this peer, or None if the game hides nothing.
        """
        self.game = type(game)(*game.options)
        self.number = number
        self.epoch = epoch
        self.fault = False
        self.names: list = []
        self._hidden_moves = hidden_moves
        self._stands = False  # whether the opponent was online all the time, and has refused to play on

    @property
    def count(self) -> int:
        """The number of moves that have been played on the separate game."""
        return len(self.game.moves)

    def take(self, ply: int, expected: str, names: str) -> None:
        """Play a part of the opponent's moves. `names`: these moves, separated by spaces. `ply`: the first move's ply.

        `expected`: the checksum of the position after these moves, or UNKNOWN.
        """
        if ply != self.count:
            return  # this part arrived twice
        for name in names.split(" "):
            move = self._read(name)
            if move < 0:
                self.fault = True
                return
            self.names.append(name)
            if move in ENDS:
                resign_and_draw.end(self.game, move)
            else:
                self.game.push(move)
        self.fault = expected not in (UNKNOWN, position(self.game))

    def _read(self, name: str) -> int:
        game, is_drawn = self.game, name[:1] == DRAWN
        if is_drawn != (game.turn == CHANCE and game.outcome is None):
            return -1
        if is_drawn or self._hidden_moves is None:
            return understood(game, name[is_drawn:])
        return self._hidden_moves.read(game, name)

    def hear(self, message: Message) -> bool:
        """Handle a message, which may contain a part of the transcript. Return True if the transcript is complete or
        invalid, and False if more parts are needed."""
        self._stands = self._stands or message.kind == BYE
        if message.kind == PART and not self.fault:
            self.take(number(message.rest[0]), message.rest[1], message.rest[2])
        return self.fault or self.count >= message.have

    def settle(
        self, match: "Match", log: "MoveText", is_newer: bool, is_behind: bool, believes: bool, wins: bool
    ) -> str:
        """Adopt the complete transcript in the match.

        Return "", or, after a failure, the name of a sentence of words/opponent_sentences.py that explains the failure.
        `is_newer`: the transcript has a later epoch than the match. `is_behind`: this side was restarted, and the
        opponent was not. `believes`: whether to accept the random results in the transcript. `wins`: whether to
        adopt the transcript even if it contradicts our moves and has the same number of moves.
        """
        hidden_moves = self._hidden_moves
        if self.fault:
            return "NO_SENSE"
        if hidden_moves is not None:
            from .disclosure import is_kept, is_owed, learn

            over = self.game.outcome is not None
            if over and is_owed(hidden_moves, self.names):
                return ""  # incomplete: request it again
            if over and not is_kept(hidden_moves, self.names):
                return "BROKEN_PROMISE"
            learn(hidden_moves, log, self.names)
        yields = is_newer or is_behind and (self._stands or self.count + wins > log.count)
        ours_too = is_behind or is_newer
        return "" if adopt(match, self.game, yields, ours_too, is_newer, believes) else "PARTED"


def adopt(
    match: "Match", game: "Game", rolls_back: bool, ours_too: bool, past_draws: bool = True, believes: bool = True
) -> bool:
    """Replace moves of the match with moves of `game`. Return False if the two games contradict each other.

    `rolls_back`: remove the moves of the match that `game` does not have. `past_draws`: also remove chance moves.
    `ours_too`: also add moves of this side's seats. `believes`: also add chance moves. If `believes` is False, stop
    before the next chance move, because the peers roll each die together.
    """
    theirs = game.moves
    if not game.perfect:
        match.correct(_true_moves(match.game, theirs))
    ours = match.game.moves
    same = 0
    while same < min(len(ours), len(theirs)) and ours[same] == theirs[same]:
        same += 1
    if same < len(ours) and not rolls_back:
        return same == len(theirs)  # our transcript is the longer one
    if not past_draws and [ply for ply in range(same, match.game.ply) if match.game.mover(ply) == CHANCE]:
        return False
    match.undo_to(same)
    if len(match.game.moves) > same:
        return False
    if same < len(theirs) and match.phase != STARTED:  # the sides of this match have agreed on its end
        if not ours_too or not hasattr(match.game, "acts"):
            return False
        from ...engine.agreement_acts import start_again

        start_again(match)
    return _play(match, theirs[len(match.game.moves) :], ours_too, believes)


def _play(match: "Match", moves: "array[int]", ours_too: bool, believes: bool) -> bool:
    for move in moves:
        seat = match.seat
        if seat is None and not believes and match.game.outcome is None:
            return True
        if not ours_too and seat is not None and seat.kind != REMOTE or not match.play(move, True):
            return False
    return True


def _true_moves(game: "Game", moves: "array[int]") -> list:
    """Return the moves of `game` so far. Replace each hidden move with the true move from `moves` if that is known."""
    copy, found = type(game)(*game.options), []
    for move in game.moves[: game.ply]:
        if copy.ply < len(moves) and copy.turn != CHANCE and moves[copy.ply] not in ENDS:
            true = moves[copy.ply]
            if move == copy.veiled(copy.notation(true, 0)):  # type: ignore[attr-defined, call-arg]  # an Imperfect has it
                move = true
        found.append(move)
        copy.push(move)
    return found
