"""The classic model of tic-tac-toe for two players. A model plays only one game. Moves cannot be undone."""

from ..engine.faults import PHASES, PhaseError, short
from ..engine.match import NOT_STARTED, STARTED, STOPPED, Match
from ..engine.seat import Seat
from ..games.tictactoe import TicTacToe
from .whole_numbers import is_whole

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

_PLAYERS = "AB"
_MARKS = " XO"


class ArgumentError(ValueError):
    """A player is unknown or out of turn, or a square does not exist."""


class TicTacToeModel:
    def __init__(self) -> None:
        """Create a game that has not been started yet. The players are called A and B until their names are set."""
        self._match = Match(TicTacToe(), [Seat("A", _MARKS[1], 1), Seat("B", _MARKS[2], 2)])

    # -- observers

    def observe(self, callback: "Callable[[int, int | None], None]") -> None:
        """Call `callback(event, move)` for each event from now on. engine/events.py lists the events."""
        self._match.observe(callback)

    def unobserve(self, callback: "Callable[[int, int | None], None]") -> None:
        """Stop calling `callback`."""
        self._match.unobserve(callback)

    # -- names, for display

    @property
    def player_a_name(self) -> str:
        """The name of player A. It can be set."""
        return self._match.seats[0].name

    @player_a_name.setter
    def player_a_name(self, name: str) -> None:
        self._match.seats[0].name = name

    @property
    def player_b_name(self) -> str:
        """The name of player B. It can be set."""
        return self._match.seats[1].name

    @player_b_name.setter
    def player_b_name(self, name: str) -> None:
        self._match.seats[1].name = name

    # -- phases

    def start_game(self) -> None:
        """Start the game. Raise a PhaseError if it was started before."""
        self._match.start()

    def stop_game(self) -> None:
        """Stop the game for good. Raise a PhaseError unless it is running."""
        self._match.stop()

    def terminate_game(self) -> None:
        """End the game in any phase. The game then counts as started, stopped and terminated."""
        self._match.terminate()

    def is_game_started(self) -> bool:
        """Return whether the game has ever been started. The result remains True after the game stops."""
        return self._match.phase != NOT_STARTED

    def is_game_over(self) -> bool:
        """Return whether the game has stopped."""
        return self._match.phase == STOPPED

    def is_game_terminated(self) -> bool:
        """Return whether `terminate_game` has ended the game."""
        return self._match.terminated

    # -- moves

    @property
    def move_count(self) -> int:
        """The number of moves made so far."""
        return self._match.game.ply

    def make_move(self, player: str, row: int, col: int) -> bool:
        """Mark a square for the player 'A' or 'B'. `row` and `col` are 1 to 3. Return whether the square was free.

        Raise a PhaseError unless the game is running, and an ArgumentError for a wrong player, row or column.
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
        """Return the mark at a square: 'X', 'O' or ' '. Raise a PhaseError if the game has not been started."""
        if self._match.phase == NOT_STARTED:
            raise PhaseError("Cannot read a square: the game is not started.")
        return _MARKS[self._match.game.at(_cell(row, col))]

    # -- results

    def a_has_won(self) -> bool:
        """Return whether the game has stopped and A is the winner."""
        return self._winner() == 1

    def b_has_won(self) -> bool:
        """Return whether the game has stopped and B is the winner."""
        return self._winner() == 2

    def _winner(self) -> int:
        outcome = self._match.game.outcome
        return outcome.winner if outcome is not None else 0


def _cell(row: int, col: int) -> int:
    for name, value in (("row", row), ("column", col)):
        if not is_whole(value) or not 1 <= value <= 3:
            raise ArgumentError(f"The {name} is {short(repr(value))}; allowed is 1 to 3.")
    return (row - 1) * 3 + col - 1
