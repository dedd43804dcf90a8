"""Command-line tools for developers: `python -m tools.NAME`.

Python puts the repository's root first on sys.path. The `code.py` in the root hides the standard library's module
`code`, which pdb needs. So the root is moved to the end of sys.path before anything else is imported.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

if str(ROOT) in sys.path or "" in sys.path:
    sys.path[:] = [entry for entry in sys.path if entry not in ("", str(ROOT))] + [str(ROOT)]
