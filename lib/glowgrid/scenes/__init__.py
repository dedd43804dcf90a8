"""The scenes, one module per screen: menu, setup, play, pause and others. The scene on top handles the keys and draws.

scene.py has the base class of all scenes and the transitions between them. The class of a scene has the name of its
module, with a capital letter. The other modules contain parts of scenes: a row of icons (carousel.py), the pickers of a
move, the questions of the hardware check, the overlays and others. sounds.py chooses the notes that the buzzer plays.
"""
