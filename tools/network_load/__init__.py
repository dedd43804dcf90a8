"""Load test of one broker on this computer: `python -m tools.network_load`, see __main__.py."""
