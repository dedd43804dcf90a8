"""Drawing on a canvas: palette, font, effects and the board. This package imports only the engine, and no hardware."""
