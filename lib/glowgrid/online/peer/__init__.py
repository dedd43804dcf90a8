"""Play against a peer at the other end of a link: presence, handshake, moves, requests, resync and spectators."""
