"""English needs no translations of other sentences of games, such as warnings and commands."""

TABLE: dict = {}
