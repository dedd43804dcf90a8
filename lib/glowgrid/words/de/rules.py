"""Sentences of the screen with the rules."""

NO_RULES = "Zu diesem Spiel gibt es keinen Regeltext."
RULES_KEYS = "6 halten: schneller. 4 halten: zurück. Andere Taste: schließen."
