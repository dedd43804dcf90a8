"""Sentences of the pause menu, and of the questions that it asks."""

PAUSED = "Pausa."
PAUSE = (
    ("back", "Seguir"),
    ("take_back", "Deshacer"),
    ("redo", "Rehacer"),
    ("hint", "Pista"),
    ("coach", "Valorar las jugadas"),
    ("rules", "Cómo se juega"),
    ("help", "Qué hacen las teclas"),
    ("transcript", "Imprimir las jugadas"),
    ("statistics", "Estadísticas"),
    ("brightness", "Brillo"),
    ("check", "Prueba del hardware"),
    ("new_game", "Partida nueva"),
    ("who", "Preparar la partida"),
    ("leave", "Menú"),
)
SOUND = "Sonido: sí", "Sonido: no"
BRIGHTNESS = "Brillo: {} por ciento. 4: más oscuro. 6: más claro. *: listo."
ASKS = "{} 5 o #: sí. Otra tecla: no."
ENDS_GAME = (  # the game is kept; it is kept and another is deleted; it is an online game
    "¿Dejar esta partida? Se guarda. 5 o #: sí. Otra tecla: no.",
    "¿Dejar esta partida? Se guarda, pero la de {} se borra. 5 o #: sí. Otra tecla: no.",
    "¿Dejar esta partida? Entonces termina también para tu rival. 5 o #: sí. Otra tecla: no.",
)
