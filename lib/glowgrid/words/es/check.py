"""Sentences of the hardware check."""

CHECK = {
    "start": "Prueba del hardware. Pulsa {} en el teclado. Para salir, mantén * (aquí cualquier tecla).",
    "press": "Pulsa {}. Si no pasa nada, pulsa otra vez la tecla anterior.",
    "press_again": "Estas teclas no encajan: de nuevo desde el principio. Pulsa {}.",
    "colour": "Luz {} de 2: ¿de qué color es? 4: roja. 5: verde. 6: azul. (* vuelve atrás.)",
    "colour_again": "Ninguna tira responde así. Otra vez, luz {} de 2: 4: roja. 5: verde. 6: azul.",
    "white": "¿El mismo píxel es ahora blanco? 5: sí. 4: no, otro tiene un color.",
    "restart": "El ajuste sobre los LED blancos era erróneo. Copia esta línea en settings.toml, reinicia y repite.",
    "pixels": "La tira se llena de rojo, verde, azul y blanco. ¿Cada píxel muestra cada color? 5: sí. 4: no.",
    "last": "Parpadea el píxel {}. Ve al último antes del fallo: 4 y 6 mueven 1, 2 y 8 mueven {}. 5: es ese.",
    "corner": "¿Qué esquina está encendida? Pulsa 1 3 7 9, o 4 o 6 y 2 u 8. (* vuelve atrás, mantén * para salir.)",
    "way": "¿Cómo se mueve la luz? De lado: 4 o 6. Hacia arriba o abajo: 2 u 8. (* empieza de nuevo.)",
    "length": "¿Está encendida justo una fila o columna? 6: faltan. 4: sobran. 5: sí.",
    "turn": "Parpadean dos píxeles. ¿Se tocan? 5: sí. 4: no.",
    "picture": "¿Ves una F al derecho en la esquina de arriba a la izquierda? 5: sí. *: no, empieza de nuevo.",
    "ends": "Todo es blanco. ¿Los últimos píxeles son más rojizos, amarillos u oscuros? 5: no, iguales. 4: sí.",
    "keys": "Pulsa cada tecla: su lugar se enciende. Pulsa una dos veces seguidas para terminar.",
    "key": "{} funciona. Faltan por pulsar: {}. (Una dos veces: fin.)",
    "lines": "Copia estas líneas en settings.toml. Mantén * para salir.",
}
KEYPAD_ORDER = "Los cables del teclado tienen otro orden. Filas desde arriba: {}. Columnas desde la izquierda: {}."
FAULT = (
    "El píxel {0} es el último bueno. Si todos los siguientes están apagados, revisa la unión entre {0} y {1}. "
    "Si solo falla el {1}, cámbialo."
)
VOLTAGE_DROP = (
    "La tensión cae a lo largo de la tira. Lleva 5 V y masa a los dos extremos, usa cables más gruesos, "
    "o baja POWER_BUDGET_MA o BRIGHTNESS."
)
ALL_KEYS = "Todas las teclas funcionan."
DEAD_WIRES = "No llega señal de {}. Revisa los cables en {}."
DEAD_KEYS = "No llega señal de {}. Otras teclas de los mismos cables funcionan: el teclado está averiado."
