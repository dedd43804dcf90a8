"""English needs no translations of the rules of games."""

TABLE: dict = {}
