"""Battleship: two fleets, each hidden from the opponent. The players shoot in turn; the owner of the ships answers.

First player 1 places all ships, the longest first, then player 2. After that a shot and its answer alternate.
battleship_waters.py has the numbers of the moves, and what each player sees.

>>> game = Battleship(6)
>>> for name in "a1-a4 c1-e1 c3-d3 f5-f6 a1-d1 a2-a4 f1-f2 f4-f5 f1".split():
...     game.push(game.parse(name))
>>> [game.notation(move) for move in game.legal_moves()]  # the only true answer
['hit']
"""

from ..engine.game import ALL
from ..engine.options import Option
from ..engine.rng import Rng
from .battleship_waters import _HIT, _MARK_HIT, _MISSED, _PLACE, _SHOT, _SUNK, _UNKNOWN, BattleshipWaters

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.types import LiveMatch

_WORDS = ("missed", "hit", "sunk")


def _place(match: "LiveMatch") -> str:
    """Place all ships that the player to move has not placed yet."""
    game, player = match.game, match.game.turn
    while match.awaits_person and game.turn == player and game.commands():
        match.play(game.random_move(match.rng))
    return ""


class Battleship(BattleshipWaters):
    title = "Battleship"
    rules = (
        "Place your ships: pick both ends of each, or hold 0 to place them at random. Then take turns to shoot and see "
        "what you hit. Key 0 shows your own ships. Sink the whole fleet to win."
    )
    players = 2
    OPTIONS = (Option("size", 8, 6, 10),)

    def __init__(self, size: int = 8) -> None:
        """Start with size x size empty cells for each player. Raise an OptionError unless size is 6 to 10."""
        super().__init__(*self.checked(size))

    # -- legal moves

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        if self.is_answer(self.ply):
            return self._answers()
        found: list = []
        mask = bytearray(self._cells)
        if self.ply < self._placing:
            self._find_room(mask, found)
            found.sort()
        else:
            self.targets((), mask)
            for cell in range(self._cells):
                if mask[cell]:
                    found.append(_SHOT + cell)
        return found

    def _answers(self) -> list:
        """Return the true answer, or every answer that may be true if this board does not know the fleet.

        In the second case, false answers may be among them. They come to light when the fleet is shown after the game.
        """
        shot, size = self._moves[self.ply - 1] - _SHOT, self.cols
        ships, marks = self._ships[self.turn], self._marks[self.turn]
        found = [_MISSED, _HIT]
        first = last = -1
        if not self._hidden[self.turn]:
            for cell in range(self._cells):
                if ships[cell] and ships[cell] == ships[shot]:
                    if not marks[cell] and cell != shot:
                        return found[1:]
                    first, last = cell if first < 0 else first, cell
            return [_MISSED if first < 0 else _SUNK + first * self._cells + last]
        for step in (1, size):
            for length in range(2, self._afloat[self.turn][0] + 1):
                for first in range(shot - (length - 1) * step, shot + 1, step):
                    last = first + (length - 1) * step
                    if length in self._afloat[self.turn] and first >= 0 and last < self._cells:
                        hits = sum([marks[cell] == _MARK_HIT for cell in range(first, last + 1, step)])
                        if hits == length - 1 and (step > 1 or first // size == last // size):
                            found.append(_SUNK + first * self._cells + last)
        return sorted(found)

    def _find_room(self, mask: bytearray, found: "list | None" = None) -> None:
        """Set `mask` to 1 at each cell where an end of the next ship can be. Append all places for it to `found`."""
        ships, cells, size, need = self._ships[self.turn], self._cells, self.cols, self._length()
        for step in (1, size):
            free = 0  # cells without a ship in this line, up to `last`
            for at in range(cells):
                last = at if step == 1 else at % size * size + at // size
                free = 0 if ships[last] else free + 1 if at % size else 1
                if free >= need:
                    first = last - (need - 1) * step
                    mask[first] = mask[last] = 1
                    if found is not None:
                        found.append(self._placement(first, step))
                        found.append(self._placement(last, -step))

    def _length(self) -> int:
        """Return the length of the next ship."""
        return self._lengths[self.ply % len(self._lengths)]

    def _placement(self, bow: int, step: int) -> int:
        """Return the move that places the next ship from `bow` on. It may be illegal."""
        return _PLACE * (self.turn - 1) + bow * self._cells + bow + step * (self._length() - 1)

    def is_legal(self, move: int) -> bool:
        if self.outcome is not None:
            return False
        if self.is_answer(self.ply):
            return move in self._answers()
        cells = self._cells
        if self.ply >= self._placing:
            return 0 <= move - _SHOT < cells and not self._marks[3 - self.turn][move - _SHOT]
        ends = move - _PLACE * (self.turn - 1)
        if move == _UNKNOWN or not 0 <= ends < cells * cells:
            return move == _UNKNOWN
        line, ships = self._line(ends), self._ships[self.turn]
        for cell in line:
            if ships[cell]:
                return False
        bow, stern = divmod(ends, cells)
        return len(line) == self._length() and stern in (line[0], line[-1]) and bow in (line[0], line[-1])

    def random_move(self, rng: "Rng") -> int:
        if self.is_answer(self.ply):
            return self._answers()[0]  # type: ignore[no-any-return]
        move = -1
        while not self.is_legal(move):
            move = _SHOT + rng.below(self._cells)
            if self.ply < self._placing:
                move = self._placement(move - _SHOT, (1, -1, self.cols, -self.cols)[rng.below(4)])
        return move

    def commands(self) -> tuple:
        """Return the command that places the rest of a fleet by chance."""
        places = self.ply < self._placing and self.outcome is None
        return (("at random", "The ships are placed at random.", _place),) if places else ()

    # -- how a person picks a move and sees it

    def path(self, move: int) -> tuple:
        if move < _SHOT:
            return divmod(move % _PLACE, self._cells)
        return (move - _SHOT,) if move < _MISSED else ()

    def targets(self, picked: tuple, mask: bytearray) -> None:
        placing = self.ply < self._placing
        shoots = not (placing or picked or self.outcome is not None or self.is_answer(self.ply))
        marks = self._marks[3 - self.turn]
        for cell in range(self._cells):
            mask[cell] = shoots and not marks[cell]
        if placing and self.outcome is None:
            if not picked:
                self._find_room(mask)
            elif len(picked) == 1:
                for step in (-self.cols, -1, 1, self.cols):
                    move = self._placement(picked[0], step)
                    if self.is_legal(move):
                        mask[self.path(move)[1]] = 1

    def picked(self, cells: tuple) -> int | None:
        if self.ply >= self._placing:
            return super().picked(cells)
        move = _PLACE * (self.turn - 1) + cells[0] * self._cells + cells[-1]
        return move if len(cells) == 2 and self.is_legal(move) else None

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells of the ship that would end at `cell`, or the first that could begin there."""
        if self.ply < self._placing:
            for step in (1, self.cols, -1, -self.cols):
                move = self._placement(picked[0] if picked else cell, step)
                if self.is_legal(move) and (not picked or self.path(move)[1] == cell):
                    return tuple(self._line(move % _PLACE))
        return ()

    def refusal(self, picked: tuple, cell: int) -> tuple:
        placing = self.ply < self._placing
        taken = placing and self._ships[self.turn][cell]
        return "it is taken" if taken else "the ship does not fit there" if placing else "you already shot there", cell

    # -- text

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return `a1-a5` for a ship, `c3` for a shot, and `missed`, `hit` or the cells of a sunk ship for an answer."""
        if move == _UNKNOWN or move < _SHOT and self.outcome is None and viewer not in (ALL, move // _PLACE + 1):
            return "?"
        if move in (_MISSED, _HIT):
            return _WORDS[move - _MISSED]
        cells = self.path(move) or divmod(move - _SUNK, self._cells)
        return "-".join([super(BattleshipWaters, self).notation(cell) for cell in cells])

    @property
    def answer_sentence(self) -> str:
        """The kind of the last move, which is an answer: "missed", "hit" or "sunk"."""
        return _WORDS[min(self._moves[self.ply - 1] - _MISSED, 2)]

    def parse(self, text: str) -> int:
        bow, dash, stern = text.strip().lower().partition("-")
        if dash and self.ply < self._placing:
            from ..engine.notation import cell_of

            move = _PLACE * (self.turn - 1) + cell_of(self, bow) * self._cells + cell_of(self, stern)
            if self.is_legal(move) and self.notation(move) == bow + dash + stern:
                return move
        return super().parse(text)

    def veiled(self, name: str) -> int:
        return _UNKNOWN if self.ply < self._placing and name == "?" else -1

    # -- for bots

    def candidates(self) -> list:
        """Return the legal moves. While ships are placed, return one of them, because bots place ships by chance."""
        return [self.random_move(Rng(self.ply))] if self.ply < self._placing else self.legal_moves()

    def fetch(self) -> None:
        from . import battleship_shots  # noqa: F401

    def advice(self, viewer: int, rng: Rng) -> "Generator[int, None, int]":
        """Generator: return a random place for a ship, or the shot that is most likely to hit. Yield the progress."""
        return self.guess(viewer, rng, 0)

    def guess(self, viewer: int, rng: Rng, misses: int) -> "Generator[int, None, int]":
        """Generator: like `advice`, but the shot is weaker if `misses` is above 0."""
        from .battleship_shots import best

        return best(self, viewer, rng, misses)

    def evaluate(self, player: int) -> int:
        """Return how many more cells `player` has hit than the opponent. A bot that leads declines a draw."""
        from .battleship_shots import lead

        return super().evaluate(player) if self.outcome is not None else lead(self._marks, player)

    def determinize(self, viewer: int, rng: "Rng") -> BattleshipWaters:
        """Return a copy with a random fleet, which fits the answers so far, for every fleet that `viewer` does not
        know."""
        from .battleship_shots import redraw_fleets

        return redraw_fleets(self, viewer, rng)
