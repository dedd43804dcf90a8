"""Spanish: the modules of words/en, and titles, games and checks, which translate English sentences in the code."""
