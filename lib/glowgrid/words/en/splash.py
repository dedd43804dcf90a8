"""The sentence of the splash screen."""

WELCOME = "Glowgrid. Games on a grid of light."
