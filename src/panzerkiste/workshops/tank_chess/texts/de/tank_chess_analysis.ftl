# Das Analysebrett von Tank Chess. $side ist white, black oder level.

analysis-title = Analyse
analysis-hint = Probier einen Zug aus, oder geh die Züge durch.
analysis-start = Anfang
analysis-files = Stellung
analysis-others = Auch probiert:
analysis-to-game = Zurück zur Partie

## Was der Computer denkt

analysis-lines = Beste Varianten
analysis-think = Beste Varianten
analysis-effort = Tiefe { $depth } · { $speed } Knoten/s
analysis-begins = Der Computer sieht sich um …
analysis-off = Schalte ein, um die drei besten Varianten zu sehen.
analysis-over = Hier ist die Partie zu Ende.
analysis-waiting = Andere sind zuerst an der Reihe. Du kommst gleich dran.
analysis-failed = Das hat nicht geklappt.
analysis-again = Noch einmal versuchen
analysis-wins = { $side ->
    [white] Weiß gewinnt in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
   *[black] Schwarz gewinnt in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }
}
analysis-better = { $side ->
    [level] Etwa ausgeglichen
    [white] Weiß steht um { $tanks } leichte Panzer besser
   *[black] Schwarz steht um { $tanks } leichte Panzer besser
}

## Was die Stellung wert ist

analysis-terms = Woraus sich das ergibt
analysis-terms-help = In leichten Panzern, so wie es jetzt steht, ohne vorauszusehen. Nach links für Schwarz, nach rechts für Weiß.
analysis-term-material = Panzer
analysis-term-material-help = Was von beiden Armeen übrig ist.
analysis-term-mobility = Beweglichkeit
analysis-term-mobility-help = Wie viele Felder und Richtungen die Panzer erreichen.
analysis-term-lines = Schusslinien
analysis-term-lines-help = Wie viele Felder die Geschütze abdecken.
analysis-term-flanks = Flanken
analysis-term-flanks-help = Wie offen dünne Panzerung im feindlichen Feuer steht.
analysis-term-advance = Raumgewinn
analysis-term-advance-help = Wie weit die Panzer vorgerückt sind.
analysis-term-race = Lauf zum Rand
analysis-term-race-help = Wie nah die Kommandopanzer ihrem Entkommen sind.
analysis-term-hunt = Jagd
analysis-term-hunt-help = Wie nah Jäger den Kommandopanzern sind.

## Rückblick auf eine Partie

analysis-graph = Verlauf der Partie; Pfeiltasten blättern
analysis-graph-value = { $turn }: { $score }
analysis-judging = Die Partie wird beurteilt: { $done } von { $all }
analysis-halted = Bei { $done } von { $all } Stellungen ging es nicht weiter.
analysis-verdict = { $mark ->
    [inaccuracy] { $turn } ist ungenau.
    [mistake] { $turn } ist ein Fehler.
   *[blunder] { $turn } ist ein grober Fehler.
}
analysis-why = Warum?
analysis-instead = Besser: { $turn }

## Öffnen und speichern

analysis-open = Öffnen …
analysis-open-file = Partiedatei
analysis-open-file-help = Eine Partiedatei von Tank Chess, als .tcg oder .jsonl. Du kannst sie auch auf das Brett ziehen.
analysis-open-position = Stellungstext
analysis-open-position-go = Aufbauen
analysis-open-map = Aufstellung einer Karte
analysis-play = Von hier weiterspielen
analysis-copy = Stellung kopieren
analysis-copied = Die Stellung ist kopiert.
analysis-save = .tcg speichern
analysis-turn-board = Brett drehen
analysis-refused = Das lässt sich nicht analysieren
analysis-elsewhere = Das Analysebrett ist in einem anderen Tab offen
analysis-elsewhere-help = Du hast ein Brett zur selben Zeit.
analysis-here = Hier benutzen
