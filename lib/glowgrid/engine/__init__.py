"""Games in general: rules, boards, matches. Pure Python; imports nothing above this room."""
