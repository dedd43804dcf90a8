"""What happens at power-on: settings, console, light, app. code.py lets go of it before the app runs."""

import gc
import sys

from .unload import borrow, forget

MYPY = False
if MYPY:  # true for type checkers only
    from .app import App
    from .config.settings import Settings
    from .hal.console import Console
    from .saves import Saves

LEAST = 46000  # bytes that the smallest game, tic-tac-toe, takes beside the menu (lab.heap)
TOO_LITTLE = "MEMORY is short: {} bytes are left and {} are needed. This board, or its firmware, is too small."
TOO_SMALL = "MEMORY is short: Glowgrid cannot start. This board, or its firmware, is too small for it."
KEPT = "glowgrid.config.settings", "glowgrid.starting", "glowgrid.unload"  # where there is no room for the rest
# modules that only a start needs, and packages: what is in them lives on without, and an import makes them anew
ONCE = ("config.settings", "config.typos", "config.language", "config.errors", "hal.console_builder", "hal.wiring",
        "hal.pins", "hal.power_budget", "hal.optional_parts", "config.network_settings", "config", "hal")  # fmt: skip


def free() -> int:
    """Return how many bytes of the heap are free; on a computer, as many as are needed."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else LEAST


def start() -> "App | None":
    """Return the app on the console that the settings describe; None where they describe none, or the heap is too
    small for it, which is then told."""
    settings, spare = None, bytearray(1024)  # spare: room for what follows when the heap is full
    try:
        from .config.settings import Settings

        settings = Settings(lenient=True)
        app = build(settings)
        if app is not None:
            if free() < LEAST:
                told = TOO_LITTLE.format(free(), LEAST)
                app.go(("trouble", [borrow("translation").translated(told, "checks")]))
            return app
    except MemoryError:
        del spare
        gc.collect()
        print(TOO_SMALL)
        for name in sorted(sys.modules, reverse=True):  # what is in a package before the package
            if name.startswith("glowgrid.") and name not in KEPT:
                forget(name[9:])
    try:
        if settings is not None:
            from .hal.fault_light import show

            show(settings)
    except MemoryError:
        pass  # no room for the picture either: the sentence was told
    return None


def build(settings: "Settings") -> "App | None":
    """Return the app; None, and say why, where the settings describe no console."""
    from . import words
    from .config.errors import SettingError
    from .config.language import speak
    from .config.typos import check_file
    from .hal.console_builder import build_console, timed

    speak(words, settings.language)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a computer's console may lack letters
    check_file(settings)
    try:
        settings.require()
        console = build_console(settings)
    except SettingError as error:
        translated = borrow("translation").translated
        for fault in settings.faults:
            if fault != str(error):
                print(translated(fault, "checks"))
        print(translated(str(error), "checks"))
        return None
    for name in ONCE:
        forget(name)
    saves = light(console, show=not settings.faults)  # before all else that a game takes is imported
    from .app import App

    if settings.language != "en":
        borrow("translation").start(settings.faults)
    if timed is not None:
        from . import bots

        bots.load = timed(bots.load)
    app = App(console, settings, saves)  # type: ignore[arg-type]  # a key's event lacks what a touched pixel's has
    if console.buzzer:
        borrow("scenes.sounds").begin(app)
    if console.link is not None:
        app.session.online = borrow("session.online").Online(console, saves)
    return app


def light(console: "Console", show: bool) -> "Saves":
    """Give the grid its colours and the brightness that it had, and with `show` its first light, as the splash will
    begin. Return what outlived the power."""
    from .saves import Saves
    from .saves.journal import Journal
    from .view.palette import HUES

    grid = console.grid
    saves = Saves(None if console.store is None else Journal(console.store), console.say)
    grid.brightness = saves.brightness_for(grid.brightness)
    grid.load(HUES)
    if show:
        from .view.canvas import Canvas
        from .view.rings import draw_rings

        canvas = Canvas(grid.width, grid.height)
        draw_rings(canvas, 0)
        grid.show(canvas)
    return saves
