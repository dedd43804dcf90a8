"""Translations of the sentences of games. In English this table is empty, because the code has these sentences."""

TABLE: dict = {}
