"""Pause menu: common actions such as undo and hint, less common actions, other scenes, and the game's own commands. The
common actions are also on the keys A to D, which some keypads do not have.

On the item "Brightness", the key 5 shows a bar. While the bar is visible, the key 4 decreases the brightness, and the
keys 5 and 6 increase it. At the brightest level, the key 5 selects the darkest level. The keys 2 and 8 close the bar
and go to another group of items. Any other key only closes the bar.
"""

from .. import games
from ..session.match_start_modes import NEW
from ..view.palette import LINE, WHITE, ink
from ..words import pause as sentences
from .carousel import Carousel
from .scene import ASK, BACK, BEGIN, DO, RELEASE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from ..engine.match import Match
    from ..view.canvas import Canvas
    from .types import Event, Steps, Transition

_ICONS = {  # icons of the items that are not scenes
    "back": b"\x20\x30\x38\x3c\x3c\x38\x30\x20",
    "take_back": b"\x10\x30\x7e\x31\x11\x01\x02\x3c",
    "redo": b"\x08\x0c\x7e\x8c\x88\x80\x40\x3c",
    "hint": b"\x3c\x42\x42\x24\x24\x18\x3c\x18",
    "coach": b"\x00\x06\x06\x36\x36\xb6\xb6\x00",
    "brightness": b"\x10\x44\x19\x3c\xbc\x19\x44\x08",
    "buzzer": b"\x0c\x0e\x0b\x08\x08\x38\x78\x30",
    "new_game": b"\x00\x18\x18\x7e\x7e\x18\x18\x00",
    "who": b"\x66\x66\x00\xf7\xf7\xf7\x55\x00",
    "transcript": b"\x7e\x42\x5a\x42\x5a\x42\x5a\x7e",
    "resign": b"\x40\x78\x7e\x78\x40\x40\x40\xe0",
    "draw": b"\x00\x00\x7e\x7e\x00\x7e\x7e\x00",
    "leave": b"\xf8\x88\x8a\x8f\x8a\x88\xf8\x00",
}
_COMMAND = b"\x18\x18\x3c\xff\xff\x3c\x18\x18"  # icon of a game's own commands
_GROUPS = "back", "rules", "brightness", "new_game"  # the first item of each group
_BRIGHTNESS = (10, 25, 40, 60, 80, 100)  # percent


def icons(scopes: str) -> list:
    """Return (name, icon) for each scene that has an item in the pause menu. `scopes`: SCOPES from app/lifetimes.py."""
    found = []
    for line in scopes.split("\n"):
        fields = line.split(" ")
        if len(fields) > 2:
            found.append((fields[0], bytes([int(fields[2][x : x + 2], 16) for x in range(0, 16, 2)])))
    return found


def _name(row: tuple) -> str:
    """Return the name of the item that `row` describes. A command of a game has its own row instead of a name."""
    what = row[0]
    return what if isinstance(what, str) else what[0]  # type: ignore[no-any-return]


