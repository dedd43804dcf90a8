"""The protocol of online play: messages and their signatures, invite codes, and how a match is published."""
