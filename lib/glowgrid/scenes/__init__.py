"""The scenes, one module per screen: menu, setup, play, pause and others. The scene on top handles the keys and draws.

scene.py has the base class of all scenes and the transitions between them. Some modules contain only parts of scenes:
carousel (a row of icons), move_picker, wiring_from_answers, play_commands, hint_commands, touched_cell and the
overlays. sounds.py chooses the notes that the buzzer plays during the scenes. The class of a scene has the name of its
module, with a capital letter.
"""
