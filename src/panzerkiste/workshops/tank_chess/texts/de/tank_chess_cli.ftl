# Tank Chess auf der Kommandozeile.

cli-file-map = Karten für Tank Chess (.tcm)

cli-help-perft = Zählen, auf wie viele Arten eine Partie Tank Chess weitergehen kann (TC-22).
cli-example-perft = Beispiel: panzerkiste perft standard16 --depth 3
cli-help-perft-position = Ein Stellungstext in Anführungszeichen oder der Name einer Karte.
cli-help-perft-depth = Wie viele Züge weit.
cli-help-perft-divide = Die Zahl für jeden ersten Zug zeigen.
cli-help-perft-implementation = Wer zählt: kernel ist schnell, reference sind die Regeln selbst.
cli-perft-counted = { $nodes } Folgen von { $depth ->
    [one] einem Zug
   *[other] { $depth } Zügen
}, { $rate } pro Sekunde.
cli-perft-not-covered = Der Kern fasst höchstens 128 Panzer. Bitte füge --implementation reference hinzu.

## Die Studie einer Karte

cli-map-study-title = Tank Chess: die Karte „{ $map }“
cli-map-study-facts = { $games } Partien einer schnellen Suche gegen sich selbst, { $depth } Züge voraus; in der Eröffnung übersehen beide Seiten viel, jede Partie anderes. Beide denken gleich; was eine Seite häufiger gewinnt, liegt also an der Karte.
cli-map-study-balance = Ausgewogenheit
cli-map-study-verdict-even = Weiß beginnt und gewinnt { $share } der Punkte ({ $low }–{ $high }): Keine Seite ist klar im Vorteil.
cli-map-study-verdict-white = Weiß beginnt und gewinnt { $share } der Punkte ({ $low }–{ $high }): Die Karte bevorzugt Weiß.
cli-map-study-verdict-black = Weiß beginnt und gewinnt { $share } der Punkte ({ $low }–{ $high }): Die Karte bevorzugt Schwarz.
cli-map-study-white = Weiß
cli-map-study-black = Schwarz
cli-map-study-nobody = Niemand
cli-map-study-won = Gewonnene Partien
cli-map-study-decided = Entschiedene Partien
cli-map-study-where = Wo es geschieht
cli-map-study-driven = Wo Züge enden: je dunkler, desto häufiger.
cli-map-study-lost = Wo Panzer zerstört werden:
cli-map-study-tanks = Panzer
cli-map-study-tanks-explained = In einer Partie und je Panzer einer Art: wie viele Panzer er zerstört und wie wahrscheinlich er verloren geht.
cli-map-study-tank = Panzer
cli-map-study-count = Auf der Karte
cli-map-study-kills = Zerstört
cli-map-study-losses = Geht verloren
cli-map-study-mean = Im Durchschnitt dauert eine Partie { $turns } Züge, beide Seiten gezählt.
cli-map-study-turns = Züge
cli-map-study-end-destruction = Kommandopanzer zerstört
cli-map-study-end-escape = Kommandopanzer entkommen
cli-map-study-end-raid = Überfall
cli-map-study-end-time = Zeit
cli-map-study-end-resignation = Aufgabe
cli-map-study-end-agreement = Remis vereinbart
cli-map-study-end-repetition = Remis durch Wiederholung
cli-map-study-end-no-progress = Remis ohne Fortschritt
cli-help-engine = Als Engine spielen: Stellungen kommen herein, Züge gehen hinaus (docs/engine-protocol.md).
cli-example-engine = Beispiel: echo tei | panzerkiste engine
