"""Sentences of the statistics."""

STATISTICS = "{} gegen {}: {} gewonnen, {} verloren, {} unentschieden."
STATISTICS_PEOPLE = "{} unter Menschen: Spieler 1 gewann {}, andere {}, {} unentschieden."
STATISTICS_ALONE = "{}, {}: {} von {} Mal gelöst."
STATISTICS_BEST = "{}, dein bestes Ergebnis: {} Züge (möglich sind {})."
NO_STATISTICS = "Noch keine beendeten Partien."
FORGET = "Alle gespeicherten Daten löschen"
FORGET_ASKED = (
    "Alle gespeicherten Partien, Einstellungen und Statistiken löschen? 5 oder #: ja.",
    "Bist du sicher? 5 oder #: ja. Jede andere Taste: nein.",
)
FORGOTTEN = "Alle gespeicherten Daten sind gelöscht."
