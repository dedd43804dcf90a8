"""The window that the computer's system gives: open it, its size and position on the display, and its icon.

Imports pygame-ce, and Pillow through `host_sim.pictures`.
"""

import contextlib
import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from host_sim.faces.window_layout import SMALLEST  # noqa: E402
from host_sim.parts.strip_layout import Frame  # noqa: E402
from host_sim.pictures import lights  # noqa: E402

SIZE = (1160, 720)
UNSEEN = ("offscreen", "dummy")  # SDL's drivers without a display
TITLE = "Glowgrid"
ICON = ("R.....B.", ".R...B.B", "..R...B.", ".R.R....", "R...R...", "...W....", "..W.W...", ".W...W..")
ICON_COLOURS = {"R": (76, 33, 0), "B": (2, 6, 90), "W": (50, 50, 50), ".": (0, 0, 0)}


class CannotOpen(Exception):
    """The window cannot be opened. The exception's message is the reason that the system gives."""


def opened(size: tuple[int, int]) -> pygame.Surface:
    """Open the system window. Raise CannotOpen if that fails."""
    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            raise pygame.error("no display answers" + _named_displays())
        icon = lights.panel(_icon(), 7)
        pygame.display.set_icon(pygame.image.frombytes(icon.tobytes(), icon.size, "RGB"))
        pygame.display.set_caption(TITLE)
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        pygame.display.quit()
        raise CannotOpen(error) from None


def fitting(size: tuple[int, ...]) -> tuple[int, int]:
    """Return a size for the window: `size`, but reduced if it is larger than the largest display."""
    with contextlib.suppress(pygame.error):
        pygame.display.init()
        most = max(pygame.display.get_desktop_sizes())
        return max(SMALLEST[0], min(size[0], most[0])), max(SMALLEST[1], min(size[1], most[1]))
    return SIZE


def move(point: tuple[int, ...]) -> None:
    """Move the window to `point`, unless this point is outside the connected displays."""
    with contextlib.suppress(pygame.error, AttributeError):
        sizes = pygame.display.get_desktop_sizes()
        right, bottom = sum(width for width, _ in sizes), max(height for _, height in sizes)
        if 0 <= point[0] < right - SMALLEST[0] and 0 <= point[1] < bottom - SMALLEST[1]:
            pygame.display.set_window_position((point[0], point[1]))


def _named_displays() -> str:
    """Return the end of an error message: " at ", followed by the displays that are named in environment variables.

    Return "" if no environment variable names a display.
    """
    named = [f"{name}={os.environ[name]}" for name in ("DISPLAY", "WAYLAND_DISPLAY") if os.environ.get(name)]
    return f" at {' or '.join(named)}" if named else ""


def _icon() -> Frame:
    return tuple(tuple(ICON_COLOURS[letter] for letter in row) for row in ICON)
