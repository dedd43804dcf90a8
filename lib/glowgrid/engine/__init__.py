"""Engine: everything that the games have in common. It imports nothing outside this package."""
