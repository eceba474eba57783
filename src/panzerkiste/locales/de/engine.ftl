# Was Spielkern und Server ablehnen, gleich bei welchem Spiel.

## Zurücknehmen

refused-undo-nothing = Es gibt noch nichts zurückzunehmen.
refused-undo-learnt = Das kannst du nicht zurücknehmen: Seither wurde etwas aufgedeckt oder gewürfelt, oder jemand anders hat gehandelt.
refused-undo-pending = Es steht schon eine Bitte um Zurücknahme im Raum. Sie muss erst beantwortet werden.
refused-undo-declined = Dein Gegenüber möchte es dabei belassen. Nach dem nächsten Zug darfst du wieder fragen.
refused-undo-not-asked = Um eine Zurücknahme bittet niemand mehr.
refused-undo-often = In dieser Partie wurde schon { $most }-mal etwas zurückgenommen; mehr geht nicht.
refused-undo-rated = In einer gewerteten Partie wird gegen den Computer nichts zurückgenommen.

## Am Tisch

refused-table-adjourned = Die Partie ruht: Niemand spielt, bis alle wieder da sind.
refused-table-not-now = Das geht jetzt nicht.
refused-table-watching = Du schaust zu. Handeln können nur die Spieler.
refused-table-not-asked = Du bist gerade nicht gefragt.
refused-table-other-seat = Du hast eine Aktion eines anderen Platzes aufgeschrieben.
refused-table-bot-plays = Auf diesem Platz spielt gerade ein Computergegner. Übernimm ihn zuerst wieder.
refused-table-failed = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es bitte noch einmal.
refused-coach-people = Der Ausbilder hält sich aus Partien zwischen Menschen heraus, auch aus denen an einem Gerät.
refused-coach-event = In einem Turnier schweigt der Ausbilder, auch gegen den Computer: Alle stehen in derselben Tabelle.
refused-coach-clock = Solange die Uhr läuft, schweigt der Ausbilder: Die Bedenkzeit gehört dir.
refused-coach-rated = Aus gewerteten Partien hält sich der Ausbilder heraus.
refused-coach-none = Für dieses Spiel gibt es keinen Ausbilder.
refused-coach-nothing = Du hast noch nichts getan, was sich beurteilen ließe.
refused-coach-no-opinion = Dazu hat der Ausbilder keine Meinung.
refused-lesson-broken = Diese Lektion enthält einen Fehler und lässt sich nicht spielen.
refused-lesson-read = Lies weiter, oder versuch diesen Schritt noch einmal.
refused-lesson-unknown = Diese Lektion gibt es nicht.
refused-puzzle-alone = Ein Rätsel löst du allein: Vorschläge gibt es erst danach.
refused-puzzle-broken = Dieses Rätsel enthält einen Fehler und lässt sich nicht spielen.
refused-puzzle-decided = Dieser Versuch ist entschieden. Versuch es noch einmal, oder nimm das nächste Rätsel.
refused-puzzle-no-hint = Für diesen Zug gibt es keinen Tipp: Er wäre schon die Antwort.
refused-puzzle-unknown = Dieses Rätsel gibt es nicht.
refused-message-unreadable = Diese Nachricht konnte der Server nicht lesen.
refused-message-unknown = Eine solche Aktion kennt dieses Spiel nicht.
refused-limit-messages = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
refused-limit-work = Der Server hat gerade viel für dich ausgerechnet. Warte kurz und versuch es noch einmal.
refused-clerk-slow = Das auszurechnen dauert zu lange. Der Server hat es abgebrochen.
refused-clerk-failed = Beim Ausrechnen ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es bitte noch einmal.

## In der Lobby

