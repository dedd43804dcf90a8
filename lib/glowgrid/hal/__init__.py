"""Hardware abstraction: LED grid, keypad, clock, power budget, touch, links to an opponent, and non-volatile memory.

Only this package imports hardware modules. `console_builder` creates the console and its parts from the settings.
`grid`, `strip_wiring`, `power_budget` and `keypad` get their hardware as arguments and run anywhere. `clock`, `pins`
and `console_builder` need a board, Blinka or the simulator.
"""
