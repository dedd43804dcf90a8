"""What was won against whom; the last item forgets all that was saved, and asks twice before it does."""

from .. import games
from ..saves.format import ALONE, PERSON
from ..session.seating import bot_title
from ..view.palette import WARN, WHITE, ink
from ..words.en import menus
from .carousel import Carousel
from .scene import BACK

MYPY = False
if MYPY:  # type checkers take it for true
    from ..view.canvas import Canvas

_NOTHING = b"\x00\x3c\x42\x42\x42\x42\x3c\x00"
_FORGET = b"\x18\x7e\x00\x7e\x6a\x6a\x6a\x7e"
_ASKED = b"\x3c\x66\x06\x0c\x18\x00\x18\x18"


class Statistics(Carousel):
    attract = False

    def enter(self) -> None:
        saves = self.session.saves
        results = saves.snapshot().results if saves.journal is not None else {}
        self._asked = 0
        self._rows: list = []
        for row in games.CATALOGUE:
            for key, level in sorted(results):
                if key == row[0]:
                    self._rows.append((row[4], self._text(row[1], level, results[key, level])))
        if not self._rows:
            self._rows.append((_NOTHING, menus.NO_STATISTICS))
        super().enter()

    def _text(self, title: str, level: str, counts: list) -> str:
        if level.startswith(ALONE):
            who = bot_title(level[len(ALONE) :])
            return menus.STATISTICS_ALONE.format(title, who, counts[0], sum(counts))
        if level == PERSON:
            return menus.STATISTICS_PEOPLE.format(title, counts[0], counts[1], counts[2])
        return menus.STATISTICS.format(title, bot_title(level), counts[0], counts[1], counts[2])

    def count(self) -> int:
        return len(self._rows) + 1

    def icon(self, item: int) -> bytes:
        return self._rows[item][0] if item < len(self._rows) else _FORGET

    def name(self, item: int) -> str:
        return self._rows[item][1] if item < len(self._rows) else menus.FORGET

    def show(self, item: int) -> None:
        self._asked = 0
        super().show(item)

    def choose(self, key: str) -> str | None:
        if key != "5" or self.item < len(self._rows):
            if not self._asked:
                return BACK if key in "*A#" else None
            self._asked = 0
            self.say(menus.FORGET_NOT)
        elif self._asked < len(menus.FORGET_ASKED):
            self.say(menus.FORGET_ASKED[self._asked])
            self._asked += 1
        else:
            self.session.forget()
            self.say(menus.FORGOTTEN)
            self.enter()
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        if not self._asked:
            super().draw(canvas, now_ms)
            return
        x, y = (canvas.width - 8) // 2, (canvas.height - 8) // 2
        canvas.stamp(_ASKED, x, y, ink(WARN if self._asked > 1 else WHITE))
