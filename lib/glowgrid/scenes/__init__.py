"""The scenes, one file a screen (menu, setup, play, pause ...); rows.py lists them. A scene decides what a key means
while it is shown, and draws.

Beside them is what several share: scene (the base of all), carousel (of menu, pause and statistics), picker (of play),
check_wiring (of check); and sounds, which looks at them for the buzzer. A scene's name is its module's; its class is
called the same, with a capital. Imports session, saves, unload, games, bots, view, engine, words.
"""
