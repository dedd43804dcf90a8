"""What outlives the power: writes the match into the journal as it is played. Works without a journal, and keeps
nothing then.

A turn-over of the journal, the only moment when an erasure can lose something, happens before a game's first move
wherever the room allows.
"""

from .. import words
from ..engine import events
from ..engine import saved as kinds

_RESERVE = 96  # bytes: what a round of the loop can write before `update` is asked
_A_MOVE = 6  # bytes that a move takes at most


class Memory:
    def __init__(self, journal, session, say) -> None:
        """Write into `journal` (None: nowhere) what happens to the session's match; `say` tells what can't be."""
        self._journal = journal
        self._session = session
        self._say = say
        self._keeps = False  # whether the match is written down
        self._brightness = b""
        self._setting = 0

    def load(self) -> kinds.Saved:
        """Return all that was saved."""
        saved = kinds.read(self._journal) if self._journal is not None else kinds.Saved()
        self._brightness = saved.brightness
        return saved

    # -- the match

    def follow(self, match) -> None:
        """Write down what happens to `match` from its start; one in which nobody sits is not worth the wear."""
        self._keeps = False
        if self._journal is not None and [seat for seat in match.seats if seat.person]:
            match.observe(self.watch)

    def resume(self, match) -> bool:
        """Go on with `match`, which came back from the journal; answer False where it was over all the same."""
        self._keeps = True
        match.observe(self.watch)
        if match.game.outcome is not None:
            self.watch(events.OVER, None)  # the power went before this was written
        return match.game.outcome is None

    def watch(self, event: str, move: int | None) -> None:
        """Take what the match tells."""
        if event == events.STARTED:
            self._begin()
        elif not self._keeps:
            return
        elif event == events.MOVED:
            self._append(kinds.MOVE, kinds.move_bytes(move))
        elif event == events.TAKEN_BACK:
            self._append(kinds.BACK)
        elif event == events.OVER:
            self._append(kinds.OVER, self._session.result().encode())
        elif event == events.TERMINATED:
            self.drop()

    def drop(self) -> None:
        """Have the game not come back, now that it is left."""
        if self._session.match is None or self._session.match.game.outcome is None:
            self._append(kinds.CLOSED)
        self._keeps = False

    def _begin(self) -> None:
        game = self._session.match.game
        self._keeps = True
        longest = game.rows * game.cols
        if _packed_size(game, longest) > self._journal.size - 2 * _RESERVE:
            self._say(words.TOO_LONG)
        line = self._session.line().encode()
        wanted = min(longest * _A_MOVE, self._journal.size // 4) + len(line) + _RESERVE
        if self._journal.room < wanted:
            self.turn_over()
        else:
            self._append(kinds.BEGUN, line)

    def _append(self, kind: int, payload: bytes = b"") -> None:
        if self._journal is None:
            return
        try:
            if not self._journal.append(kind, payload):
                self._give_up() if self._journal.worn else self.turn_over()
        except OSError as error:
            self._give_up(str(error))

    def _give_up(self, why: str = "") -> None:
        self._journal = None
        self._keeps = False
        self._say(words.NOT_SAVED.format(why))

    # -- the journal's turn-over

    def update(self) -> None:
        """Make room in the journal where it is nearly full."""
        if self._keeps and self._journal is not None and self._journal.room < _RESERVE:
            self.turn_over()

    def turn_over(self) -> None:
        """Erase the journal and write what still counts: first the game, as it stands."""
        saved = kinds.read(self._journal)
        match = self._session.match
        saved.brightness = self._brightness or saved.brightness
        game: list = []
        over: list = []
        if self._keeps:
            game.append((kinds.BEGUN, self._session.line().encode()))
            game.append((kinds.MOVES, kinds.packed(match.game.moves, match.undone)))
        if self._keeps and match.game.outcome is not None:  # it may come back to life, and is counted last then
            saved.uncount()
            over.append((kinds.OVER, self._session.result().encode()))
        try:
            if not self._fits(game, saved, over) and not self._journal.worn:
                self._lose_game(saved)
        except OSError as error:
            self._give_up(str(error))
            return
        if self._journal.worn:
            self._give_up()

    def _fits(self, game: list, saved, over: list) -> bool:
        """Write as much as there is room for, and leave some; answer False where the game does not fit."""
        rest = list(saved.records())
        limit = self._journal.size - _RESERVE - _A_MOVE
        while rest and _size(game) + _size(rest) > limit:
            rest.pop()  # the statistics come last
        return _size(game) + _size(rest) <= limit and self._journal.rewrite(game + rest + over)

    def _lose_game(self, saved) -> None:
        self._keeps = False
        self._say(words.LOST)
        self._fits([], saved, [])

    # -- preferences and statistics

    def light(self, grid) -> None:
        """Give the grid the brightness it had, if settings.toml still says the same."""
        self._setting = grid.brightness
        if len(self._brightness) == 2 and self._brightness[1] == self._setting:
            grid.brightness = min(max(self._brightness[0], 1), 100)

    def keep_brightness(self, percent: int) -> None:
        """Have the brightness come back."""
        pair = bytes((percent, self._setting))
        if pair != (self._brightness or bytes((self._setting, self._setting))):
            self._brightness = pair
            self._append(kinds.BRIGHTNESS, pair)

    def tallies(self) -> dict:
        """Return the statistics: [won, lost, drawn] by key/level."""
        return kinds.read(self._journal).tallies if self._journal is not None else {}

    def reset(self) -> None:
        """Forget everything but the game being played."""
        self._brightness = b""
        if self._journal is not None:
            self._journal.rewrite(())
            if self._keeps:
                self.turn_over()


def _size(records: list) -> int:
    total = 0
    for _, payload in records:
        total += len(payload) + 5
    return total


def _packed_size(game, plies: int) -> int:
    """Return the bytes that so many moves of the game take at most, packed."""
    bits, most = 1, max(game.legal_moves())
    while most >> bits:
        bits += 1
    return plies * bits // 8 + 16
