"""A game being played: a cursor or digits pick, bots think between frames, the board shows what it needs to.

Whose turn it is shows in a beat: the cursor, the targets and the lamp flash as often as the side's number, which
lasts from game to game, whoever starts.
"""

from ..engine import match as events
from ..session import RETURN
from ..session.seating import advising, beginning, plays, returning
from ..view.animation import Motion, beat, blink, breathe
from ..view.palette import FULL, LINE, WHITE, ink
from ..words.en import match as words
from .board_scene import BoardScene
from .scene import PRESS, REPEAT

_TELL_MS = 1000
_OVER_MS = 700  # the last move is seen before the result
_LOOK_MS = 1200  # a window stays at the last move so long before it goes back to the cursor
PACES = (2000, 1000, 600, 300, 120)  # ms that a move stays before a bot's next


class Play(BoardScene):
    def prepare(self):
        if not self.session.due:
            return ()
        return returning(self.session) if self.session.due == RETURN else beginning(self.session)

    def enter(self) -> None:
        super().enter()
        game = self.match.game
        self._pace = 2
        self._telling = False
        self._news = ""
        self._advice = 0
        self._told_at = self._moved_at = self.clock.now()
        self._hint: tuple = ()
        self._asking = ()  # the steps to a hint
        self._motion = Motion(self.board)
        self._passed: tuple = ()
        self._digits = game.digit(1) is not None
        self._show = self.match.is_show
        self._cursor = game.rows // 2 * game.cols + game.cols // 2
        self._away = False
        self.match.observe(self._watch)
        self._refresh()
        self._put_cursor()
        self._say_turn()
        if self.session.left:
            self.say(words.KEPT)

    def leave(self) -> None:
        self.match.unobserve(self._watch)
        self._asking = ()
        del self._motion
        super().leave()

    # -- what the match tells

    def _watch(self, event: str, move: int | None) -> None:
        """Only note it: a match tells from deep down, where the stack of a board has no room for the rest."""
        if event in (events.MOVED, events.TAKEN_BACK, events.HINTED):
            self._news = event
            self._advice = move or 0

    def _catch_up(self) -> None:
        """Take over what the match has told, before the next key, the next step of the match, the next frame."""
        news, self._news = self._news, ""
        if news == events.MOVED:
            self._say_move()
            self._set_in_motion()
            self._refresh()
            self._passed = self.match.game.passed()
            for player in self._passed:
                self.say(self.seat_text(words.PASSED, player))
            self._say_turn()
        elif news == events.TAKEN_BACK:
            self._motion.stop()
            self._refresh()
        elif news == events.HINTED:
            self._hint = self.match.game.path(self._advice)
            self.say(words.HINT.format(self.match.game.notation(self._advice)))

    def _set_in_motion(self) -> None:
        """Let the move be seen over the position before it, which the board still shows."""
        game = self.match.game
        swept = game.swept()
        self._motion.start(game.motion, swept, self.board.cells[swept[0]] if swept else 0)

    def _refresh(self) -> None:
        """Take over the position: pieces, last move, targets, cursor, window."""
        game = self.match.game
        self._picked: tuple = ()
        self._hint = self._asking = ()
        self._passed = ()
        self._last = game.trace()
        self._moved_at = self.clock.now()
        self.board.refresh(game)
        self._aim()
        self._cursor = game.snap(self._cursor)
        self._look_at_last()

    def _put_cursor(self) -> None:
        """Begin on a cell that can be picked, in the middle if it is one."""
        if not self.board.mask[self._cursor]:
            for cell, mark in enumerate(self.board.mask):
                if mark:
                    self._cursor = cell
                    break
        if not self._last:
            self.board.follow(self._cursor)

    def _look_at_last(self) -> None:
        """Move a window to the last move; it comes back to the cursor by itself."""
        for cell in self._last:
            self.board.follow(cell)
        self._looked_at = self.clock.now()
        self._away = bool(self._last)

    def _aim(self) -> None:
        self._pointing = self._persons_turn() and not self._digits
        if self._persons_turn():
            mask = self.board.mask
            self.board.aim(self.match.game, self._picked)
            self.board.quiet = not self._digits and 2 * sum(mask) > len(mask)
        else:
            self.board.no_targets()

    def _persons_turn(self) -> bool:
        return self.match.phase == events.STARTED and self.match.seat.person

    # -- keys

    def handle(self, event) -> str | None:
        self._catch_up()
        if event.kind == PRESS:
            return self._press(event.key)
        if event.kind == REPEAT:
            self._held(event.key, event.count)
        return None

    def _press(self, key: str) -> str | None:
        self._hint = self._asking = ()
        if key == "A" or key == "*" and not self._picked:
            return "pause"
        if key == "D":
            return "setup"
        if key == "*":
            self._picked = ()
            self._aim()
            self._say_turn()
        elif key == "B":
            return self._take_back()
        elif key == "C":
            self._ask()
        elif key == "0":
            self._tell()
        elif self._show:
            self._change_pace(key)
        elif self._persons_turn():
            self._pick_key(key)
        return None

    def _held(self, key: str, count: int) -> None:
        if key == "B" and count == 1:
            self._take_back()
        elif key == "C" and count == 1:
            self._redo()
        elif key in "2468" and not self._digits and self._persons_turn():
            self._move_cursor(key)

    def _pick_key(self, key: str) -> None:
        if self._digits:
            cell = self.match.game.digit(int(key)) if key.isdigit() else None
            if cell is None:
                self.refuse(words.NO_CURSOR)
            else:
                self._pick(cell)
        elif key in "2468":
            self._move_cursor(key)
        elif key in "5#":
            self._pick(self._cursor)

    def _move_cursor(self, key: str) -> None:
        game = self.match.game
        row, col = self._cursor // game.cols, self._cursor % game.cols
        if key in "28":
            row = min(max(row + (1 if key == "8" else -1), 0), game.rows - 1)
        else:
            col = min(max(col + (1 if key == "6" else -1), 0), game.cols - 1)
        self._cursor = game.snap(row * game.cols + col)
        self._come_back()

    def _come_back(self) -> None:
        self._away = False
        self.board.follow(self._cursor)

    def _pick(self, cell: int) -> None:
        if not self.board.mask[cell]:
            self.refuse(words.ILLEGAL, cell)
            return
        self._picked += (cell,)
        move = self.match.game.picked(self._picked)
        if move is None:
            self._aim()
            self.say(words.WHERE_TO)
        else:
            self.match.play(move)

    def _change_pace(self, key: str) -> None:
        if key in "46":
            self._pace = min(max(self._pace + (1 if key == "6" else -1), 0), len(PACES) - 1)
            self.say(words.PACE.format(PACES[self._pace]))

    # -- take back, redo, hint

    def resume(self) -> str | None:
        wish, self.session.wish = self.session.wish, ""
        if wish == "take_back":
            return self._take_back()
        if wish == "redo":
            self._redo()
        elif wish == "hint":
            self._ask()
        return None

    def _take_back(self) -> str | None:
        """Take moves back; where there are none yet, the new game itself, for the one that it ended."""
        if self.session.left and not plays(self.session):
            return self.session.go_back()
        if self.take_back():
            self._say_turn()
        return None

    def _redo(self) -> None:
        """Play again what was taken back, up to a person's turn."""
        if not self.match.can_redo:
            self.refuse(words.NOTHING_AGAIN)
            return
        self.match.redo()
        while self.match.can_redo and not self._persons_turn():
            self._catch_up()
            self.match.redo()

    def _ask(self) -> None:
        if self._persons_turn():
            self._asking = advising(self.session)
        else:
            self.refuse(words.NO_HINT)

    # -- time

    def update(self, now_ms: int) -> str | None:
        self._catch_up()
        for _ in self._asking:
            return None  # a step a round
        self.board.settle()
        if self._motion.active:
            return None
        if self._away and not self._digits and self._persons_turn() and self.since(now_ms, self._looked_at) > _LOOK_MS:
            self._come_back()
        waited = self.since(now_ms, self._moved_at)
        if self.match.phase == events.STOPPED:
            return "result" if waited > _OVER_MS else None
        if self.match.thinking and (waited > PACES[self._pace] or self._persons_turn()):
            self.match.step()
            if self._news:  # taken over here, and not in the frame's round
                self._catch_up()
                self.board.settle()
        return None

    # -- texts

    def _tell(self) -> None:
        self._telling = True
        self._told_at = self.clock.now()
        self._look_at_last()
        self._say_turn()
        last = self.match.game.last()
        if last is not None:
            self.say(words.LAST.format(self.match.game.notation(last)))
        if self._persons_turn() and not self.board.quiet:
            self.say(words.DIM)

    def _say_turn(self) -> None:
        if self.match.game.outcome is None:
            self.say(self.seat_text(words.TURN, self.match.game.turn))

    def _say_move(self) -> None:
        game = self.match.game
        self.say(self.seat_text(words.MOVED, game.mover(), game.notation(game.last())))

    # -- light

    def draw(self, canvas, now_ms: int) -> None:
        self._catch_up()
        t = self.since(now_ms, self._moved_at)
        self._telling = self._telling and self.since(now_ms, self._told_at) < _TELL_MS
        board, match = self.board, self.match
        turn = match.game.turn
        lit = beat(board.hues[turn], t)
        board.draw(canvas, t, 2 if self._telling else FULL, turn, lit)
        self._draw_last(canvas, t)
        self._motion.draw(canvas, t)
        if 0 <= t < _TELL_MS * len(self._passed):  # a second for each
            canvas.edge(ink(board.hues[self._passed[t // _TELL_MS]], FULL if blink(t, 250) else 1))
        if match.thinking:
            canvas.dot(match.progress * (canvas.width - 1) // 100, 0, ink(WHITE, 4))
        for cell in self._hint:
            board.paint(canvas, cell, ink(WHITE, breathe(t, 0, FULL, 800)))
        if self._pointing:
            self._draw_cursor(canvas, lit)
        for cell in self._picked:
            board.paint(canvas, cell, ink(WHITE, FULL if blink(t, 240) else 2))
        self.draw_refusal(canvas, now_ms)

    def _draw_last(self, canvas, t: int) -> None:
        board, level = self.board, breathe(t)
        for cell in self._last:
            player = board.cells[cell]
            if player:
                board.piece(canvas, cell, player, level)
            else:  # a piece was taken from here
                board.paint(canvas, cell, ink(LINE, level // 2))

    def _draw_cursor(self, canvas, lit: bool) -> None:
        """Draw the cursor; between its flashes it tells whose turn it is, where no targets do."""
        board = self.board
        colour = ink(WHITE)
        if not lit:
            player = board.cells[self._cursor]
            if not player and board.quiet:
                player = self.match.game.turn
            colour = board.hues[player] << 3 | 3 if player else ink(WHITE, 2)
        board.ring(canvas, self._cursor, colour)
