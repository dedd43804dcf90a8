"""The simulated board, on which a firmware runs.

`machine` has the power, the clock and the parts. `hardware` reads from the settings which parts there are.
`firmware_run` runs boot.py and code.py, each in its own `interpreter`, on a thread of `thread_runner`. The modules in
`core/` replace those that are built into CircuitPython. They find their machine in `current_machine`.

Imports the standard library, `host_sim.parts` and `host_sim.user_files`.
"""
