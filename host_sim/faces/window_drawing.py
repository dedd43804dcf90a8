"""The system window, and the drawing of its parts. A part is drawn only if its content has changed.

Imports pygame-ce, and Pillow through `host_sim.pictures`.
"""

import contextlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from host_sim.faces import system_window  # noqa: E402
from host_sim.faces.message_log import FAULT, NOTE, SAID  # noqa: E402
from host_sim.faces.shortcuts import columns, command_of  # noqa: E402
from host_sim.faces.window_layout import WindowLayout, inside  # noqa: E402
from host_sim.parts.strip import Colour  # noqa: E402
from host_sim.parts.strip_layout import Frame  # noqa: E402
from host_sim.pictures import edge_labels, keypad_and_text, lights  # noqa: E402
from host_sim.pictures.desk_layout import Point  # noqa: E402
from host_sim.pictures.help_card import HelpCard  # noqa: E402
from host_sim.pictures.invitation import InvitationCard  # noqa: E402
from host_sim.pictures.status_card import StatusCard, Target  # noqa: E402
from host_sim.words import en  # noqa: E402

COLOURS: dict[tuple[str, bool], Colour] = {
    (SAID, True): (236, 239, 244),
    (SAID, False): (134, 140, 151),
    (NOTE, True): (124, 172, 255),
    (FAULT, True): (255, 150, 92),
}
BELOW = ("panel", "game", "keypad", "log", "hints")  # parts that an open card may cover
SHADE = (6, 7, 9, 170)  # red, green, blue and opacity of the shade over these parts while a card is open


@dataclass(frozen=True)
class Shown:
    """Everything that the window shows in one frame."""

    frame: Frame
    edges: tuple[tuple[str, str, float], ...]  # names of columns and rows; () if they are turned off
    finger: Point | None  # the touched light
    light: Point | None  # the light under the mouse
    down: frozenset[str]
    key: str | None  # the key under the mouse
    game: StatusCard  # the card about the game
    target: Target | None  # the part of this card under the mouse
    labels: dict[str, str] | None  # what the keys do now
    lines: tuple[tuple[str, str, bool], ...]  # visible lines of the log: (line, kind, whether it is new)
    thumb: tuple[float, float]
    status: str
    card: bool  # whether the help card is open
    row: int | None  # the row of the help card under the mouse
    invitation: tuple[str, str, str] | None  # the opponent's code, the spectators' code, and the latest message
    copies: bool  # whether the mouse is over the invitation card, where a click copies the code


