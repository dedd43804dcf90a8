"""The repo's root goes to the end of sys.path: its code.py must not hide the standard library's `code` (pdb's)."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parent.parent)

sys.path[:] = [entry for entry in sys.path if entry not in ("", ROOT)] + [ROOT]
