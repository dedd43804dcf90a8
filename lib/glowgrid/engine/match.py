"""A match: who sits where, whose move it is, what was played, and everybody who watches.

Phases go from NOT_STARTED over STARTED to STOPPED. A game that ends by itself stops the match, and taking
its last move back starts it again; a stop on request is for good. Observers are called as
`callback(event, move)`; move is None where the event has none.
"""

import gc

from .game import MARKS
from .rng import Rng

# phases
NOT_STARTED = "not started"
STARTED = "started"
STOPPED = "stopped"

# events; STARTED and STOPPED are two more
MOVED = "moved"
REFUSED = "refused"
TAKEN_BACK = "taken back"
OVER = "over"
TERMINATED = "terminated"
HINTED = "hinted"


class Seat:
    def __init__(self, name: str, mark: str = "X", colour: int = 1, bot=None) -> None:
        """`name` and `mark` are shown as they are; `colour` is the player colour 1..10; `bot` is None for a
        person, or whatever has `think(game, rng)`: a strategy, a remote party."""
        self.name = name
        self.mark = mark
        self.colour = colour
        self.bot = bot

    @property
    def person(self) -> bool:
        """Tell whether a person decides."""
        return self.bot is None


def seats_for(players: int) -> list:
    """Return a seat for each player, all for persons, named by their number."""
    return [Seat(f"Player {n}", MARKS[n], n) for n in range(1, players + 1)]


class PhaseError(ValueError):
    """What was asked cannot be done in this phase; the sentence names the phase."""


class IllegalMove(ValueError):
    """A decider has answered a move that is not legal: a fault of its own, and no reason to ask again."""

    def __init__(self, seat, move) -> None:
        ValueError.__init__(self, f"{seat.name} has answered {move!r}, which is no legal move here.")
        self.seat = seat
        self.move = move