class Screen:
    """The system window. `window_box` is the window's position and size at the start: x, y, width, height. `words` is
    the module of `host_sim.words` with the window's language."""

    def __init__(self, window_box: tuple[int, int, int, int] | None = None, words: ModuleType = en) -> None:
        self.words = words
        self._windowed = system_window.fitting(window_box[2:]) if window_box else system_window.SIZE
        self._surface = system_window.opened(self._windowed)
        self._full = False
        self._parts: dict[str, tuple[object, pygame.Surface, Point]] = {}
        self._help_card: tuple[tuple[Point, ModuleType], HelpCard] | None = None  # ((size, language), card)
        self._invitation_card: tuple[object, InvitationCard] | None = None  # ((size of the window, content), card)
        self._cursor_and_title: tuple[int, str] | None = None
        if window_box:
            system_window.move(window_box[:2])

    @property
    def surface(self) -> pygame.Surface:
        """The window's pixels."""
        return self._surface

    @property
    def size(self) -> tuple[int, int]:
        """The current (width, height)."""
        return (pygame.display.get_surface() or self._surface).get_size()

    @property
    def is_seen(self) -> bool:
        """Whether the window is on a real display. In tests it is not."""
        return pygame.display.get_driver() not in system_window.UNSEEN

    @property
    def window_box(self) -> tuple[int, int, int, int] | None:
        """The window's position and size: x, y, width, height. The next start restores them.

        This is None if the position and size are unknown or if the window fills the screen.
        """
        if self._full or not pygame.display.get_init():
            return None
        with contextlib.suppress(pygame.error, AttributeError):
            return (*pygame.display.get_window_position(), *self.size)
        return None

    def toggle_full(self) -> None:
        """Switch between full screen and a window."""
        self._full = not self._full
        if self._full:
            self._windowed = self.size
            self._surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self._surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    def close(self) -> None:
        """Close the window."""
        pygame.quit()

    def copy(self, text: str) -> bool:
        """Copy `text` to the system's clipboard. Return False if there is no clipboard."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def repaint_all(self) -> None:
        """Draw everything in the next frame."""
        self._parts.clear()

    def card_row(self, layout: WindowLayout, point: Point) -> int | None:
        """Return the index of the shortcut at `point` on the open help card, or None."""
        return self._card_for(layout).row_at(*point)

    def show(self, layout: WindowLayout, shown: Shown) -> None:
        """Draw what has changed since the last frame."""
        self._surface = pygame.display.get_surface() or self._surface
        changed = [self._paint(layout, shown, part) for part in (*BELOW, "card", "invitation")]
        if any(changed):
            self._compose("card" if shown.card else "invitation" if shown.invitation else "")
            pygame.display.flip()
        self._update_cursor(shown)

    def _paint(self, layout: WindowLayout, shown: Shown, part: str) -> bool:
        """Draw a part, if its content has changed. Return whether it was drawn."""
        state, paint_it, at = getattr(self, f"_{part}")(layout, shown)
        before = self._parts.get(part)
        if before and before[0] == state:
            return False
        self._parts[part] = (state, _surface(paint_it()), at)
        return True

    def _compose(self, above: str) -> None:
        """Put the drawn parts together in the window. `above` names the open card: "card" or "invitation". If no card
        is open, `above` is ""."""
        self._surface.fill(lights.DESK)
        for part in BELOW:
            _, surface, at = self._parts[part]
            self._surface.blit(surface, at)
        if above:
            shade = pygame.Surface(self._surface.get_size(), pygame.SRCALPHA)
            shade.fill(SHADE)
            self._surface.blit(shade, (0, 0))
            self._surface.blit(*self._parts[above][1:])

    # one method for each part: it returns the part's content, a function that paints it, and its position

    def _panel(self, layout: WindowLayout, shown: Shown) -> tuple[object, Callable[[], Image.Image], Point]:
        cell = layout.desk.cell

        def paint() -> Image.Image:
            image = lights.panel(shown.frame, cell)
            edge_labels.draw(image, shown.edges, cell)
            point = shown.finger or shown.light
            if point:
                lights.ring(image, *point, cell, strong=shown.finger is not None)
            return image

        return (shown.frame, shown.edges, shown.finger, shown.light), paint, layout.desk.panel_at

    def _keypad(self, layout: WindowLayout, shown: Shown) -> tuple[object, Callable[[], Image.Image], Point]:
        desk = layout.desk

        def paint() -> Image.Image:
            if desk.keypad is None:
                return Image.new("RGB", (1, 1), lights.DESK)
            return keypad_and_text.keypad(desk.keypad, shown.down, desk.key_px, shown.key, shown.labels)

        return (shown.down, shown.key, shown.labels), paint, desk.keypad_at

    def _game(self, layout: WindowLayout, shown: Shown) -> tuple[object, Callable[[], Image.Image], Point]:
        return (shown.game, shown.target), lambda: shown.game.paint(shown.target), layout.card[:2]

    def _log(self, layout: WindowLayout, shown: Shown) -> tuple[object, Callable[[], Image.Image], Point]:
        left, top, right, bottom = layout.log
        size = right - left, bottom - top
        lines = [(text, COLOURS[kind, is_new]) for text, kind, is_new in shown.lines]

        def paint() -> Image.Image:
            return keypad_and_text.log(lines, size, layout.text_px, layout.row_px, layout.margin, shown.thumb)

        return (shown.lines, shown.thumb), paint, (left, top)

    def _hints(self, layout: WindowLayout, shown: Shown) -> tuple[object, Callable[[], Image.Image], Point]:
        left, top, right, bottom = layout.hints
        size = right - left, bottom - top
        told = self.words.HINT, shown.status
        return told, lambda: keypad_and_text.hints(*told, size, layout.hint_px), (left, top)

    def hint_at(self, layout: WindowLayout, status: str, x: int) -> str:
        """Return the command of the hint at `x` (in pixels) in the line of hints, or "help" beside the hints. `status`:
        the text at the right end of this line."""
        left, _, right, _ = layout.hints
        hint = keypad_and_text.hint_at(self.words.HINT, status, right - left, layout.hint_px, x - left)
        return command_of(hint.partition(" ")[0].lower(), "") or "help"

    def _card(self, layout: WindowLayout, shown: Shown) -> tuple[object, Callable[[], Image.Image], Point]:
        card = self._card_for(layout)
        return (shown.card, shown.row), lambda: card.paint(shown.row), card.at

    def _card_for(self, layout: WindowLayout) -> HelpCard:
        """Return the help card for the current size of the window."""
        if self._help_card is None or self._help_card[0] != (layout.size, self.words):
            self._help_card = (layout.size, self.words), HelpCard(layout.size, columns(self.words))
        return self._help_card[1]

    def _invitation(self, layout: WindowLayout, shown: Shown) -> tuple[object, Callable[[], Image.Image], Point]:
        if shown.invitation is None:
            return None, lambda: Image.new("RGB", (1, 1), lights.DESK), (0, 0)
        card = self._invitation_for(layout, shown.invitation)
        return shown.invitation, card.paint, card.at

    def is_on_invitation(self, layout: WindowLayout, invitation: tuple[str, str, str], point: Point) -> bool:
        """Return whether `point` lies on the card that shows `invitation`."""
        return inside(self._invitation_for(layout, invitation).box, *point)

    def _invitation_for(self, layout: WindowLayout, invitation: tuple[str, str, str]) -> InvitationCard:
        """Return the card that shows `invitation`, for the current size of the window."""
        if self._invitation_card is None or self._invitation_card[0] != (layout.size, invitation):
            card = InvitationCard(layout.size, *invitation, self.words)
            self._invitation_card = (layout.size, invitation), card
        return self._invitation_card[1]

    def _update_cursor(self, shown: Shown) -> None:
        """Turn the mouse pointer into a hand over anything that can be clicked. Also update the window's title."""
        clickable = shown.light or shown.key or shown.target or shown.row is not None or shown.copies
        cursor = pygame.SYSTEM_CURSOR_HAND if clickable else pygame.SYSTEM_CURSOR_ARROW
        title = " · ".join(part for part in (shown.game.title, system_window.TITLE, shown.status) if part)
        if (cursor, title) != self._cursor_and_title:
            self._cursor_and_title = cursor, title
            pygame.display.set_caption(title)
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(cursor)


def _surface(image: Image.Image) -> pygame.Surface:
    return pygame.image.frombytes(image.tobytes(), image.size, "RGB")
