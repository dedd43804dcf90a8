"""How many matches one broker carries on this computer: `python -m tools.network_load`, see __main__.py."""
