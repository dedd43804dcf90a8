"""The configuration: the table of all settings with their checks (settings), the error of an invalid value (errors),
suggestions for misspelt names (typos), and the language. Imports nothing of ours.
"""
