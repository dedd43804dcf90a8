"""The hardware: LED grid, keypad, clock, power budget, touch, and the bytes that outlive the power. No other room
imports a hardware module.

`build` makes the console and all that is in it from the settings; `grid`, `wiring`, `power` and `keypad` are handed
their hardware and run anywhere; `clock` and `build` need a board, Blinka or the simulator. Imports config, engine.rng.
"""
