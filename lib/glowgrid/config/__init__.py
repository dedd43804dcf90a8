"""Settings: the table and its checks, what is wrong with one, and the name that was meant. Imports nothing of ours."""
