"""Play against an opponent over a cable or a network. Nothing of it is imported where a board has no link."""
