"""Translations of error messages. In English this table is empty, because the code has these messages."""

TABLE: dict = {}
