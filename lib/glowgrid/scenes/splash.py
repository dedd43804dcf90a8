"""Power-on: rings of light open over the grid. Any key goes on at once.

The first of them is lit before the app is there (see starting.py), and waits for it.
D, or # on a keypad without it, held while the board starts, begins the hardware check.
"""

from ..view.rings import LENGTH_MS, draw_rings
from ..words.en import boot as words
from .scene import PRESS, Scene

_HELD_MS = 300  # a key pressed so early was held from before


class Splash(Scene):
    def enter(self) -> None:
        self.say(words.WELCOME)
        self._ahead = self._fetching()

    def _fetching(self):
        """Import, a module a step, what the game needs that the last power-off interrupted, if one waits."""
        session = self.session
        if session.saves.waits:
            for names in self.app.needs("play"):
                for _ in self.bring(names):
                    yield
            from ..session.seating import fetching_bots

            line = session.saves.setups.get(session.saves.chosen, "")
            for _ in fetching_bots(session, ",".join(line.split("/")[2:3]).split(",")):
                yield

    def handle(self, event) -> str | None:
        if event.kind != PRESS:
            return None
        check = "D" if "D" in "".join(self.console.keypad.layout) else "#"
        return "check" if event.key == check and self.since(self.clock.now()) < _HELD_MS else self._next()

    def update(self, now_ms: int) -> str | None:
        for _ in self._ahead:
            break  # a step a round
        return self._next() if self.since(now_ms) > LENGTH_MS else None

    def _next(self) -> str:
        """Return the scene to go on with: the game that was interrupted, a recorded game that the settings ask for,
        once, or the menu."""
        if self.session.restore():
            from ..words.en.match import RESTORED

            match = self.session.match
            moves = match.game.ply
            self.say(RESTORED.format(match.game.title, moves, "s" * (moves != 1)))
            return "play"
        if self.session.lost:
            return "trouble"
        line, self.session.record = self.session.record, ""
        if not line:
            return "menu"
        from ..session.seating import open_record

        try:
            open_record(self.session, line)
        except ValueError as error:
            self.say(str(error))
            return "menu"
        return "replay"

    def draw(self, canvas, now_ms: int) -> None:
        draw_rings(canvas, self.since(now_ms))
