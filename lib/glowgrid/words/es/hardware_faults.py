"""Sentences about faults (a stuck key, defective memory, a crash), and about sleep. Loaded on demand."""

NOT_SAVED = "No se puede guardar: la memoria para las partidas no funciona. {}"
READ_ONLY = (
    "La placa no puede escribir en su unidad. Pon PLAYER_MODE = 1 en settings.toml: eso oculta la unidad a "
    "los ordenadores."
)
NO_COPY = "Las partidas guardadas no se copian a la unidad CPSAVES, porque no se puede escribir en ella. {}"
STUCK = "La tecla {} parece atascada. No cuenta hasta que se suelte."
SHORTED = "Todas las teclas parecen pulsadas, así que no cuentan. Revisa el cableado del teclado."
NO_KEY_YET = "Si una tecla de tu placa no hace nada, revisa el cableado del teclado."
ASLEEP = "La cuadrícula duerme. Cualquier tecla la despierta."

CRASHED = "Algo ha fallado. Las líneas de arriba dicen qué. Cualquier tecla reanuda tu partida, * la borra."
NO_MEMORY = "La placa se ha quedado sin memoria. Cualquier tecla reanuda tu partida, * la borra."
