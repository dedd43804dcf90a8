"""The scenes: one file a screen; each decides what a key means. Imports games, bots, view, engine, words."""

# name, module, class, whether it lies over the scene it came from, which stays as it was
CATALOGUE = (
    ("trouble", "trouble", "Trouble", False),
    ("splash", "splash", "Splash", False),
    ("menu", "menu", "Menu", False),
    ("setup", "setup", "Setup", True),
    ("play", "play", "Play", False),
    ("over", "over", "Over", False),
    ("replay", "replay", "Replay", False),
    ("pause", "pause", "Pause", True),
    ("keys", "keys", "Keys", True),
    ("check", "check", "Check", True),
    ("statistics", "statistics", "Statistics", True),
    ("attract", "attract", "Attract", True),
)
