"""Sentences of the hardware check."""

CHECK = {
    "start": "Hardware-Prüfung. Drücke {} auf dem Tastenfeld. Ende: jederzeit * halten (hier jede Taste).",
    "press": "Drücke {}. Geschieht nichts, drücke die Taste davor noch einmal.",
    "press_again": "Diese Tasten passen nicht zusammen, also von vorn. Drücke {}.",
    "colour": "Licht {} von 2: Welche Farbe hat es? 4: rot. 5: grün. 6: blau. (* geht zurück.)",
    "colour_again": "Zu diesen Antworten passt kein Streifen. Noch einmal, Licht {} von 2: 4: rot. 5: grün. 6: blau.",
    "white": "Ist derselbe Pixel nun weiß? 5: ja. 4: nein, ein anderer hat eine Farbe.",
    "restart": "Die Einstellung zu weißen LEDs war falsch. Kopiere diese Zeile in settings.toml und starte neu.",
    "pixels": "Der Streifen füllt sich rot, grün, blau und weiß. Zeigt jeder Pixel jede Farbe? 5: ja. 4: nein.",
    "last": "Pixel {} blinkt. Gehe zum letzten vor dem Fehler: 4 und 6 um 1, 2 und 8 um {}. 5: Er ist es.",
    "corner": "Welche Ecke leuchtet? Drücke 1 3 7 9, oder 4 oder 6 und 2 oder 8. (* geht zurück, * halten: Ende.)",
    "way": "Wie läuft das Licht? Seitwärts: 4 oder 6. Auf oder ab: 2 oder 8. (* beginnt von vorn.)",
    "length": "Leuchtet genau eine Zeile oder Spalte? 6: zu wenig. 4: zu viel. 5: ja.",
    "turn": "Zwei Pixel blinken. Berühren sie sich? 5: ja. 4: nein.",
    "picture": "Siehst du oben links ein aufrechtes F? 5: ja. *: nein, von vorn.",
    "ends": "Alles ist weiß. Sind die letzten Pixel rötlicher, gelber oder dunkler als die ersten? 5: nein. 4: ja.",
    "keys": "Drücke jede Taste: Ihr Platz leuchtet auf. Zweimal dieselbe hintereinander: Ende.",
    "key": "{} funktioniert. Noch zu drücken: {}. (Zweimal dieselbe: Ende.)",
    "lines": "Kopiere diese Zeilen in settings.toml. * halten: Ende.",
}
KEYPAD_ORDER = "Die Drähte des Tastenfelds sind anders geordnet. Zeilen von oben: {}. Spalten von links: {}."
FAULT = (
    "Pixel {0} ist der letzte gute. Sind alle danach dunkel, prüfe die Lötstelle zwischen {0} und {1}. "
    "Ist nur {1} falsch, tausche ihn aus."
)
VOLTAGE_DROP = (
    "Die Spannung fällt entlang des Streifens ab. Speise 5 V und Masse an beiden Enden ein, nimm dickere Drähte, "
    "oder senke POWER_BUDGET_MA oder BRIGHTNESS."
)
ALL_KEYS = "Alle Tasten funktionieren."
DEAD_WIRES = "Kein Signal von {}. Prüfe die Drähte an {}."
DEAD_KEYS = "Kein Signal von {}. Andere Tasten an denselben Drähten gehen: Das Tastenfeld ist defekt."
