"""Sentences of the screen with the rules."""

NO_RULES = "This game has no rules text."
RULES_KEYS = "Hold 6: faster. Hold 4: back. Any other key: close."
