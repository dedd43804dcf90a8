"""Network load: a load test of one broker on this computer, `python -m lab.network_load`. See __main__.py."""
