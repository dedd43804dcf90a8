"""Sentences about games restored from the journal or replayed from a transcript, and about invalid data in them."""

RESTORED = (  # for one move; for any other number
    "Tu partida de {} sigue tras {} jugada. Para salir: * y Menú.",
    "Tu partida de {} sigue tras {} jugadas. Para salir: * y Menú.",
)
REPLAY_BEGINS = (
    "Repetición de {}, {} jugada. 4: más lento. 6: más rápido. B: una jugada atrás.",
    "Repetición de {}, {} jugadas. 4: más lento. 6: más rápido. B: una jugada atrás.",
)
REPLAY_ENDS = "La repetición acaba aquí. La partida sigue."
TOO_LONG = "Esta partida puede hacerse demasiado larga para guardarla. Un corte de corriente la borraría."
NOT_SAFE = "Tras unas {} jugadas, un corte de corriente puede borrar esta partida."
LESS_MEMORY = "Este tablero grande deja poca memoria libre, así que quizá no haya pistas."
NO_ROOM = "Esta partida ya es demasiado larga para guardarla. Un corte de corriente la borraría."

LOST = "{}: no se puede recuperar la partida guardada. {} Sus ajustes se conservan."
NO_GAME = "Este juego no está instalado."
NO_BOT = "No hay ningún bot llamado {}."
MORE_OPTIONS = "Tiene demasiadas opciones."
NO_MOVE = "Su jugada {} no es legal."
NO_TAKE_BACK = "Sus jugadas deshechas no se pueden recuperar."
NO_SENSE = "Los datos guardados están dañados."

SETUP = "{} no se puede preparar como la última vez. {}"
LEFT_OUT = "Registros dañados que no se usan: {}. Los demás sí."
