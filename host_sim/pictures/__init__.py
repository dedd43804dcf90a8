"""Make pictures, animations and text from frames. A frame is what the lights show, as rows of colours.

`lights` and `keypad_and_text` paint single parts, `desk` combines them in one picture, and `recorder` makes animations.

Imports Pillow where it is needed.
"""
