"""Sentences of the hardware check."""

CHECK = {
    "corner": "Hardware check. Which corner is lit? Press 1 3 7 9, or 4 or 6 and 2 or 8. Hold * to leave.",
    "way": "How does the light move? Sideways: 4 or 6. Up or down: 2 or 8. (* starts over.)",
    "length": "Is exactly one row or column lit? 6: too few pixels. 4: too many. 5: yes.",
    "turn": "Two pixels blink. Do they touch? 5: yes. 4: no.",
    "picture": "Do you see an upright F in the top left corner? 5: yes. *: no, start over.",
    "keys": "Copy these lines into settings.toml. Now press each key: its place lights up. Hold * to leave.",
}
CHECK_KEY = "{} works. Still to press: {}"
CHECK_ALL = "{} works. All keys work. Hold * to leave."
