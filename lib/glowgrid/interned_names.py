"""Names of games and scenes, interned early on a board so that they do not fragment its heap. Contains no code.

MicroPython keeps every attribute and variable name forever, wherever the heap has room when it first reads the name.
The app imports this module before the first game or setup, so that all these names are side by side.
`tools.build.payload` writes the names into this module on the drive. In the source, the module is empty.
"""