refused-lobby-no-game = Ein Spiel namens „{ $game }“ gibt es nicht.
refused-lobby-no-match = Diese Partie gibt es nicht, oder sie steht dir nicht offen.
refused-lobby-no-code = Zu diesem Code gibt es keine Partie.
refused-lobby-no-seat = Diesen Platz gibt es in der Partie nicht.
refused-lobby-not-yours = Das ist nicht dein Platz.
refused-lobby-taken = Diesen Platz hat schon jemand eingenommen.
refused-lobby-not-away = Diesen Platz darf nur der Spieler selbst dem Computer überlassen. Bleibt er weg, darfst du es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
refused-lobby-seats =
    { $fewest ->
        [one] Es braucht mindestens einen Spieler und höchstens { $most }.
       *[other] Es braucht mindestens { $fewest } Spieler und höchstens { $most }.
    }
refused-lobby-no-clock = In diesem Spiel kann niemand die Zeit nehmen: Seine Regeln kennen keine Uhr.
refused-lobby-days-bots = Eine Partie über Tage braucht mindestens eine Person.
refused-lobby-secrets = In dieser Partie ist etwas verdeckt: Einen Platz gibt nur weiter, wer dort sitzt.
refused-lobby-sat = Wer hier spielt oder gespielt hat, nimmt keinen anderen Platz: Dort liegt etwas verborgen.
refused-lobby-hidden = Jemand aus der Partie zeigt anderen keine Spiele, vielleicht du selbst. Deshalb lässt sie sich nicht teilen.
refused-days-off-far = Freie Tage lassen sich für etwa ein Jahr im Voraus festlegen.
refused-days-off-many = Höchstens { $most } freie Tage im Jahr.
refused-lobby-level = Computergegner haben die Stufen 1 bis { $most }.
refused-lobby-no-player = Ein Computergegner namens „{ $player }“ gehört nicht zu diesem Spiel.
refused-bot-unknown = Diesen Bot gibt es nicht.
refused-bot-away = Dieser Bot ist gerade nicht da.
refused-bot-game = Dieser Bot spielt dieses Spiel gerade nicht.
refused-bot-busy = Dieser Bot hat anderen noch nicht geantwortet. Versuche es später noch einmal.
refused-bot-many = Du hast schon { $most } Bots. Entferne erst einen.
refused-bot-token = Zu diesem Token gibt es keinen Bot, oder er wurde entfernt.
refused-bot-only = Das ist für Bots: Es braucht ein Token.
refused-bot-people = Das ist für Menschen: Ein Bot darf es nicht.
refused-bot-challenge = Niemand hat diesen Bot auf diesen Platz gebeten.
refused-lobby-options = Eine Option hat einen Wert, den das Spiel nicht zulässt: { $error }
refused-lobby-running = Die Partie ist noch nicht vorbei.
refused-lobby-old-rules = Diese Partie wurde nach einer anderen Regelfassung aufgezeichnet und lässt sich nicht nachspielen.
refused-club-self = Mit dir selbst kannst du so nicht spielen.
refused-club-gone = Diesen Platz gibt es nicht mehr: Jemand war schneller, oder er wurde zurückgezogen.
refused-club-away = Das geht nur mit jemandem, der gerade in der Lobby ist.
refused-club-asked = Du hast schon gefragt. Warte auf die Antwort.
refused-club-asking = Du wartest schon auf { $most } Antworten. Zieh erst eine Frage zurück.
refused-club-busy = Dort warten schon viele auf eine Antwort. Versuch es später noch einmal.
refused-club-no-challenge = Diese Herausforderung gilt nicht mehr.
refused-club-seats = Du hast schon { $most } Plätze ausgeschrieben, oder von deinem Anschluss stehen zu viele aus. Zieh erst einen zurück.
refused-club-searches = Von hier suchen schon zu viele auf einmal. Versuch es gleich noch einmal.
refused-club-large = Diese Vorgaben sind zu groß für einen Aushang: Höchstens { $most } kB haben Platz.
refused-rated-twice = In einer gewerteten Partie spielt jeder genau einen Platz, und keinen gemeinsam an einem Gerät.
refused-rated-own = Gewertet wird mit Karten, Decks, Armeen und Stellungen aus der Schachtel, nicht mit eigenen.
refused-rated-usual = Gegen den Computer wird nur mit den üblichen Optionen gewertet.
refused-rated-guest = Melde dich an, um gewertet zu spielen: Nur die Ergebnisse von Konten zählen.
refused-rated-other = { $name } hat kein Konto, und nur die Ergebnisse von Konten zählen. Frag nach einer Partie ohne Wertung.

