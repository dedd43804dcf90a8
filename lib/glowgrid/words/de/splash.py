"""The sentence of the splash screen."""

WELCOME = "Glowgrid. Spiele auf einem Raster aus Licht."
