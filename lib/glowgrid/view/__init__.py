"""View: draws on a canvas, with palette, font, effects and the board. It imports only the engine, and no hardware."""