class Match:
    def __init__(self, game, seats: list | None = None, rng=None) -> None:
        """Seat `seats` (one a player, persons if left out) at `game`; bots draw from `rng`."""
        self.seats = seats if seats is not None else seats_for(game.players)
        self.rng = rng if rng is not None else Rng()
        self._observers: list = []
        self._thought = None
        self._adviser = None
        self._set_up(game)

    def _set_up(self, game) -> None:
        if len(self.seats) != game.players:
            raise ValueError(f"{game.title} needs {game.players} seats, not {len(self.seats)}.")
        self.game = game
        self.phase = NOT_STARTED
        self.terminated = False
        self.progress = 0
        self._asked_to_stop = False
        self._undone: list = []
        self._twin = None

    # -- who watches

    def observe(self, callback) -> None:
        """Have `callback(event, move)` called from now on."""
        self._observers.append(callback)

    def unobserve(self, callback) -> None:
        """Stop calling `callback`."""
        self._observers.remove(callback)

    def _tell(self, event: str, move: int | None = None) -> None:
        for callback in tuple(self._observers):
            callback(event, move)

    # -- phases

    def start(self) -> None:
        """Start; raise a PhaseError unless not yet started."""
        self._require(NOT_STARTED, "start")
        self.phase = STARTED
        self._tell(STARTED)

    def stop(self) -> None:
        """Stop for good, winner or not; raise a PhaseError unless started and not stopped."""
        self._require(STARTED, "stop")
        self._stop_thinking()
        self._asked_to_stop = True
        self.phase = STOPPED
        self._tell(STOPPED)

    def terminate(self) -> None:
        """End in any phase: started, stopped and terminated from then on."""
        self._stop_thinking()
        self._asked_to_stop = True
        self.phase = STOPPED
        self.terminated = True
        self._tell(TERMINATED)

    def new_game(self, game=None) -> None:
        """Clear for a new game in the same seats: `game`, or one like the last; it is not yet started."""
        self._stop_thinking()
        twin = self._twin if game is None else None
        self._set_up(game if game is not None else type(self.game)(*self.game.options))
        while twin is not None and twin.can_pop():
            twin.pop()
        if twin is not None and not twin.ply:
            self._twin = twin  # with what a search has allocated: the next game is like the last

    def _require(self, phase: str, what: str) -> None:
        if self.phase != phase:
            raise PhaseError(f"Cannot {what}: the match is {self.phase}.")

    # -- moves

    @property
    def seat(self):
        """The seat whose turn it is."""
        return self.seats[self.game.turn - 1]

    @property
    def is_show(self) -> bool:
        """Tell whether no person sits here."""
        return not [seat for seat in self.seats if seat.person]

    def play(self, move: int) -> bool:
        """Play `move` and answer True, or tell REFUSED and answer False, changing nothing, where it is not
        legal; raise a PhaseError before the start and after the stop."""
        self._require(STARTED, "play")
        if not self.game.is_legal(move):
            self._tell(REFUSED, move)
            return False
        if self._undone and self._undone[-1] == move:
            self._undone.pop()  # what redo would have played: the rest can still be played again
        else:
            self._undone.clear()
        self._push(move)
        return True

    def _push(self, move: int) -> None:
        self._stop_thinking()
        self.game.push(move)
        if self._twin is not None:
            self._twin.push(move)
        self._tell(MOVED, move)
        if self.game.outcome is not None:
            self.phase = STOPPED
            self._tell(OVER)
            self._tell(STOPPED)

    def take_back(self, count: int = 1) -> int:
        """Take the last moves back, out of a finished game too: as many as there are, up to `count`, and as far as the
        game lets them go. Answer how many; where there is none, tell REFUSED and change nothing."""
        self._require_history("take back")
        taken = 0
        while taken < count and self.game.can_pop():
            self._stop_thinking()
            self._pop()
            taken += 1
        if not taken:
            self._tell(REFUSED)
        return taken

    def _pop(self) -> None:
        move = self.game.pop()
        if self._twin is not None:
            self._twin.pop()
        self._undone.append(move)
        self.phase = STARTED
        self._tell(TAKEN_BACK, move)

    def redo(self) -> bool:
        """Play the move last taken back once more, or tell REFUSED and answer False where there is none."""
        self._require_history("redo")
        if not self._undone:
            self._tell(REFUSED)
            return False
        self._push(self._undone.pop())
        return True

    @property
    def can_redo(self) -> bool:
        """Tell whether a move taken back can be played once more."""
        return bool(self._undone)

    @property
    def undone(self) -> list:
        """The moves that can be played once more, the last taken back first to last, for the caller to read."""
        return self._undone

    def _require_history(self, what: str) -> None:
        if self.phase == NOT_STARTED or self._asked_to_stop:
            raise PhaseError(f"Cannot {what}: the match is {self.phase}.")

    def moves_to_person(self, turns: int = 1) -> int:
        """Count the moves to take back until a person is to move, for the `turns`-th time on the way, or the last time
        that there is; 0 where there is no such moment."""
        game, taken, count = self.game, [], 0
        while game.can_pop() and turns > 0:
            taken.append(game.pop())
            if self.seat.person:
                turns -= 1
                count = len(taken)
        while taken:
            game.push(taken.pop())
        return count

    # -- bots

    @property
    def thinking(self) -> bool:
        """Tell whether a bot is to move, or is asked for advice."""
        return self.phase == STARTED and (self._adviser is not None or not self.seat.person)

    def advise(self, bot) -> None:
        """Have `bot` think for the person to move; `step` tells HINTED with its move when it is done."""
        self._require(STARTED, "advise")
        self._stop_thinking()
        self._adviser = bot

    def step(self) -> bool:
        """Give whoever thinks one slice of thought; answer True when a bot has moved.

        It searches on a twin of the game, so `game` never shows a position that was only thought of.
        `progress` is 0 to 100 meanwhile.
        """
        if not self.thinking:
            return False
        if self._thought is None:
            self._think(self._adviser if self._adviser is not None else self.seat.bot)
            return False
        try:
            self.progress = next(self._thought)
        except StopIteration as done:
            return self._decide(done.value)
        return False

    def _think(self, bot) -> None:
        gc.collect()  # now, where 15 ms hurt nobody, and not in the middle of a thought
        self._thought = bot.think(self.game_for(bot), self.rng)

    def game_for(self, bot):
        """Return what `bot` thinks on: a twin of the game where it searches. It is made when it is first asked for,
        which is best done before the match starts: it wants larger blocks than a game being played leaves."""
        if not getattr(bot, "searches", True):
            return self.game
        if self._twin is None:
            gc.collect()
            self._twin = self.game.copy()
            self._twin.fetch()  # type: ignore[attr-defined]
        return self._twin

    def _decide(self, move: int) -> bool:
        adviser, seat = self._adviser, self.seat
        self._stop_thinking()
        if adviser is None:
            if not self.game.is_legal(move):
                raise IllegalMove(seat, move)
            return self.play(move)
        self._tell(HINTED, move)
        return False

    def _stop_thinking(self) -> None:
        self.progress = 0
        self._adviser = None
        if self._thought is not None:
            thought, self._thought = self._thought, None
            thought.close()
