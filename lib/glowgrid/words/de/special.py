"""Sentences that only some games or matches need: chance, answers, hand-over, passes, draws, undo."""

CHANCE = "Der Zufall entscheidet."
CHANCE_MOVED = "Der Zufall entscheidet: {}."
DRAWN = {"rolls": "{} ({}) würfelt {}.", "throws": "{} ({}) wirft {}.", "draws": "{} ({}) zieht {}."}
ANSWERED = "{} ({}) antwortet: {}."
TAKE_BOARD = "{}: Nimm das Brett, dann drücke 5."
OPPONENT_ASKED = "Die andere Seite wird gefragt, ob Züge zurückgenommen werden dürfen."
NOT_AGREED = "Die andere Seite erlaubt nicht, Züge zurückzunehmen."
DISCLOSED = "Das lässt sich nicht zurücknehmen: Es hat etwas Verborgenes gezeigt."
NO_ROOM = "Für einen Tipp ist hier kein Platz: Auf diesem Board ist zu wenig Speicher frei."
NO_ADVICE = "Hier gibt es keinen Tipp: Kein Bot kann dieses Spiel gut spielen."
MOVES = {
    0xFFFF: "{} ({}) passt.",  # a pass
    0xFFFE: "{} ({}) gibt auf.",  # a resignation
    0xFFFD: "Beide Seiten einigen sich auf Unentschieden.",  # an agreed draw
}
