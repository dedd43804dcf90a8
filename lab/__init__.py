"""Tools that developers use for measurements: `python -m lab.NAME`.

Python puts the repository's root first on sys.path. The root contains `code.py`, which would hide the module `code` of
the standard library, but pdb needs that module. So the root is moved to the end of sys.path before anything else is
imported.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

if str(ROOT) in sys.path or "" in sys.path:
    sys.path[:] = [entry for entry in sys.path if entry not in ("", str(ROOT))] + [str(ROOT)]
