"""English sentences. Each module has those of one situation and is loaded on demand, to save heap.

boot: before a game is chosen. menus: setup, pause and the screens opened from there. match: a game in progress, on
light and in plain text; special: only some games; result: the end of a game. saved: restored games. demo: captions.
hardware_faults: hardware and firmware. opponent_sentences and network: online play. Error messages about games,
settings and moves are in the code that checks these, because it knows the valid range. titles, games and invalid_input
are the tables that translate such sentences. In English these tables are empty.
"""
