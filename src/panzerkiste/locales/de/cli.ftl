# Die Kommandozeile.

## Hilfe

cli-help = Panzerkiste: Panzerspiele, bei denen jede Regel gilt und erklärt wird. Ohne Befehl startet das Programm und öffnet deinen Browser.
cli-example = Beispiel: panzerkiste --port 9000 --no-open
cli-help-host = Die Adresse, unter der das Programm erreichbar ist; 0.0.0.0 lässt andere Rechner herein.
cli-help-port = Der Port, unter dem das Programm erreichbar ist [sonst 8400].
cli-help-data = Der Ordner, in dem die Partien liegen.
cli-help-database = Die Adresse einer PostgreSQL-Datenbank, in der die Partien liegen statt in einer Datei; PANZERKISTE_DATABASE sagt dasselbe, ohne anderen ein Passwort zu zeigen. Beispiel: --database postgresql://panzerkiste@localhost/panzerkiste
cli-help-workers = Wie viele Prozesse auf diesem Rechner gemeinsam arbeiten; mehr als einer braucht --database. Beispiel: --workers 4
cli-help-internal = Wo die Prozesse anderer Rechner diesen erreichen; jeder weitere aus --workers nimmt den nächsten Port. Das ist nur für sie: ein Netz, das Besucher nicht sehen. PANZERKISTE_INTERNAL sagt dasselbe. Beispiel: --internal 10.0.0.5:8500
cli-help-redis = Die Adresse eines Redis, über das die Prozesse einander rufen statt über die Datenbank; PANZERKISTE_REDIS sagt dasselbe. Aufbewahrt wird dort nichts. Beispiel: --redis redis://localhost:6379
cli-help-certificate = Über HTTPS mit diesem Zertifikat (PEM) erreichbar sein, zusammen mit --key. Beispiel: --certificate haus.pem --key haus.key
cli-help-key = Der geheime Schlüssel zum Zertifikat (PEM). Beispiel: --certificate haus.pem --key haus.key
cli-help-name = Ein öffentlicher Name dieses Servers; Anfragen an andere Namen werden abgelehnt. Mehrere Namen: mehrmals angeben. Beispiel: --name panzer.example.org
cli-help-proxy = Die Adresse eines Proxys, dem geglaubt wird, woher Besucher kommen (X-Forwarded-For). Mehrere Proxys: mehrmals angeben. Beispiel: --proxy 127.0.0.1
cli-help-limits = Eine TOML-Datei mit anderen Grenzen für Besucher; docs/security.md nennt sie. Beispiel: --limits haus.toml
cli-help-notices = Eine TOML-Datei, die sagt, wie Spieler erfahren, was auf sie wartet, etwa per Mail; docs/hosting.md hat ein Beispiel: --notices notices.toml
cli-help-openid = Datei mit der Anmeldung des Clubs (OpenID Connect); siehe docs/hosting.md
cli-help-engine-option = Die Befehlszeile eines Programms, das am Analysebrett von Tank Chess denkt (docs/engine-protocol.md); sonst denkt Panzerkiste selbst.
cli-help-log = Wie das Protokoll geschrieben wird: text für Menschen oder json, ein Objekt je Zeile, für Programme, die es einsammeln.
cli-help-metrics = Die Adresse, unter der Prometheus die Zahlen des Servers lesen darf. Nicht öffentlich machen: Sie sind nicht für Besucher. Beispiel: --metrics 127.0.0.1:9400
cli-help-traces = Wo ein OpenTelemetry-Kollektor Traces per HTTP annimmt. Beispiel: --traces http://127.0.0.1:4318/v1/traces
cli-help-drain = So viele Sekunden sagt der Server vor seinem Ende, dass er nicht bereit ist (/ready), damit ein Proxy sich an andere wendet.
cli-help-no-open = Keinen Browser öffnen.
cli-help-lang = Die Sprache: de oder en. Sonst entscheidet die Umgebung (LC_ALL, LANG).
cli-help-version = Die Version nennen und enden.
cli-help-game = Das Spiel, etwa panzerschlacht.
cli-help-match-file = Eine Partiedatei, gesichert oder exportiert; oder eine Datei, wie nur ein Spiel sie kennt, etwa .tcg für Tank Chess.
cli-help-seat = Mit den Augen dieses Platzes sehen, etwa green; sonst als Zuschauer.

