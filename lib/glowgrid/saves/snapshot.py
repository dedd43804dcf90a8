"""What the journal's records mean: preferences, statistics, and the game that was being played. Knows no hardware.

A game is begun with a line `key/options/who/turned/score`, such as `connectx/6,7,4,2,0/,easy/1/2,0,1`: bots by their
keys, a person's empty, the last one for all that follow; how often the seats moved on since; the score before it. So
the line is also how the game was last set up. Nothing here is trusted: whoever plays the moves again asks the game.
"""

from array import array

from .format import BACK, BEGUN, BRIGHTNESS, CLOSED, MOVE, MOVES, OVER, RESULTS, SETUP


class Saved:
    """What the records so far add up to."""

    def __init__(self) -> None:
        self.brightness = b""
        self.setups: dict = {}  # by a game's key: key/options/who
        self.results: dict = {}  # by key/level: [won, lost, drawn]
        self.chosen = ""  # the key of the game begun last
        self.game = ""  # the line of the game being played
        self.over = False
        self.moves = array("H")
        self.undone = array("H")
        self.strange = 0  # records that make no sense: of another version of Glowgrid, or damaged
        self.broken = False  # whether one of them was the game's
        self._result = ""

    def add(self, kind: int, payload: bytes) -> None:
        """Take one record; one that makes no sense is counted in `strange`."""
        try:
            self._add(kind, payload)
        except (ValueError, IndexError):
            self.strange += 1
            if kind == BEGUN:
                self._begin("")  # what follows is not the game's before it
            self.broken = self.broken or kind in (MOVE, BACK, MOVES)

    def _add(self, kind: int, payload: bytes) -> None:
        if kind == MOVE:
            self._move(payload[0] if len(payload) == 1 else payload[0] << 8 | payload[1])
        elif kind == BACK:
            self._take_back()
        elif kind == BRIGHTNESS:
            self.brightness = payload
        elif kind == MOVES:
            self._unpack(payload)
        elif kind == CLOSED:
            self._begin("")
        else:
            self._add_text(kind, str(payload, "utf-8"))

    def _add_text(self, kind: int, text: str) -> None:
        if kind == BEGUN:
            self._begin(text)
        if kind in (BEGUN, SETUP):
            parts = text.split("/")
            self.chosen = parts[0]
            self.setups[parts[0]] = "/".join(parts[:3])
        elif kind == OVER:
            self.count(text)
            self.over = True
            self._result = text
        elif kind == RESULTS:
            row, numbers = text[: text.rindex("/")], text[text.rindex("/") + 1 :].split(",")
            self.results[row] = [int(numbers[0]), int(numbers[1]), int(numbers[2])]
        else:
            raise ValueError("There is no such kind.")

    def count(self, result: str, by: int = 1) -> None:
        """Add to the statistics: `result` is key/level/0, 1 or 2."""
        row, column = result[:-2], int(result[-1])
        counts = self.results.get(row) or [0, 0, 0]
        counts[column] += by
        self.results[row] = counts

    def _begin(self, line: str) -> None:
        self.game = line
        self.over = self.broken = False
        self.moves = array("H")
        self.undone = array("H")

    def _move(self, move: int) -> None:
        again = self.undone[-1] == move if self.undone else False
        self.undone = self.undone[:-1] if again else array("H")
        self.moves.append(move)

    def _take_back(self) -> None:
        self.undone.append(self.moves[-1])
        self.moves = self.moves[:-1]
        self.uncount()

    def uncount(self) -> None:
        """Take the result of the game, if it is over, off the statistics."""
        if self.over:
            self.count(self._result, -1)
            self.over = False

    def _unpack(self, payload: bytes) -> None:
        undone, bits = payload[0] << 8 | payload[1], payload[2]
        moves = unpacked(payload, 5, payload[3] << 8 | payload[4], bits)
        at = len(moves) - undone
        self.moves, self.undone = moves[: max(at, 0)], array("H")
        for index in range(len(moves) - 1, at - 1, -1):
            self.undone.append(moves[index])

    def records(self):
        """Yield preferences and statistics as records, each once: what a journal is begun anew with."""
        if self.brightness:
            yield BRIGHTNESS, self.brightness
        for key in self.setups:
            if key != self.chosen:
                yield SETUP, self.setups[key].encode()
        if self.chosen in self.setups:
            yield SETUP, self.setups[self.chosen].encode()
        for row, counts in self.results.items():
            yield RESULTS, f"{row}/{counts[0]},{counts[1]},{counts[2]}".encode()


def read(journal) -> Saved:
    """Return what all the journal's records add up to."""
    saved = Saved()
    for kind, payload in journal.records():
        saved.add(kind, payload)
    return saved


def packed(moves, undone) -> bytes:
    """Return a game as one record has it: `moves`, and `undone`, the last taken back first."""
    bits, together = 1, list(moves) + list(reversed(undone))
    for move in together:
        while move >> bits:
            bits += 1
    data = bytearray((len(undone) >> 8, len(undone) & 255, bits, len(together) >> 8, len(together) & 255))
    rest = held = 0
    for move in together:
        rest, held = rest << bits | move, held + bits
        while held >= 8:
            held -= 8
            data.append(rest >> held)
            rest &= (1 << held) - 1
    if held:
        data.append(rest << 8 - held & 255)
    return bytes(data)


def unpacked(data: bytes, at: int, count: int, bits: int) -> array:
    """Return `count` numbers of `bits` bits each from data[at:]; raise an IndexError where it is too short."""
    if not 1 <= bits <= 16:
        raise ValueError("A move has 1 to 16 bits.")
    moves = array("H")
    rest = held = 0
    for _ in range(count):
        while held < bits:
            rest, held = rest << 8 | data[at], held + 8
            at += 1
        held -= bits
        moves.append(rest >> held)
        rest &= (1 << held) - 1
    return moves
