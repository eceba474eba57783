# Dropzone auf der Kommandozeile.

cli-file-army = Armeelisten für Dropzone (.army)
cli-file-battlefield = Schlachtfelder für Dropzone (.toml)

cli-help-battle = Computerspieler eine Schlacht von Dropzone schlagen lassen und eine Seite schreiben, die sie Runde für Runde zeigt.
cli-example-battle = Beispiel: panzerkiste battle --scenario crossroads --armies ucm-starter scourge-starter --report bericht.html
cli-help-battle-report = Die Seite in diese Datei schreiben.
cli-help-battle-scenario = Worum es in der Schlacht geht.
cli-help-battle-armies = Beide Armeen, jede mit dem Namen einer mitgelieferten oder als Datei (.army).
cli-help-battle-field = Das Schlachtfeld, mit dem Namen eines mitgelieferten oder als Datei (.toml).
cli-help-battle-level = Wie gut beide Seiten spielen: 0 spielt zufällig, höher ist stärker.
cli-help-battle-seed = Alles folgt aus dieser Zahl; so lässt sich dieselbe Schlacht noch einmal sehen.
cli-no-army = Eine Armee „{ $name }“ gibt es nicht. Nimm eine von { $names } oder nenne eine Datei, die auf .army endet.
cli-no-field = Ein Schlachtfeld „{ $name }“ gibt es nicht. Nimm eines von { $names } oder nenne eine Datei, die auf .toml endet.
cli-battling = Runde { $turn }
cli-battle-report = Die Schlacht steht in { $file }. Öffne die Datei im Browser.
cli-battle-facts = { $place } · { $level ->
    [0] beide Seiten spielen zufällig
   *[other] beide Seiten spielen auf Stufe { $level }
} · Startwert { $seed }
cli-battle-turn = Runde { $turn }
cli-battle-deployment = Aufstellung
cli-battle-caption = { $turn ->
    [0] Der Tisch vor der ersten Runde.
   *[other] Der Tisch am Ende von Runde { $turn }.
}
cli-battle-strength = Punkte der Einheiten, die nach jeder Runde übrig sind
cli-battle-victory-points = Siegpunkte
cli-battle-kill-points = Abschusspunkte
cli-battle-legend-way = am Boden bewegt
cli-battle-legend-flight = geflogen
cli-battle-legend-fire = geschossen
cli-battle-legend-grave = verloren

## Die Studie einer Armee

cli-army-study-title = Dropzone: die Armee „{ $army }“
cli-army-study-facts = { $games } Gefechte zwischen Computergegnern der Stufe { $level }, jedes von beiden Plätzen aus, gegen die Armeen der Kiste, deren Größe am nächsten liegt, reihum in allen Szenarien und auf allen Schlachtfeldern.
cli-army-study-wins = Was die Armee gewinnt
cli-army-study-wins-explained = Ihr Anteil an den Punkten; ein Unentschieden zählt halb. Der Strich ist die 95-%-Spanne, die gestrichelte Linie ein ausgeglichenes Gefecht.
cli-army-study-all = Alle Gefechte
cli-army-study-seats = Als erster und als zweiter Spieler
cli-army-study-units = Einheiten und ihre Punkte
cli-army-study-units-explained = Ein Kreis ist eine Art von Einheit: wie viele Punkte an Gegnern eine davon in einem Gefecht mit eigenem Feuer zerstört, gegen das, was sie kostet. Die gestrichelte Linie ist der Durchschnitt der Armee; Rot liegt darüber, Blau darunter, jeweils über die 95-%-Spanne hinaus. Wer keine Waffen hat, fehlt hier.
cli-army-study-cost = Punkte, die eine Einheit kostet
cli-army-study-over = { $count ->
    [0] Keine Einheit liegt deutlich über ihren Punkten.
   *[other] Über ihren Punkten: { $units }.
}
cli-army-study-under = { $count ->
    [0] Keine Einheit liegt deutlich unter ihren Punkten.
   *[other] Unter ihren Punkten: { $units }.
}
cli-army-study-unit = Einheit
cli-army-study-count = In der Armee
cli-army-study-destroyed = Zerstört
cli-army-study-expected = Zu erwarten
cli-army-study-lost = Verloren
cli-army-study-margins = Wie klar Gefechte ausgehen
cli-army-study-drawn = { $share } der Gefechte enden unentschieden. Vorsprung an Siegpunkten:
cli-army-study-victory-points = Siegpunkte Vorsprung
cli-army-study-kill-points = Vorsprung an Abschusspunkten
cli-army-study-turns = { $turns } Runden
