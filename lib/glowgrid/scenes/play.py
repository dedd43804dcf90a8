"""Play scene: people pick moves, bots think between frames, and the board is drawn.

The cursor, the targets and the turn indicator flash in a pattern. The number of flashes is the number of the player
whose turn it is. A player keeps this number from game to game.
"""

from ..engine import events
from ..engine.game import ALL
from ..engine.match import Match  # noqa: F401 - its module is needed as long as a match goes on
from ..engine.turns import starts_turn, turns_to_person
from ..match_sentences import describe_move, describe_no_take_back, describe_turn, fill
from ..session.match_start_modes import RESTORE_LEFT
from ..view.animation import Motion, Refusal, beat, blink, breathe
from ..view.board_view import BoardView
from ..view.palette import FULL, ink
from ..words import match as words
from .move_picker import DigitPicker, GridPicker, later
from .scene import BEGIN, PRESS, REPEAT, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterable

    from ..session.running_match import RunningMatch
    from ..view.canvas import Canvas
    from .opponent_overlay import OpponentOverlay
    from .types import Event, Transition

_SKIPPED_MS = 1000  # time for which a skipped player is shown
_OVER_MS = 700  # time for which the last move is shown before the result
_THOUGHT_MS = 2400  # period of the turn indicator while a bot thinks
_LOOK_MS = 1200  # time for which a window shows the last move before it returns to the cursor
PACES = (2000, 1000, 600, 300, 180)  # ms from one move to a bot's next move


