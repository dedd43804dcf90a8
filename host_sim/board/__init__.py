"""The simulated board, on which a firmware runs.

`machine` has the power, the clock and the parts, and is given a firmware. `hardware` reads from the settings which
parts there are. `firmware` runs boot.py and code.py in their own `interpreter`, on a thread that `thread_runner` runs
one turn at a time. `core/` holds the modules that are built into CircuitPython. They find their machine in `running`.

Imports the standard library, `host_sim.parts` and `host_sim.files`.
"""