cli-help-serve = Die Spiele anbieten, bis man abbricht, und den Browser öffnen; dasselbe wie ohne Befehl.
cli-example-serve = Beispiel: panzerkiste serve --database postgresql://panzerkiste@localhost/panzerkiste --workers 4
cli-help-sessions = Die Cookies zurückziehen, an denen Besucher erkannt werden.
cli-example-sessions = Beispiel: panzerkiste sessions --revoke-all
cli-help-revoke-all = Alle zurückziehen, falls jemand anders den Schlüssel gesehen hat: Danach ist jeder ein Fremder und verliert Plätze und Werke. Beispiel: panzerkiste sessions --revoke-all
cli-sessions-what = Was soll geschehen? Beispiel: panzerkiste sessions --revoke-all
cli-sessions-revoked = Alle Cookies sind zurückgezogen. Ein laufender Server muss neu gestartet werden.

cli-help-play = Eine Partie im Terminal gegen einen Computergegner spielen.
cli-example-play = Beispiel: panzerkiste play panzerschlacht --against 3 --side grey
cli-help-against = Der Gegner: eine Stufe (0 spielt zufällig, höher ist stärker), der Name eines Computergegners aus einem anderen Paket oder engine: und die Befehlszeile eines Programms (docs/engine-protocol.md).
cli-help-side = Deine Seite, etwa green; sonst die, die beginnt.
cli-help-play-seed = Würfel und Gegner folgen aus dieser Zahl; so lässt sich dieselbe Partie noch einmal spielen.
cli-help-save = Die Partie am Ende in diese Datei schreiben.

cli-help-replay = Eine aufgezeichnete Partie noch einmal erzählen, Aktion für Aktion.
cli-example-replay = Beispiel: panzerkiste replay partie.jsonl --step
cli-help-step = Nach jeder Aktion das Brett zeigen und warten.

cli-help-review = Sagen, woraus eine beendete Partie bestand: Chancen, Glück, Wendepunkte, Genauigkeit.
cli-example-review = Beispiel: panzerkiste review partie.jsonl
cli-help-verify = Prüfen, ob eine Aufzeichnung den Regeln folgt und ihre Würfe aus ihrem Startwert folgen.
cli-example-verify = Beispiel: panzerkiste verify partie.jsonl

cli-help-export = Eine Stellung einer aufgezeichneten Partie als Zeichnung, als Text oder als Daten ausgeben.
cli-example-export = Beispiel: panzerkiste export partie.jsonl --to svg --seq 12 --out brett.svg
cli-help-export-to = svg ist eine Zeichnung, text die bisherige Partie in Notation mit dem Brett, json das, was der Platz sieht; jsonl ist die ganze Partie, ebenso die Form, die nur ein Spiel kennt, etwa tcg für Tank Chess.
cli-help-export-seq = Nach wie vielen Aktionen; sonst nach allen.
cli-help-export-out = In diese Datei schreiben statt ins Terminal.

cli-help-scenario = Szenarien ausführen, die lauffähigen Beispiele der Regeln, und erklären, was misslingt.
cli-example-scenario = Beispiel: panzerkiste scenario src/panzerkiste/games/panzerschlacht/scenarios/resolution.toml
cli-help-scenario-files = Szenariodateien; ohne Angabe die aller Spiele.
cli-help-scenario-game = Das Spiel, zu dem sie gehören, falls ihr Ordner es nicht verrät.

