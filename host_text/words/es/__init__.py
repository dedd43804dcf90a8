"""Spanish sentences of plain text."""
