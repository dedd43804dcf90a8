"""Drawing: canvas, palette, font, effects and the board. It imports nothing but the engine and knows no hardware."""