class Pause(Carousel):
    overlay = True
    attract = False

    def prepare(self) -> "Steps":
        """Generator: list the items of the menu. The scene's argument names the item to show first, or is None."""
        self.rows = list(sentences.PAUSE)
        self._scenes = dict(icons(self.app.loader.table().SCOPES))
        yield
        told = dict(sentences.PAUSE)
        for name in self._scenes:
            if name not in told:
                self._insert("new_game", (name, name[:1].upper() + name[1:]))
        if self.console.buzzer:
            self._insert("check", ("buzzer", sentences.SOUND[self.console.buzzer.silent]))
        match = self.session.match
        if match is None or not match.game.perfect:  # the transcript would reveal hidden moves
            self.rows = [line for line in self.rows if line[0] != "transcript"]
        if match is not None and match.game.outcome is None:
            from ..engine.resign_and_draw import commands

            yield
            yield from self._list_commands(commands(match))
        if hasattr(self.console.keypad, "type"):  # buttons instead of a keypad
            from .button_items import add

            yield
            add(self._insert, self._scenes, match)
        names = [_name(row) for row in self.rows]
        self.groups = bytes([names.index(name) for name in _GROUPS])
        self.item = names.index(self.argument) if self.argument in names else 0

    def _insert(self, name: str, row: tuple) -> None:
        """Insert `row` before the item called `name`."""
        self.rows.insert([each[0] for each in self.rows].index(name), row)

    def _list_commands(self, rows: tuple) -> "Steps":
        from ..translation import translated_in_steps

        yield
        names = yield from translated_in_steps([row[0] for row in rows], "games")
        for row, name in zip(rows, names):
            self._insert(_GROUPS[1], (row, name[:1].upper() + name[1:]))

    def enter(self) -> None:
        if self.argument is None:
            self.say(sentences.PAUSED)
        self.shows_bar = False
        self._printing: Steps | None = None
        super().enter()

    def select(self, item: int) -> None:
        super().select(item)
        self.reopen = "pause", _name(self.rows[self.item])

    def resume(self, command: object = None) -> "Transition":
        return super().resume() if command is None else (DO, command)

    def leave(self) -> None:
        from ..saves import brightness

        brightness.keep(self.session.saves, self.console.grid.brightness)

    def icon(self, row: tuple) -> bytes:
        name = _name(row)
        return self._scenes.get(name) or _ICONS.get(name, _COMMAND)

    def update(self, now_ms: int) -> None:
        self._print()

    def _transcript(self) -> "Steps":
        """Generator: print the transcript of the game."""
        from ..engine.review import Review
        from ..engine.transcript import key_of, tell

        match = self.session.match
        review = Review(match.game, match.thoughts)
        yield from tell(key_of(games.CATALOGUE, match.game), review, self.console.say)
        review.close()

    def _print(self) -> bool:
        """If the transcript is being printed, continue with the next move and return True. Otherwise return False."""
        for _ in self._printing or ():
            return True
        self._printing = None
        return False

    def handle(self, event: "Event") -> "Transition":
        while self._print():
            pass
        if not self.shows_bar or event.kind == RELEASE:
            return super().handle(event)
        if event.key in "456":
            self._change_brightness(event.key)
            return None
        self.shows_bar = False
        if event.key in "28":
            return super().handle(event)
        self.select(self.item)
        return None

    def choose(self, key: str) -> "Transition":
        if key in "*A":
            return BACK
        return self._act(self.rows[self.item][0]) if key in "5#" else None

    def _act(self, what: "str | tuple") -> "Transition":
        if not isinstance(what, str):
            return self._command(what[1], what[2])
        if what == "brightness":
            self.shows_bar = True
            self._change_brightness("5")
            return None
        if what == "buzzer":
            from .sounds import do

            self.rows[self.item] = what, sentences.SOUND[do(self)]
            self.select(self.item)
            return None
        if what[0] == "0":  # a key that buttons do not have
            from .button_items import press

            return press(self.console.keypad, what)
        if what == "transcript":
            self._printing = self._transcript()
            return None
        if what in ("new_game", "leave"):
            running = self.session.running
            then = (BEGIN, NEW) if what == "new_game" else "menu"
            if running is None or not running.is_in_progress():
                return then
            from .ask import question

            return ASK, (question(self.session), then)
        if what in ("take_back", "redo", "hint", "coach"):
            return DO, what
        return "setup" if what == "who" else what

    def _command(self, sentence: str, do: "Callable") -> "Transition":
        """Run `do`, the function of a game's command. If the command's `sentence` is a question, ask the user first."""
        from ..translation import translated

        said = translated(sentence, "games")

        def obey(match: "Match") -> str:
            return translated(do(match), "games")

        if sentence.endswith("?"):
            return ASK, ((sentences.ASKS.format(said),), (DO, obey))
        self.say(said)
        return DO, obey

    def _change_brightness(self, key: str) -> None:
        """Make the grid darker for key 4, or brighter for 5 and 6. From the brightest level, 5 goes to the darkest."""
        grid = self.console.grid
        if key == "4":
            beyond = [percent for percent in _BRIGHTNESS if percent < grid.brightness]
            grid.brightness = beyond[-1] if beyond else _BRIGHTNESS[0]
        else:
            beyond = [percent for percent in _BRIGHTNESS if percent > grid.brightness]
            grid.brightness = beyond[0] if beyond else _BRIGHTNESS[0 if key == "5" else -1]
        self.say(sentences.BRIGHTNESS.format(grid.brightness))

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        if self.shows_bar:
            lit = max(canvas.width * self.console.grid.brightness // 100, 1)
            canvas.box(0, 0, canvas.width, canvas.height, ink(LINE, 1))
            canvas.box(0, 0, lit, canvas.height, ink(WHITE))
        else:
            super().draw(canvas, now_ms)
