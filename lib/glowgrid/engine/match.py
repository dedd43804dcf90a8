"""A match of one game: its seats, the live game with its moves, and the observers that are notified.

Only the match pushes and pops moves of the live game. The match stops when the game ends, and is STARTED again if the
last move is undone. After `stop`, it never starts again. Observers are called as `callback(event, move)`; `move` may be
None. During MOVED and TAKEN_BACK, `event_player` is the move's player or CHANCE, and `event_ply` is its ply from 0.
"""

from .events import ASKED, HINTED, MARKED, MOVED, NOT_STARTED, OVER, REFUSED, STARTED, STOPPED, TAKEN_BACK, TERMINATED
from .game import ALL, CHANCE, Game
from .options import fresh
from .rng import Rng
from .seat import PERSON, REMOTE, Seat, allows, may_start
from .thinking import Thinking, following
from .turns import starts_turn, turn_start

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

    from .seat import Decider
    from .types import Clock

_ENDS = (0xFFFE, 0xFFFD)  # RESIGN and DRAW of resign_and_draw.py, which is imported when one is played


class Match:
    holder = ALL  # the player who holds the board, 0: nobody, ALL: nobody hands it over; set by hand_over.py

    def __init__(self, game: Game, seats: "list[Seat]", rng: Rng | None = None) -> None:
        """Create a match. `seats` has one seat for each player of `game`. Bots and chance use `rng`."""
        self.seats = seats
        self.rng = rng or Rng()
        self._observers: list = []  # pairs of functions, as in `observe`
        self.thoughts = Thinking()
        self._set_up(game)

    def _set_up(self, game: Game) -> None:
        if len(self.seats) != game.players:
            raise ValueError(f"{game.title} needs {game.players} seats, not {len(self.seats)}.")
        self.game = game
        self.phase, self.terminated, self.event_ply = NOT_STARTED, False, 0
        self.event_player: int | None = None
        self.floor = 0 if game.can_pop() else game.ply  # moves before this ply can't be undone
        self.draws: dict = {}  # ply -> chance's draw; see imperfect.py
        self._has_history = False  # True from the start until `stop`
        self.undone: list = []  # moves that can be redone; the one that was undone last is at the end

    # -- observers

    def observe(self, callback: "Callable[[int, int | None], None]", before: "Callable | None" = None) -> None:
        """Call `callback(event, move)` for every event from now on, and `before(move)` just before each move."""
        self._observers.append((callback, before))

    def unobserve(self, callback: "Callable[[int, int | None], None]") -> None:
        """Remove the observer `callback`, if it is registered, together with its `before` function."""
        self._observers = [pair for pair in self._observers if pair[0] != callback]

    def tell(self, event: int, move: int | None = None) -> None:
        """Notify the observers of `event`."""
        for callback, _ in tuple(self._observers):
            callback(event, move)

    # -- phases

    def start(self, agreed: bool = False) -> None:
        """Start the match, or raise a PhaseError. A REMOTE decider that is not ready calls `start(True)` later."""
        self._require(self.phase == NOT_STARTED, "start")
        if not agreed and not may_start(self.seats):
            return
        self.phase = STARTED
        self._has_history = True
        self.tell(STARTED)

    def stop(self) -> None:
        """Stop the match for good, even if nobody has won. Raise a PhaseError unless the match is running."""
        self._require(self.phase == STARTED, "stop")
        self._stop_for_good()
        self.tell(STOPPED)

    def terminate(self) -> None:
        """Stop the match for good, in any phase, and set `terminated`."""
        self._stop_for_good()
        self.terminated = True
        self.tell(TERMINATED)

    def _stop_for_good(self) -> None:
        self.thoughts.stop()
        self._has_history, self.phase = False, STOPPED

    def new_game(self, game: Game | None = None) -> None:
        """Set up `game`, or a new game with the current options if `game` is None. Keep the seats. Do not start yet."""
        self.thoughts.stop()
        if game is not None:
            self.thoughts.copy = None
        self._set_up(game if game is not None else fresh(self.game))

    def _require(self, allowed: bool, what: str) -> None:
        if not allowed:
            from .faults import PHASES, PhaseError
            raise PhaseError(f"Cannot {what}: the match is {PHASES[self.phase]}.")

    # -- moves

    @property
    def seat(self) -> Seat | None:
        """The seat whose turn it is, or None while a die must be rolled."""
        return None if self.game.turn == CHANCE else self.seats[self.game.turn - 1]

    @property
    def awaits_person(self) -> bool:
        """Whether the match is running and a person has to choose a move."""
        seat = self.seat
        awaits = self.phase == STARTED and seat is not None and seat.kind == PERSON
        if awaits and not self.game.perfect:
            from .imperfect import answer  # stays
            return answer(self.game, self.seats) < 0
        return awaits

    @property
    def is_show(self) -> bool:
        """Whether no seat belongs to a person at this board."""
        return not any([seat.person for seat in self.seats])

    @property
    def viewer(self) -> int:
        """The player whose view is shown: ALL if the game is `perfect`, else a person or 0 (see imperfect.viewer)."""
        if self.game.perfect:
            return ALL
        from .imperfect import viewer  # stays
        return viewer(self)

    def notation(self, move: int) -> str:
        """Return `move` in the game's notation, as far as all people at this board may know it."""
        if self.game.perfect:
            return self.game.notation(move)
        from .imperfect import viewer  # stays
        return self.game.notation(move, viewer(self, True))

    def play(self, move: int, replayed: bool = False) -> bool:
        """Play `move`, or RESIGN, or an agreed DRAW, and return True. If `move` is illegal, or if it is chance's turn
        and `replayed` is False, report REFUSED and return False. Raise a PhaseError unless the match is running."""
        self._require(self.phase == STARTED, "play")
        chance = self.game.turn == CHANCE
        if chance and not replayed or not self.game.is_legal(move) and (chance or move not in _ENDS):
            self.tell(REFUSED, move)
            return False
        self.carry_out(move)
        return True

    def carry_out(self, move: int) -> None:
        """Push a legal move and notify observers. If `redo` would play this move, later moves can still be redone."""
        if self.undone and self.undone[-1] == move:
            self.undone.pop()
        else:
            self.undone.clear()
        self.thoughts.stop()
        game = self.game
        for _, before in self._observers:
            if before is not None:
                before(move)
        self.event_player, self.event_ply = game.turn, game.ply
        if move in _ENDS:
            from .resign_and_draw import end
            end(game, move)
        else:
            if game.turn == CHANCE:
                self.draws[game.ply] = move
            game.push(move)
            if not game.can_pop():
                self.floor = game.ply
        self.tell(MOVED, move)
        self.stop_if_over()
        if getattr(game, "agreeing", False):
            self.tell(MARKED)

    def stop_if_over(self) -> None:
        """If the game is over, stop the match until a move is undone."""
        if self.game.outcome is not None:
            self.phase = STOPPED
            self.tell(OVER)
            self.tell(STOPPED)

    def take_back(self, count: int = 1, agreed: bool = False) -> int:
        """Take back up to `count` turns (see turns.py), and return how many. A finished game is reopened. If no turn
        can be taken back, or a decider refuses, report REFUSED and change nothing. If an opponent will answer later,
        report ASKED. If the opponent then agrees, the opponent's decider calls this method again with `agreed`."""
        self._require(self._has_history, "take back")
        game, taken = self.game, 0
        allowed = agreed or allows(self.seats, count)
        while allowed and taken < count and self.undo_to(game.ply if game.ended else turn_start(game, game.ply)):
            taken += 1
        while game.turn == CHANCE and self.undone:
            self.redo()
        if not taken:
            self.tell(ASKED if allowed is None else REFUSED)
        return taken

    def undo_to(self, count: int) -> bool:
        """Undo moves until only the first `count` are left, or one cannot be undone. Return whether any was undone."""
        game, before = self.game, len(self.undone)
        while game.ply + (game.ended > 0) > count and (game.ended or game.can_pop()):
            self.thoughts.stop()
            self.undone.append(self._undo())
            self.phase = STARTED
            self.event_player, self.event_ply = game.turn, game.ply
            self.tell(TAKEN_BACK, self.undone[-1])
        return len(self.undone) > before

    def _undo(self) -> int:
        if not self.game.ended:
            return self.game.pop()
        from .resign_and_draw import reopen
        return reopen(self.game)

    def redo(self, to_person: bool = False) -> bool:
        """Redo the move that was undone last. If there is no such move, report REFUSED and return False. `to_person`:
        go on until a person's turn starts."""
        self._require(self._has_history, "redo")
        if not self.undone:
            self.tell(REFUSED)
            return False
        self.carry_out(self.undone[-1])
        while to_person and self.undone and not (self.awaits_person and starts_turn(self.game)):
            self.carry_out(self.undone[-1])
        return True

    def peek(self, move: int, look: "Callable") -> "Any":
        """Push the legal `move`, call `look(game)`, and undo the move. Return the result of `look`."""
        self.game.push(move)
        found = look(self.game)
        self.game.pop()
        return found

    def correct(self, moves: list) -> None:
        """Replace the game's moves with `moves`, because hidden moves are now known. Observers are not notified."""
        game, outcome = self.game, self.game.outcome
        for _ in following(game, moves):
            pass
        if game.ended:
            game.outcome = outcome

    # -- bots, remote opponents and chance

    @property
    def thinking(self) -> bool:
        """Whether the match is running and `step` has work: it is not a person's turn, or a hint is being computed."""
        return self.phase == STARTED and (self.thoughts.adviser is not None or not self.awaits_person)

    def attend(self) -> None:
        """Let remote opponents send and receive, no matter whose turn it is. Called in each round of the main loop."""
        for seat in self.seats:
            if seat.kind == REMOTE:
                seat.decider.attend(self)  # type: ignore[union-attr]  # a REMOTE seat has one

    def advise(self, bot: "Decider | None") -> None:
        """Let `bot` find a hint; `step` reports HINTED. If `bot` is None, stop, and free the copy of the game."""
        self._require(bot is None or self.phase == STARTED, "advise")
        self.thoughts.advise(bot)

    def step(self, clock: "Clock | None" = None) -> bool:
        """Run one slice of the search, roll the dice, or answer. Return True if a move was made. Bots get `clock`."""
        if not self.thinking:
            return False
        game, thoughts = self.game, self.thoughts
        if getattr(game, "agreeing", False):
            from .agreement_acts import step
            return step(self)
        if thoughts.adviser is None and not game.perfect:
            from .imperfect import draw  # stays
            found = draw(game, self.seats, self.draws, self.rng)
            if found is not None:
                return found >= 0 and self.play(found, True)
        decider: Decider = thoughts.adviser or self.seats[game.turn - 1].decider  # type: ignore[assignment]
        move = thoughts.step(decider, game, self.rng, clock)
        return move >= 0 and self._decide(move)

    def _decide(self, move: int) -> bool:
        adviser = self.thoughts.adviser
        self.thoughts.stop()
        if adviser is not None:
            self.tell(HINTED, move)
            return False
        if not self.game.is_legal(move) and move != _ENDS[0]:
            from .faults import IllegalMove
            raise IllegalMove(self.seats[self.game.turn - 1], move)
        return self.play(move)

    # -- the move log

    @property
    def log(self) -> list:
        """All moves so far, including those of CHANCE, as (move, player) pairs. RESIGN or DRAW can only be last."""
        from . import review
        return review.log(self.game)

    def position_at(self, ply: int) -> Game:
        """Return a copy of the game as it was after `ply` moves."""
        from . import review
        return review.position_at(self.game, ply)
