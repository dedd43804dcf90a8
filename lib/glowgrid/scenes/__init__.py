"""The scenes, one module per screen: menu, setup, play, pause and others. A scene handles the keys and draws while it
is on top.

scene.py has the base class of all scenes and the transitions between them. Some modules are parts of scenes: carousel
(a row of icons), move_picker, wiring_from_answers, play_commands, touched_cell and overlays. The module sounds watches
the scenes for the buzzer. The class of a scene has the name of its module, with a capital letter.
"""
