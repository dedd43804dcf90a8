"""The games that come with Glowgrid, and the keys of an owner's games.

An owner's game has no translations, no times measured on a board and no transcripts of older versions, so tests do not
require these.
"""

import sys

from glowgrid import games

_own = getattr(sys.modules.get("glowgrid.games.own"), "CATALOGUE", ())
_theirs = [tuple(row[:5]) for row in _own if isinstance(row, (tuple, list))]
ROWS = [row for row in games.CATALOGUE if row not in _theirs]
KEYS = [row[0] for row in ROWS]
OWN = [row[0] for row in games.CATALOGUE if row not in ROWS]
