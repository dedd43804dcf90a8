"""Room terminal: the plain-text game, with nothing but print and input. It begins in main.py; imports games, bots,
classic, engine and its sentences, terminal.
"""
