"""A match: the seats, the live game and its moves, and the observers.

Nobody else pushes or pops the live game. Phases go from NOT_STARTED over STARTED to STOPPED. A game that ends by itself
stops the match, and undoing its last move starts it again; a stop on request is for good.

Observers are called as `callback(event, move)`; move may be None. While MOVED or TAKEN_BACK is told, `event_player` is
who made that move (CHANCE included) and `event_ply` its number in the game, from 0.
"""

from .events import ASKED, HINTED, MOVED, NOT_STARTED, OVER, REFUSED, STARTED, STOPPED, TAKEN_BACK, TERMINATED
from .game import ALL, CHANCE, Game
from .rng import Rng
from .seat import PERSON, REMOTE, Seat, allows, may_start
from .thinking import Thinking, following

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable
    from typing import Any

    from .seat import Decider

_ENDS = (0xFFFE, 0xFFFD)  # RESIGN and DRAW of ending.py, which is imported when one is played


class Match:
    def __init__(self, game: Game, seats: "list[Seat]", rng: Rng | None = None) -> None:
        """Seat `seats`, one a player, at `game`; bots and chance draw from `rng`."""
        self.seats = seats
        self.rng = rng or Rng()
        self._observers: list = []
        self._previews: list = []
        self.thoughts = Thinking()
        self._set_up(game)

    def _set_up(self, game: Game) -> None:
        if len(self.seats) != game.players:
            raise ValueError(f"{game.title} needs {game.players} seats, not {len(self.seats)}.")
        self.game = game
        self.phase = NOT_STARTED
        self.terminated = False
        self.event_player: int | None = None
        self.event_ply = 0
        self.floor = 0 if game.can_pop() else game.ply  # no move before this ply can be taken back
        self.draws: dict = {}  # by ply: what chance has drawn there, see imperfect.py
        self._has_history = False  # from the start on, until a stop on request
        self.undone: list = []  # what can be played once more, the last taken back first to last

    # -- who watches

    def observe(self, callback: "Callable[[int, int | None], None]", before: "Callable | None" = None) -> None:
        """Call `callback(event, move)` from now on, and `before(move)` just before each move, in whose position its
        notation can be had."""
        self._observers.append(callback)
        if before is not None:
            self._previews.append((callback, before))

    def unobserve(self, callback: "Callable[[int, int | None], None]") -> None:
        """Stop calling `callback`, and what was given with it."""
        self._observers.remove(callback)
        self._previews = [pair for pair in self._previews if pair[0] != callback]

    def tell(self, event: int, move: int | None = None) -> None:
        """Call the observers."""
        for callback in tuple(self._observers):
            callback(event, move)

    # -- phases

    def start(self, agreed: bool = False) -> None:
        """Start; if a REMOTE seat is not ready, its decider does it later, `agreed`. Raise a PhaseError if started."""
        self._require(self.phase == NOT_STARTED, "start")
        if not agreed and not may_start(self):
            return
        self.phase = STARTED
        self._has_history = True
        self.tell(STARTED)

    def stop(self) -> None:
        """Stop for good, winner or not; raise a PhaseError unless started and not stopped."""
        self._require(self.phase == STARTED, "stop")
        self._stop_for_good()
        self.tell(STOPPED)

    def terminate(self) -> None:
        """End in any phase: started, stopped and terminated from then on."""
        self._stop_for_good()
        self.terminated = True
        self.tell(TERMINATED)

    def _stop_for_good(self) -> None:
        self.thoughts.stop()
        self._has_history = False
        self.phase = STOPPED

    def new_game(self, game: Game | None = None) -> None:
        """Clear for a new game in the same seats: `game`, or one like the last; it is not yet started."""
        self.thoughts.stop()
        if game is not None:
            self.thoughts.copy = None
        self._set_up(game if game is not None else type(self.game)(*self.game.options))

    def _require(self, allowed: bool, what: str) -> None:
        if not allowed:
            from .faults import PHASES, PhaseError

            raise PhaseError(f"Cannot {what}: the match is {PHASES[self.phase]}.")

    # -- moves

    @property
    def seat(self) -> Seat | None:
        """The seat whose turn it is; None while a die is to be rolled."""
        return None if self.game.turn == CHANCE else self.seats[self.game.turn - 1]

    @property
    def awaits_person(self) -> bool:
        """Tell whether a person is to move."""
        seat = self.seat
        return self.phase == STARTED and seat is not None and seat.kind == PERSON

    @property
    def is_show(self) -> bool:
        """Tell whether no person sits here."""
        return not [seat for seat in self.seats if seat.kind == PERSON]

    @property
    def viewer(self) -> int:
        """Who looks at the board: ALL, but where something may be hidden the one person who sits here, else 0."""
        if self.game.perfect:
            return ALL
        from .imperfect import viewer  # stays

        return viewer(self)

    def notation(self, move: int) -> str:
        """Return `move` in the game's notation, as far as those who look may know it."""
        return self.game.notation(move) if self.game.perfect else self.game.notation(move, self.viewer)

    def play(self, move: int, replayed: bool = False) -> bool:
        """Play `move`, RESIGN or an agreed DRAW too, and answer True; where it is not legal, or chance has the turn and
        it is not `replayed`, tell REFUSED and answer False. Raise a PhaseError before the start and after the stop."""
        self._require(self.phase == STARTED, "play")
        chance = self.game.turn == CHANCE
        if chance and not replayed or not self.game.is_legal(move) and (chance or move not in _ENDS):
            self.tell(REFUSED, move)
            return False
        self.carry_out(move)
        return True

    def carry_out(self, move: int) -> None:
        """Push what may be pushed, chance's draws too, and tell of it. If it was taken back last, what was taken back
        before it can still be played again."""
        if self.undone and self.undone[-1] == move:
            self.undone.pop()
        else:
            self.undone.clear()
        self.thoughts.stop()
        game = self.game
        for _, before in self._previews:
            before(move)
        self.event_player, self.event_ply = game.turn, game.ply
        if move in _ENDS:
            from .ending import end

            end(game, move)
        else:
            if game.turn == CHANCE:
                self.draws[game.ply] = move
            game.push(move)
            if not game.can_pop():
                self.floor = game.ply
        self.tell(MOVED, move)
        if game.outcome is not None:
            self.phase = STOPPED
            self.tell(OVER)
            self.tell(STOPPED)

    def take_back(self, count: int = 1, agreed: bool = False) -> int:
        """Take the sides' last moves back, and what chance drew since, out of a finished game too: as many as there
        are, up to `count`, and as the game lets go. Answer how many; at none, or where another side refuses, tell
        REFUSED and change nothing; where one is still to answer, tell ASKED: it calls this with `agreed`."""
        self._require(self._has_history, "take back")
        game, taken = self.game, 0
        allowed = agreed or allows(self, count)
        while allowed and (taken < count or game.turn == CHANCE) and (game.ended or game.can_pop()):
            self.thoughts.stop()
            self.undone.append(self._undo())
            self.phase = STARTED
            taken += game.turn != CHANCE
            self.event_player, self.event_ply = game.turn, game.ply
            self.tell(TAKEN_BACK, self.undone[-1])
        while game.turn == CHANCE and self.undone:  # what was drawn before the first move stays
            self.redo()
        if not taken:
            self.tell(ASKED if allowed is None else REFUSED)
        return taken

    def _undo(self) -> int:
        if not self.game.ended:
            return self.game.pop()
        from .ending import reopen

        return reopen(self.game)

    def redo(self) -> bool:
        """Play the move last taken back once more, or tell REFUSED and answer False where there is none."""
        self._require(self._has_history, "redo")
        if not self.undone:
            self.tell(REFUSED)
            return False
        self.carry_out(self.undone[-1])
        return True

    def peek(self, move: int, look: "Callable") -> "Any":
        """Return `look(game)` for the position after a legal move, which is not played."""
        self.game.push(move)
        found = look(self.game)
        self.game.pop()
        return found

    def correct(self, moves: list) -> None:
        """Make `moves` those of the game: some that were hidden here are known now. Observers are not told."""
        game, outcome = self.game, self.game.outcome
        for _ in following(game, moves):
            pass
        if game.ended:
            game.outcome = outcome

    def redo_to_person(self) -> bool:
        """Play what was taken back once more, up to a person's turn; answer False as `redo` does."""
        done = self.redo()
        while done and self.undone and not self.awaits_person:
            self.redo()
        return done

    # -- bots, remote parties and chance

    @property
    def thinking(self) -> bool:
        """Tell whether somebody else than a person is to move, chance included, or is asked for advice."""
        return self.phase == STARTED and (self.thoughts.adviser is not None or not self.awaits_person)

    @property
    def progress(self) -> int:
        """How far a thought is, 0 to 100."""
        return self.thoughts.progress

    def attend(self) -> None:
        """Let remote seats send and receive, whoever's turn it is: call it once a round."""
        for seat in self.seats:
            if seat.kind == REMOTE:
                seat.decider.attend(self)  # type: ignore[union-attr]  # a REMOTE seat has one

    def advise(self, bot: "Decider | None") -> None:
        """Let `bot` think for the person to move; `step` tells HINTED with its move once it is found. None: stop that,
        and free what it thought on."""
        self._require(bot is None or self.phase == STARTED, "advise")
        self.thoughts.advise(bot)

    def step(self) -> bool:
        """Give whoever thinks one slice of thought, or roll the dice; answer True when that has made a move."""
        if not self.thinking:
            return False
        game, thoughts = self.game, self.thoughts
        if game.turn == CHANCE and thoughts.adviser is None:
            from .imperfect import drawn  # stays

            return drawn(self)
        decider: Decider = thoughts.adviser or self.seats[game.turn - 1].decider  # type: ignore[assignment]
        move = thoughts.step(decider, game, self.rng)
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

    # -- looking back

    @property
    def log(self) -> list:
        """The moves played so far as (move, player) pairs, CHANCE's draws included; RESIGN or DRAW is the last."""
        from . import review

        return review.log(self.game)

    def position_at(self, ply: int) -> Game:
        """Return a copy of the game as it was after `ply` moves."""
        from . import review

        return review.position_at(self.game, ply)
