"""A party elsewhere, at the other end of a wire: the lines that both sides speak (wire), and who speaks them: party
(presence), sender, receiver and seat, each on top of the one before. What is rare in a match is borrowed: greeting (how
two sides come to one), questions (moves back, a draw) and resync (where the sides differ).

Nothing of it is imported where a board has no link. Imports engine and unload; the link and the clock are handed in.
"""