## Dateien und Anfragen

refused-file-unreadable = Das ist keine Partiedatei: { $error }
refused-file-long = Diese Partiedatei hat mehr als { $most } Aktionen. Das ist zu lang, um sie zu zeigen.
refused-file-large = Diese Partie ergibt mehr als { $most } MB. Das ist zu viel, um sie zu zeigen.
refused-request-foreign = Diese Anfrage kam von einer fremden Website und wurde abgelehnt.
refused-request-unknown = Unter dieser Adresse gibt es nichts.
refused-request-unreadable = Diese Anfrage konnte der Server nicht lesen.
refused-request-slow = Diese Anfrage kam zu langsam an.
refused-request-address = Diese Adresse ist zu lang.
refused-request-headers = Diese Anfrage hat zu viele oder zu lange Kopfzeilen.
refused-request-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit --name hinzufügen.
refused-request-large = Das ist mehr, als der Server auf einmal annimmt.
refused-request-failed = Auf dem Server ist etwas schiefgegangen. Versuch es bitte noch einmal.
refused-request-closing = Dieser Server wird gleich neu gestartet. Komm bitte in einem Augenblick wieder.
refused-storage-failed = Der Server kommt gerade nicht an seine Daten heran. Es hat sich nichts geändert; versuch es bitte später noch einmal.
refused-storage-elsewhere = Der Server reicht das gerade intern weiter. Versuch es bitte gleich noch einmal.
refused-limit-requests = Das war zu oft. Warte kurz und versuch es noch einmal.
refused-limit-tries = Das wurde zu oft versucht. Warte ein paar Minuten und versuch es noch einmal.
refused-limit-saves = Du hast in kurzer Zeit sehr viel gespeichert. Warte eine Weile und versuch es noch einmal.
refused-limit-works = Was du hier aufhebst, belegt schon { $most } MB; für mehr ist kein Platz. Wirf zuerst etwas weg.
refused-limit-matches = Von hier aus sind heute schon so viele Partien angelegt worden, dass keine mehr angenommen werden. Versuch es morgen wieder.
refused-limit-connections = Es sind zu viele Verbindungen offen. Schließ ein paar Seiten und versuch es gleich noch einmal.
refused-limit-sockets = Es sind zu viele Tische auf einmal offen oder sie wurden zu schnell geöffnet. Schließ ein paar Seiten und warte kurz.

## Vorschläge

suggest-strongest = Das täte der stärkste Computerspieler.

## Leute

refused-person-name = Ein Name hat mindestens einen und höchstens { $most } sichtbare Buchstaben.
refused-person-taken = „{ $name }“ heißt schon jemand anders. Wähl einen anderen Namen.
refused-person-known = Du hast schon ein Konto.
refused-person-wrong = Dieser Name und das, was dazu eingegeben wurde, gehören nicht zusammen.
refused-person-guest = Dafür braucht es ein Konto, und du hast noch keines.
refused-person-late = Das hat zu lange gedauert. Fang bitte noch einmal an.
refused-person-passkey = Dieser Passkey wurde nicht erkannt. Versuch es noch einmal, oder komm auf einem anderen Weg herein.
refused-person-passkeys = Ein Konto hat höchstens { $most } Passkeys. Entfern zuerst einen.
refused-person-last = Nur mit diesem Passkey kommst du in dein Konto. Leg zuerst ein Passwort fest.

## Worte

