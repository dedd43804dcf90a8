"""Start Glowgrid at power-on: read the settings, build the console, light the first frame and create the app.

This module is unloaded before the app runs.
"""

import gc
import sys

from .app.loader import Loader, unload

MYPY = False
if MYPY:  # true for type checkers only
    from .app.app import App
    from .config.settings import Settings
    from .hal.console import Console
    from .saves import Saves

LEAST = 46000  # bytes that the smallest game, tic-tac-toe, needs in addition to the menu (lab.heap)
TOO_LITTLE = "MEMORY is short: {} bytes are left and {} are needed. Use a board or firmware with more memory."
TOO_SMALL = "MEMORY is short: Glowgrid cannot start. Use a board or firmware with more memory."
KEPT = ["config.settings", "startup", "app.loader"]  # modules that stay loaded if there is no room for the others


def free() -> int:
    """Return the free bytes of the heap. On a computer, return LEAST, because memory is not limited there."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else LEAST


def loaded(but: list) -> list:
    """Return the full names of all loaded modules of glowgrid, except the modules in `but`. `but`: names of modules,
    without the prefix "glowgrid.". In the returned list, a package comes after its modules."""
    names = [name for name in sys.modules if name.startswith("glowgrid.") and name[9:] not in but]
    return sorted(names, reverse=True)


def start() -> "App | None":
    """Read the settings, and create and return the app. If there is not enough memory, or the settings do not describe
    a usable console, print why and return None.

    If there is enough memory for the menu but not for a game, the app first shows a warning.
    """
    settings, spare = None, bytearray(1024)  # `spare` is freed to make room for an error message when the heap is full
    loader = Loader(loaded(["startup"]))  # on a board nothing else is loaded yet
    try:
        from .config.settings import Settings

        settings = Settings(lenient=True)
        app = build(settings, loader)
        if app is not None:
            if free() < LEAST:
                told = TOO_LITTLE.format(free(), LEAST)
                from .translation import translated

                app.go(("trouble", [translated(told, "errors")]))
            return app
    except MemoryError:
        del spare
        gc.collect()
        print(TOO_SMALL)
        for name in loaded(KEPT):
            unload(name)
    try:
        if settings is not None:
            from .hal.fault_light import show

            show(settings)
    except MemoryError:
        pass  # no room for the picture either; the sentence was printed
    return None


def build(settings: "Settings", loader: Loader) -> "App | None":
    """Create and return the app. If the settings do not describe a usable console, print why and return None."""
    from . import words  # stays
    from .config.errors import SettingError
    from .config.ignored_lines import check_file
    from .config.language import LANGUAGES, speak
    from .hal.console_builder import build_console, timed

    wanted = settings.language
    for language in (wanted,) + LANGUAGES:  # a small drive has not all languages (tools.build.small_drives)
        speak(words, language)
        try:
            from .words import splash  # noqa: F401  # the smallest module of a language

            break
        except ImportError:
            pass
    if language != wanted:
        from .config.errors import refuse

        there = "a language on this drive. Deploy Glowgrid again"
        settings.faults.append(str(refuse("LANGUAGE", wanted, there)))
        settings.language = language
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a computer's console may lack letters
    check_file(settings)
    try:
        settings.require()
        console = build_console(settings)
    except SettingError as error:
        from .translation import translated

        for fault in settings.faults:
            if fault != str(error):
                print(translated(fault, "errors"))
        print(translated(str(error), "errors"))
        return None
    changes_bots = console.link is not None or timed is not None  # then their package must stay as it is
    resident = loader.open(["startup", "bots"] if changes_bots else ["startup"])
    loader.release()  # modules that were needed only for the settings and the console
    from .view import motion  # stays

    motion.reduce(bool(settings.reduced_motion))
    saves = light(console, show=not settings.faults)  # before the other modules of a game are imported
    for _ in loader.load(resident):
        pass
    from .app.app import App  # stays

    if settings.language != "en":
        from . import translation

        translation.start(settings.language, settings.faults)
    if timed is not None:
        from . import bots

        bots.ADAPTERS.append(timed)
    app = App(console, settings, saves, loader)  # type: ignore[arg-type]  # a key's event lacks what a touched pixel's has
    if console.buzzer:
        from .scenes import sounds

        sounds.begin(app.stack)
    if settings.keypad == "buttons":
        from .scenes import button_keys

        button_keys.begin(app.stack)
    if console.link is not None:
        from .session.online import Online

        app.session.online = Online(console, saves)
    loader.release()
    return app


def light(console: "Console", show: bool) -> "Saves":
    """Set the colours and the saved brightness of the grid, and return the saved data. With `show`, also show the first
    frame of the splash screen."""
    from .saves import Saves  # stays
    from .saves.brightness import restored
    from .saves.journal import Journal  # stays
    from .view.palette import HUES  # stays

    grid = console.grid
    saves = Saves(None if console.store is None else Journal(console.store), console.say)
    grid.brightness = restored(saves, grid.brightness)
    grid.load(HUES)
    if show:
        from .view.canvas import Canvas
        from .view.rings import draw_rings

        canvas = Canvas(grid.width, grid.height)
        draw_rings(canvas, 0)
        grid.show(canvas)
    return saves
