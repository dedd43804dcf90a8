"""A match: who sits where, whose move it is, what was played, and everybody who watches.

Phases go from NOT_STARTED over STARTED to STOPPED. A game that ends by itself stops the match, and taking its last move
back starts it again; a stop on request is for good. Observers are called as `callback(event, move)`; move may be None.
"""

import gc

from .game import ALL, CHANCE, Game
from .rng import Rng
from .seat import PERSON, REMOTE, Seat, allows, may_start, moves_to_person

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Generator

    from .seat import Decider

NOT_STARTED, STARTED, STOPPED = 0, 1, 2  # phases; the last two are events as well
MOVED = 3
REFUSED = 4
ASKED = 5  # another side has to agree before moves are taken back
TAKEN_BACK = 6
OVER = 7
TERMINATED = 8
HINTED = 9

_ENDS = (0xFFFE, 0xFFFD)  # RESIGN and DRAW of ending.py, which is imported when one is played


class Match:
    def __init__(self, game: Game, seats: "list[Seat]", rng: Rng | None = None) -> None:
        """Seat `seats`, one a player, at `game`; bots and chance draw from `rng`."""
        self.seats = seats
        self.rng = rng or Rng()
        self._observers: list = []
        self._thought: Generator[int | None, None, int] | None = None
        self._adviser: Decider | None = None
        self._set_up(game)

    def _set_up(self, game: Game) -> None:
        if len(self.seats) != game.players:
            raise ValueError(f"{game.title} needs {game.players} seats, not {len(self.seats)}.")
        self.game = game
        self.phase = NOT_STARTED
        self.terminated = False
        self.progress = 0  # of a thought, to 100
        self.draws: dict = {}  # by ply: what chance has drawn there, see imperfect.py
        self._has_history = False  # from the start on, until a stop on request
        self.undone: list = []  # what can be played once more, the last taken back first to last
        self._twin: Game | None = None

    # -- who watches

    def observe(self, callback: "Callable[[int, int | None], None]") -> None:
        """Have `callback(event, move)` called from now on."""
        self._observers.append(callback)

    def unobserve(self, callback: "Callable[[int, int | None], None]") -> None:
        """Stop calling `callback`."""
        self._observers.remove(callback)

    def tell(self, event: int, move: int | None = None) -> None:
        """Call whoever observes."""
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
        self._stop_thinking()
        self._has_history = False
        self.phase = STOPPED

    def new_game(self, game: Game | None = None) -> None:
        """Clear for a new game in the same seats: `game`, or one like the last; it is not yet started."""
        self._stop_thinking()
        twin = self._twin if game is None else None
        self._set_up(game if game is not None else type(self.game)(*self.game.options))
        while twin is not None and twin.can_pop():
            twin.pop()
        self._twin = twin if twin and not twin.ply else None  # with what a search has allocated

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
        persons = 0
        for seat in self.seats:
            persons += seat.kind == PERSON
        return not persons

    @property
    def viewer(self) -> int:
        """Who looks at the board: ALL, but where something may be hidden the one person who sits here, else 0."""
        if self.game.perfect:
            return ALL
        from .imperfect import viewer

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
        self._stop_thinking()
        if move in _ENDS:
            from .ending import end

            end(self.game, move)
        else:
            if self.game.turn == CHANCE:
                self.draws[self.game.ply] = move
            self.game.push(move)
            if self._twin is not None:
                self._twin.push(move)
        self.tell(MOVED, move)
        if self.game.outcome is not None:
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
            self._stop_thinking()
            self.undone.append(self._undo())
            self.phase = STARTED
            taken += game.turn != CHANCE
            self.tell(TAKEN_BACK, self.undone[-1])
        while game.turn == CHANCE and self.undone:  # what was drawn before the first move stays
            self.redo()
        if not taken:
            self.tell(ASKED if allowed is None else REFUSED)
        return taken

    def _undo(self) -> int:
        if self.game.ended:
            from .ending import reopen

            return reopen(self.game)
        if self._twin is not None:
            self._twin.pop()
        return self.game.pop()

    def take_back_to_person(self, turns: int = 1) -> int:
        """Take back to the `turns`-th turn of a person on the way, or the last there was; answer how many moves."""
        return self.take_back(moves_to_person(self, turns))

    def redo(self) -> bool:
        """Play the move last taken back once more, or tell REFUSED and answer False where there is none."""
        self._require(self._has_history, "redo")
        if not self.undone:
            self.tell(REFUSED)
            return False
        self.carry_out(self.undone[-1])
        return True

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
        return self.phase == STARTED and (self._adviser is not None or not self.awaits_person)

    def attend(self) -> None:
        """Let deciders do what they do whoever's turn it is: call it once a round."""
        for seat in self.seats:
            if seat.kind == REMOTE:
                seat.decider.attend(self)  # type: ignore[union-attr]  # a REMOTE seat has one

    def advise(self, bot: "Decider | None") -> None:
        """Have `bot` think for the person to move; `step` tells HINTED with its move when it is done. None: nobody any
        more, and what was thought on goes, too."""
        self._require(bot is None or self.phase == STARTED, "advise")
        self._stop_thinking()
        self._adviser = bot
        if bot is None:
            self._twin = None

    def step(self) -> bool:
        """Give whoever thinks one slice of thought, or roll the dice; answer True when that has made a move."""
        if not self.thinking:
            return False
        if self._thought is None:
            if self.game.turn == CHANCE:
                from .imperfect import drawn

                return drawn(self)
            gc.collect()  # now, where 15 ms hurt nobody, and not in the middle of a thought
            bot: Decider = self._adviser or self.seats[self.game.turn - 1].decider  # type: ignore[assignment]
            self._thought = bot.think(self.game_for(bot), self.rng)
            return False
        try:
            self.progress = next(self._thought) or 0
        except StopIteration as done:
            return self._decide(done.value)
        return False

    def game_for(self, bot: "Decider | None") -> Game:
        """Return what `bot` thinks on: a twin of the game where it searches, so that `game` never shows what was only
        thought of; where something is hidden, each time another game that could be this one. The twin is best asked for
        before the match starts: it wants larger blocks than a game being played leaves."""
        if not self.game.perfect:
            return self.game.determinize(self.game.turn, self.rng)  # type: ignore[attr-defined]
        if not getattr(bot, "searches", True):
            return self.game
        if self._twin is None:
            gc.collect()
            self._twin = self.game.copy()
            self._twin.fetch()
        return self._twin

    def _decide(self, move: int) -> bool:
        adviser = self._adviser
        self._stop_thinking()
        if adviser is not None:
            self.tell(HINTED, move)
            return False
        if not self.game.is_legal(move) and move != _ENDS[0]:
            from .faults import IllegalMove

            raise IllegalMove(self.seats[self.game.turn - 1], move)
        return self.play(move)

    def _stop_thinking(self) -> None:
        self.progress = 0
        self._adviser = None
        if self._thought is not None:
            thought, self._thought = self._thought, None
            thought.close()
