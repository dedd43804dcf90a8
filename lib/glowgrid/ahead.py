"""Interns, on a board, the names that games and scenes come to use, so that they do not break up its heap: no code.

MicroPython keeps every attribute's and variable's name for good from when it is first read, in whatever hole of the
heap is there then. The app imports this module before the first game or set-up, so that all names that may come lie
side by side. On the drive the file holds those names: `tools.payload` writes them there. Run from source it does
nothing.
"""
