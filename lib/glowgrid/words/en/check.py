"""Sentences of the hardware check."""

CHECK = {
    "start": "Hardware check. Press {} on the keypad. To leave, hold * (here any key) at any time.",
    "press": "Press {}. If nothing happens, press the key before it again.",
    "press_again": "These keys don't fit together, so start over. Press {}.",
    "colour": "Light {} of 2: what colour is it? 4: red. 5: green. 6: blue. (* goes back.)",
    "colour_again": "These answers fit no known strip. Again, light {} of 2: 4: red. 5: green. 6: blue.",
    "white": "Is the same pixel white now? 5: yes. 4: no, another one has a colour.",
    "restart": "The setting was wrong about white LEDs. Copy this line into settings.toml, restart, and check again.",
    "pixels": "The strip fills with red, green, blue and white. Does every pixel show each colour? 5: yes. 4: no.",
    "last": "Pixel {} blinks. Go to the last one before the fault: 4 and 6 move by 1, 2 and 8 by {}. 5: it is there.",
    "corner": "Which corner is lit? Press 1 3 7 9, or 4 or 6 and 2 or 8. (* goes back, hold * to leave.)",
    "way": "How does the light move? Sideways: 4 or 6. Up or down: 2 or 8. (* starts over.)",
    "length": "Is exactly one row or column lit? 6: too few pixels. 4: too many. 5: yes.",
    "turn": "Two pixels blink. Do they touch? 5: yes. 4: no.",
    "picture": "Do you see an upright F in the top left corner? 5: yes. *: no, start over.",
    "ends": "All is white. Are the last pixels redder, yellower or dimmer than the first? 5: no, the same. 4: yes.",
    "keys": "Press each key: its place lights up. Press a key twice in a row to end.",
    "key": "{} works. Still to press: {}. (A key twice in a row: end.)",
    "lines": "Copy these lines into settings.toml. Hold * to leave.",
}
KEYPAD_ORDER = "The keypad's wires have another order. Rows from the top: {}. Columns from the left: {}."
FAULT = (
    "Pixel {0} is the last good one. If all after it are dark, check the joint between {0} and {1}. "
    "If only {1} is wrong, replace it."
)
VOLTAGE_DROP = (
    "The voltage drops along the strip. Feed 5 V and ground at both ends, use thicker wires, "
    "or lower POWER_BUDGET_MA or BRIGHTNESS."
)
ALL_KEYS = "All keys work."
DEAD_WIRES = "No signal from {}. Check the wires on {}."
DEAD_KEYS = "No signal from {}. Other keys on the same wires work, so the keypad is faulty."
