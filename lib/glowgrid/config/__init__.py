"""Settings of the board: their table and checks, error messages, ignored lines of settings.toml, and the language."""
