"""Reads settings.toml: the table of all settings with their checks (settings), what is wrong with one (errors), which
name was probably meant (typos), and the language. Imports nothing of ours.
"""
