"""Code that the simulator (host_sim) and the plain-text version (host_text) share.

It runs on a computer and imports no Glowgrid module.
"""
