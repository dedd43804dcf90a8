"""Nothing but a place for names. A name takes heap for good from when it is first read, in whatever hole is there then:
so before the first game or set-up all that may come are read at once, and lie side by side below what comes and goes.

The `.mpy` of this file has the names, `tools.payload` puts them there; read as source it has none, and nothing is lost.
"""