cli-help-rules = Jede Regel der Regelhefte mit den Tests und Szenarien nennen, die sie zeigen.
cli-example-rules = Beispiel: panzerkiste rules panzerschlacht --check
cli-help-rules-check = Scheitern, wenn eine Regel weder Test noch Szenario hat oder Regelnummern nicht zusammenpassen.

cli-help-fuzz = Zufällige Partien spielen, dabei alles prüfen und jeden Fehler als Partiedatei aufheben.
cli-example-fuzz = Beispiel: panzerkiste fuzz panzerschlacht --games 2000 --seed 7
cli-help-fuzz-games = Wie viele Partien gespielt werden [sonst 200].
cli-help-fuzz-seed = Derselbe Startwert spielt dieselben Partien.
cli-help-fuzz-minutes = Nach so vielen Minuten aufhören.
cli-help-fuzz-players = Wie viele Spieler: 2, oder 2..8.
cli-help-fuzz-out = Der Ordner für die Partiedateien der Fehler.
cli-help-fuzz-check = Stattdessen jeden Augenblick dieser Partiedatei noch einmal prüfen.

cli-help-puzzles = Mit den Computerspielern eines Spiels nach Rätseln graben und sie in eine Datei schreiben.
cli-example-puzzles = Beispiel: panzerkiste puzzles tank-chess --count 500 --seed 1 --out puzzles.jsonl
cli-help-puzzles-count = Wie viele Rätsel gefunden werden sollen.
cli-help-puzzles-seed = Derselbe Startwert findet dieselben Rätsel.
cli-help-puzzles-out = Die Datei dafür, ein Rätsel je Zeile.
cli-help-learn = Die Computerspieler eines Spiels aus eigenen Partien lernen lassen; es geht dort weiter, wo angehalten wurde.
cli-example-learn = Beispiel: panzerkiste learn tank-chess --rounds 3 --folder lernen
cli-help-learn-rounds = Wie viele Runden insgesamt: spielen, üben, vergleichen, Besseres behalten.
cli-help-learn-size = small probiert alles in einer Minute aus; usual ist für Stunden.
cli-help-learn-folder = Wo Partien und Netze aufbewahrt werden.

cli-help-option = Eine Option der Partie, etwa turns=4; mehrfach möglich.

cli-help-check = Sagen, was gegen eine Datei spricht, die du für ein Spiel gemacht hast.
cli-example-check = Beispiel: panzerkiste check mein-deck.toml
cli-help-check-files = Dateien dieser Arten: { $kinds }.

## Was schiefgehen kann

