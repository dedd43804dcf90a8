"""Sentences about faults (a stuck key, defective memory, a crash), and about sleep. Loaded on demand."""

NOT_SAVED = "Der Speicher für Partien funktioniert nicht, darum wird nichts gesichert. {}"
STUCK = "Taste {} ist schon lange gedrückt: Sie zählt erst wieder, wenn sie losgelassen wurde."
SHORTED = "Alle Tasten scheinen gedrückt: Prüfe, wie das Tastenfeld verdrahtet ist. Die Tasten werden nicht beachtet."
NO_KEY_YET = "Noch nie wurde eine Taste gedrückt. Wenn doch: Prüfe, wie das Tastenfeld verdrahtet ist."
ASLEEP = "Niemand ist da: Das Raster ist dunkel. Jede Taste führt zurück."

CRASHED = (
    "Etwas ist schiefgegangen; was, sagen die Zeilen darüber. Jede Taste setzt deine Partie fort, * beginnt ohne sie."
)
NO_MEMORY = "Der Speicher hat nicht gereicht. Jede Taste setzt deine Partie fort, * beginnt ohne sie."
