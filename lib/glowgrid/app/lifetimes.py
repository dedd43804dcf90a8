"""Table of the scopes and the modules that each loads or keeps. Loaded for a moment when a scope is opened.

SCOPES has a line for each scope. Its name (of a scene the short one) is followed by flags:loads:keeps. `loads` and
`keeps` are letters of groups of modules: a scope loads the first ones, and keeps the others if something imports them.
Flags of a scene: o for an overlay, which lies over the scene before it; p if it plays the selected game; n if a network
or a cable may be in use. An icon as 16 hexadecimal digits puts a scene into the pause menu.
MODULES has a line for each group: its letter, and its modules. Each module comes after those that it imports at its
top. The letters are in the order of their codes.

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
    loads = keeps = own = last = ""
    names: list = []
    stays: list = []
    at = 0
    for scope in scopes:
        entry = _entry(scope)
        if entry:
            _, needed, kept = entry.split(":")
            loads += needed
            keeps += kept
        elif scope.count(".") == 1:  # an owner's own game, which may import what these packages have
            own += " " + scope
            stays.append(" games. engine.")
    for letter in sorted(loads + keeps):
        if letter != last:
            last = letter
            start = MODULES.find("\n" + letter, at) + 2
            at = MODULES.find("\n", start)
            (names if letter in loads else stays).append(MODULES[start:at])
    return "".join(names) + own + " ", "".join(stays) + " "


def _entry(scope: str) -> str:
    """Return flags:loads:keeps of a scope; "" if the table does not have it."""
    start = SCOPES.find("\n" + scope + " ")
    if start < 0:
        return ""
    start += len(scope) + 2
    return SCOPES[start : SCOPES.find("\n", start)].split(" ")[0]


SCOPES = """
startup :0ny:
ask o:1:
attract o:23456789:ABC
check o:6DEF: 3c4299a5a599423c
connecting on:DGHI:
crash :J:
demo op:234567DGHKLM:ABC
help o:DEGHN: dbdb00dbdb00dbdb
joining n:DGHIo:
menu :8DHOp:
pause o:DEGHOq:
play p:234567GLPr:ABCQ
replay p:234567GLPrs:ABCQ
result p:234567GKLPRrt:ABCQ
rules o:DEGHS: 007e007c007e0070
setup op:23456DEGHLuvz:AB
sleep o:GT:
splash :8Uw:
statistics o:DEHLOux: 000202121252527e
trouble :6DHV:
games.tictactoe :3WX:AY
games.connectx :3Wa:AY
games.quixo :3b:A
games.othello :3c:A
games.gomoku :3Wd:AY
games.domineering :3ef:A
bots.fair :23gh:A
bots.random :i:
bots.search :3g:A
games.tictactoe.search :ej:k
games.connectx.search :ej:k
games.othello.search :l:
games.gomoku.search :ej:k
online ::234AGm
"""
MODULES = """
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
A engine.as_text
B engine.imperfect
C view.kinds view.window
D view.font
E words.menus
F scenes.check_wiring scenes.check
G unload
H view.ticker
I scenes.connecting
J words.faults scenes.crash
K view.end
L words.match
M scenes.demo
N scenes.help
O scenes.carousel
P match_sentences scenes.picker
Q view.hit_test scenes.touched_cell
R engine.review words.result result_sentences
S scenes.rules
T scenes.sleep
U view.rings
V scenes.trouble
W engine.inarow
X games.tictactoe
Y engine.board
a games.connectx
b games.quixo
c games.othello_board games.othello
d games.gomoku
e engine.zobrist
f games.domineering
g bots.search
h bots.fair
i bots.random
j engine.line_counts
k engine.cell_scores engine.many_players
l games.othello_evaluation
m engine.ending online online.peer online.protocol online.protocol.messages online.peer.broker_link online.protocol.move_text online.peer.exchange online.protocol.hmac online.protocol.signed_link online.peer.transport online.peer.peer online.peer.network_peer online.peer.resync online.peer.secrets online.peer.shared_game online.peer.secret_game online.protocol.match_state online.peer.spectator
n session session.start_modes app.app
o scenes.joining
p scenes.menu
q scenes.pause
r scenes.play
s scenes.replay
t scenes.result
u session.bot_titles
v session.running_match
w scenes.splash
x scenes.statistics
y saves saves.format saves.journal
z session.seating scenes.setup
"""