cli-no-game = Es gibt kein Spiel namens „{ $name }“. In der Kiste liegen: { $games }.
cli-no-seat = Es gibt keine Seite namens „{ $name }“. Zur Wahl stehen: { $seats }.
cli-no-level = Es gibt keine Stufe { $level }. Die stärkste ist { $most }; 0 spielt zufällig.{ $extra ->
    [none] { "" }
   *[other] { " " }Stärkere kommen mit: pip install { "\"" }panzerkiste[{ $extra }]{ "\"" }
}
cli-no-extra = { $extra ->
    [server] Zum Spielen im Browser fehlt hier der Server: pip install { "\"" }panzerkiste[server]{ "\"" }. Im Terminal geht es sofort: panzerkiste play tank-hunter
   *[other] Dafür fehlt hier noch etwas: pip install { "\"" }panzerkiste[{ $extra }]{ "\"" }
}
cli-no-bot = Es gibt keinen Computergegner namens „{ $name }“. Zur Wahl stehen: { $bots }.
cli-option-unreadable = „{ $option }“ ist keine Option. Beispiel: --option turns=4
cli-options-unusable = Mit diesen Optionen kann keine Partie beginnen: { $why }
cli-no-file = { $file } lässt sich nicht lesen: { $why }. Bitte prüfe den Pfad.
cli-no-match-file = { $file } ist keine Partiedatei von uns: { $why }.
cli-no-game-file = { $file } lässt sich nicht lesen: { $why }
cli-no-game-files = { $game } kennt die Form { $form } nicht. Die gibt es für { $games }.
cli-not-a-game-file = Diese Partie lässt sich nicht als .tcg schreiben: { $why }
cli-other-rules = { $file } wurde nach Regelstand { $have } aufgezeichnet; dieses Programm spielt nach Stand { $need }. Spiel sie mit der Version ab, mit der sie gespielt wurde.
cli-no-scenario-file = { $why }. Bitte bessere die Datei nach und starte noch einmal.
cli-which-game = { $file } liegt nicht im Ordner eines Spiels. Bitte nenne das Spiel mit --game.
cli-breaks = { $file } bricht bei Aktion { $entry } ab (Zeile { $line }): { $why }
cli-no-entry = Es gibt keine Aktion { $seq }: Die Partie hat { $entries }.
cli-not-written = { $file } lässt sich nicht schreiben: { $why }. Bitte wähle einen anderen Ort.
cli-not-served = Unter { $host }, Port { $port } kann das Programm nicht starten: { $why }. Vielleicht nutzt ihn ein anderes Programm; versuch es mit einem anderen --port.
cli-data-in-use = In { $folder } arbeitet schon eine Panzerkiste (Prozess { $pid }). Beende sie, oder wähle mit --data einen anderen Ordner.
cli-data-broken = { $file } lässt sich nicht verwenden: { $why }. Stell eine Sicherung wieder her, oder wähle mit --data einen anderen Ordner.
cli-data-newer = { $file } stammt von einer neueren Panzerkiste. Nimm bitte diese Version, oder wähle mit --data einen anderen Ordner.
cli-database-unknown = Das ist keine Adresse einer PostgreSQL-Datenbank. Beispiel: --database postgresql://panzerkiste@localhost/panzerkiste
cli-database-newer = In die Datenbank { $database } hat eine neuere Panzerkiste geschrieben. Nimm bitte diese Version oder eine andere Datenbank.
cli-database-in-use = Eine Panzerkiste nutzt die Datenbank (auf { $users }). Bitte beende sie zuerst.
cli-database-unreachable = Die Datenbank { $database } lässt sich nicht verwenden: { $why }. Bitte prüfe, ob sie läuft, und ihre Adresse.
cli-workers-need-database = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: In eine Datei schreibt nur einer. Beispiel: --database postgresql://panzerkiste@localhost/panzerkiste --workers 4
cli-stranger = Aus dieser Datenbank spielt schon eine andere Panzerkiste (erreichbar unter { $address }), und die beiden könnten einander nicht erreichen. Gib jeder eine eigene Adresse für die anderen. Beispiel: --internal 10.0.0.5:8500
cli-internal-no-address = { $address } ist keine Adresse für andere Prozesse. Beispiel: --internal 10.0.0.5:8500
cli-redis-needs-database = Über Redis rufen einander mehrere Prozesse an einer PostgreSQL-Datenbank. Beispiel: --database postgresql://panzerkiste@localhost/panzerkiste --redis redis://localhost:6379
cli-redis-unknown = Das ist keine Adresse eines Redis. Beispiel: --redis redis://localhost:6379
cli-key-broken = { $file } ist beschädigt: { $have } Bytes statt { $need }. Stell eine Sicherung wieder her, oder lösche die Datei und starte noch einmal: Dann entsteht ein neuer Schlüssel, und alle Besucher sind neu.
cli-no-form = Eine Form „{ $form }“ gibt es nicht. Nimm eine von: { $forms }.
cli-broken = { $group ->
    [bots] Die Computerspieler für „{ $name }“ aus dem Paket { $package } lassen
    [workshops] Die Werkstatt von „{ $name }“ aus dem Paket { $package } lässt
   *[games] Das Spiel „{ $name }“ aus dem Paket { $package } lässt
} sich nicht verwenden: { $why }
cli-broken-failed = Beim Laden tritt ein Fehler auf ({ $error }).
cli-broken-type = Der Eintrag führt zu { $type } statt zu { $wanted }.
cli-broken-id = Der eigene Name lautet „{ $id }“.
cli-broken-twice = Das Paket { $other } hat unter diesem Namen schon etwas mitgebracht.
cli-broken-taken = Beansprucht wird, was schon anderen gehört ({ $names }).

