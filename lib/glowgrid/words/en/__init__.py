"""English, a module for each time at which sentences are needed: what is not read yet takes no heap."""
