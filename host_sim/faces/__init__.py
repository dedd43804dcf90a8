"""Faces of the simulator: the user interfaces that show the board and press its keys.

There is a window (pygame), a terminal (Textual), a page for browsers, and a headless face that runs a script in virtual
time. A library is imported only in the modules of the face that needs it.
"""
