"""Read and check the board's settings, find lines of settings.toml that have no effect, and select the language."""
