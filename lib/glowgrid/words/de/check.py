"""Sentences of the hardware check."""

CHECK = {
    "corner": "Hardware-Prüfung. Welche Ecke leuchtet? Drücke 1 3 7 9, oder 4 oder 6 und 2 oder 8. * halten: Ende.",
    "way": "Wie läuft das Licht? Seitwärts: 4 oder 6. Auf oder ab: 2 oder 8. (* beginnt von vorn.)",
    "length": "Leuchtet genau eine Zeile oder Spalte? 6: zu wenig. 4: zu viel. 5: ja.",
    "turn": "Zwei Pixel blinken. Berühren sie sich? 5: ja. 4: nein.",
    "picture": "Siehst du oben links ein aufrechtes F? 5: ja. *: nein, von vorn.",
    "keys": "Kopiere diese Zeilen in settings.toml. Drücke nun jede Taste: Ihr Platz leuchtet auf. * halten: Ende.",
}
CHECK_KEY = "{} funktioniert. Noch zu drücken: {}"
CHECK_ALL = "{} funktioniert. Alle Tasten funktionieren. * halten: Ende."
