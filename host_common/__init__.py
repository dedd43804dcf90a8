"""Code for a computer that the simulator (host_sim) and plain text (host_text) share. It imports no Glowgrid module."""
