"""Sentences about the keys."""

KEYS = (  # three lines of at most 80 characters, as the simulator has room for no more
    "2 4 6 8 mueven, 5 o # elige. Sin cursor, un número elige casilla o columna.",
    "* cancela lo elegido o hace pausa. A: pausa. B deshace; mantenida, dos.",
    "C: pista; mantenida, rehace. D: nueva. 0: estado; mantenida, pasa; menú: demo.",
)
KEYS_SHORT = "2468 MOVER  5 # ELEGIR  * A PAUSA  B DESHACER  C PISTA  D NUEVA  0 ESTADO"
