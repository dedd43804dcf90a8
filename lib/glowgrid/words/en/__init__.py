"""English sentences. Each module has the sentences for one situation. It is loaded on demand, to save heap.

boot: before a game is chosen. menus: setup, pause menu, and the screens opened from there. match: a game in progress.
special: only some games. result: the end of a game. saved: restored games. demo: captions. hardware_faults: hardware
and firmware. opponent_sentences and network: online play.

Other sentences are in the code that uses them: names of games, rules, error messages. The modules titles, games and
invalid_input have tables that translate those sentences. In English the tables are empty.
"""
