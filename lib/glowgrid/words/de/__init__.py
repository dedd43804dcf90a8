"""German, in the shape of words/en, and beside it what games and checks say in English: titles, games, checks."""
