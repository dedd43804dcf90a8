"""Requests that need the opponent's consent: moves back, and a draw. Both directions. Loaded while there is one.

A request holds for one position. When moves are taken back, the peer whose turn it is goes first, as only that peer
can move. If its opponent asks, it takes them back as it grants. If it asks itself, the grant gives it leave, which
counts only if it has not moved meanwhile. The other peer follows. So both agree on the epoch, whatever gets lost.
"""

from ..protocol.messages import ASK, DRAW, GRANT, OFFER, REFUSE, Message

BACK, TIE = "back", "draw"  # the two requests
NOTHING, ASK_PERSON, GO_BACK, TAKE_DRAW, REFUSED = 0, 1, 2, 3, 4  # what to do about a message, or an answer


class Prompts:
    """`question` is what the person here has to answer: (BACK, number, count) or (TIE, ply), or (). `asked` is our own
    request for moves: (number, count), or (). `offered` is the ply at which we have offered a draw, or -1."""

    def __init__(self) -> None:
        self.asked: tuple = ()
        self.offered = -1
        self._epoch = -1  # in which a request of ours, or a grant, is open
        self._granted: tuple = ()  # number, count, moves before
        self._went = False  # whether moves were taken back here, and the opponent is to follow
        self.forget()

    def forget(self) -> None:
        """Forget what the opponent has asked: it was switched on anew."""
        self.question: tuple = ()
        self._declined = -1  # ply of the opponent's offer that the person here has declined
        self._refused = -1  # number of the request refused last
        self._reply = 0  # GRANT or REFUSE, if the opponent has asked again

    def moved(self) -> bool:
        """Let all requests lapse: the position is another one. Tell whether nothing is left of them."""
        self.question = self.asked = ()
        self._epoch = -1
        if not self._went:
            self._granted = ()
        return not self._went

    def is_open(self, epoch: int) -> bool:
        """Tell whether moves may be taken back by consent in this epoch."""
        return self._epoch == epoch

    # -- our requests

    def ask(self, number: int, count: int, epoch: int) -> None:
        """Ask for moves back. number: another one than of any request before."""
        if not self.asked:
            self.asked = (number, count)
            self._epoch = epoch

    def offer(self, ply: int) -> None:
        """Offer a draw."""
        self.offered = ply

    # -- what the opponent says: it repeats each request until there is an answer

    def hear(self, message: Message, count: int, epoch: int, is_our_turn: bool, is_barred: bool) -> int:
        """Take a message about a request, and return what to do. count, epoch: of our moves. is_barred: moves can't be
        taken back as something is hidden."""
        kind, first = message.kind, message.rest[0]
        if kind == REFUSE:
            return self._hear_refusal(first)
        if message.have != count + (kind == DRAW):
            return NOTHING  # it was about another position; who accepts a draw has ended the game
        if kind == ASK:
            return self._hear_ask(first, message.rest[1], count, epoch, is_our_turn, is_barred)
        if kind == GRANT:
            has_leave = is_our_turn and self.asked == (first, message.rest[1]) and message.rest[2] == count
            return self._go((first, message.rest[1], count)) if has_leave else NOTHING
        if first != count:
            return NOTHING
        if kind == DRAW and self.offered == count:
            return TAKE_DRAW
        if count == self._declined or self.question == (TIE, count):
            return NOTHING
        self.question = TIE, count
        return ASK_PERSON

    def follows(self, message: Message, have: int, epoch: int) -> bool:
        """Take a grant of the next epoch; tell whether both agree that, of `at` moves, the last `count` go. have: our
        moves."""
        if message.kind != GRANT or message.epoch != epoch + 1 or self._epoch != epoch:
            return False
        number, count, at = message.rest
        agreed = at == have and (bool(self.asked) and self.asked[1] == count or self._granted[1:] == (count, at))
        if agreed:
            self._go((number, count, at))
        return agreed

    def _hear_refusal(self, number: int) -> int:
        if not self.asked or number != self.asked[0]:
            return NOTHING
        self.asked, self._epoch = (), -1
        return REFUSED

    def _hear_ask(self, number: int, count: int, at: int, epoch: int, goes_first: bool, is_barred: bool) -> int:
        if not 0 < count <= at:
            return NOTHING
        if number == self._refused:
            self._reply = REFUSE
        elif self._granted == (number, count, at):
            self._reply = GRANT
        elif is_barred:
            self._refused, self._reply = number, REFUSE
        elif self.asked and self.asked[1] == count:
            return self._grant((number, count, at), epoch, goes_first)
        elif self.question != (BACK, number, count):
            self.question = BACK, number, count
            return ASK_PERSON
        return NOTHING

    # -- our answers

    def answer(self, yes: bool, at: int, epoch: int, goes_first: bool) -> int:
        """Answer the question, and return what to do. at, epoch: of our moves; at is -1 if nothing can be done now."""
        question, self.question = self.question, ()
        if not question or at < 0:
            return NOTHING
        if question[0] == TIE:
            self._declined = question[1]
            return TAKE_DRAW if yes else NOTHING
        if yes:
            return self._grant((question[1], question[2], at), epoch, goes_first)
        self._refused, self._reply = question[1], REFUSE
        return NOTHING

    def _grant(self, granted: tuple, epoch: int, goes_first: bool) -> int:
        self._granted, self._epoch, self._reply = granted, epoch, GRANT
        return self._go(granted) if goes_first else NOTHING

    def _go(self, granted: tuple) -> int:
        """Note that moves are taken back here now: the opponent is told until it follows."""
        self._granted, self._went = granted, True
        self.asked, self._reply = (), 0
        return GO_BACK

    @property
    def count(self) -> int:
        """How many moves are taken back now."""
        return self._granted[1]  # type: ignore[no-any-return]

    def settle(self) -> bool:
        """Note that the opponent is in the same epoch; tell whether nothing is left of the requests."""
        went, self._went = self._went, False
        if went:
            self._granted = ()
        return went and not self.question and not self.asked

    # -- what to say

    def reply(self, is_behind: bool) -> tuple:
        """Return the answer that is due, or (); is_behind: whether the opponent is still in an earlier epoch."""
        reply, self._reply = self._reply, 0
        if reply == REFUSE:
            return False, REFUSE, self._refused
        if reply == GRANT and not self._went or self._went and is_behind:
            return (True, GRANT) + self._granted
        return ()

    def request(self, count: int) -> tuple:
        """Return our own request, or (); we have `count` moves."""
        if self.asked:
            return (True, ASK) + self.asked
        return (True, OFFER, count) if self.offered == count else ()
