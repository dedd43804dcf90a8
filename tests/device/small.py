"""Run on the MicroPython VM: start code.py and print the scene that it comes to."""

import code

from fake_board import install

install()
app = code.start()
print("scene", app and type(app.scene).__name__)
