"""A match: the seats, the live game with its moves, and the observers.

Only the match pushes and pops the live game. Its phases are NOT_STARTED, STARTED and STOPPED, in this order. When the
game ends by its rules, the match stops; undoing the last move starts it again. A stop on request is final.

Observers are called as `callback(event, move)`; `move` may be None. During MOVED and TAKEN_BACK, `event_player` is the
player who made that move (or CHANCE) and `event_ply` is its number in the game, from 0.
"""

from .events import ASKED, HINTED, MOVED, NOT_STARTED, OVER, REFUSED, STARTED, STOPPED, TAKEN_BACK, TERMINATED
from .game import ALL, CHANCE, Game
from .rng import Rng
from .seat import PERSON, REMOTE, Seat, allows, may_start, moves_to_person
from .thinking import Thinking

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from .seat import Decider

_ENDS = (0xFFFE, 0xFFFD)  # RESIGN and DRAW; their module, ending.py, is imported only when one is played


class Match:
    def __init__(self, game: Game, seats: "list[Seat]", rng: Rng | None = None) -> None:
        """Seat one Seat per player at `game`. Bots and chance draw random numbers from `rng`."""
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
        self.floor = 0 if game.can_pop() else game.ply  # the ply that undo cannot go below
        self.draws: dict = {}  # ply -> the move that chance drew there; see imperfect.py
        self._has_history = False  # True from the start until a stop on request
        self.undone: list = []  # moves that can be redone; the next one is last

    # -- observers

    def observe(self, callback: "Callable[[int, int | None], None]", before: "Callable | None" = None) -> None:
        """Call `callback(event, move)` for each event from now on. `before(move)` is called just before each move is
        pushed, while the move's notation can still be asked for."""
        self._observers.append(callback)
        if before is not None:
            self._previews.append((callback, before))

    def unobserve(self, callback: "Callable[[int, int | None], None]") -> None:
        """Remove `callback` and the `before` that was registered with it."""
        self._observers.remove(callback)
        self._previews = [pair for pair in self._previews if pair[0] != callback]

    def tell(self, event: int, move: int | None = None) -> None:
        """Call every observer."""
        for callback in tuple(self._observers):
            callback(event, move)

    # -- phases

    def start(self, agreed: bool = False) -> None:
        """Start the match. If a REMOTE seat is not ready, its decider starts it later with `agreed`. Raise a PhaseError
        unless it is NOT_STARTED."""
        self._require(self.phase == NOT_STARTED, "start")
        if not agreed and not may_start(self):
            return
        self.phase = STARTED
        self._has_history = True
        self.tell(STARTED)

    def stop(self) -> None:
        """Stop for good, whether or not anybody has won. Raise a PhaseError unless the match is running."""
        self._require(self.phase == STARTED, "stop")
        self._stop_for_good()
        self.tell(STOPPED)

    def terminate(self) -> None:
        """End the match, in any phase."""
        self._stop_for_good()
        self.terminated = True
        self.tell(TERMINATED)

    def _stop_for_good(self) -> None:
        self.thoughts.stop()
        self._has_history = False
        self.phase = STOPPED

    def new_game(self, game: Game | None = None) -> None:
        """Prepare a new game in the same seats, `game` or one with the same options. It is not started yet."""
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
        """The seat whose turn it is; None while chance has the turn."""
        return None if self.game.turn == CHANCE else self.seats[self.game.turn - 1]

    @property
    def awaits_person(self) -> bool:
        """Return whether a person is to move."""
        seat = self.seat
        return self.phase == STARTED and seat is not None and seat.kind == PERSON

    @property
    def is_show(self) -> bool:
        """Return whether no seat belongs to a person on this board."""
        return not [seat for seat in self.seats if seat.kind == PERSON]

    @property
    def viewer(self) -> int:
        """The viewer for the display: ALL in a perfect game, otherwise the only person here, or 0 if none or many."""
        if self.game.perfect:
            return ALL
        from .imperfect import viewer

        return viewer(self)

    def notation(self, move: int) -> str:
        """Return `move` in the game's notation, without details hidden from the viewer."""
        return self.game.notation(move) if self.game.perfect else self.game.notation(move, self.viewer)

    def play(self, move: int, replayed: bool = False) -> bool:
        """Play `move`, RESIGN or an agreed DRAW included, and return True. If it is illegal, report REFUSED and return
        False; a move of CHANCE is legal only if `replayed`. Raise a PhaseError unless the match is running."""
        self._require(self.phase == STARTED, "play")
        chance = self.game.turn == CHANCE
        if chance and not replayed or not self.game.is_legal(move) and (chance or move not in _ENDS):
            self.tell(REFUSED, move)
            return False
        self.carry_out(move)
        return True

    def carry_out(self, move: int) -> None:
        """Push a move that is known to be legal, including a draw by chance, and call the observers. If it equals the
        next move to redo, the others can still be redone."""
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
        """Undo up to `count` moves of the players, with the chance draws between them, and return how many. This works
        in a finished game too. If nothing can be undone or an opponent refuses, report REFUSED and return 0. If an
        opponent has yet to answer, report ASKED; that opponent later calls this with `agreed`."""
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
        while game.turn == CHANCE and self.undone:  # a draw before the first move cannot be undone
            self.redo()
        if not taken:
            self.tell(ASKED if allowed is None else REFUSED)
        return taken

    def _undo(self) -> int:
        if not self.game.ended:
            return self.game.pop()
        from .ending import reopen

        return reopen(self.game)

    def take_back_to_person(self, turns: int = 1) -> int:
        """Undo moves until a person is to move, going back `turns` turns of people or as many as there are. Return the
        number of moves undone."""
        return self.take_back(moves_to_person(self, turns))

    def redo(self) -> bool:
        """Redo the last undone move. If there is none, report REFUSED and return False."""
        self._require(self._has_history, "redo")
        if not self.undone:
            self.tell(REFUSED)
            return False
        self.carry_out(self.undone[-1])
        return True

    def redo_to_person(self) -> bool:
        """Redo moves until it is a person's turn again. Return False if there was nothing to redo."""
        done = self.redo()
        while done and self.undone and not self.awaits_person:
            self.redo()
        return done

    # -- bots, remote opponents and chance

    @property
    def thinking(self) -> bool:
        """Return whether a bot searches a move or hint, a remote opponent is to move, or chance is to draw."""
        return self.phase == STARTED and (self.thoughts.adviser is not None or not self.awaits_person)

    @property
    def progress(self) -> int:
        """Progress of the bot's search, from 0 to 100."""
        return self.thoughts.progress

    def attend(self) -> None:
        """Let remote seats send and receive, whoever has the turn. Call this once per round of the main loop."""
        for seat in self.seats:
            if seat.kind == REMOTE:
                seat.decider.attend(self)  # type: ignore[union-attr]  # a REMOTE seat always has a decider

    def advise(self, bot: "Decider | None") -> None:
        """Let `bot` search for a move for the person whose turn it is; `step` reports HINTED once it is found. With
        None, stop the search and free its copy of the game."""
        self._require(bot is None or self.phase == STARTED, "advise")
        self.thoughts.stop()
        self.thoughts.adviser = bot
        if bot is None:
            self.thoughts.copy = None

    def step(self) -> bool:
        """Run one slice of the search, or draw for chance. Return whether a move was made."""
        if not self.thinking:
            return False
        game, thoughts = self.game, self.thoughts
        if game.turn == CHANCE and thoughts.adviser is None:
            from .imperfect import drawn

            return drawn(self)
        decider: Decider = thoughts.adviser or self.seats[game.turn - 1].decider  # type: ignore[assignment]
        move = thoughts.step(decider, game, self.rng)
        return move >= 0 and self._decide(move)

    def game_for(self, bot: "Decider | None") -> Game:
        """Return the game that `bot` should search; see `Thinking.game_for`."""
        return self.thoughts.game_for(bot, self.game, self.rng)

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

    # -- review

    @property
    def log(self) -> list:
        """The moves played so far as (move, player) pairs, including draws by CHANCE and a final RESIGN or DRAW."""
        game = self.game
        return [(move, game.mover(ply) if ply < game.ply else game.turn) for ply, move in enumerate(game.moves)]

    def position_at(self, ply: int) -> Game:
        """Return a copy of the game after its first `ply` moves."""
        copy = type(self.game)(*self.game.options)
        for move in self.game.moves[: min(ply, self.game.ply)]:
            copy.push(move)
        return copy
