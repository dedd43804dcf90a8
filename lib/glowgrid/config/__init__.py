"""Settings: the table and its checks (settings), errors, misspelt names (typos), and the language."""
