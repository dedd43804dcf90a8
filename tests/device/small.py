"""Run on the MicroPython VM: start code.py, which is to find so many bytes free; print the scene that it comes to."""

import sys

sys.path.append("tools/vm")
from person import install  # noqa: E402

install()
names = {"__name__": "code"}
with open("code.py") as file:
    exec(file.read(), names)
sys.path.insert(0, "lib")
try:
    from glowgrid import starting

    starting.LEAST = int(sys.argv[1])
except MemoryError:
    pass  # code.py will find out
app = names["start"]()
print("scene", app and type(app.scene).__name__)
