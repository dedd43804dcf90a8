"""The titles of games and bots: in English the code has them already, so nothing is translated."""

TABLE: dict = {}
