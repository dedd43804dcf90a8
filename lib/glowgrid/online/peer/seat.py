"""Who decides at a seat whose party is elsewhere: its moves come over a wire, and what is played here goes there."""

from ...engine import events
from ...engine.game import CHANCE
from ...engine.rng import Rng
from ...engine.seat import REMOTE
from ...unload import borrow
from ..protocol import messages
from ..protocol.move_text import ENDS, UNKNOWN, named
from .receiver import Receiver

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

    from ...engine.game import Game
    from ...engine.match import Match
    from .hidden import Hidden


class Elsewhere(Receiver):
    searches = False

    def join(self, match: "Match") -> None:
        """Sit down at a match, before it starts."""
        self.match = match
        self.start = match.start
        if not match.game.perfect and self.hidden is None:
            self.hide()
        match.observe(self._watch)

    def go_on(self) -> None:
        """Start the match if it goes on after a restart: else, and each further game, it starts when they do it."""
        if self.open and self.fresh:
            self.start()

    def welcome(self) -> None:
        """Tell what there is to do until they are there."""
        self.once("WAITING")

    # -- what a decider is asked

    def think(self, game: "Game", rng: Rng) -> "Generator[None, None, int]":
        """Return (as a generator) the move that has come for this ply."""
        while not self._arrived or self._arrived[0] != self.text.count:
            yield None
        move: int = self._arrived[1]
        self._arrived = ()
        return move

    def may_take_back(self, count: int) -> bool | None:
        """Ask the other side."""
        if self.parted or self.hidden is not None and self.hidden.bars(self.match.game, self.text, count):
            return False
        if not self.asked:
            self._number += 1
            self.asked = (self._number, count)
            self._asked_in = self.epoch
        self.hurry()
        return None

    def may_draw(self) -> bool | None:
        """Offer a draw to the other side."""
        self.offered = self.text.count
        self.hurry()
        return None

    def state(self) -> str:
        """Return what brings this match back after a restart."""
        return f"{self.id}.{self.number}.{self.epoch}" + ("" if self.hidden is None else self.hidden.state())

    def restore(self, text: str) -> None:
        """Go on in the match that `state` told; what makes no sense is none."""
        borrow("online.peer.greeting").restore(self, text)

    # -- what the match tells

    def _watch(self, event: int, move: int | None) -> None:
        game = self.match.game
        if event == events.STARTED:
            self.fresh = False
            self._order = list(self.match.seats)
            self.text.clear()
            if self.hidden is not None:
                self.hidden.begin()
        elif event == events.MOVED and move is not None:
            if not game.ended:
                game.pop()
            self.text.add(self._name(game, move))
            if not game.ended:
                game.push(move)
            if self.hidden is not None and self.hidden.moved(self):
                self.keep()
        elif event == events.TAKEN_BACK:
            self.text.drop()
        elif event == events.TERMINATED:
            self.send(messages.BYE, "left")
        if event in (events.STARTED, events.MOVED, events.TAKEN_BACK):
            self._lapsed = self._lapsed or bool(self.asked)
            self.asked = self._arrived = self.question = ()
            self._check = ""
            self.hurry()

    def hide(self) -> "Hidden":
        """Begin to keep to this side what the game hides."""
        from .hidden import Hidden

        self.hidden = Hidden()
        return self.hidden

    def _name(self, game: "Game", move: int) -> str:
        """Return as what a move travels that may be made now."""
        if self.hidden is None or move in ENDS:
            return named(game, move)
        seat = self.match.seat
        return self.hidden.name(game, self.number, move, seat is not None and seat.kind != REMOTE)

    def attend(self, match: "Match") -> None:
        if match.phase == events.NOT_STARTED and self._check != UNKNOWN:
            self._check = UNKNOWN
            self.hurry()  # another game is wished for
        Receiver.attend(self, match)
        if self._lapsed:
            self._lapsed = False
            match.tell(events.REFUSED)
        game = match.game
        if game.turn == CHANCE and match.phase == events.STARTED and game.ply not in match.draws and not self.busy():
            match.draws[game.ply] = game.draw(Rng(self._seed()))  # type: ignore[attr-defined]
        match.undone.clear()  # nobody plays on this side what the other side has played

    def _seed(self) -> int:
        """Return where chance starts at this ply, the same on both sides."""
        return int(messages.check(f"{self.id} {self.number} {self.text.count}"), 16)
