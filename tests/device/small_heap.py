"""Script for the MicroPython VM: starts code.py and prints the scene that it reaches."""

import code

from fake_board import install

install()
app = code.start()
print("scene", app and type(app.scene).__name__)
