# Der Karteneditor von Tank Chess.

editor-title = Karteneditor
editor-board = Karte, { $width } × { $height } Felder. Pfeiltasten bewegen, die Leertaste malt.
editor-tank = { $side ->
    [white] Weiß
   *[black] Schwarz
}, { $tank }
editor-name = Name der Karte

## Malen

editor-paint = Pinsel
editor-brush = Was malst du?
editor-rubber = Radierer
editor-hint = Unter der gestrichelten Linie stellst du weiße Panzer auf, darüber schwarze. Noch einmal dasselbe malen radiert.
editor-keys = Tasten: # Hindernis, C L M H D A Panzer, Entf radiert.

editor-sheet = Brett
editor-symmetry = Symmetrie
editor-symmetry-turn = Drehung
editor-symmetry-mirror = Spiegel
editor-symmetry-none = Keine
editor-complete = Weiße Hälfte auf Schwarz übertragen
editor-width = Breite
editor-height = Höhe
editor-facing = { $side ->
    [white] Weiße Panzer blicken nach
   *[black] Schwarze Panzer blicken nach
}
editor-module = Fun Set
editor-module-help = Niedrige Hindernisse, Wasser und Hecken.

## Prüfen

editor-check = Prüfung
editor-good = Gegen diese Karte spricht nichts.
editor-show = { $cells } zeigen

## Spielen

editor-go = Ausprobieren
editor-play = Gegen den Computer spielen
editor-no-bots = Für dieses Spiel gibt es noch keinen Computergegner.
editor-balance = Ist sie fair? { $games } Partien
editor-balance-stop = Partien abbrechen
editor-balance-progress = Gespielte Partien
editor-balance-waiting = Der Computer macht sich bereit. Beim ersten Mal dauert das bis zu einer Minute.
editor-balance-stopped = Abgebrochen, bevor die erste Partie zu Ende war.
editor-balance-failed = Die Partien sind abgebrochen. Versuch es bitte noch einmal.
editor-balance-score =
    { $played } von { $games } { $games ->
        [one] Partie
       *[other] Partien
    }: Weiß { $white }, unentschieden { $drawn }, Schwarz { $black }.
editor-balance-verdict = { $verdict ->
    [white] Weiß holt { $share } % der Punkte: zu viel.
    [black] Weiß holt { $share } % der Punkte: zu wenig.
   *[fair] Weiß holt { $share } % der Punkte: eine faire Karte.
}
editor-balance-old = Die Karte hat sich seitdem geändert.

## Aufheben

editor-files = Karte
editor-saved = Gespeichert. Wer den Link hat, kann sie sehen.
editor-choose = Karte öffnen
editor-own = Deine Karten
editor-shipped = Aus der Kiste
editor-new = Neue Karte
editor-export = .tcm speichern
editor-import = .tcm öffnen
editor-clear = Brett leeren

editor-discard-title = Diese Karte verlassen?
editor-discard-text = Was du gezeichnet hast, ist nicht gespeichert und ginge verloren.
editor-delete-title = Diese Karte wegwerfen?
editor-delete-text = Auch ihr Link führt dann ins Leere.
