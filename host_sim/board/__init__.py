"""Room host_sim.board: the machine on which a firmware runs.

`machine` has power and time and is handed its firmware, `hardware` says from the settings which parts it has,
`firmware` runs boot.py and code.py in an `interpreter` of their own, on a thread that `thread_runner` runs a turn at
a time. `core/` has the modules that CircuitPython has built in, `running` is where they find their machine. Imports
the standard library, parts and files.
"""
