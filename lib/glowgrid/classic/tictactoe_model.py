"""The classic two-player model: a match of tic-tac-toe that is started once, stopped once, and never takes back."""

from ..engine.faults import PHASES, PhaseError, short
from ..engine.match import NOT_STARTED, STARTED, STOPPED, Match
from ..engine.seat import Seat
from ..games.tictactoe import TicTacToe
from .whole import is_whole

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

_PLAYERS = "AB"
_MARKS = " XO"


class ArgumentError(ValueError):
    """An unknown player, a square that is not there, or a player out of turn."""


class TicTacToeModel:
    def __init__(self) -> None:
        """Begin not yet started; the players are named A and B until they are given other names."""
        self._match = Match(TicTacToe(), [Seat("A", _MARKS[1], 1), Seat("B", _MARKS[2], 2)])

    # -- who watches

    def observe(self, callback: "Callable[[int, int | None], None]") -> None:
        """Have `callback(event, move)` called from now on, with the events of `engine.match`."""
        self._match.observe(callback)

    def unobserve(self, callback: "Callable[[int, int | None], None]") -> None:
        """Stop calling `callback`."""
        self._match.unobserve(callback)

    # -- names, for whoever shows the game

    @property
    def player_a_name(self) -> str:
        """The name of player A; it can be set."""
        return self._match.seats[0].name

    @player_a_name.setter
    def player_a_name(self, name: str) -> None:
        self._match.seats[0].name = name

    @property
    def player_b_name(self) -> str:
        """The name of player B; it can be set."""
        return self._match.seats[1].name

    @player_b_name.setter
    def player_b_name(self, name: str) -> None:
        self._match.seats[1].name = name

    # -- phases

    def start_game(self) -> None:
        """Start, with a blank board; raise a PhaseError that names the phase unless not yet started."""
        self._match.start()

    def stop_game(self) -> None:
        """Stop for good; raise a PhaseError that names the phase unless started and not stopped."""
        self._match.stop()

    def terminate_game(self) -> None:
        """End in any phase: started, stopped and terminated from then on."""
        self._match.terminate()

    def is_game_started(self) -> bool:
        """Tell whether the game was ever started; it stays so when it stops."""
        return self._match.phase != NOT_STARTED

    def is_game_over(self) -> bool:
        """Tell whether the game has stopped."""
        return self._match.phase == STOPPED

    def is_game_terminated(self) -> bool:
        """Tell whether the game was terminated."""
        return self._match.terminated

    # -- moves

    @property
    def move_count(self) -> int:
        """The moves carried out so far."""
        return self._match.game.ply

    def make_move(self, player: str, row: int, col: int) -> bool:
        """Mark row 1..3, column 1..3 for player 'A' or 'B' and answer True, or False where it is marked already.

        Raise a PhaseError before the start and after the stop, an ArgumentError for an unknown player, a row
        or column out of range, or a player out of turn.
        """
        if self._match.phase != STARTED:
            raise PhaseError(f"Cannot move: the game is {PHASES[self._match.phase]}.")
        self._check_turn(player)
        return self._match.play(_cell(row, col))

    def _check_turn(self, player: str) -> None:
        if player not in ("A", "B"):
            raise ArgumentError(f"{short(repr(player))} is no player; they are 'A' and 'B'.")
        to_move = _PLAYERS[self._match.game.turn - 1]
        if player != to_move:
            raise ArgumentError(f"It is {to_move}'s turn, not {player}'s.")

    def get_position_mark(self, row: int, col: int) -> str:
        """Return 'X', 'O' or ' ' at row 1..3, column 1..3; raise a PhaseError before the start."""
        if self._match.phase == NOT_STARTED:
            raise PhaseError("Cannot read a square: the game is not started.")
        return _MARKS[self._match.game.at(_cell(row, col))]

    # -- results

    def a_has_won(self) -> bool:
        """Tell whether the game has stopped and A is the winner."""
        return self._winner() == 1

    def b_has_won(self) -> bool:
        """Tell whether the game has stopped and B is the winner."""
        return self._winner() == 2

    def _winner(self) -> int:
        outcome = self._match.game.outcome
        return outcome.winner if outcome is not None else 0


def _cell(row: int, col: int) -> int:
    for name, value in (("row", row), ("column", col)):
        if not is_whole(value) or not 1 <= value <= 3:
            raise ArgumentError(f"The {name} is {short(repr(value))}; allowed is 1 to 3.")
    return (row - 1) * 3 + col - 1
