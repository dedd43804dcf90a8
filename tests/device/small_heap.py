"""Run on the MicroPython VM: start code.py and print its first scene."""

import code

from fake_board import install

install()
app = code.start()
print("scene", app and type(app.scene).__name__)