## Starten

cli-serving = Die Panzerkiste steht unter { $address }
cli-serving-data = Die Partien liegen in { $data }. Strg+C beendet das Programm.
cli-serving-database = Partien und Schlüssel liegen in der PostgreSQL-Datenbank. Strg+C beendet das Programm.
cli-serving-docs = Die Dokumentation steht unter { $address }docs
cli-serving-few-files = Das System lässt dieses Programm nur { $files } Dateien öffnen, und jeder Besucher braucht einige. „ulimit -Hn“ zeigt die Grenze.
cli-certificate-without-key = HTTPS braucht beide Dateien. Beispiel: --certificate haus.pem --key haus.key
cli-certificate-unusable = Das Zertifikat { $file } und sein Schlüssel lassen sich nicht verwenden: { $why }
cli-proxy-no-address = „{ $proxy }“ ist keine Adresse. Beispiel: --proxy 127.0.0.1
cli-metrics-no-address = „{ $address }“ ist keine Adresse mit Port. Beispiel: --metrics 127.0.0.1:9400
cli-traces-no-address = „{ $address }“ ist keine Adresse eines Kollektors. Beispiel: --traces http://127.0.0.1:4318/v1/traces
cli-limits-unusable = Die Grenzen in { $file } lassen sich nicht verwenden: { $why }
cli-notices-unusable = Die Angaben in { $file } lassen sich nicht verwenden: { $why }
cli-openid-unusable = Die Datei { $file } taugt nicht für die Anmeldung des Clubs: { $why }

## Spielen

cli-you = Du
cli-bot = Computer
cli-welcome = { $game }: Du führst { $side } gegen { $kind ->
    [random] Stufe 0, die zufällig spielt
    [named] { $bot }
   *[level] Stufe { $bot }
}.
cli-welcome-help = Antworte in Notation, oder tippe hilfe.
cli-bot-failed = Der Computergegner hat selbst keine Antwort gegeben ({ $why }). Für ihn wird irgendeine erlaubte gespielt.
cli-thinking = Ich denke nach …
cli-help-commands =
    hilfe      dieser Text
    brett      das Brett noch einmal zeichnen
    vorschlag  einige erlaubte Antworten; eine Nummer spielt sie
    zurück     zurücknehmen, was nichts verraten hat
    ende       die Partie verlassen
    resign     aufgeben; auch draw offer und draw accept (Remis anbieten, annehmen)
cli-suggested = Tippe eine Nummer, um sie zu spielen.
cli-not-your-seat = Das ist der Buchstabe der anderen Seite.
cli-left = Du hast die Partie verlassen.
cli-saved = Die Partie liegt in { $file }. Noch einmal ansehen: panzerkiste replay { $file }
cli-result-won = Du hast gewonnen.
cli-result-lost = Du hast verloren.
cli-result-draw = Remis.

## Partiedateien

