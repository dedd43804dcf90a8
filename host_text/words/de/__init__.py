"""German sentences of plain text."""
