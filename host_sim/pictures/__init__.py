"""Room host_sim.pictures: from a frame, the rows of colours that the panel shows, to a picture, a GIF or text.

`paint` draws single parts, `desk` lays them out in one picture, `recorder` makes a GIF of what there was to see.
Imports Pillow (only where it is needed), parts and board.
"""
