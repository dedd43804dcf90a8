"""Code that the simulator (host_sim), the plain-text version (host_text) and the tools share. It runs on a computer."""
