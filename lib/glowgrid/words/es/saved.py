"""Sentences about games restored from the journal or replayed from a transcript, and about invalid data in them."""

RESTORED = (  # for one move; for any other number
    "Tu partida de {} sigue tras {} jugada. * y Salir la acaban.",
    "Tu partida de {} sigue tras {} jugadas. * y Salir la acaban.",
)
REPLAY_BEGINS = (
    "Una transcripción de {}, {} jugada. 4 más lento, 6 más rápido, B retrocede.",
    "Una transcripción de {}, {} jugadas. 4 más lento, 6 más rápido, B retrocede.",
)
REPLAY_ENDS = "La transcripción acaba aquí. La partida sigue."
TOO_LONG = "Esta partida puede hacerse demasiado larga para guardarla: un corte de corriente al final la perdería."
NOT_SAFE = "Tras unas {} jugadas, un corte de corriente puede perder esta partida."
NO_ROOM = "Esta partida ya es demasiado larga para guardarla: un corte de corriente la perdería."

LOST = "{}: la partida guardada no vuelve. {} Cómo estaba preparada sí se conserva."
NO_GAME = "Ese juego no existe aquí."
NO_BOT = "Aquí no hay ningún bot llamado {}."
MORE_OPTIONS = "Tiene más opciones de las que hay aquí."
NO_MOVE = "Su jugada {} no se admite aquí."
NO_TAKE_BACK = "Aquí no se puede deshacer nada."
NO_SENSE = "Lo que se guardó de ella no tiene sentido."

SETUP = "{} no se puede preparar del todo como la última vez. {}"
LEFT_OUT = "Registros guardados que no tienen sentido y se omiten: {}. Los demás cuentan."
