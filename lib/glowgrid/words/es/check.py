"""Sentences of the hardware check."""

CHECK = {
    "corner": "Prueba del hardware. ¿Qué esquina está encendida? Pulsa 1 3 7 9, o 4 o 6 y 2 u 8. Mantén * para salir.",
    "way": "¿Cómo se mueve la luz? De lado: 4 o 6. Hacia arriba o abajo: 2 u 8. (* empieza de nuevo.)",
    "length": "¿Está encendida justo una fila o columna? 6: faltan. 4: sobran. 5: sí.",
    "turn": "Parpadean dos píxeles. ¿Se tocan? 5: sí. 4: no.",
    "picture": "¿Ves una F al derecho en la esquina de arriba a la izquierda? 5: sí. *: no, empieza de nuevo.",
    "keys": "Copia estas líneas en settings.toml. Ahora pulsa cada tecla: su lugar se enciende. Mantén * para salir.",
}
CHECK_KEY = "{} funciona. Faltan por pulsar: {}"
CHECK_ALL = "{} funciona. Todas las teclas funcionan. Mantén * para salir."
