"""Sentences about faults (a stuck key, defective memory, a crash), and about sleep. Loaded on demand."""

NOT_SAVED = "Partien können nicht gespeichert werden, denn der Speicher funktioniert nicht. {}"
READ_ONLY = (
    "Das Board darf nicht auf sein Laufwerk schreiben. Setze PLAYER_MODE = 1 in settings.toml: Das verbirgt "
    "das Laufwerk vor Computern."
)
NO_COPY = "Gespeicherte Partien werden nicht auf das Laufwerk CPSAVES kopiert, denn es ist nicht beschreibbar. {}"
STUCK = "Taste {} scheint zu klemmen. Sie wird ignoriert, bis sie losgelassen wird."
SHORTED = "Alle Tasten scheinen gedrückt zu sein und werden ignoriert. Prüfe die Verdrahtung des Tastenfelds."
NO_KEY_YET = "Wenn eine Taste deines Boards nichts bewirkt, prüfe die Verdrahtung des Tastenfelds."
ASLEEP = "Das Raster schläft. Jede Taste weckt es."

CRASHED = "Etwas ist schiefgegangen. Die Zeilen darüber sagen, was. Jede Taste setzt deine Partie fort, * löscht sie."
NO_MEMORY = "Dem Board ist der Speicher ausgegangen. Jede Taste setzt deine Partie fort, * löscht sie."
