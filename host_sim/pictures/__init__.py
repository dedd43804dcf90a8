"""Pictures, animations and text made from frames, the rows of colours that the panel shows.

`paint` draws single parts, `desk` combines them in one picture, and `recorder` makes animations.

Imports Pillow only where it is needed, `host_sim.parts` and `host_sim.board`.
"""
