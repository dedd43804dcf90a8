"""Let players compete: tournaments of bots."""
