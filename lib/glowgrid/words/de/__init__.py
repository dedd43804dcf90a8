"""German, in the same modules as words/en, plus translations of the English sentences of games and checks: titles,
games, checks.
"""
