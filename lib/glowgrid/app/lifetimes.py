"""Lists which modules each scope loads and keeps. A scope is a scene, a game, a bot, or another reason to load modules.

Each line of SCOPES describes a scope, such as `demo op/"#$%&/9:;`: its name and three fields, separated by slashes.
1. The flags of a scene: o if it is an overlay, p if it plays the selected game, n if it may use a network or a cable.
2. The groups of modules to load. Each character stands for a group in MODULES: ! for the first, " for the second, and
   so on in ASCII order, without the slash. After ~ follow ® and the characters after it.
3. The groups of modules to keep if another module imports them.
A line may end with the scene's icon for the pause menu, in 16 hexadecimal digits. In MODULES, each module comes after
the modules that it imports at its top. `python -m tools.build.lifetimes_table` writes SCOPES and MODULES. This module
is loaded only while a scope is being opened.
"""


def scene(name: str, game: str, online: bool) -> tuple:
    """Return (modules to load, modules to keep, whether the scene is an overlay) for the scene `name`.

    `game`: the module of the selected game. `online`: whether there is a link to an opponent. Modules to load
    and modules to keep are strings, as the function `modules` returns them.
    """
    flags = _entry(name).split("/")[0]
    scopes = [name]
    if "p" in flags:
        scopes.append("games." + game)
    if online and ("p" in flags or "n" in flags):
        scopes.append("online")
    names, stays = modules(scopes)
    return names, stays, "o" in flags


def modules(scopes: list) -> tuple:
    """Return (modules to load, modules to keep) for all `scopes` together.

    Both are strings of names, with a space before and after each name. A module to load comes after its imports.
    """
    found: tuple = [""], [""]
    for scope in scopes:
        entry = _entry(scope)
        if entry:
            for part, letters in zip(found, entry.split("/")[1:]):
                for letter in letters:
                    group = MODULES[ord(letter) - 33 - (letter > "/") - 47 * (letter > "~")]
                    if group not in part:
                        part.append(group)
        elif scope.count(".") == 1:  # an owner's own game, which may import what these packages have
            found[0].append(scope)
            found[1].append("games. engine.")
    return " ".join(found[0]) + " ", " ".join(found[1]) + " "


def _entry(scope: str) -> str:
    """Return the three fields of a scope (flags, groups to load, groups to keep), such as 'op/"#$%&/9:;'.

    Return "" if SCOPES does not have the scope.
    """
    start = SCOPES.find("\n" + scope + " ")
    if start < 0:
        return ""
    start += len(scope) + 2
    return SCOPES[start : SCOPES.find("\n", start)].split(" ")[0]


