"""Play a game against an opponent over a cable or a network. Boards without a link never import this package."""