cli-replaying = { $game }, { $players }: { $entries ->
    [one] eine Aktion
   *[other] { $entries } Aktionen
}.
cli-next-step = Enter: weiter
cli-taken-back = (zurückgenommen bis Aktion { $entries })
cli-verified-record = Die Aufzeichnung folgt den Regeln: { $entries ->
    [one] eine Aktion
   *[other] { $entries } Aktionen
}, { $over ->
    [yes] bis zum Ende
   *[no] noch nicht zu Ende
}.
cli-verified-dice = Alle Würfe folgen aus dem Startwert, der vor der Partie festgelegt wurde.
cli-verified-no-commitment = Ihre Würfe lassen sich nicht prüfen: Vor der Partie wurde kein Startwert festgelegt.
cli-verified-no-seed = Ihre Würfe lassen sich prüfen, sobald die Partie zu Ende ist und ihr Startwert gezeigt wird.
cli-verified-wrong-seed = Der Startwert ist nicht der, der vor der Partie festgelegt wurde. Jemand hat diese Datei verändert.
cli-verified-wrong-dice = Diese Würfe folgen nicht aus dem Startwert: Aktion { $entries }. Jemand hat diese Datei verändert.
cli-written = Geschrieben: { $file }.

## Prüfungen

cli-scenario-expected = {"  "}erwartet: { $what }
cli-scenario-happened = {"  "}geschehen: { $what }
cli-scenarios-ran = { $run ->
    [0] Es gibt keine Szenarien auszuführen.
    [one] Ein Szenario lief wie geschrieben.
   *[other] Alle { $run } Szenarien liefen wie geschrieben.
}
cli-scenarios-failed = { $failed } von { $run } Szenarien sind misslungen.
cli-rules-rule = Regel
cli-rules-title = Titel
cli-rules-shown-by = Gezeigt von
cli-rules-counted = { $game }: { $rules } Regeln, { $gaps ->
    [0] alle gezeigt und stimmig.
    [one] eine Lücke.
   *[other] { $gaps } Lücken.
}
cli-rules-no-source = Die Tests von { $game } sind nicht hier, und seine Szenarien allein zeigen nicht jede Regel: Die Regelabdeckung braucht einen Quelltext-Ordner.
cli-gap-unshown = { $rule }: Kein Test und kein Szenario zeigt diese Regel.
cli-gap-one-language = { $rule }: Dem Regelheft in „{ $where }“ fehlt diese Regel.
cli-gap-unknown = { $rule }: { $where } nennt sie, aber das Regelheft hat keine solche Regel.
cli-gap-doubled = { $rule }: steht mehr als einmal im Regelheft in „{ $where }“.
cli-fuzzing = Durchspielen: { $game }
cli-fuzzed = { $games } Partien, { $entries } Aktionen; { $kinds } Arten von Ereignissen, { $pairs } Arten und Folgen insgesamt.
cli-fuzz-clean = Nichts gefunden.
cli-fuzz-stopped = Angehalten.
cli-fuzz-finding =
    Die Partie, die dorthin führt: { $file }
    Noch einmal ansehen: panzerkiste fuzz { $game } --check { $file }
cli-fuzz-check-clean = In keinem Augenblick der { $entries } Aktionen etwas gefunden.
cli-fuzz-check-found = Gefunden nach Aktion { $entry }.
cli-fuzz-other-game = { $file } ist eine Partie von { $game }. Bitte nenne dieses Spiel.
cli-fuzz-wrong-players = „{ $text }“ ist keine Spielerzahl für dieses Spiel. Schreib { $fewest } oder { $fewest }..{ $most }.
cli-learn-doing = { $what ->
    [play] Spielen
    [train] Üben
   *[match] Vergleichen
}
cli-learn-nobody = { $game } kann hier niemand lernen.
cli-learn-stopped = Angehalten. Das Bisherige liegt in { $folder }; derselbe Befehl macht dort weiter.
cli-learn-round = Runde { $round }: +{ $wins } ={ $draws } -{ $losses } gegen das bisher Beste. { $kept ->
    [yes] Das Neue ist besser und wird behalten.
   *[no] Das Neue ist nicht sicher besser und wird nicht behalten.
}
cli-puzzles-digging = Rätsel für { $game }, Startwert { $seed }
cli-puzzles-nobody = Für { $game } kann hier niemand nach Rätseln graben.
cli-puzzles-stopped = Angehalten. { $count ->
    [one] Ein Rätsel ist
   *[other] { $count } Rätsel sind
} in { $file } aufgehoben; derselbe Befehl macht dort weiter.
cli-puzzles-written = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
} in { $file }.

