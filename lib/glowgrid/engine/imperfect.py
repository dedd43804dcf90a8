"""Games with chance or hidden information, and the moves of their matches that nobody chooses.

This module is loaded only for such games.
"""

from .game import ALL, CHANCE, HIDDEN, Game
from .rng import Rng
from .seat import REMOTE

MYPY = False
if MYPY:  # true for type checkers only
    from .types import LiveMatch


class Imperfect(Game):
    """A game with chance or hidden information.

    While `turn` is CHANCE, the legal moves are the possible results of chance, such as those of a die, and `push` plays
    them like any other move. If a game has hidden information, it overrides `hides` and `determinize`.
    """

    perfect = False

    # -- chance

    def chances(self) -> list:
        """Return a list of (move, weight) for all possible results of chance. Bots use the list for averages."""
        return [(move, 1) for move in self.legal_moves()]

    def draw(self, rng: Rng) -> int:
        """Return a random result of chance as a move. The weights in `chances` say how likely each result is."""
        chances, at = self.chances(), 0
        left = rng.below(sum([weight for _, weight in chances]))
        while left >= chances[at][1]:
            left -= chances[at][1]
            at += 1
        return chances[at][0]

    # -- hidden information

    def hides(self, cell: int, viewer: int) -> bool:
        """Return whether the contents of `cell` are hidden from the player `viewer`."""
        return False

    def determinize(self, viewer: int, rng: Rng) -> Game:
        """Return a copy in which everything that is hidden from `viewer` is shuffled. Bots and hints get this copy."""
        return self.copy()

    @classmethod
    def is_sampled(cls) -> bool:
        """Return whether a bot needs samples made by `determinize`, because the game hides something."""
        return cls.determinize is not Imperfect.determinize or cls.hides is not Imperfect.hides

    @property
    def can_rate(self) -> bool:  # type: ignore[override]
        """Whether the coach can say how good each move is: not if the game hides something or has its own strategy."""
        return self.perfect or not (self.is_sampled() or hasattr(self, "advice"))

    @classmethod
    def is_searchable(cls) -> bool:
        """Return whether a bot can search the game without seeing what is hidden from its player."""
        return cls.determinize is not Imperfect.determinize or cls.hides is Imperfect.hides

    def veiled(self, name: str) -> int:
        """Return a move that stands for another player's hidden move, or -1 if the game does not support this.

        `name`: the hidden move's public notation, `notation(move, 0)`. The returned move has this notation, too. It is
        legal, but not in `legal_moves()`. After this move, a reply is legal if some possible hidden move allows it.
        """
        return -1

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        for cell in range(self.rows * self.cols):
            buffer[cell] = HIDDEN if viewer != ALL and self.hides(cell, viewer) else self.at(cell)

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


# -- moves of a match that nobody chooses


def draw(game: Game, seats: list, draws: dict, rng: Rng) -> int | None:
    """Return the next move that nobody chooses: an answer (see `answer`) or a chance move. Return None if a player has
    to choose the next move, and -1 if the move is not known yet.

    `draws` maps plies to earlier results. These results are used again, so nobody gets a new roll by undoing a move. If
    a seat is REMOTE, both boards have to agree on a result.
    """
    if game.turn != CHANCE:
        move = answer(game, seats)
        return None if move < 0 else move
    for seat in seats:
        if seat.kind == REMOTE:
            return seat.decider.roll(game)  # type: ignore[no-any-return]  # a REMOTE seat has one
    move = draws.get(game.ply, -1)
    if not game.is_legal(move):
        move = game.draw(rng)  # type: ignore[attr-defined]  # an Imperfect
    return move


def answer(game: Game, seats: list) -> int:
    """Return the move of the current player if it only answers a question, so that nobody has to choose it. Otherwise
    return -1.

    An optional method `is_answer(ply)` of the game returns whether move number `ply`, possibly the next one, is an
    answer, such as hit or missed. If it is the only legal move, the match plays it. A REMOTE seat answers on its own
    board, which alone may know the true answer.
    """
    rule = getattr(game, "is_answer", None)
    if rule is None or not game.turn or game.outcome is not None or not rule(game.ply):
        return -1
    moves = game.legal_moves() if seats[game.turn - 1].kind != REMOTE else ()
    return moves[0] if len(moves) == 1 else -1


def set_up(match: "LiveMatch") -> None:
    """Let chance make the moves that only set up the game: the first `setup_plies` moves of a game that has these."""
    while match.game.ply < getattr(match.game, "setup_plies", 0) and match.step():
        pass


def viewer(match: "LiveMatch", is_kept: bool = False) -> int:
    """Return the player whose view is shown: the only person at this board, or the player who holds the board (see
    hand_over.py). Otherwise return 0 (public view).

    `is_kept`: whether the next player can still see what is shown, such as sentences on the console.
    """
    persons = [number for number, seat in enumerate(match.seats, 1) if seat.person]
    if len(persons) == 1:
        return persons[0]
    game, holder = match.game, match.holder
    if is_kept or holder < 1 or game.outcome is not None:
        return 0
    rule = getattr(game, "is_answer", None)
    answers = rule is not None and rule(game.ply) and not match.awaits_person
    return holder if game.turn in (holder, CHANCE) or answers else 0
