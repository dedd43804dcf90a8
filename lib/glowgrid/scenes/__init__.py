"""The scenes: one file a screen; each decides what a key means. Imports games, bots, view, engine, words."""

# name, module, class, whether it lies over the scene it came from, which stays as it was
CATALOGUE = (
    ("splash", "splash", "Splash", False),
    ("menu", "menu", "Menu", False),
    ("setup", "setup", "Setup", True),
    ("play", "play", "Play", False),
    ("over", "over", "Over", False),
    ("pause", "pause", "Pause", True),
    ("keys", "keys", "Keys", True),
    ("attract", "attract", "Attract", True),
)
