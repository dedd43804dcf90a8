"""Drawing: canvas, palette, font, effects, the board on light. Imports engine alone, knows no hardware."""
