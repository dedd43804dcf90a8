"""The parts of the plain-text game, which `text.main` plays. Only print and input; imports games, bots,
classic, engine and words.
"""
