"""Sentences about games restored from the journal or replayed from a transcript, and about invalid data in them."""

RESTORED = (  # for one move; for any other number
    "Deine Partie {} geht nach {} Zug weiter. Zum Verlassen: * und Menü.",
    "Deine Partie {} geht nach {} Zügen weiter. Zum Verlassen: * und Menü.",
)
REPLAY_BEGINS = (
    "Wiederholung von {}, {} Zug. 4: langsamer. 6: schneller. B: ein Zug zurück.",
    "Wiederholung von {}, {} Züge. 4: langsamer. 6: schneller. B: ein Zug zurück.",
)
REPLAY_ENDS = "Die Wiederholung endet hier. Die Partie geht weiter."
TOO_LONG = "Diese Partie kann zu lang zum Speichern werden. Ein Stromausfall gegen Ende würde sie löschen."
NOT_SAFE = "Nach etwa {} Zügen kann ein Stromausfall diese Partie löschen."
LESS_MEMORY = "Dieses große Brett lässt wenig Speicher frei, vielleicht gibt es keine Tipps."
NO_ROOM = "Diese Partie ist jetzt zu lang zum Speichern. Ein Stromausfall würde sie löschen."

LOST = "{}: Die gespeicherte Partie kann nicht fortgesetzt werden. {} Ihre Einstellungen bleiben."
NO_GAME = "Dieses Spiel ist nicht installiert."
NO_BOT = "Es gibt keinen Bot namens {}."
MORE_OPTIONS = "Sie hat zu viele Einstellungen."
NO_MOVE = "Ihr Zug {} ist nicht erlaubt."
NO_TAKE_BACK = "Ihre zurückgenommenen Züge sind verloren."
NO_SENSE = "Die gespeicherten Daten sind beschädigt."

SETUP = "{} kann nicht wie beim letzten Mal eingestellt werden. {}"
LEFT_OUT = "Beschädigte gespeicherte Einträge, die ignoriert werden: {}. Alle anderen gelten."
