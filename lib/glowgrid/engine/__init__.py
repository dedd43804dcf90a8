"""Games in general: rules, boards and matches. Pure Python; imports nothing outside this package."""
