"""Formats and signatures of everything two peers send each other: messages, invite codes, published match state."""
