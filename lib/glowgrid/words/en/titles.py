"""Translations of the titles of games. In English this table is empty, because the code has the titles."""

TABLE: dict = {}
