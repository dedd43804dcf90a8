"""Code that the simulator (host_sim) and plain text (host_text) share on a computer. It imports nothing of Glowgrid."""
