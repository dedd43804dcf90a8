"""The sentences of games: in English the code has them already, so nothing is translated."""

TABLE: dict = {}
