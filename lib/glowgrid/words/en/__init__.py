"""English sentences. Each module has the sentences for one situation. It is loaded on demand, to save heap.

boot: before a game is chosen. pause: the pause menu. menus: setup, and the scenes that the pause menu opens. match: a
game in progress. special: only some games. result: the end of a game. saved: restored games. demo: captions.
hardware_faults: hardware and firmware. opponent_sentences and network: online play.

Sentences of games and error messages are in the code that uses them. The modules rules, refusal, hint, games and errors
have tables that translate them; in English these tables are empty. The titles of games are in games/catalogue.txt, in
all languages.
"""
