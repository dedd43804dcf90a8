"""Every sentence that people read, a room a language."""
