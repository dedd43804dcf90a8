"""Keeps the open requests of both players that need the other player's consent: to take back moves, and to draw.

Loaded while there is a request. A request is valid for one position. The peer whose turn it is takes the moves back
first, because only this peer could make a move meanwhile. If this peer grants the opponent's request, it takes the
moves back at once. If the request is its own, it takes the moves back when the opponent's grant arrives, unless it has
made a move meanwhile. Then the other peer takes them back, too. So both peers agree on the epoch, even if messages are
lost.
"""

from ..protocol.messages import ASK, DRAW, GRANT, OFFER, REFUSE, Message

BACK, TIE = "back", "draw"  # first items of `question`: to take back moves, or to draw
NOTHING, ASK_PERSON, GO_BACK, TAKE_DRAW, REFUSED = 0, 1, 2, 3, 4  # actions after a message or an answer


class Consent:
    """Open requests of both sides.

    `question`: the opponent's request that the local player must answer, as (BACK, number, count) or (TIE, ply). It is
    () if there is none. `asked`: our own request to take back moves, as (number, count), or (). `offered`: the ply at
    which we have offered a draw, or -1.
    """

    def __init__(self) -> None:
        self.asked: tuple = ()
        self.offered = -1
        self._epoch = -1  # epoch of our open request or grant, or -1
        self._granted: tuple = ()  # (number, count, number of moves before), or ()
        self._went = False  # whether this side has taken back moves, and the opponent has not followed yet
        self.forget()

    def forget(self) -> None:
        """Forget the opponent's requests, because the opponent was restarted."""
        self.question: tuple = ()
        self._declined = -1  # ply of the draw offer that the local player has declined
        self._refused = -1  # number of the last request that was refused
        self._reply = 0  # GRANT or REFUSE, if the opponent has repeated its request

    def moved(self) -> bool:
        """Cancel all requests, because the position has changed. Return whether the opponent needs no further message
        about them."""
        self.question = self.asked = ()
        self._epoch = -1
        if not self._went:
            self._granted = ()
        return not self._went

    def is_open(self, epoch: int) -> bool:
        """Return whether it is possible that both players have agreed to take back moves in this epoch."""
        return self._epoch == epoch

    # -- our own requests

    def ask(self, number: int, count: int, epoch: int) -> None:
        """Ask the opponent to take back `count` moves. `number` differs from that of every earlier request."""
        if not self.asked:
            self.asked = (number, count)
            self._epoch = epoch

    def offer(self, ply: int) -> None:
        """Offer the opponent a draw at this ply."""
        self.offered = ply

    # -- messages from the opponent, who repeats each request until it is answered

    def hear(self, message: Message, count: int, epoch: int, is_our_turn: bool, is_barred: bool) -> int:
        """Handle a message about a request, and return an action, such as ASK_PERSON.

        `count` and `epoch`: our number of moves, and our epoch. `is_barred`: the moves must not be taken back, because
        one of them is or was hidden.
        """
        kind, first = message.kind, message.rest[0]
        if kind == REFUSE:
            return self._hear_refusal(first)
        if message.have != count + (kind == DRAW):
            return NOTHING  # for another position; a peer that accepts a draw has ended its game
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
        """Handle a grant that the opponent sends from the next epoch, because it has already taken the moves back.

        Return whether both sides have agreed on this, so that this side must now take the moves back, too. `have` and
        `epoch`: our number of moves, and our epoch.
        """
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

    # -- our own answers

    def answer(self, yes: bool, at: int, epoch: int, goes_first: bool) -> int:
        """Answer the question, and return an action.

        `at` and `epoch`: our number of moves, and our epoch; `at` is -1 if nothing can be taken back now. `goes_first`:
        this side takes the moves back first.
        """
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
        """Note that this side takes back moves now. Messages inform the opponent until it has taken them back, too."""
        self._granted, self._went = granted, True
        self.asked, self._reply = (), 0
        return GO_BACK

    @property
    def count(self) -> int:
        """The number of moves to take back now."""
        return self._granted[1]  # type: ignore[no-any-return]

    def settle(self) -> bool:
        """Note that the opponent is in the same epoch as this side. Return whether this has settled the last
        request."""
        went, self._went = self._went, False
        if went:
            self._granted = ()
        return went and not self.question and not self.asked

    # -- messages to the opponent

    def reply(self, is_behind: bool) -> tuple:
        """Return a message with our answer to the opponent's request, in the form of next_message.py. Return () if
        there is none.

        `is_behind`: the opponent is in an earlier epoch.
        """
        reply, self._reply = self._reply, 0
        if reply == REFUSE:
            return False, REFUSE, self._refused
        if reply == GRANT and not self._went or self._went and is_behind:
            return (True, GRANT) + self._granted
        return ()

    def request(self, count: int) -> tuple:
        """Return a message with our own request, in the form of next_message.py. Return () if there is none. `count`:
        our number of moves."""
        if self.asked:
            return (True, ASK) + self.asked
        return (True, OFFER, count) if self.offered == count else ()
