"""English. Each module holds the sentences of one situation and is loaded on demand, to save heap.

boot: before a game is chosen. menus: setup, pause and the screens opened from there. match: a game in progress, on
light and in plain text; special: sentences of only some games; result: the end of a game. saved: restored games.
demo: captions. hardware_faults: hardware and firmware. opponent_sentences, network: online play. Error messages of
games, settings and moves are next to their checks, where the valid range is known; titles, games and invalid_input are
the tables that translate them, which are empty in English.
"""
