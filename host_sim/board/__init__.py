"""The simulated board, on which a firmware runs.

`machine` has the power, the clock and the parts, and runs a firmware. `hardware` reads the list of parts from the
settings. `firmware` runs boot.py and code.py in their own `interpreter`, on a thread that `thread_runner` runs one turn
at a time. `core/` has the modules that are built into CircuitPython. They find their machine in `running`.

Imports the standard library, `host_sim.parts` and `host_sim.user_files`.
"""
