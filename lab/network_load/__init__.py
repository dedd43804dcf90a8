"""Load test of one broker on this computer. Run it with `python -m lab.network_load`; __main__.py explains it."""
