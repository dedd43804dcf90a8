"""The hardware room: the only one that imports hardware modules.

`console` builds everything below it from the settings; `grid`, `wiring`, `power`, `colour` and `keypad` are
handed their hardware and run anywhere; `clock` and `console` need a board, Blinka or the simulator.
"""
