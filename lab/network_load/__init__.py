"""Load test of one broker on this computer: `python -m lab.network_load`, see __main__.py."""
