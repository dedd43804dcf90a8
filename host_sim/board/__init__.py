"""The simulated board, on which a firmware runs.

- `machine` simulates the power and the clock, and has the parts.
- `hardware` finds out from the settings which parts the board has.
- `firmware_run` runs boot.py and code.py, each of them in its own `interpreter`.
- `thread_runner` provides the thread on which the firmware runs.
- The modules in `core/` replace the modules that are built into CircuitPython. They find their machine in
  `current_machine`.
"""