cli-check-neither = { $file } lässt sich nicht prüfen. Prüfen lassen sich: { $kinds }.
cli-check-error = Fehler
cli-check-line = Zeile { $line }
cli-check-warning = Warnung
cli-check-good = { $file }: Nichts spricht dagegen.
cli-check-usable = { $file }: Es lässt sich verwenden.
cli-check-unusable = { $file }: So lässt es sich nicht verwenden.

# Was Gastgeber außer dem Gastgeben tun.
cli-help-admin = Was Gastgeber sonst tun: Leute, Club, Sicherungen. Es geht auch, während ein Server läuft.
cli-example-admin = Beispiel: panzerkiste admin backup club.zip
cli-help-admin-name = Wer gemeint ist, mit Namen. Groß und klein ist gleich.
cli-help-admin-ban = Jemanden aussperren: das Konto und Gäste, die sich so nennen. Offene Seiten enden sofort.
cli-example-admin-ban = Beispiel: panzerkiste admin ban Dachs
cli-help-admin-unban = Jemanden wieder einlassen.
cli-example-admin-unban = Beispiel: panzerkiste admin unban Dachs
cli-help-admin-rename = Einem Konto einen anderen Namen geben.
cli-example-admin-rename = Beispiel: panzerkiste admin rename Dachs Otter
cli-help-admin-new = Der neue Name.
cli-help-admin-merge = Aus zwei Konten eines machen: Alles, was das erste hat, gehört dann dem zweiten, und das erste ist weg.
cli-example-admin-merge = Beispiel: panzerkiste admin merge Dachs Otter
cli-help-admin-into = Das Konto, das bleibt.
cli-help-admin-recover = Einen Wiederherstellungscode ausgeben, wenn jemand das Passwort vergessen hat.
cli-example-admin-recover = Beispiel: panzerkiste admin recover Dachs
cli-help-admin-organiser = Eine Turnierleitung benennen. Sobald es eine gibt, kündigt nur sie Turniere an; sie schreibt auch die Clubseite.
cli-example-admin-organiser = Beispiel: panzerkiste admin organiser Dachs
cli-help-admin-remove = Stattdessen die Turnierleitung wieder abnehmen.
cli-help-admin-club = Festlegen, was auf der Clubseite steht.
cli-example-admin-club = Beispiel: panzerkiste admin club --name Nordlicht --rules regeln.txt
cli-help-admin-club-name = Der Name des Clubs.
cli-help-admin-welcome = Eine Textdatei mit einem Willkommen.
cli-help-admin-rules = Eine Textdatei mit den Hausregeln.
cli-help-admin-backup = Alles in eine Datei sichern, auch während ein Server läuft.
cli-example-admin-backup = Beispiel: panzerkiste admin backup club.zip
cli-help-admin-backup-file = Die Datei, die geschrieben wird. Sie enthält Geheimnisse und gehört gut verwahrt.
cli-help-admin-restore = Eine Sicherung zurückspielen. Was jetzt da ist, bleibt daneben erhalten.
cli-example-admin-restore = Beispiel: panzerkiste admin restore club.zip
cli-help-admin-restore-file = Eine Datei, die admin backup geschrieben hat.
cli-help-admin-statistics = Wie viele Leute, Partien und Turniere es gibt.
cli-example-admin-statistics = Beispiel: panzerkiste admin statistics
cli-help-admin-done = Die Nummer einer erledigten Beschwerde: Sie wird vergessen.
cli-admin-banned = { $many ->
    [one] { $name } ist ausgesperrt.
   *[other] { $name } ist ausgesperrt: { $many } Besucher heißen so.
}
cli-admin-unbanned = { $name } darf wieder herein.
cli-admin-renamed = { $name } heißt jetzt { $new }.
cli-admin-merged = Alles von { $name } gehört jetzt { $into }.
cli-admin-organiser = { $name } gehört jetzt zur Turnierleitung.
cli-admin-no-organiser = { $name } gehört nicht mehr zur Turnierleitung.
cli-admin-code = Mit diesem Code setzt { $name } einmal ein neues Passwort: { $code }
cli-admin-club = Die Clubseite ist geschrieben.
cli-admin-club-what = Es fehlt, was geschrieben werden soll, zum Beispiel: panzerkiste admin club --name Nordlicht
cli-admin-backed-up = Alles ist in { $file } ({ $size } KiB). Darin sind Schlüssel und Geheimnisse: gut verwahren.
cli-admin-restored = { $file } ist zurückgespielt. Was vorher da war, liegt in { $before }.
cli-admin-exists = { $file } gibt es schon. Bitte einen anderen Namen wählen.
cli-admin-no-backup = { $file } ist keine Sicherung von uns: { $why }.
cli-admin-no-data = In { $folder } ist noch nichts. Bitte den Ordner des Servers mit --data nennen.
cli-admin-busy = In { $folder } wartet schon ein anderer Auftrag. Bitte gleich noch einmal versuchen.
cli-admin-no-answer = Der Server, der { $folder } benutzt, antwortet nicht. Ist es eine ältere Version? Geändert wurde nichts.
cli-admin-people = Konten: { $accounts }, Gäste mit Namen: { $guests }, ausgesperrt: { $banned }
cli-admin-kept = Turniere: { $events }, Werke: { $works }, Bots: { $bots }, Datenbank: { $size } KiB
cli-admin-game = { $game }: { $matches } Partien, davon { $running } laufend, { $lately } in der letzten Woche
cli-admin-report-done = Beschwerde { $number } ist erledigt.
cli-help-admin-reports = Beschwerden auflisten, die neueste zuerst.
cli-example-admin-reports = Beispiel: panzerkiste admin reports
cli-admin-no-reports = Niemand hat sich beschwert.
cli-admin-report = { $number }. { $day }: { $by } über { $about } ({ $why }), Partie { $match }: { $words }

