"""The scenes: one file a screen; each decides what a key means. Imports games, bots, view, engine, words."""

_TEXT = "view.font view.ticker"
_ICONS = _TEXT + " scenes.carousel"
_GAME = "engine.options engine.game engine.seat engine.events engine.match "
_MATCH = _GAME + "scenes.sitting "
_BOARD = "view.effects view.layout view.board"
_TABLE = _MATCH + _BOARD + " scenes.table"

# name, module, class, whether it lies over the scene it came from, which stays as it was, and the modules that it
# needs while it is open (see unload.py)
CATALOGUE = (
    ("trouble", "trouble", "Trouble", False, "view.effects " + _TEXT),
    ("splash", "splash", "Splash", False, ""),
    ("menu", "menu", "Menu", False, _ICONS),
    ("setup", "setup", "Setup", True, "words_more view.effects " + _TEXT + " " + _MATCH),
    ("play", "play", "Play", False, _TABLE + " view.motion"),
    ("over", "over", "Over", False, _TABLE),
    ("replay", "replay", "Replay", False, _TABLE + " view.motion scenes.play"),
    ("pause", "pause", "Pause", True, "words_more " + _ICONS),
    ("ask", "ask", "Ask", True, "words_more"),
    ("keys", "keys", "Keys", True, "words_more " + _TEXT),
    ("check", "check", "Check", True, "words_more view.effects view.font scenes.found"),
    ("statistics", "statistics", "Statistics", True, "words_more engine.saved " + _ICONS + " " + _MATCH),
    ("attract", "attract", "Attract", True, _GAME + _BOARD),
)
