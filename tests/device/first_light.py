"""Script for a fresh Python: starts code.py with settings given as JSON, and a journal that keeps a brightness.

It prints as JSON each frame that was sent: its brightest pixel, and the modules of glowgrid loaded by then.
"""

import json
import sys

sys.path[:0] = ["tools/vm", "lib"]
import fake_board  # noqa: E402

values, kept = json.loads(sys.argv[1]), int(sys.argv[2])
fake_board.install(values)
if kept:
    from glowgrid.saves import Saves
    from glowgrid.saves.journal import Journal

    Saves(Journal(sys.modules["microcontroller"].nvm), print).append(66, bytes((kept, 40)))
    for name in [name for name in sys.modules if name.startswith("glowgrid")]:
        del sys.modules[name]

frames = []


class Strip(fake_board.PixelBuf):
    def __setitem__(self, where, what):
        self.sent = list(what) if isinstance(what, list) else what

    def show(self):
        frames.append((self.sent, [name for name in sys.modules if name.startswith("glowgrid.")]))


sys.modules["adafruit_pixelbuf"].PixelBuf = Strip
names = {"__name__": "code"}
with open("code.py") as file:
    exec(file.read(), names)
app = names["start"]()
started = len(frames)
for _ in range(4):
    app.tick()
    app.console.clock.wait(5)
json.dump({"frames": frames, "started": started, "scene": type(app.scene).__name__}, sys.stderr)
