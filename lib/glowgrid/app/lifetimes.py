"""Lists which modules each scope loads and keeps. A scope is a scene, a game, a bot, or another reason to load modules.

SCOPES has a line for each scope, such as `demo op:234567dgjkl:abc`. The line begins with the scope's name (for a scene,
without its package). Then come three fields with colons between: flags, letters of the groups of modules to load, and
letters of groups to keep if another module imports them. Flags of a scene: o for an overlay, which lies over the scene
before it; p if it plays the selected game; n if a network or a cable may be in use. If a scene has an item in the pause
menu, the line ends with its icon in 16 hexadecimal digits. MODULES has a line for each group: its letter, and its
modules. Each module comes after those that it imports at its top.

`python -m tools.build.lifetimes_table` writes SCOPES and MODULES. This module is loaded only while a scope is being
opened.
"""


def scene(name: str, game: str, online: bool) -> tuple:
    """Return (modules to load, modules to keep, whether it is an overlay) for a scene.

    `game`: the module of the selected game. `online`: there is a link to an opponent. Both sets of modules are strings,
    as `modules` returns them.
    """
    flags = _entry(name).split(":")[0]
    scopes = [name]
    if "p" in flags:
        scopes.append("games." + game)
    if online and ("p" in flags or "n" in flags):
        scopes.append("online")
    names, stays = modules(scopes)
    return names, stays, "o" in flags


def modules(scopes: list) -> tuple:
    """Return (modules to load, modules to keep) for all these scopes together.

    Both are strings of names, with a space before and after each name. A module to load comes after its imports.
    """
    loads = keeps = own = ""
    names: list = []
    stays: list = []
    for scope in scopes:
        entry = _entry(scope)
        if entry:
            _, needed, kept = entry.split(":")
            loads += needed
            keeps += kept
        elif scope.count(".") == 1:  # an owner's own game, which may import what these packages have
            own += " " + scope
            stays.append(" games. engine.")
    for group in MODULES.split("\n"):
        letter = group[0]
        if letter in loads:
            names.append(group[1:])
        elif letter in keeps:
            stays.append(group[1:])
    return "".join(names) + own + " ", "".join(stays) + " "


def _entry(scope: str) -> str:
    """Return the fields of a scope, such as "op:234567dgjkl:abc" (flags, groups to load, groups to keep).

    Return "" for an unknown scope.
    """
    start = SCOPES.find("\n" + scope + " ")
    if start < 0:
        return ""
    start += len(scope) + 2
    return SCOPES[start : SCOPES.find("\n", start)].split(" ")[0]


SCOPES = """
startup :0LW:
ask o:1:
attract o:23456789:abc
check o:6def: 3c4299a5a599423c
connecting on:dgh:
crash :i:
demo op:234567dgjkl:abc
help o:degm: dbdb00dbdb00dbdb
joining n:dghM:
menu :8dgnN:
pause o:degnO:
play p:234567koP:abcp
replay p:234567koPQ:abcp
result p:234567jkoqPR:abcp
rules o:degr: 007e007c007e0070
setup op:23456degkSTX:ab
sleep o:s:
splash :8tU:
statistics o:degknSV: 000202121252527e
trouble :6dgu:
games.tictactoe :3vw:ax
games.connectx :3vy:ax
games.quixo :3z:a
games.othello :3A:a
games.gomoku :3vB:ax
games.domineering :3CD:a
bots.fair :23EF:a
bots.random :G:
bots.search :3E:a
games.tictactoe.search :CH:I
games.connectx.search :CH:I
games.othello.search :J:
games.gomoku.search :CH:I
online ::234aK
"""
MODULES = """\
0 words bots app games scenes scenes.scene view view.palette view.canvas engine engine.rng
1 scenes.ask
2 engine.events
3 engine.options engine.game
4 engine.seat
5 engine.thinking engine.match
6 view.animation
7 view.layout view.board_view
8 words.boot
9 scenes.attract
a engine.as_text
b engine.imperfect_information
c view.special_pieces view.window
d view.font
e words.menus
f scenes.wiring_from_answers scenes.check
g view.ticker
h scenes.connecting
i words.hardware_faults scenes.crash
j view.end
k words.match
l scenes.demo
m scenes.help
n scenes.carousel
o match_sentences scenes.move_picker
p view.hit_test scenes.touched_cell
q engine.review words.result result_sentences
r scenes.rules
s scenes.sleep
t view.rings
u scenes.trouble
v engine.inarow
w games.tictactoe
x engine.board
y games.connectx
z games.quixo
A games.othello_board games.othello
B games.gomoku
C engine.zobrist
D games.domineering
E bots.search
F bots.fair
G bots.random
H engine.line_counts
I engine.cell_gains engine.multiplayer_line_counts
J games.othello_evaluation
K online online.peer online.protocol online.protocol.messages online.peer.broker_link online.protocol.move_text online.protocol.hmac online.peer.hidden_moves online.peer.move_exchange online.peer.shared_game online.peer.hidden_move_game online.protocol.signed_link online.peer.transport online.peer.peer online.peer.network_peer
L session session.match_start_modes app.scene_stack app.app
M scenes.joining
N scenes.menu
O scenes.pause
P scenes.play
Q scenes.replay
R scenes.result
S session.bot_titles
T session.running_match
U scenes.splash
V scenes.statistics
W saves saves.record_format saves.journal
X session.seating scenes.setup"""
