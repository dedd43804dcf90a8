"""Load test of one broker on this computer: `python -m lab.network_load`, explained in __main__.py."""
