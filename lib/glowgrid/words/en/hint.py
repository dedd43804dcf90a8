"""English needs no translations of the reasons for a hint."""

TABLE: dict = {}
