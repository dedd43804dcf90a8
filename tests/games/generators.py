"""Run generators to their end."""


def result_of(steps):
    """Run all steps of a generator, and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value
