"""English needs no translations of the reasons why a cell can't be picked."""

TABLE: dict = {}
