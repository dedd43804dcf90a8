"""Drawing on a canvas: palette, font, effects and the board. Imports only the engine, and no hardware."""
