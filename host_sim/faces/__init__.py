"""Faces of the simulator: the user interfaces that show the board and press its keys.

The window needs pygame, the terminal needs Textual. The headless face runs a `script` in virtual time.

Imports the rest of host_sim. Each face's library is imported only in that face's modules.
"""
