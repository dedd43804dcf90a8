"""The peer at the other end of a link: presence, handshake, exchange of moves, requests, resync and spectators."""
