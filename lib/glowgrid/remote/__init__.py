"""A party elsewhere, at the other end of a wire: the lines that both sides speak (wire), and who speaks them: party
(agreement, presence), saying, exchange and seat, each on top of the one before.

Nothing of it is imported where a board has no link. Imports engine and unload; the link and the clock are handed in.
"""