SCOPES = r"""
startup /!{/
analysis o/"#$%&'(/)*+,-
ask o/./
attract o/"#%&'01234/)*+,-5
check o/6/ 3c4299a5a599423c
connecting on/78/
crash /9|/
demo op/"#%&'1237:;</)*+,-5
help o/7=>/ dbdb00dbdb00dbdb
joining n/78}/
menu /7?@~/
more o/"7@A/)*+
pause o/7@B®/
play p/"#%&'123;C¯/)*+,-5D
replay p/"#%&'123;C¯°/)*+,-5D
result p/"#$%&'123:;CE¯±/)*+,-5D
rules o/7=F/ 007e007c007e0070
setup op/"#%01237;=²³´/&)*+,5
sleep o/G/
splash /Hµ/
statistics o/07;=@²¶/ 000202121252527e
trouble /%7I/&)*,
games.tictactoe /"JK/)*+L
games.connectx /"JM/)*+L
games.quixo /"N/)*+
games.gomoku /"JO/)*+L
games.othello /"P/)*+
games.domineering /"QR/)*+
games.dots /")S/*+
games.go /")QT/*+
games.checkers /")QU/*+
games.chess /")QV/*+
games.ur /")25W/*+
games.breakthrough /"X/)*+
games.kalah /")Y/*+
games.morris /")QZ/*+
games.lightsout /"25[/)*+
games.minesweeper /")125\/*+
games.battleship /")25]/*+
games.pairs /")25^/*+
bots.fair /"01_`abc/)*+d
bots.imperfect_search /"0ad/)*+
bots.random /0_/
bots.search /"0`ab/)*+d
bots /0/
session.seating /"#0123;e³/)*+5
games.tictactoe.search /Qf/g
games.connectx.search /Qfhij/gk
games.quixo.search /hil/
games.gomoku.search /Qf/gm
games.othello.search /hn/
games.domineering.search /o/
games.go.search /p/
games.chess.search /q/
games.ur.search /r/
games.breakthrough.search /s/
games.kalah.search /t/
games.morris.search /u/
games.lightsout.search /v/
games.minesweeper.search /w/
games.battleship.search /x/
games.pairs.search /y/
online //")*+12z
"""
MODULES = (
    "words view view.motion app games scenes scenes.scene view.palette view.canvas engine engine.rng",
    "engine.options engine.game",
    "engine.thinking",
    "engine.review",
    "view.animation",
    "view.layout",
    "view.board_view",
    "words.coach scenes.analysis",
    "engine.looks",
    "engine.look_reading",
    "engine.as_text",
    "view.cell_looks view.glyphs view.sowing",
    "view.two_cell_pieces view.window",
    "scenes.ask",
    "bots",
    "engine.events",
    "engine.seat",
    "engine.turns engine.match",
    "words.demo scenes.attract",
    "engine.imperfect",
    "scenes.check",
    "view.font view.ticker",
    "scenes.connecting",
    "words.hardware_faults",
    "view.end",
    "words.match",
    "scenes.demo",
    "words.menus",
    "scenes.help",
    "words.main_menu",
    "scenes.carousel",
    "words.buttons scenes.button_items scenes.more",
    "words.pause",
    "match_sentences scenes.move_picker",
    "chance_sentences engine.draws view.hit_test scenes.touched_cell",
    "words.result result_sentences",
    "scenes.rules",
    "scenes.sleep",
    "view.rings words.splash",
    "scenes.trouble",
    "engine.inarow",
    "games.tictactoe",
    "engine.board",
    "games.connectx",
    "games.quixo",
    "games.gomoku",
    "games.othello_board games.othello",
    "engine.zobrist",
    "games.domineering",
    "games.dots",
    "engine.agreement games.go_groups games.go_board games.go",
    "games.checkers_board games.checkers",
    "games.chess_moves games.chess_board games.chess_notation games.chess",
    "games.ur",
    "games.breakthrough",
    "games.kalah_sowing games.kalah",
    "games.morris_board games.morris",
    "games.lightsout",
    "engine.flags games.minesweeper_field games.minesweeper",
    "games.battleship_waters games.battleship",
    "games.pairs",
    "bots.random",
    "bots.attention bots.forced_win bots.transposition_table",
    "bots.move_order",
    "bots.search",
    "bots.fair",
    "bots.imperfect_search",
    "app.lifetimes",
    "engine.line_counts",
    "engine.cell_gains engine.multiplayer_line_counts",
    "engine.drive_table",
    "engine.bit_table",
    "games.connectx_all games.connectx_book",
    "games.connectx_lines",
    "games.quixo_book",
    "games.gomoku_threats",
    "games.othello_evaluation games.othello_patterns",
    "games.domineering_evaluation",
    "games.go_evaluation",
    "games.chess_evaluation",
    "games.ur_evaluation",
    "games.breakthrough_search",
    "games.kalah_evaluation",
    "games.morris_evaluation",
    "games.lightsout_solver",
    "games.minesweeper_layouts games.minesweeper_deduction",
    "games.battleship_shots",
    "games.pairs_memory",
    "online online.peer online.protocol online.protocol.messages online.peer.broker_link online.protocol.move_text online.protocol.hmac online.peer.hidden_moves online.peer.move_exchange online.peer.shared_game online.peer.hidden_move_game online.protocol.signed_link online.peer.transport online.peer.peer online.peer.network_peer",
    "saves.record_format saves session session.match_start_modes app.scene_stack app.app saves.journal",
    "scenes.crash",
    "scenes.joining",
    "scenes.menu",
    "scenes.pause",
    "scenes.play",
    "scenes.replay",
    "scenes.result",
    "session.bot_titles",
    "session.running_match session.seating",
    "scenes.setup",
    "scenes.splash",
    "scenes.statistics",
)
