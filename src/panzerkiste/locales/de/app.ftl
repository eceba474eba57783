# Die Texte der Web-Oberfläche, soweit sie nicht zu einem Spiel gehören.

## Rahmen

page-title = { $title } – Panzerkiste
brand-home = Panzerkiste, zur Startseite
skip = Zum Inhalt springen
tools = Sprache, Licht und Einstellungen
me-title = Dein Profil
nav = Wohin
nav-play = Spielen
nav-games = Partien
nav-events = Turniere
nav-people = Leute
nav-turns = { $count ->
    [one] In einer bist du dran
   *[other] In { $count } bist du dran
}
theme-to-dark = Dunkle Ansicht
theme-to-light = Helle Ansicht
dialog-close = Schließen
stepper-less = Weniger
stepper-more = Mehr
minutes = { $minutes } min

error-unreachable = Keine Verbindung zum Gastgeber
error-unreachable-help = Läuft Panzerkiste noch? Sobald der Gastgeber wieder da ist, geht es hier weiter.
error-refused = Das hat nicht geklappt
error-refused-help = Der Server konnte die Anfrage nicht beantworten. Versuch es gleich noch einmal.
error-again = Noch einmal versuchen
host-away = Der Gastgeber ist nicht zu erreichen. Regelbücher und Lektionen kannst du hier lesen; zum Spielen braucht es den Gastgeber. Sobald er wieder da ist, geht es hier von selbst weiter.

## Startseite

home-title = Panzerspiele. Alle in einer Kiste.
home-lead = Aufmachen, aufbauen, losspielen – ohne Anmeldung.
home-open-file = Partiedatei ansehen
home-learn = Neu hier? Lern ein Spiel beim Spielen
home-learn-known = Lernen
home-puzzles = Rätsel
home-lobby = Mit anderen spielen
home-games = Spiele

game-players = Spieler:
game-time = Dauer:
game-play = Spielen

continue-title = Weiterspielen
continue-against = gegen { $opponents } · { $turn }
turn-any = { $turn }. Spielzug
continue-guest = einen Gast
continue-open = einen freien Platz
continue-yours = Du bist dran
continue-waiting = Der Gegner ist dran
continue-watching = Du schaust zu

join-label = Mit Code mitspielen
join-go = Mitspielen
join-title = Du bist eingeladen
join-gone = Diese Einladung gilt nicht mehr
join-gone-lead = Vielleicht ist der Platz schon besetzt. Frag nach einem neuen Link oder versuch es mit einem anderen Code.
invited-by = Einladung von
invited-here = ist da und wartet
invited-away = ist gerade nicht da
invited-question = Spielst du mit?
invited-watch = Zuschauen bei
invited-question-watch = Schaust du zu?
invited-own = Du sitzt schon an diesem Tisch
invited-side = Deine Seite
invited-players = Am Tisch
invited-free = noch frei
invited-state = Stand
invited-over = Die Partie ist vorbei.
invited-clock = Uhr
invited-rated = das Ergebnis zählt für die Wertung aller
result-won = Sieg
result-lost = Niederlage
result-drawn = Remis
clock-title = Uhr
clock-choice-none = Keine
clock-choice-live = Minuten
clock-choice-days = Tage
clock-pace = Minuten, und Sekunden mehr nach jedem Zug
clock-own = andere
clock-own-minutes = Minuten je Person
clock-own-increment = Sekunden mehr nach jedem Zug
clock-own-decision = Sekunden für eine Antwort zwischendurch
clock-days-each = Tage für jeden Zug
clock-days-short = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
clock-off-title = Tage, die nicht zählen (in UTC)
clock-left-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
clock-left-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 }
clock-left-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }
clock-until = Noch { $time }, bis { $when }
clock-until-short = bis { $when }
clock-short = wenig Zeit
clock-none = keine, lasst euch Zeit
clock-minutes = { $minutes } min je Person, ganze Partie
clock-increment = { $minutes } min je Person und { $increment } s mehr nach jedem Zug
clock-decision = { $seconds } s für eine Antwort zwischendurch
clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 } für jeden Zug
clock-off = { $count ->
    [one] { $days } zählt nicht
   *[other] { $days } zählen nicht
 }