refused-words-alone = Hier spielt niemand sonst, der zuhören könnte.
refused-words-empty = Damit ist nichts gesagt.
refused-words-many = Du hast { $most } Leute stummgeschaltet; mehr geht nicht.
refused-words-nobody = Auf diesem Platz sitzt niemand anders.
refused-words-not-allowed = In eigenen Worten geht es erst, wenn alle es erlauben, die hier spielen.
refused-words-reported = { $most } deiner Beschwerden warten auf den Gastgeber. Noch mehr helfen nicht.
refused-words-silent = Von diesem Platz wurde nichts gesagt, über das man sich beschweren könnte.
refused-limit-words = Das war viel auf einmal. Bitte einen Moment warten.

## Bescheid sagen

refused-telling-address = Das ist keine Mailadresse.
refused-telling-code = Das ist nicht der zugesandte Code.
refused-telling-device = Dieser Browser nannte eine Adresse, an die sich nichts senden lässt.
refused-telling-no-mail = Dieser Server verschickt keine Mail.
refused-telling-not-sent = Die Mail ließ sich nicht verschicken. Stimmt die Adresse?
refused-limit-letters = Für heute sind genug Codes verschickt. Bitte morgen noch einmal versuchen.

refused-person-unknown = Unter dieser Adresse ist niemand bekannt, oder nicht mehr.
refused-openid-none = Dieser Server hat keine Anmeldung eines Clubs.
refused-openid-last = Nur über diese Anmeldung kommst du in dein Konto. Leg zuerst ein Passwort oder einen Passkey fest.
refused-openid-away = „{ $name }“ antwortet gerade nicht. Versuch es später noch einmal, oder komm auf einem anderen Weg herein.
refused-openid-state = Diese Anmeldung wurde nicht hier begonnen, hat zu lange gedauert oder ist schon verbraucht. Fang bitte noch einmal an.
refused-openid-declined = Die Anmeldung wurde abgebrochen. Du kannst es noch einmal versuchen.
refused-openid-proof = Was von der Anmeldung zurückkam, beweist nichts. Fang bitte noch einmal an.
refused-event-unknown = Dieses Turnier gibt es nicht.
refused-event-account = Dafür braucht es ein Konto. Es entsteht auf der eigenen Seite, ohne E-Mail-Adresse.
refused-event-named = Das dürfen nur Turnierleiter, die der Gastgeber benannt hat.
refused-event-organiser = Das darf nur die Leitung dieses Turniers.
refused-event-state = Das Turnier ist nicht an einem Punkt, an dem das geht.
refused-event-late = Für eine Anmeldung ist es zu spät.
refused-event-full = Das Turnier ist voll: Es hat { $most } Plätze.
refused-event-few = Es braucht mindestens zwei Teilnehmer, darunter einen Menschen.
refused-event-many = Du hast schon { $most } Turniere, die nicht zu Ende sind. Beende eines oder sag eines ab.
refused-event-bots = Ein Turnier hat Platz für { $most } Computergegner.
refused-event-entered = Du bist schon angemeldet.
refused-event-not-entered = Unter dieser Nummer ist niemand angemeldet.
refused-event-board = Dieses Brett gibt es nicht.
refused-event-result = Ein Ergebnis ist Sieg, Remis, Niederlage oder nichts für beide.
refused-event-long = Ein Text hat hier höchstens { $most } Zeichen.
refused-event-two = In einem Turnier treffen sich je zwei; dieses Spiel wird nicht zu zweit gespielt.
refused-limit-events = Von hier sind heute so viele Turniere angekündigt worden, dass dieses bis morgen warten muss.
refused-person-banned = Der Gastgeber hat dieses Konto ausgesperrt.
refused-admin-no-report = Eine Beschwerde { $number } gibt es nicht.
refused-admin-nobody = Niemand hier heißt „{ $name }“. Gemeint ist der Name eines Kontos.
refused-admin-same = „{ $name }“ lässt sich nicht mit sich selbst zusammenlegen.
