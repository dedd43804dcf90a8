"""Spanish sentences, in the same modules as words/en. The tables in titles, games and invalid_input translate English
sentences that are in the code."""
