"""The files that a reader of a page in docs/developers adds to Glowgrid."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def shown(page):
    """Return (path, code) of every file excerpt on a page."""
    text = (ROOT / "docs" / "developers" / page).read_text(encoding="utf-8")
    return re.findall(r"^```python (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def code_of(page, path):
    return next(code for at, code in shown(page) if at == path)
