"""Statistics: wins against each kind of opponent. The last item asks two questions, then deletes all saved data."""

from .. import games
from ..session.bot_titles import bot_title
from ..words import menus as sentences
from .carousel import Carousel
from .scene import ASK, BACK, DO

MYPY = False
if MYPY:  # true for type checkers only
    from .types import Steps, Transition

_NOTHING = b"\x00\x3c\x42\x42\x42\x42\x3c\x00"
_FORGET = b"\x18\x7e\x00\x7e\x6a\x6a\x6a\x7e"


class Statistics(Carousel):
    overlay = True
    pause_icon = b"\x00\x02\x02\x12\x12\x52\x52\x7e"
    attract = False

    def prepare(self) -> "Steps":
        from ..saves.journal_snapshot import reading

        saved = yield from reading(self.session.saves)
        yield
        self._list(saved.results, saved.best)
        yield

    def _list(self, results: dict, best: dict) -> None:
        self.rows = []
        for row in games.CATALOGUE:
            for key, level in sorted(results):
                if key == row[0]:
                    self.rows.append(self._result_row(row[4], row[1], level, results[key, level]))
            if row[0] in best:
                self.rows.append((row[4], sentences.STATISTICS_BEST.format(row[1], *best[row[0]])))
        if not self.rows:
            self.rows.append((_NOTHING, sentences.NO_STATISTICS))
        self.rows.append((_FORGET, sentences.FORGET))

    def _result_row(self, icon: bytes, title: str, level: str, counts: list) -> tuple:
        """Return (icon, sentence). For games against an opponent, return (icon, sentence, title, level, counts)."""
        from ..saves.record_format import ALONE, BY_HAND

        if level.startswith(ALONE):
            who = bot_title(level[len(ALONE) :])
            return icon, sentences.STATISTICS_ALONE.format(title, who, counts[0], sum(counts))
        if level == BY_HAND:
            return icon, sentences.STATISTICS_PEOPLE.format(title, counts[0], counts[1], counts[2])
        sentence = sentences.STATISTICS.format(title, bot_title(level), counts[0], counts[1], counts[2])
        return icon, sentence, title, level, counts

    def icon(self, row: tuple) -> bytes:
        return row[0]  # type: ignore[no-any-return]

    def choose(self, key: str) -> "Transition":
        if key == "5" and self.item == len(self.rows) - 1:
            return ASK, (sentences.FORGET_ASKED, (DO, "forget"))
        return BACK if key in "*A#" else None

    def resume(self, command: object = None) -> "Transition":
        if command == "forget":
            from ..saves.compaction import forget

            forget(self.session.saves)
            self.session.forget_setup()
            self.say(sentences.FORGOTTEN)
            self._list({}, {})
            self.item = 0
        return super().resume()
