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
cli-help-engine = Als Engine spielen: Stellungen kommen herein, Züge gehen hinaus (docs/engine-protocol.md).
cli-example-engine = Beispiel: echo tei | panzerkiste engine
