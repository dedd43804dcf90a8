"""German sentences, in the same modules as words/en. titles, games and invalid_input translate those of the code."""
