"""German sentences. The modules games and invalid_input translate the English texts that are in the code."""
