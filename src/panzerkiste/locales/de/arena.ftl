# Die Arena und die Studien: auf der Kommandozeile und in den Seiten, die sie schreiben.

cli-help-arena = Computergegner gegeneinander spielen lassen und ihre Stärke schätzen: Jede Ausgangslage wird von jedem Platz aus gespielt. Wer abstürzt, zu spät oder regelwidrig antwortet, verliert diese Antwort, und das wird gezählt.
cli-example-arena = Beispiel: panzerkiste arena panzerschlacht mein_bot.py:waehle 1 2 --report arena.html
cli-help-arena-bots = Stufen, Namen von Computergegnern aus anderen Paketen, eigene Funktionen (mein_bot:waehle aus einem Modul, mein_bot.py:waehle aus einer Datei) oder ein anderes Programm („engine:Befehl“); ohne Angabe alle des Spiels.
cli-help-arena-deals = Wie viele Ausgangslagen jeder Tisch spielt; jede einmal von jedem Platz aus [sonst 10].
cli-help-arena-seats = Wie viele an einem Tisch sitzen; sonst so wenige, wie das Spiel braucht.
cli-help-arena-seconds = Wie lange eine Antwort dauern darf, in Sekunden.
cli-help-arena-seed = Derselbe Startwert gibt dieselben Ausgangslagen.
cli-help-arena-opening = So viele Antworten zu Beginn jeder Ausgangslage werden ausgelost [4 bei Spielen ohne Würfel und Karten, sonst keine].
cli-help-arena-gauntlet = Nur der zuerst genannte spielt gegen alle anderen.
cli-help-arena-swiss = Ein Turnier nach Schweizer System mit so vielen Runden: Wer gleich gut abschnitt, trifft aufeinander, niemand zweimal.
cli-help-arena-sprt = Aufhören, sobald klar ist, welcher Unterschied in Elo der wahrscheinlichere ist. Beispiel: --sprt 0,20
cli-help-arena-workers = Wie viele Partien gleichzeitig laufen; sonst eine je Prozessorkern.
cli-help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; auto ist der, zu dem dieser Rechner gehört.
cli-help-arena-save = Jede Partie in dieser Datei festhalten und mit dem weitermachen, was schon darin steht.
cli-help-arena-report = Eine Seite mit Wertungen und Schaubildern in diese Datei schreiben.

cli-help-study = Herausfinden, was ein eigener Entwurf taugt: viele Partien zwischen schnellen Computergegnern und eine Seite mit Bildern darüber. Eine unterbrochene Studie geht dort weiter, wo sie war.
cli-example-study = Beispiel: panzerkiste study tank-hunter-deck mein-deck.toml --games 2000 --page mein-deck.html
cli-help-study-kind = Was untersucht wird: { $kinds }.
cli-help-study-design = Die eigene Datei oder der Name eines Entwurfs aus der Kiste.
cli-help-study-games = Wie viele Partien.
cli-help-study-level = Wer spielt; sonst eine schnelle Stufe.
cli-help-study-seed = Derselbe Startwert gibt dieselben Partien.
cli-help-study-page = Die Seite; sonst neben den Partien.
cli-help-study-save = Die Datei für die Partien, mit der die Studie weitergeht; sonst nach dem Entwurf benannt.

cli-arena-alone = Es braucht mindestens zwei verschiedene Computergegner.
cli-arena-no-file = { $file } enthält keine Partien der Arena: { $why }.
cli-arena-no-player = „{ $name }“ lässt sich nicht als Spieler verwenden: { $why }.
cli-arena-one-system = --gauntlet, --swiss und --sprt sind verschiedene Arten zu spielen. Bitte nur eine angeben.
cli-arena-two-seats = Schweizer System und Tests gibt es nur für zwei Plätze.
cli-arena-two-players = Ein Test ist für zwei Spieler, nicht für { $players }. Beispiel: panzerkiste arena panzerschlacht 3 2 --sprt 0,20
cli-arena-many-rounds = { $rounds } Runden sind zu viele für { $players } Spieler: Nicht alle fänden noch einen neuen Gegner. Höchstens { $most } gehen.
cli-arena-fewer-rounds = Nach { $rounds } Runden ließ sich niemand mehr neu paaren: Dort endet das Turnier.
cli-arena-no-test = „{ $text }“ ist kein Test. Beispiel: --sprt 0,20 für „nicht stärker“ gegen „um 20 Elo stärker“.
cli-arena-no-ray = Dafür fehlt Ray. Bitte installieren: pip install panzerkiste[cluster]
cli-arena-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $why }
cli-page-written = Die Seite steht in { $file }.

