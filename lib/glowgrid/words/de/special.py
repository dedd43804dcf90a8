"""Sentences that only some games or matches need: chance, answers, hand-over, passes, draws, undo."""

CHANCE = "Der Zufall entscheidet."
CHANCE_MOVED = "Der Zufall entscheidet: {}."
DRAWN = {
    "rolls": "{} ({}) würfelt {}.",
    "throws": "{} ({}) wirft {}.",
    "draws": "{} ({}) zieht {}.",
    "shows": "Es ist {2}.",  # the draw itself, as the player has just picked what it shows
}
ANSWERED = "{} ({}) antwortet: {}."
ANSWERS = {
    "missed": "{} ({}) antwortet: daneben.",
    "hit": "{} ({}) antwortet: getroffen.",
    "sunk": "{} ({}) antwortet: versenkt, {}.",
}
TAKE_BOARD = "{}: Nimm das Brett, dann drücke 5."
OPPONENT_ASKED = "Dein Gegner wird gefragt, ob du Züge zurücknehmen darfst."
NOT_AGREED = "Dein Gegner lässt dich keine Züge zurücknehmen."
DISCLOSED = "Das lässt sich nicht zurücknehmen, denn es hat Verborgenes gezeigt."
NO_ROOM = "Kein Tipp: Das Board hat zu wenig freien Speicher."
NO_ADVICE = "Kein Tipp: Kein Bot spielt dieses Spiel gut."
NOTHING_PROVEN = "Kein Tipp: Es lässt sich nichts beweisen."
MOVES = {
    0xFFFF: "{} ({}) passt.",  # a pass
    0xFFFE: "{} ({}) gibt auf.",  # a resignation
    0xFFFD: "Beide Spieler einigen sich auf Unentschieden.",  # an agreed draw
}
