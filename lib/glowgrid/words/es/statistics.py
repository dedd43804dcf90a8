"""Sentences of the statistics."""

STATISTICS = "{} contra {}: {} ganadas, {} perdidas, {} empatadas."
STATISTICS_PEOPLE = "{} entre personas: el jugador 1 ganó {}, los demás {}, {} empatadas."
STATISTICS_ALONE = "{}, {}: {} de {} veces resuelto."
STATISTICS_BEST = "{}, tu mejor resultado: {} jugadas (mínimo posible: {})."
NO_STATISTICS = "Aún no hay partidas terminadas."
FORGET = "Borrar todos los datos guardados"
FORGET_ASKED = (
    "¿Borrar todas las partidas, los ajustes y las estadísticas? 5 o #: sí.",
    "¿Seguro? 5 o #: sí. Otra tecla: no.",
)
FORGOTTEN = "Se han borrado todos los datos guardados."
