# Was die Werkstatt von Tank Chess ablehnt.

## Karten

refused-map-none = Diese Karte gibt es nicht, oder sie wurde weggeworfen.
refused-map-not-yours = Nur wem eine Karte gehört, kann sie ändern oder wegwerfen.
refused-map-many = Du hast { $most } Karten, für mehr ist kein Platz. Wirf zuerst eine weg.
refused-map-tanks = Der Computer spielt auf Karten mit höchstens { $most } Panzern.

## Ausgewogenheit einer Karte

refused-study-none = Diese Partien sind nicht mehr bekannt. Starte sie neu.
refused-study-busy = Der Computer spielt schon auf den Karten anderer. Versuch es in ein paar Minuten noch einmal.
refused-study-neighbours = Für dein Netz spielt der Computer schon auf { $most } Karten, oder sie warten darauf. Versuch es noch einmal, sobald eine fertig ist.

## Analyse

refused-analysis-busy = Gerade sind zu viele Analysebretter offen. Versuch es in ein paar Minuten noch einmal.
refused-analysis-running = Eine Partie lässt sich analysieren, sobald sie vorbei ist.
refused-analysis-other-game = Ein Analysebrett gibt es nur für Tank Chess.
refused-analysis-large = Auf diesem Brett sind { $most } Stellungen, für weitere ist kein Platz.
refused-analysis-position = Diese Stellung ist nicht mehr auf dem Brett.
refused-analysis-turn = Ausprobieren lassen sich hier nur Züge.
