"""Room host_sim.faces: how people look at the board and press its keys.

The window needs pygame, the terminal Textual; headless runs a script (`script`) in virtual time.
Imports all other rooms of host_sim, and what a face needs only in that face's file.
"""
