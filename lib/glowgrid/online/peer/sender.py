"""What one side says of a game: which of all that the other side should know comes first.

It is said again and again until the other side holds it, too: that makes lost, doubled and reordered lines harmless. A
move is acknowledged by how many moves the other side says that it has.
"""

from ...engine import events
from ...unload import borrow
from ..protocol.messages import AGAIN, ASK, BYE, DRAW, GRANT, MOVE, OFFER, PART, PING, REFUSE, RESIGN, WANT
from ..protocol.move_text import UNKNOWN, MoveText, position
from .party import Party

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from .hidden import Hidden
    from .party import Clock, Link
    from .resync import Copy

END_RESIGN, END_DRAW = 0xFFFE, 0xFFFD  # of ending.py, which is imported when one is played
BACK, TIE = "back", "draw"  # questions to this side: moves are to be taken back, the game is to end in a draw
_KINDS = {"resign": RESIGN, "draw": DRAW}


class Sender(Party):
    def __init__(
        self, link: "Link", clock: "Clock", seed: int, key: str, tell: "Callable", ask: "Callable", keep: "Callable"
    ) -> None:
        """As a Party; `ask(party)` has a person here answer `question`; `keep()` is called when `state` has changed."""
        Party.__init__(self, link, clock, seed, key, tell)
        self._consult = ask
        self.keep = keep
        self.hidden: Hidden | None = None  # where the game may hide something
        self.text = MoveText()
        self._order: list = []  # the seats, as they sat when the game began
        self._arrived: tuple = ()  # ply and move
        self._check = ""  # of the position, once it was asked for; nobody knows it of a game that is cleared away
        self._number = 0  # of the last question asked
        self.agreed()

    def agreed(self) -> None:
        self.question: tuple = ()  # to this side: what it is, and about what
        self.theirs = -1  # how many moves they have; -1 where that is not known, or of another epoch
        self.asked: tuple = ()  # the question to them: its number, how many moves
        self._asked_in = -1  # the epoch in which it was last asked
        self.offered = self.declined = -1  # at which ply a draw was offered, to them and by them
        self.granted: tuple = ()  # what was granted last
        self.refused = 0  # the last question refused
        self.refusing = self._lapsed = False
        self._wanted = -1  # from which ply on they want the transcript
        self.copy: Copy | None = None
        self.parted = False  # whether the sides play different games
        self.yields = False  # whether the other side's transcript stands, as it has parted: it was there all the time
        self.hurry()

    def read_anew(self, number: int, epoch: int) -> "Copy":
        """Begin to read the other side's transcript of that game and epoch."""
        copy: Copy = borrow("online.peer.resync").Copy(self.match.game, number, epoch, self.hidden)
        self.copy = copy
        return copy

    def counted(self) -> int:
        return self.text.count

    def busy(self) -> bool:
        """Tell whether the game is not as it was played: somebody looks at its end, move by move."""
        game = self.match.game
        return self.text.count != game.ply + (game.ended > 0)

    def _position(self) -> str:
        if not self._check:
            self._check = position(self.match.game)
        return self._check

    def topic(self) -> tuple:
        count = self.text.count
        lacks = 0 <= self.theirs < count
        if self.match.phase == events.NOT_STARTED:
            if self.parted or not lacks and self._wanted < 0:
                return True, AGAIN, self.number + 1
        elif self.busy():
            return False, PING, UNKNOWN
        if self.parted and self._seq % 2:
            return False, BYE, "parted"
        if self._wanted >= 0:
            return self._part()
        if self.hidden is not None and self.copy is None and self.hidden.wants(self):
            self.read_anew(self.number, self.epoch)
        if self.copy is not None and not (lacks and self.hidden is not None and self._seq % 2):
            return True, WANT, self.copy.count  # before they know of the end, they do not show what they hide
        if self.refusing:
            self.refusing = False
            return False, REFUSE, self.refused
        if self.granted and self.theirs < 0:
            return (True, GRANT) + self.granted
        if lacks:
            return self._move(self.theirs)
        if self.asked:
            return (True, ASK) + self.asked
        if self.offered == count:
            return True, OFFER, count
        return False, PING, self._position()

    def _part(self) -> tuple:
        ply, self._wanted = self._wanted, -1
        names = self.text.part(ply)
        if not names:
            return False, PING, self._position()
        whole = ply + names.count(" ") + 1 == self.text.count
        return False, PART, ply, self._position() if whole else UNKNOWN, names

    def _move(self, ply: int) -> tuple:
        name = self.text.at(ply)
        if name in _KINDS:
            return True, _KINDS[name], ply
        return True, MOVE, ply, self._position() if ply + 1 == self.text.count else UNKNOWN, name