class Play(Scene):
    plays = True
    attract = False
    told = ""  # the move of the last hint and why it is good, if that is known
    hinted = False  # whether the last key asked for a hint, which was not refused
    waits = False  # whether bots wait, because an overlay shows something
    _opponent: "OpponentOverlay | None" = None

    def prepare(self) -> "Iterable":
        return self.session.beginning(self.argument) if self.argument else ()

    def enter(self) -> None:
        self.running: RunningMatch = self.session.running  # type: ignore[assignment]  # never None here
        self.match = match = self.running.match
        game = match.game
        self.board = board = BoardView(match, self.canvas.width, self.canvas.height)
        self.poll()
        has_digits = game.digit(1) is not None and "1" in "".join(self.console.keypad.layout)
        self.picker = (DigitPicker if has_digits else GridPicker)(game, board, self.refuse)
        self._motion, self.refusal = Motion(board), Refusal(board, self.clock.now())
        self._pace, self._level, self._moved_at = 2, FULL, self.clock.now()
        self._news: list = []  # stored events: (event, move, player), or (TAKEN_BACK, move, whether it began a turn)
        self._asking: Iterable = ()  # steps of a hint, or of another slow command
        self.last: tuple = ()  # cells of the last move
        self._passed: tuple = ()  # players that the last move has skipped
        self._show, self.picks = match.is_show, not match.is_show
        if not game.perfect or hasattr(game, "count"):
            from .play_commands import overlays
            self.overlays = overlays(self)
        match.observe(self._hear)
        self.refresh()
        if not self.last:
            board.follow(self.picker.cursor)
        elif board.layout.windowed:  # a restored game, whose board would scroll to an empty corner
            self.picker.cursor = game.snap(self.last[-1])
        self._say_turn()
        if getattr(game, "agreeing", False) or hasattr(game, "flags"):
            self._news.append((events.MARKED, None, 0))
        if self.resumes_other():
            self.say(words.KEPT)
        if "link" in self.running.keys:
            from .opponent_overlay import OpponentOverlay
            self._opponent = OpponentOverlay(self, self.session.online)  # type: ignore[arg-type]  # never None here
            self.overlays = list(self.overlays) + [self._opponent]

    def leave(self) -> None:
        """Drop the game, which is large. Other objects may keep this scene in memory for a while longer."""
        self.match.unobserve(self._hear)
        self._asking, self._opponent, self.overlays = (), None, ()
        del self.running, self.match, self.board, self.picker, self._motion, self.refusal

    def _hear(self, event: int, move: int | None) -> None:
        """Store an event. `_catch_up` handles it later, because at this point calls are already deeply nested."""
        game = self.match.game
        about = starts_turn(game) if event == events.TAKEN_BACK else game.turn if game.ended else game.mover()
        self._news.append((event, move, about))

    def _catch_up(self) -> None:
        """Handle the stored events. Called before the next key is handled, and at the end of a round."""
        turns, is_back = 0, False
        while self._news:
            event, move, about = self._news.pop(0)
            if event == events.MOVED:
                self._take_over(move, about)
            elif event == events.TAKEN_BACK:
                turns, is_back = turns + about, True
            elif event in (events.HINTED, events.ASKED, events.REFUSED):
                from .hint_commands import show_answer
                self._asking = show_answer(self, event, move)
            elif event == events.MARKED:
                from .mark_picker import show
                show(self, move)
        if is_back:
            self.say(words.TAKEN_BACK.format(turns or 1))
            self._motion.stop()
            self.refresh()
            self._say_turn()

    def _take_over(self, move: int, player: int) -> None:
        game = self.match.game
        self.say(describe_move(self.match, move, player))
        self.poll()
        if not game.ended:
            self._motion.start(game)  # starts at the previous position, which the board still shows
        self.refresh()
        self._passed = game.passed()
        for skipped in self._passed:
            self.say(fill(self.match, skipped, words.PASSED))
        self._say_turn()

    def refresh(self) -> None:
        """Show the current position: pieces, last move, targets, cursor, and visible part of the board."""
        game = self.match.game
        self._asking, self._passed, self.hinted = (), (), False
        self.last = game.trace(*((self.match.viewer,) if hasattr(game, "own") else ()))
        self._moved_at = self.clock.now()
        self.board.refresh()
        self.poll()
        self.picker.begin(self.is_persons_turn())
        self.poll()
        self._look_at_last()

    def _look_at_last(self) -> None:
        """Scroll to the last move. After a while, `_rested` scrolls back to the cursor."""
        for cell in self.last:
            self.board.follow(cell)
        self._looked_at, self._away = self.clock.now(), bool(self.last)

    def is_persons_turn(self) -> bool:
        """Return whether a person at this board may move now."""
        match = self.match
        return match.awaits_person and match.holder in (ALL, match.game.turn) and not getattr(match.game, "agreeing", 0)

    def handle(self, event: "Event") -> "Transition":
        self._catch_up()
        there = self._press(event) if event.kind == PRESS else self._held(event)
        self._catch_up()  # the frame is drawn before the next update
        return there

    def _press(self, event: "Event") -> "Transition":
        key = event.key
        again, self.hinted, self.picker.hint, self._asking = self.hinted, False, (), ()
        if key == "A" or key == "D" or key == "*" and not self.picker.picked:
            return "setup" if key == "D" else "pause"
        if key == "B":
            return self.take_back()
        if key == "*":
            self.picker.pick(())
            self._say_turn()
        elif key == "C":
            self.ask(again)
        elif key == "0":
            self._look_at_last()
            self._say_turn()
            self.show_status()
        elif self._show:
            from .play_commands import pace
            self._pace = pace(self, self._pace, key, PACES)
        else:
            self._pick(event)
        return None

    def _held(self, event: "Event") -> "Transition":
        if event.kind == REPEAT and event.key not in "BC0":
            self._pick(event)
        elif event.kind == REPEAT and event.count == 1:
            from .play_commands import held
            return held(self, event.key)
        return None

    def _pick(self, event: "Event") -> None:
        picker = self.picker
        if picker.active:
            before = picker.picked
            move = picker.handle(event)
            if move is not None:
                self.match.play(move)
            elif picker.picked and picker.picked is not before:
                self.say(words.WHERE_TO)
            elif before and not picker.picked:
                self._say_turn()
        elif not event.key:  # a touch, which would otherwise seem to be lost
            self._say_turn()

    def refuse(self, why: str, cell: int = -1) -> None:
        """Flash `cell` (-1: the edge) and print the reason `why`. If `why` is "", ask the game for the reason."""
        self.refusal.start(cell, self.clock.now())
        self.hinted = False
        if why:
            self.say(why)
        else:
            self._asking = later("refuse", self.picker, cell)

    def show_status(self) -> None:
        """Open the status overlay. If the opponent overlay is open, the status overlay is drawn below it."""
        from .game_status_overlay import GameStatusOverlay
        self.overlays = [GameStatusOverlay(self)] + list(self.overlays)

    def dim(self, level: int) -> None:
        """Draw the board at the brightness `level` from now on. 0 hides it."""
        self._level = level

    def _say_turn(self) -> None:
        self.say(describe_turn(self.match))

    def resume(self, command: "str | Callable | None" = None) -> "Transition":
        if command:
            from .play_commands import do
            return do(self, command)
        return None

    def resumes_other(self) -> bool:
        """Return whether B resumes an unfinished earlier game, because this game has no moves yet."""
        return self.session.left_game() >= 0 and not self.running.is_begun()

    def take_back(self) -> "Transition":
        """Undo moves until a person has the turn. If this game has no moves, resume an unfinished earlier game."""
        if self.resumes_other():
            return BEGIN, RESTORE_LEFT
        count = turns_to_person(self.match, 1)
        if count:
            self.match.take_back(count)
        else:
            self.refuse(describe_no_take_back(self.match))
        return None

    def ask(self, again: bool = False) -> None:
        """Start to compute a hint, and clear the picked cells. `again`: open the coach instead. Refuse if it is not a
        person's turn."""
        if self.is_persons_turn():
            from .hint_commands import ask
            self.hinted, self._asking = not again and self.match.game.can_rate, ask(self, again)
        else:
            self.refuse(words.NO_HINT)

    def update(self, now_ms: int) -> "Transition":
        self._catch_up()
        waited = self._rested(now_ms)
        if self.match.phase == events.STOPPED:
            return "result" if waited > _OVER_MS else None
        if waited >= 0 and self.match.thinking and (waited > PACES[self._pace] or self.is_persons_turn()):
            self.poll()  # the step may collect garbage
            self.match.step(self.clock)
            if self._news:  # handled here and not in the round that draws the frame
                self.poll()
                self._catch_up()
                self.poll()
                self.board.settle()
        return None

    def _rested(self, now_ms: int) -> int:
        """If a task is pending, run a step of it and return -1. Otherwise return the ms since the position changed."""
        self.board.settle()
        for _ in self.running.loading:  # a call of `load` would nest too deep
            self.app.loader.hold()
            return -1
        self.running.load_later(())
        for _ in self._asking:
            self.app.loader.hold()
            return -1
        self._asking = ()  # frees the modules that the steps use
        if self._motion.active or self.waits:
            return -1
        if self._away and self.picker.points and self.since(now_ms, self._looked_at) > _LOOK_MS:
            self._away = False
            self.board.follow(self.picker.cursor)
        return self.since(now_ms, self._moved_at)

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms, self._moved_at)
        if not self._level:
            return
        board, match, turn = self.board, self.match, self.match.game.turn
        lit = match.phase != events.NOT_STARTED and beat(board.hues[turn], t)
        thought = 0
        if match.thinking or not match.phase:
            thought = breathe(t, 1, 6, _THOUGHT_MS) if self._opponent is None else self._opponent.pulse(t)
        board.draw(canvas, t, self._level, turn, lit, thought)
        for cell in self.last:
            board.mark(canvas, cell, breathe(t))
        self._motion.draw(canvas, t)
        if 0 <= t < _SKIPPED_MS * len(self._passed):  # each skipped player is shown for the same time
            canvas.edge(ink(board.hues[self._passed[t // _SKIPPED_MS]], FULL if blink(t) else 1))
        self.picker.draw(canvas, t, lit)
        self.refusal.draw(canvas, self.since(now_ms, self.refusal.began))
