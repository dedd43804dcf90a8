"""English needs no translations of the games' remaining sentences, such as warnings and commands."""

TABLE: dict = {}
