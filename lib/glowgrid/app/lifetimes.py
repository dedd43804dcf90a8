"""Table of the scopes and the modules that each loads or keeps. Loaded for a moment when a scope is opened.

SCOPES has a line for each scope. Its name (of a scene the short one) is followed by flags:loads:keeps. `loads` and
`keeps` are letters of groups of modules: a scope loads the first ones, and keeps the others if something imports them.
Flags of a scene: o for an overlay, which lies over the scene before it; p if it plays the selected game; n if a network
or a cable may be in use. An icon as 16 hexadecimal digits puts a scene into the pause menu.
MODULES has a line for each group: its letter, and its modules. Each module comes after those that it imports at its
top.

`python -m tools.build.lifetimes` writes SCOPES and MODULES.
"""


def scene(name: str, game: str) -> tuple:
    """Return which modules a scene loads if the game in that module is selected, which ones it keeps besides, and
    whether it is an overlay."""
    flags = _entry(name).split(":")[0]
    scopes = [name]
    if "p" in flags:
        scopes += ["games." + game, "online"]
    elif "n" in flags:
        scopes.append("online")
    names, stays = modules(scopes)
    return names, stays, "o" in flags


def modules(scopes: list) -> tuple:
    """Return which modules these scopes load together, in order, and which they keep besides; each between spaces."""
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
    """Return flags:loads:keeps of a scope; "" if the table does not have it."""
    start = SCOPES.find("\n" + scope + " ")
    if start < 0:
        return ""
    start += len(scope) + 2
    return SCOPES[start : SCOPES.find("\n", start)].split(" ")[0]


SCOPES = """
startup :0MX:
ask o:1:
attract o:23456789:abc
check o:6def: 3c4299a5a599423c
connecting on:dghi:
crash :j:
demo op:234567dghklm:abc
help o:deghn: dbdb00dbdb00dbdb
joining n:dghiN:
menu :8dhoO:
pause o:deghoP:
play p:234567glpQ:abcq
replay p:234567glpQR:abcq
result p:234567gklprQS:abcq
rules o:deghs: 007e007c007e0070
setup op:23456deghlTUY:ab
sleep o:gt:
splash :8uV:
statistics o:dehloTW: 000202121252527e
trouble :6dhv:
games.tictactoe :3wx:ay
games.connectx :3wz:ay
games.quixo :3A:a
games.othello :3B:a
games.gomoku :3wC:ay
games.domineering :3DE:a
bots.fair :23FG:a
bots.random :H:
bots.search :3F:a
games.tictactoe.search :DI:J
games.connectx.search :DI:J
games.othello.search :K:
games.gomoku.search :DI:J
online ::234agL
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
b engine.imperfect
c view.kinds view.window
d view.font
e words.menus
f scenes.check_wiring scenes.check
g unload
h view.ticker
i scenes.connecting
j words.faults scenes.crash
k view.end
l words.match
m scenes.demo
n scenes.help
o scenes.carousel
p match_sentences scenes.picker
q view.hit_test scenes.touched_cell
r engine.review words.result result_sentences
s scenes.rules
t scenes.sleep
u view.rings
v scenes.trouble
w engine.inarow
x games.tictactoe
y engine.board
z games.connectx
A games.quixo
B games.othello_board games.othello
C games.gomoku
D engine.zobrist
E games.domineering
F bots.search
G bots.fair
H bots.random
I engine.line_counts
J engine.cell_scores engine.many_players
K games.othello_evaluation
L engine.ending online online.peer online.protocol online.protocol.messages online.peer.broker_link online.protocol.move_text online.peer.exchange online.protocol.hmac online.protocol.signed_link online.peer.transport online.peer.peer online.peer.network_peer online.peer.resync online.peer.secrets online.peer.shared_game online.peer.secret_game online.protocol.match_state online.peer.spectator
M session session.start_modes app.app
N scenes.joining
O scenes.menu
P scenes.pause
Q scenes.play
R scenes.replay
S scenes.result
T session.bot_titles
U session.running_match
V scenes.splash
W scenes.statistics
X saves saves.format saves.journal
Y session.seating scenes.setup"""
