"""Spanish sentences. Some modules translate the English texts that are in the code: see words/en."""