# panzerkiste review

cli-review-working = Rückschau
cli-review-runs = Diese Partie ist nicht zu Ende: Rückschau gibt es nur auf beendete Partien.
cli-review-nothing = Über diese Partie lässt sich nichts Sinnvolles sagen: Das Spiel hat keine Bewertung, oder sie endete, bevor es etwas zu bewerten gab.
cli-review-course =   Von { $first } auf { $last } %: Würfel { $dice }, eigene Wahl { $own }, die anderen { $others }, Verdecktes { $hidden }.
cli-review-luck =
    { $ask ->
        [die] Angriffe auf Geschütze
        [dice] Würfe
        [shot] Schüsse
        [scout] Aufklärung
        [draw_event] Ereigniskarten
        [draw_unit] Einheitenkarten
        [card] Karten
       *[other] Andere Würfe
    }: { $good } von { $throws } gut, { $expected } waren zu erwarten.
cli-review-accuracy =   Genauigkeit { $percent } %: { $best } beste, { $good } gute, { $inaccurate } ungenaue, { $mistakes } Fehler.
cli-review-point =
    { $number }. { $turn ->
        [0] Schritt { $step }
       *[other] Zug { $turn }, Schritt { $step }
    }: { $gain } für { $whose } durch { $cause ->
        [dice] die Würfel
        [hidden] Verdecktes
        [word] die Uhr
       *[choice] eine Wahl
    }
cli-review-better =
    Besser für { $name }: { $text }{ $chance ->
        [0] { "" }
       *[other] { " " }({ $chance } %)
    }. { $why }
cli-review-estimated = { $throws } Würfe haben zu viele Ausgänge, um sie aufzuzählen; ihre Chancen stammen aus Stichproben und sind oben nicht mitgezählt.
