"""English sentences. Each module has the sentences for one situation. It is loaded on demand, to save heap.

The docstring of a module tells its situation.

Sentences of games and error messages are in the code that uses them. The modules rules, refusal, hint, games and errors
have tables that translate them; in English these tables are empty. The titles of games are in games/catalogue.txt, in
all languages.
"""
