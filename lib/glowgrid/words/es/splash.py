"""The sentence of the splash screen."""

WELCOME = "Glowgrid. Juegos en una cuadrícula de luz."
