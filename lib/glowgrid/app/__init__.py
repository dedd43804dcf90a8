"""The app: the main loop with its stack of scenes, and the loader of modules."""
