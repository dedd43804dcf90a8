"""Settings: the table and its checks (settings), errors, ignored lines of settings.toml, and the language."""
