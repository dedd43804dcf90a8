"""A person at the page in a browser, with fingers and a keyboard."""

import base64
import io
import warnings

import pytest
from PIL import Image

SAID = "[...document.querySelectorAll('#log li')].map((line) => line.textContent).join('\\n')"


class Visitor:
    """A person at the page."""

    def __init__(self, context, home, before=""):
        self.home = home
        self.context = context
        self.page = context.new_page()
        self.page.set_default_timeout(60_000)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        if before:
            self.page.add_init_script(before)

    def open(self, address=""):
        self.page.goto(self.home + address)
        self.page.wait_for_function("document.documentElement.dataset.firstFrame")
        self.heard = 0
        return self

    def reload(self):
        """Reload the page."""
        self.page.reload()
        self.page.wait_for_function("document.documentElement.dataset.firstFrame")
        self.heard = 0

    def scene(self):
        return self.page.evaluate("glowgrid.scene()")

    def transcript(self):
        return self.page.evaluate("glowgrid.transcript()")

    def until(self, scene):
        self.page.wait_for_function("scene => globalThis.glowgrid?.scene() === scene", arg=scene)

    def press(self, *keys):
        """Type on the computer's keyboard, as slowly as a person."""
        for key in keys:
            self.page.keyboard.press(key, delay=40)
            self.page.wait_for_timeout(120)

    def said(self):
        return self.page.evaluate(SAID)

    def hears(self, text, ms=60_000):
        """Wait until a new message contains this text."""
        from playwright.sync_api import TimeoutError

        new = f"([text, from]) => {SAID}.indexOf(text, from) >= 0"
        try:
            self.page.wait_for_function(new, arg=[text, self.heard], timeout=ms)
        except TimeoutError:
            pytest.fail(f"{text!r} is not said, but {self.said()[-1000:]} {self.errors}")
        self.heard = self.said().index(text, self.heard) + len(text)

    def plays(self, pixels, text):
        """Touch these pixels, and wait until a new message contains this text. If it does not come, touch them again:
        a person does so, too, when a busy computer has missed a touch. A warning tells what was said instead."""
        for _ in range(3):
            for pixel in pixels:
                self.touch(*pixel)
            try:
                return self.hears(text, 20_000)
            except pytest.fail.Exception as missing:
                warnings.warn(f"touched {pixels} in vain: {missing}", stacklevel=2)
        return self.hears(text)

    def touch(self, x, y):
        """Touch a pixel of the grid."""
        point = self.page.evaluate(
            """([x, y]) => { const panel = glowgrid.panel(), box = panel.canvas.getBoundingClientRect();
            const scale = box.width / panel.canvas.width;
            const middle = (place) => (panel.margin + (place + 0.5) * panel.cell) * scale;
            return [box.left + middle(x), box.top + middle(y)]; }""",
            [x, y],
        )
        self.page.touchscreen.tap(*point)
        self.page.wait_for_timeout(60)

    def save_to_file(self, path):
        """Save the games to the file `path`, with the button in the settings."""
        self.page.click("#settings")
        with self.page.expect_download() as download:
            self.page.click("#export")
        download.value.save_as(path)

    def load_from_file(self, path):
        """Load the games of the file `path`, with the button in the settings."""
        self.page.click("#settings")
        self.page.set_input_files("#import", path)

    def light(self):
        """Return the visible light: its rows of (r, g, b), the pixels per light, and its picture."""
        columns, cell, duties, shot = self.page.evaluate(
            """() => { const panel = glowgrid.panel();
            panel.draw();
            const duties = panel.wire.map((_, cell) => panel.duty(cell));
            return [panel.columns, panel.cell, duties, panel.canvas.toDataURL("image/png")]; }"""
        )
        duties = [tuple(duty) for duty in duties]
        frame = [duties[at : at + columns] for at in range(0, len(duties), columns)]
        return frame, cell, Image.open(io.BytesIO(base64.b64decode(shot.partition(",")[2]))).convert("RGB")
