"""The hardware room: the only one that imports hardware modules.

`build` makes the console and all that is in it from the settings; `grid`, `wiring`, `power` and `keypad` are
handed their hardware and run anywhere; `clock` and `build` need a board, Blinka or the simulator.
"""
