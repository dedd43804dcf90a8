"""The board's settings: reading and checking them, error messages, ignored lines of settings.toml, and the language."""
