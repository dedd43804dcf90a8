"""English sentences of plain text."""
