"""Games in which chance decides or something is hidden: what such a Game has besides, and how a match rolls its dice.
Imported only by them, and by a match at their first roll.
"""

from .game import ALL, HIDDEN, Game
from .rng import Rng
from .seat import REMOTE

MYPY = False
if MYPY:  # type checkers take it for true
    from .match import Match


class Imperfect(Game):
    """A game of chance, or with secrets. Where `turn` is CHANCE the legal moves are what may be drawn; `push` gets them
    as any move. Where something is hidden, `hides` says what, and `determinize` shuffles it."""

    perfect = False

    # -- chance

    def chances(self) -> list:
        """Return (move, weight) of everything that may be drawn now, for bots that reckon with it."""
        return [(move, 1) for move in self.legal_moves()]

    def draw(self, rng: Rng) -> int:
        """Return what chance draws now, each move as likely as its weight says."""
        chances, at = self.chances(), 0
        left = rng.below(sum([weight for _, weight in chances]))
        while left >= chances[at][1]:
            left -= chances[at][1]
            at += 1
        return chances[at][0]

    # -- secrets

    def hides(self, cell: int, viewer: int) -> bool:
        """Tell whether `viewer` may not see what is at `cell`."""
        return False

    def determinize(self, viewer: int, rng: Rng) -> Game:
        """Return a full position, a game of its own, that could be behind what `viewer` sees: a copy whose secrets are
        shuffled. Who thinks, a hint included, is given that and never the truth."""
        return self.copy()

    def veiled(self, name: str) -> int:
        """Return the move that stands for a hidden one here, where only another side knows it; name: the hidden one's
        `notation(move, 0)`, and also this one's for all. It is legal, though none of `legal_moves`, and after it
        everything may be answered that could be true. -1 for a game that can't be played so."""
        return -1

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        for cell in range(self.rows * self.cols):
            hidden = viewer != ALL and self.hides(cell, viewer)
            buffer[cell] = HIDDEN if hidden else self.at(cell)

    def kinds(self, viewer: int = 0) -> bytes:
        kinds = bytearray(Game.kinds(self))
        for cell in range(len(kinds)):
            if viewer != ALL and self.hides(cell, viewer):
                kinds[cell] = 0
        return bytes(kinds)

    def key(self, viewer: int = ALL) -> bytes:
        buffer = bytearray(self.rows * self.cols + 1)
        self.fill(buffer, viewer)
        buffer[-1] = self.turn
        return bytes(buffer) + self.kinds(viewer)


# -- a match of such a game


def drawn(match: "Match") -> bool:
    """Play what chance draws now; answer False while that is not agreed on with an opponent at a REMOTE seat."""
    move = _draw(match)
    if move >= 0:
        match.carry_out(move)
    return move >= 0


def _draw(match: "Match") -> int:
    """Return what chance drew at this ply before, if that is still legal, else something new: so nobody takes back to
    roll again. At a REMOTE seat the opponent decides with us: -1 until both have."""
    game: Imperfect = match.game  # type: ignore[assignment]
    for seat in match.seats:
        if seat.kind == REMOTE:
            return seat.decider.roll(game)  # type: ignore[union-attr]  # a REMOTE seat has one
    move = match.draws.get(game.ply, -1)
    if not game.is_legal(move):
        move = game.draw(match.rng)
    return move


def viewer(match: "Match") -> int:
    """Return the number of the one person who sits there; 0, who sees what everybody may see, where there are more."""
    persons = [number for number, seat in enumerate(match.seats) if seat.person]
    return persons[0] + 1 if len(persons) == 1 else 0
