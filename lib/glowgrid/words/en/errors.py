"""English needs no translations of error messages."""

TABLE: dict = {}
