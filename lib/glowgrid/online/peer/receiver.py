"""What two sides tell each other of a game: how a line of the other side is taken."""

from ...engine import events
from ...engine.seat import REMOTE
from ...unload import borrow
from ..protocol.messages import (
    AGAIN,
    ASK,
    BYE,
    DRAW,
    GRANT,
    MOVE,
    OFFER,
    PART,
    PING,
    REFUSE,
    RESIGN,
    WANT,
    Line,
    number,
)
from ..protocol.move_text import UNKNOWN, position, understood
from .sender import BACK, END_DRAW, END_RESIGN, TIE, Sender


class Receiver(Sender):
    def take(self, line: Line) -> None:
        if line.kind == BYE:
            self._bye(line)
            return
        phase = self.match.phase
        if line.game != self.number or phase == events.NOT_STARTED:
            self._take_another(line)
        elif self.busy():
            if line.kind == ASK and line.epoch == self.epoch:
                self._take_question(line, *line.rest)  # all else will be said again
        elif line.epoch == self.epoch:
            have = line.have
            if self.theirs < have and (have < self.text.count or self.asked or self.offered == have):
                self.hurry()  # to the next
            self.theirs = line.have
            self._take_same(line)
        elif line.epoch > self.epoch:
            self._take_newer(line)
        else:
            self.theirs = -1
            self._take_older(line)

    def _bye(self, line: Line) -> None:
        why = line.rest[0]
        if why == "parted" and self.open:
            self.yields = True
            self._copy_from(line)
        elif why == "parted":
            self.part_ways("PARTED")
        else:
            self.here = False
            self.once("LEFT")

    def _take_another(self, line: Line) -> None:
        """Take a line while one side has begun another game."""
        wished = self.match.phase == events.NOT_STARTED
        same, again = line.game == self.number, line.kind == AGAIN
        if same and line.epoch > self.epoch and not again and self.hidden is None:
            self.match.seats[:] = self._order  # the game goes on: they have given moves back that were asked for
            self.start()
            self._take_newer(line)
            return
        if same and line.epoch == self.epoch:  # they may not have all of the game before
            self.theirs = line.have
        if same and line.kind == WANT:
            self._wanted = line.rest[0]
        agreed = again and line.rest[0] == self.number + 1 and line.epoch >= self.epoch
        if wished and (agreed or line.game == self.number + 1):
            self.begin(self.number + 1)
            if line.game == self.number:
                self.take(line)
        elif line.game > self.number:
            self.once("AGAIN")
        else:
            self.hurry()  # they have not heard that it has begun

    def begin(self, number: int) -> None:
        """Start the game with that number."""
        self.number, self.epoch = number, 0
        if self.hidden is not None:
            self.hidden.forget()
        self.agreed()
        self.start()
        self.keep()

    def _take_older(self, line: Line) -> None:
        """Take a line of before moves were taken back: they have not heard of it yet."""
        if line.kind == WANT:
            self._wanted = line.rest[0]
        self.hurry()

    def _take_newer(self, line: Line) -> None:
        """Take a line of after moves were taken back."""
        asked = self.asked
        if line.kind == GRANT and tuple(line.rest) == asked and line.epoch == self.epoch + 1:
            self.theirs = line.have
            self.granted = ()
            self.go_back(asked[1])
        elif self.open or self._asked_in == self.epoch:
            self._copy_from(line)
        else:
            self.once("ROLLBACK")

    def go_back(self, count: int) -> None:
        """Take back what both sides have agreed on: a new epoch."""
        self.asked = ()
        self.epoch += 1
        self.keep()
        self.match.take_back(count, True)
        self.hurry()

    def _take_same(self, line: Line) -> None:
        kind, first = line.kind, line.rest[0]
        if kind == PING:
            self._compare(line)
        elif kind == MOVE:
            self._take_move(line, number(first), line.rest[1], line.rest[2])
        elif kind == RESIGN:
            self._take_move(line, first, UNKNOWN, "resign")
        elif kind == DRAW:
            self._take_draw(first, self.text.count)
        elif kind == ASK:
            self._take_question(line, *line.rest)
        elif kind == REFUSE and self.asked and first == self.asked[0]:
            self.asked = ()
            self.match.tell(events.REFUSED)
        elif kind == OFFER and first == self.text.count == line.have and first != self.declined:
            self.consult(TIE, first)
        elif kind == AGAIN:
            if self.match.phase == events.STOPPED:
                self.once("AGAIN")
            self.theirs = self.text.count  # which they have cleared away
        elif kind == WANT:
            self._wanted = first
            self.hurry()
        elif kind == PART:
            self._copy_from(line)

    def _compare(self, line: Line) -> None:
        if line.have != self.text.count:
            if self.open and line.have > self.text.count:
                self._copy_from(line)
        elif line.rest[0] == UNKNOWN:
            pass
        elif line.rest[0] == self._position():
            self.open = self.parted = self.yields = False
            self.copy = None
        else:
            self._copy_from(line)

    def _take_move(self, line: Line, ply: int, expected: str, name: str) -> None:
        match, count = self.match, self.text.count
        if ply < count:
            if self.text.at(ply) == name:
                self.hurry()  # they do not know that it is here
            else:
                self._copy_from(line)
        elif ply == count and match.phase == events.STARTED and match.seat is not None and not self._arrived:
            if match.seat.kind != REMOTE:
                if self.open:
                    self._copy_from(line)
                else:
                    self.once("WRONG_TURN")
            else:
                self._arrive(line, ply, expected, name)

    def _arrive(self, line: Line, ply: int, expected: str, name: str) -> None:
        game = self.match.game
        hidden = self.hidden
        move = understood(game, name) if hidden is None else hidden.read(game, self.number, name)
        if move < 0 or move == END_DRAW:
            self.once("NO_MOVE", name[:20])
            return
        if expected != UNKNOWN and move != END_RESIGN:
            game.push(move)
            found = position(game)
            game.pop()
            if found != expected:
                self._copy_from(line)
                return
        if hidden is not None:
            hidden.names[ply] = name
        self._arrived = ply, move

    # -- questions, of which each is said again and again

    def _take_draw(self, ply: int, count: int) -> None:
        if ply < count:
            self.hurry()
        elif ply == count and self.match.phase == events.STARTED and self.question != (TIE, ply):
            borrow("online.peer.questions").draw(self, ply)

    def _take_question(self, line: Line, asked: int, count: int) -> None:
        meant = line.have == self.text.count and 0 < count <= line.have  # else something has been played meanwhile
        if meant and (self.asked or self.question != (BACK, asked, count)):
            borrow("online.peer.questions").take_back(self, asked, count)

    def consult(self, *question: object) -> None:
        """Have a person here asked, once."""
        if self.question != question:
            self.question = question
            self._consult(self)

    def answer(self, yes: bool) -> None:
        """Answer the question that this side was asked."""
        borrow("online.peer.questions").answer(self, yes)

    # -- where the sides differ

    def _copy_from(self, line: Line) -> None:
        """Go on reading the other side's transcript; once it is whole, take it over or find that the sides differ."""
        copy = self.copy
        if copy is None or (copy.number, copy.epoch) != (line.game, line.epoch):
            copy = self.read_anew(line.game, line.epoch)
        copy.hear(self, line)
        self.hurry()

    def part_ways(self, why: str) -> None:
        """Play on no further, and say why."""
        self.parted = True
        self.once(why)
