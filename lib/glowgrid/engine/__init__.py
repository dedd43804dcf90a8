"""Engine: games in general, with rules, boards and matches. Pure Python; imports nothing outside this package."""
