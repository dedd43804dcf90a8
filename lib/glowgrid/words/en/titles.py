"""Translations of the titles of games. In English this table is empty, because the code has the titles."""

TABLE: dict = {}

# by the number of a group of games in the menu
GROUPS = "Played last,Your own games,Lines,Territory,Moving pieces,Puzzles"
