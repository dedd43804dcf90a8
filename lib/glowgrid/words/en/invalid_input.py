"""Translations of error messages about settings, moves and setups. In English this table is empty, because the code has
these messages."""

TABLE: dict = {}