invited-rules = Regeln
invited-usual = die üblichen
invited-on = an
invited-off = aus
invited-own-made = selbst gemacht
invited-name = Dein Name am Tisch
invited-look-on = Zuschauen
invited-just-watch = Nur zuschauen
invited-note = Ohne Anmeldung. Der Platz bleibt frei, bis du ihn nimmst.
invited-watch-note = Ohne Anmeldung. Du siehst, was alle am Tisch sehen.
join-problem-empty = Gib den Code aus deiner Einladung ein.
join-problem-unknown = Zu diesem Code gibt es keinen freien Platz.
join-problem-unreachable = Keine Verbindung zum Server.

## Neue Partie

new-title = Neue Partie
new-seats = Wer spielt?
new-options = Nach welchen Regeln?
new-play = Jetzt spielen
new-invite = Jetzt einladen
new-watch = Jetzt zuschauen
new-own-nameless = Noch ohne Namen
new-own-draw = Eigene Karte zeichnen
new-needs = Diese Karte wird mit „{ $option }“ gespielt, das ist jetzt eingeschaltet.
new-players = Wie viele spielen mit?
new-rated = Gewertet
new-rated-help = Das Ergebnis zählt für deine Wertung. Gegen den Computer wird nichts zurückgenommen, und der Ausbilder hält sich heraus.
new-rated-guest = Melde dich an, um gewertet zu spielen: Nur die Ergebnisse von Konten zählen.
new-rated-sign-in = Anmelden
new-preset = Übliche Regeln
new-preset-own = Du hast deine eigene Auswahl getroffen.
new-rules = Die Regeln im Einzelnen
new-rules-plain = wie in der Schachtel, nichts dazu
new-more-options = Weitere Optionen
new-failed = Die Partie konnte nicht angelegt werden.
new-changed =
    { $changed ->
        [0] übliche Regeln
        [one] eine Regel geändert
       *[other] { $changed } Regeln geändert
    }

seat-who = Wer spielt { $side }?
seat-me = Du
seat-me-help = Diesen Platz nimmst du selbst ein.
seat-bot = Computer
seat-bot-level = Computer, Stufe { $level }
seat-level = Stufe
seat-level-of = Spielstärke des Computers, { $side }
seat-level-help = 1 spielt gemütlich, { $top } verzeiht nichts.
seat-invite = Per Link
seat-invite-help = Du bekommst einen Link zum Verschicken. Eine Anmeldung braucht niemand.
seat-hotseat = Am Gerät
seat-hotseat-help = Ihr spielt abwechselnd an diesem Gerät. Dazwischen wird alles Geheime zugedeckt.

invite-title = Wen lädst du ein?
invite-lead = Wer diesen Link öffnet, nimmt den freien Platz ein. Schick ihn nur einer Person.
invite-link = Link zur Partie
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-copy-failed = Der Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
invite-read = Code zum Vorlesen
invite-qr = Die Einladung als QR-Code
invite-show-qr = Code und QR-Code zeigen
invite-send = Teilen
invite-copy-link = Link kopieren
invite-watch = Andere dürfen zuschauen, mit eigenem Link.
invite-copy-watch = Link zum Zuschauen kopieren
reach-here-only = Außer dir kann diese Seite noch niemand erreichen.
reach-start = Sie antwortet nur auf diesem Rechner. Damit andere im selben Netz mitspielen können, starte das Programm so:
reach-then = Danach ist es zu finden unter
reach-copied = Der Befehl ist kopiert.
reach-network = Links führen zur Adresse dieses Rechners im Netz; die oben im Browser gilt nur auf ihm selbst.
invite-open = An den Tisch

## Spielregeln

