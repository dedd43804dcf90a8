"""The version of Glowgrid on this computer."""

from glowgrid import __version__

TEXT = f"Glowgrid {__version__}"
