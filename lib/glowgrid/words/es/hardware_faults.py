"""Sentences about faults (a stuck key, defective memory, a crash), and about sleep. Loaded on demand."""

NOT_SAVED = "La memoria para las partidas no funciona, así que no se guarda nada. {}"
STUCK = "La tecla {} lleva mucho tiempo pulsada: no cuenta hasta que se suelte."
SHORTED = "Todas las teclas parecen pulsadas: revisa el cableado del teclado. Las teclas no cuentan."
NO_KEY_YET = "Aún no se ha pulsado ninguna tecla. Si lo has hecho, revisa el cableado del teclado."
ASLEEP = "No hay nadie: la cuadrícula está a oscuras. Cualquier tecla vuelve."

CRASHED = "Algo ha fallado; las líneas de arriba dicen qué. Cualquier tecla sigue con tu partida, * sin ella."
NO_MEMORY = "No ha habido memoria suficiente. Cualquier tecla sigue con tu partida, * sin ella."
