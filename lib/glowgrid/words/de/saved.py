"""Sentences about games restored from the journal or replayed from a transcript, and about invalid data in them."""

RESTORED = (  # for one move; for any other number
    "Deine Partie {} geht nach {} Zug weiter. * und Verlassen beenden sie.",
    "Deine Partie {} geht nach {} Zügen weiter. * und Verlassen beenden sie.",
)
REPLAY_BEGINS = (
    "Eine Mitschrift von {}, {} Zug. 4 langsamer, 6 schneller, B geht zurück.",
    "Eine Mitschrift von {}, {} Züge. 4 langsamer, 6 schneller, B geht zurück.",
)
REPLAY_ENDS = "Die Mitschrift ist zu Ende. Die Partie geht weiter."
TOO_LONG = "Diese Partie kann zu lang zum Sichern werden: Fällt gegen Ende der Strom aus, ist sie verloren."
NOT_SAFE = "Nach etwa {} Zügen kann ein Stromausfall diese Partie löschen."
NO_ROOM = "Diese Partie ist jetzt zu lang zum Sichern: Fällt der Strom aus, ist sie verloren."

LOST = "{}: Die gesicherte Partie lässt sich nicht fortsetzen. {} Wie sie eingestellt war, ist noch da."
NO_GAME = "So ein Spiel gibt es hier nicht."
NO_BOT = "Einen Bot namens {} gibt es hier nicht."
MORE_OPTIONS = "Sie hat mehr Einstellungen, als es hier gibt."
NO_MOVE = "Ihr Zug {} ist hier nicht erlaubt."
NO_TAKE_BACK = "Hier kann nichts zurückgenommen werden."
NO_SENSE = "Was davon gesichert war, ergibt keinen Sinn."

SETUP = "{} lässt sich nicht ganz wie beim letzten Mal einstellen. {}"
LEFT_OUT = "Gesicherte Einträge, die keinen Sinn ergeben und wegfallen: {}. Der Rest zählt."
