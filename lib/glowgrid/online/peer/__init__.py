"""The opponent at the other end of a link: presence, handshake, move exchange, prompts and resync, and spectators."""
