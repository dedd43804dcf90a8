"""Spanish: the modules of words/en. titles, games and invalid_input translate the English sentences in the code."""
