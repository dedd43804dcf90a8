"""The error messages of settings, moves and setups: in English the code has them already, so nothing is translated."""

TABLE: dict = {}
