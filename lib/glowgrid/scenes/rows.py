"""The scenes, and which modules each needs: a table that is loaded when a scene changes, and unloaded again."""

# A line a scene: its name, what becomes of the scene it came from (it "ends", or waits "below", as it was), and the
# modules that it needs while it is open (see unload.py), CHOSEN for what the game chosen brings; behind an exclamation
# mark those that only the way to it needs. An icon in place of "below", 8 rows of 8 pixels in hexadecimal, says that
# the pause menu leads there. In one text, as a tuple of rows takes five times the heap.
ROWS = """
trouble ends view.animation TEXT saves.format?
splash ends words.boot view.rings saves.format?
menu ends words.boot ICONS
setup below words.menus view.animation TEXT MATCH BEGIN CHOSEN saves.autosave
play ends TABLE CHOSEN! BEGIN
result ends TABLE CHOSEN engine.review words.result result_sentences scenes.play view.end view.font? view.ticker?
replay ends TABLE CHOSEN scenes.play! BEGIN
pause below words.menus ICONS MATCH
ask below
connecting below TEXT
joining ends TEXT scenes.connecting
help dbdb00dbdb00dbdb words.menus TEXT
rules 007e007c007e0070 words.menus TEXT
check 3c4299a5a599423c words.menus view.animation view.font scenes.check_wiring
statistics 000202121252527e words.menus words.match TITLES ICONS! saves.format saves.preferences saves.snapshot
attract below words.boot GAME BOARD
demo below GAME BOARD TEXT CHOSEN words.match match_sentences RESULT view.end
sleep below
"""
_GROUPS = """TABLE=MATCH BOARD scenes.picker scenes.touched_cell?
MATCH=words.match match_sentences GAME saves.preferences? saves.autosave? saves.compaction? RESULT RUNNING
RUNNING=session.running_match
RESULT=words.result? result_sentences?
GAME=engine.options engine.events engine.game engine.seat engine.thinking engine.match RARELY
RARELY=engine.ending? engine.imperfect? engine.notation? engine.as_text?
BOARD=view.animation view.layout view.board_view view.hit_test? view.window? view.kinds?
ICONS=TEXT scenes.carousel
BEGIN=saves.format TITLES session.seating
TITLES=session.bot_titles
TEXT=view.font view.ticker"""

_CHOSEN = "CHOSEN"


def row(name: str) -> tuple:
    """Return of the scene `name` the modules that it needs, its own the last; those that only the way to it needs;
    whether it plays the game chosen, so that it needs what that brings; and whether it lies over the one before."""
    start = ROWS.index("\n" + name + " ") + len(name) + 2
    below, _, needs = ROWS[start : ROWS.index("\n", start)].partition(" ")
    for group in _GROUPS.split("\n"):
        short, _, long = group.partition("=")
        needs = needs.replace(short, long)
    needs, _, way = needs.partition("!")
    return " " + needs.replace(_CHOSEN, "") + " scenes." + name + " ", way + " ", _CHOSEN in needs, below != "ends"


def called(name: str) -> str:
    """Return the name of the scene's class."""
    return name[:1].upper() + name[1:]
