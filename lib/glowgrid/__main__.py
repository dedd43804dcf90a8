"""`python -m glowgrid` plays the plain-text game."""

from . import text

if __name__ == "__main__":
    text.main()
