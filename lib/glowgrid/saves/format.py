"""The kinds of the journal's records: apart from their reading, for those who only write them."""

BRIGHTNESS = 66  # percent, and what settings.toml said then
BEGUN = 71  # the line
MOVE = 77  # one byte, or two with the higher first
BACK = 84  # a move is taken back
OVER = 70  # key/level/result: 0 a person won, 1 somebody else, 2 a draw
CLOSED = 88  # the game was left
SETUP = 85  # a line's first three parts
RESULTS = 83  # key/level/won,lost,drawn
MOVES = 78  # undone (2 bytes), bits a move, count (2 bytes), then the moves, packed