rulebook = Spielregeln
rulebook-title = Spielregeln: { $game }
rulebook-read = Spielregeln lesen
rulebook-search = Regeln durchsuchen
rulebook-chapters = Kapitel
rulebook-link = Link zu Regel { $rule }
rulebook-found =
    { $count ->
        [0] Keine Regel gefunden
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rulebook-nothing = Dazu steht nichts in den Regeln. Versuch es mit einem anderen Wort oder einer Regelnummer.
rulebook-examples =
    { $count ->
        [one] Beispiel
       *[other] Beispiele
    }
rulebook-examples-of = Beispiele zu Regel { $rule }
example-opening = Das Beispiel wird aufgebaut …
example-failed = Das Beispiel ließ sich nicht laden.
example-position = Die Ausgangslage
example-board = Auf dem Brett
example-refused = Nicht erlaubt

## Einstellungen

settings-title = Einstellungen
settings-lead = Gelten sofort und nur in diesem Browser.
settings-language = Sprache
settings-language-help = Für Oberfläche, Protokoll und Spielregeln.
settings-language-auto = Wie der Browser
settings-theme = Licht
settings-theme-help = Bei Dunkelheit liegt dieselbe Karte unter einer Lampe.
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pattern = Streifen für die zweite Seite
settings-pattern-help = So sind die Seiten auch ohne Farben zu unterscheiden.
settings-motion = Bewegung
settings-motion-help = Ohne Bewegung springt alles sofort an seinen Platz. Das Protokoll erzählt, was geschah.
settings-motion-auto = Wie das System
settings-motion-off = Aus
settings-tempo = Tempo
settings-tempo-help = Wie schnell der Tisch zeigt, was geschah.
tempo-slow = Langsam
tempo-normal = Normal
tempo-fast = Schnell
tempo-instant = Sofort
settings-sound = Ton
settings-sound-help = Kurze Geräusche für Fahrten, Schüsse und Würfel.
settings-confirmations = Rückfragen
settings-confirmations-help = Fragt nach, bevor etwas geschieht, das du nicht zurücknehmen kannst.
settings-elsewhere = Andere Browser
settings-elsewhere-help = Deine Partien sind noch in anderen Browsern oder auf einem geliehenen Gerät offen? Melde dich dort ab. Hier bleibst du.
settings-elsewhere-button = Woanders abmelden
settings-elsewhere-done = Erledigt: Angemeldet bist du nur noch in diesem Browser.
settings-elsewhere-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Nichts gefunden

not-found-title = Daneben!
not-found-lead = Auf diesem Feld steht nichts.
not-found-home = Zurück zur Kiste

# Bots, die über das Netz spielen.
seat-online = { $name } · mitgebracht von { $owner }
seat-online-help = Ein Bot, der über das Netz spielt. Er wird gefragt und darf ablehnen.
seat-brought-help = Ein Computergegner aus einem anderen Paket auf diesem Rechner.
seat-rival = Welcher Computergegner spielt { $side }?
seat-rival-level = Panzerkiste, nach Stufe
settings-bots = Bots
settings-bots-help = Eigene Programme, die hier über das Netz mitspielen.
settings-bots-open = Deine Bots
settings-docs = Dokumentation
settings-docs-help = Spielen, einen Club einrichten, Bots und Spiele schreiben: alles zum Nachlesen.
settings-docs-open = Aufschlagen
bots-title = Deine Bots
bots-lead = Ein Bot ist ein Programm, das über das Netz spielt: Es bekommt ein Token, wartet auf Herausforderungen und weiß, was sein Platz weiß.
bots-how = Wie man einen Bot schreibt
bots-name = Name eines neuen Bots
bots-make = Bot anlegen
bots-token = Token von { $name }
bots-token-help = Es wird nur dieses eine Mal gezeigt. Wer es hat, spielt als dein Bot; bewahre es auf, wo niemand mitliest.
bots-copied = Kopiert.
bots-own = Deine Bots
bots-online = Wartet auf Gegner
bots-away = Nicht da
bots-remove-of = { $name } entfernen
bots-none = Du hast noch keine Bots.
bots-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
