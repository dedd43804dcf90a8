"""Protocol of online play: formats and signatures of messages, invite codes and the published match."""
