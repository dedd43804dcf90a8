"""German sentences of the coach: how good each move is, and where a game turned."""

RATED = "", "Schwach: {}.", "Mittel: {}.", "Gut: {}."  # by shade
MORE = "{} und {} weitere"
SHOWN = "Gute Züge leuchten ruhig und voll, mittlere hohl, schwache als matte Punkte. Jede Taste führt zurück."
NO_RATING = "Kein Trainer: In diesem Spiel hat kein einzelner Zug einen Wert, der sich berechnen lässt."
NO_ROOM = "Kein Trainer: Das Board hat zu wenig freien Speicher."
TURNED = "Zug {}: {} Besser: {}."
WOULD_WIN = "Das gewinnt."
IS_LOST = "Nach dem Zug ist die Partie verloren."
NO_TURN = "Kein einzelner Zug hat diese Partie gewendet."
KEYS = "Jede Taste führt zurück.", "4 und 6 zeigen die anderen Züge. Jede andere Taste führt zurück."
