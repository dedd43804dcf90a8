"""The scenes, one module per screen: menu, setup, play, pause and others. A scene decides what a key means while it is
on top, and draws.

scene.py has the base class of all scenes and the transitions between them; rows.py lists them. The other modules are
parts: carousel (a row of icons), picker (selects a move), check_wiring, play_commands, touched_cell, overlays, and
sounds, which watches the scenes for the buzzer. A scene's class has the name of its module, with a capital letter.
"""
