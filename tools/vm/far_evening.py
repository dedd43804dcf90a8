"""Runs on the VMs: an evening as evening.py has it, against somebody elsewhere: by a cable or over a network."""

from evening import PLIES, Evening, spend
from evening import excused as excused
from evening import loaded as loaded
from evening import tick as tick
from fake_board import install
from other_side import NETWORK, SETTINGS, OtherSide
from other_side import install as join_up

PATIENCE = 200
MEETING_MS = 12_000  # until what a handshake takes is released; here it is loaded twice, once for each side

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator


class FarEvening(Evening):
    def __init__(self, order: list[str], rounds: int, how: str) -> None:
        Evening.__init__(self, order, rounds)
        self.how = how
        self.other: OtherSide | None = None
        self.told = ""  # where this is, for a call in which nothing happens
        self.asked = False  # for a move back, in this game

    def round(self) -> None:
        Evening.round(self)
        other = self.other
        if other is not None and other.attend() and self.app.session.match.game.ply < PLIES:
            self.move(other.match)

    def against_the_last(self) -> bool:
        """Tell whether somebody elsewhere is set up for player 2."""
        who: str = self.app.session.setup().who[1]
        return who == "link"

    def sits(self) -> "Iterator[None]":
        """Have somebody sit down at the other end, and wait for them."""
        match, self.asked = self.app.session.match, False
        yield from self.wait(1500)
        self.told = "alone"
        yield
        self.other = OtherSide(self.how, self.app.console, match, self.game or "")
        self.told = "beside"
        yield
        self.told = "meeting" if self.how == NETWORK else ""
        for _ in range(PATIENCE):
            if match.awaits_person and self.other.match.phase:
                break
            yield from self.wait(50)
        else:
            raise RuntimeError("nobody has come, in " + self.scene())
        yield from self.until("Play")
        match = None
        if self.how == NETWORK:
            yield from self.wait(MEETING_MS)
        self.told = ""

    def take_back(self) -> "Iterator[None]":
        """Ask once for a move back: it is not played again by itself, so the game comes here a second time."""
        if not self.asked:
            self.asked = True
            yield from self.press("B")
            yield from self.wait(1000)

    def label(self) -> str:
        """Return where this is; `alone` and `beside` just before and after the other side has come into the heap."""
        return self.told or Evening.label(self)

    def again(self) -> "Iterator[None]":
        """Play one game a match: another begins once both want it."""
        return iter(())

    def leave(self) -> "Iterator[None]":
        if self.other is not None:
            self.other.leave()
            self.other = None
        yield from Evening.leave(self)

    def look_round(self) -> "Iterator[None]":
        """Have all been seen: what hangs on the pause menu is the same as in other evenings."""
        return iter(())


def begin(order: str, rounds: int) -> None:
    """Get ready as evening.py does; how somebody elsewhere is reached (other_side.py) stands before, with a colon."""
    how, _, order = order.rpartition(":")
    settings = SETTINGS[how]
    settings["SEED"] = 1
    install(settings)
    join_up(how)
    spend(FarEvening(order.split(","), rounds, how))
