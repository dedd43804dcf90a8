"""Sentences of the screen with the rules."""

NO_RULES = "Este juego no tiene reglas escritas."
RULES_KEYS = "Mantén 6: más rápido. Mantén 4: atrás. Otra tecla: cerrar."
