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
