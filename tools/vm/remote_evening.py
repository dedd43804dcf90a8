"""Script for the VMs that plays an evening (evening.py) against an opponent by cable or over a network."""

from evening import PLIES, Evening, spend
from evening import excused as excused
from evening import loaded as loaded
from evening import tick as tick
from fake_board import install
from other_side import NETWORK, SETTINGS, OtherSide
from other_side import install as join_up

PATIENCE = 200
_MORE = 8  # plies that the opponent may still make: in games with dice, each roll is a ply, too
MEETING_MS = 12_000  # until the modules of a handshake are unloaded; here they are loaded twice, once for each side

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator


class RemoteEvening(Evening):
    def __init__(self, order: list[str], rounds: int, how: str) -> None:
        Evening.__init__(self, order, rounds)
        self.how = how
        self.other: OtherSide | None = None
        self.told = ""  # the label while the opponent joins, otherwise ""
        self.asked = False  # whether an undo was requested in this game

    def round(self) -> None:
        Evening.round(self)
        other = self.other
        if other is not None and other.attend() and self.app.session.match.game.ply < PLIES + _MORE:
            self.move(other.match)

    def has_its_opponent(self) -> bool:
        """Return True if player 2 in the setup is the remote opponent."""
        who: str = self.app.session.setup().who[1]
        return who == "link"

    def sits(self) -> "Iterator[None]":
        """Generator: create the opponent, and wait until both players are in the match."""
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
        """Generator: request an undo once per game.

        The move is not redone, so the game reaches the same ply again.
        """
        if not self.asked:
            self.asked = True
            yield from self.press("B")
            yield from self.wait(1000)

    def label(self) -> str:
        """Return the name of the place that the evening has reached: a scene, or the game that is being played.

        The name is "alone" just before the opponent is created, and "beside" just after, so that the opponent's memory
        can be measured.
        """
        return self.told or Evening.label(self)

    def again(self) -> "Iterator[None]":
        """Do nothing, because a new game in the same match needs both players' consent."""
        return iter(())

    def leave(self) -> "Iterator[None]":
        if self.other is not None:
            self.other.leave()
            self.other = None
        yield from Evening.leave(self)

    def look_round(self) -> "Iterator[None]":
        """Do nothing, because the pause menu is the same as in other evenings, which visit it."""
        return iter(())


def begin(order: str, rounds: int) -> None:
    """Prepare an evening in which each game in `order` is played `rounds` times.

    `order` is "cable:GAME,GAME,..." or "network:GAME,GAME,...".
    """
    how, _, order = order.rpartition(":")
    settings = SETTINGS[how]
    settings["SEED"] = 1
    install(settings)
    join_up(how)
    spend(RemoteEvening(order.split(","), rounds, how))