cli-arena-playing = { $game }
cli-arena-bot = Computergegner
cli-arena-rating = Elo
cli-arena-skill = Können
cli-arena-share = Punkte
cli-arena-games = Partien
cli-arena-thought = Je Antwort
cli-arena-longest = Längste
cli-arena-lost = Antworten verloren

cli-study-unknown = Unter „{ $kind }“ wird nichts untersucht. Zur Wahl stehen: { $kinds }.
cli-study-unusable = Mit { $file } lässt sich nicht spielen; panzerkiste check sagt, warum.
cli-study-other = { $file } gehört zu einer anderen Studie. Bitte mit --save eine andere Datei nennen.
cli-study-no-design = Es gibt keine Datei { $file }, und in der Kiste heißt nichts so. Zur Wahl stehen: { $names }.
cli-study-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $file }.
cli-studying = { $kind }, Stufe { $level }

cli-report-title = Arena: { $game }
cli-report-facts = { $games } Partien, Startwert { $seed }, Optionen: { $options }; ausgeloste Antworten zu Beginn: { $opening }.
cli-report-ratings = Wertungen
cli-report-elo = Elo-Punkte nach Bradley und Terry; der Schwächste zählt 0. Der Strich ist der Bereich, in dem der Wert mit 95 % liegt.
cli-report-skills = Punkte nach OpenSkill (Plackett–Luce), die bei 25 beginnen. Der Strich ist der Bereich, in dem der Wert mit 95 % liegt.
cli-report-crosstable = Gegeneinander
cli-report-seats = Was jeder Platz gewinnt
cli-report-seat = Platz { $seat }
cli-report-lengths = Länge der Partien
cli-report-answers = Antworten
cli-report-ends = Wie Partien enden
cli-report-reason = Grund
cli-report-won = gewonnen
cli-report-shared = geteilt oder unentschieden
cli-report-faults = Verlorene Antworten
cli-report-faults-explained = Jede kostete den Spieler diese Antwort: An ihrer Stelle wurde irgendeine erlaubte gegeben.
cli-report-no-faults = Niemand stürzte ab, antwortete zu spät oder regelwidrig.
cli-report-fault = Was nicht stimmte
cli-report-times = Mal
cli-report-test = Sequenzieller Test
cli-report-deals = Ausgangslagen
cli-report-test-higher = { $first } ist stärker als { $second }: Ein Unterschied von { $higher } Elo ist wahrscheinlicher als { $lower } (Log-Likelihood-Quotient { $ratio }, Schranken ±{ $bound }, { $deals } Ausgangslagen).
cli-report-test-lower = { $first } ist nicht so viel stärker als { $second }: Ein Unterschied von { $lower } Elo ist wahrscheinlicher als { $higher } (Log-Likelihood-Quotient { $ratio }, Schranken ±{ $bound }, { $deals } Ausgangslagen).
cli-report-test-open = Noch nicht entschieden zwischen { $first } und { $second }: ein Unterschied von { $lower } oder { $higher } Elo (Log-Likelihood-Quotient { $ratio }, Schranken ±{ $bound }, { $deals } Ausgangslagen).
cli-report-swiss = Schweizer System
cli-report-swiss-explained = Eine Begegnung zählt einen Punkt, wie hoch sie auch gewonnen wurde. Bei gleichen Punkten entscheiden die Spalten von links nach rechts.
cli-report-buchholz-cut-1 = Buchholz ohne schwächsten Gegner
cli-report-buchholz = Buchholz
cli-report-sonneborn-berger = Sonneborn-Berger
cli-report-direct-encounter = Direkte Begegnung
cli-report-wins = Siege

cli-study-players = { $players } Spieler
cli-study-fair = Gerecht
cli-study-lengths = Länge der Partien
cli-study-rounds = Runden
cli-study-ends = Wie Partien enden
