# Was Spielkern und Server ablehnen, gleich bei welchem Spiel.

## Zurücknehmen

refused-undo-nothing = Es gibt noch nichts zurückzunehmen.
refused-undo-learnt = Das kannst du nicht zurücknehmen: Seither wurde etwas aufgedeckt oder gewürfelt, oder jemand anders hat gehandelt.
refused-undo-pending = Es steht schon eine Bitte um Zurücknahme im Raum. Sie muss erst beantwortet werden.
refused-undo-declined = Dein Gegenüber möchte es dabei belassen. Nach dem nächsten Zug darfst du wieder fragen.
refused-undo-not-asked = Um eine Zurücknahme bittet niemand mehr.

## Am Tisch

refused-table-watching = Du schaust zu. Handeln können nur die Spieler.
refused-table-not-asked = Du bist gerade nicht gefragt.
refused-table-other-seat = Du hast eine Aktion eines anderen Platzes aufgeschrieben.
refused-table-bot-plays = Auf diesem Platz spielt gerade ein Computergegner. Übernimm ihn zuerst wieder.
refused-table-failed = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es bitte noch einmal.
refused-message-unreadable = Diese Nachricht konnte der Server nicht lesen.
refused-message-unknown = Eine solche Aktion kennt dieses Spiel nicht.
refused-limit-messages = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.

## In der Lobby

refused-lobby-no-game = Ein Spiel namens „{ $game }“ gibt es nicht.
refused-lobby-no-match = Diese Partie gibt es nicht, oder sie steht dir nicht offen.
refused-lobby-no-code = Zu diesem Code gibt es keine Partie.
refused-lobby-no-seat = Diesen Platz gibt es in der Partie nicht.
refused-lobby-not-yours = Das ist nicht dein Platz.
refused-lobby-taken = Diesen Platz hat schon jemand eingenommen.
refused-lobby-seats =
    { $fewest ->
        [one] Es braucht mindestens einen Spieler und höchstens { $most }.
       *[other] Es braucht mindestens { $fewest } Spieler und höchstens { $most }.
    }
refused-lobby-level = Computergegner haben die Stufen 1 bis { $most }.
refused-lobby-options = Eine Option hat einen Wert, den das Spiel nicht zulässt: { $error }
refused-lobby-running = Die Partie ist noch nicht vorbei.
refused-lobby-old-rules = Diese Partie wurde nach einer anderen Regelfassung aufgezeichnet und lässt sich nicht nachspielen.

## Karten

refused-army-none = Diese Armee gibt es nicht, oder sie wurde weggeworfen.
refused-army-not-yours = Nur wem eine Armee gehört, kann sie ändern oder wegwerfen.
refused-army-many = Du hast { $most } Armeen, für mehr ist kein Platz. Wirf zuerst eine weg.
refused-battlefield-none = Dieses Schlachtfeld gibt es nicht, oder es wurde weggeworfen.
refused-battlefield-not-yours = Nur wem ein Schlachtfeld gehört, kann es ändern oder wegwerfen.
refused-battlefield-many = Du hast { $most } Schlachtfelder, für mehr ist kein Platz. Wirf zuerst eines weg.
refused-battlefield-long = Dieses Schlachtfeld ist zu groß, um aufbewahrt zu werden.
refused-battlefield-crooked = Sichtlinien lassen sich prüfen, wenn jeder Umriss ein Vieleck ist, das sich nicht selbst schneidet.
refused-deck-none = Dieses Deck gibt es nicht, oder sein Besitzer hat es weggeworfen.
refused-deck-not-yours = Nur der Besitzer eines Decks kann es ändern oder wegwerfen.
refused-deck-many = Du hast { $most } Decks, mehr passen nicht ins Regal. Wirf erst eines weg.
refused-deck-unreadable = Dieses Deck lässt sich nicht lesen: Es hat { $faults ->
    [one] einen Fehler
   *[other] { $faults } Fehler
}. Bessere zuerst die markierten Karten aus.
refused-map-none = Diese Karte gibt es nicht, oder sie wurde weggeworfen.
refused-map-not-yours = Nur wem eine Karte gehört, kann sie ändern oder wegwerfen.
refused-map-many = Du hast { $most } Karten, für mehr ist kein Platz. Wirf zuerst eine weg.
refused-map-tanks = Der Computer spielt auf Karten mit höchstens { $most } Panzern.
refused-study-none = Diese Partien sind nicht mehr bekannt. Starte sie neu.
refused-study-busy = Der Computer spielt schon auf den Karten anderer. Versuch es in ein paar Minuten noch einmal.

## Analyse

refused-analysis-busy = Gerade sind zu viele Analysebretter offen. Versuch es in ein paar Minuten noch einmal.
refused-analysis-running = Eine Partie lässt sich analysieren, sobald sie vorbei ist.
refused-analysis-other-game = Ein Analysebrett gibt es nur für Tank Chess.
refused-analysis-large = Auf diesem Brett sind { $most } Stellungen, für weitere ist kein Platz.
refused-analysis-position = Diese Stellung ist nicht mehr auf dem Brett.
refused-analysis-turn = Ausprobieren lassen sich hier nur Züge.

## Dateien und Anfragen

refused-file-unreadable = Das ist keine Partiedatei: { $error }
refused-file-long = Diese Partiedatei hat mehr als { $most } Aktionen. Das ist zu lang, um sie zu zeigen.
refused-file-large = Die Zeichnungen dieser Partiedatei ergeben mehr als { $most } MB. Das ist zu viel, um sie zu zeigen.
refused-request-foreign = Diese Anfrage kam von einer fremden Website und wurde abgelehnt.
refused-request-unknown = Unter dieser Adresse gibt es nichts.
refused-request-unreadable = Diese Anfrage konnte der Server nicht lesen.
refused-request-large = Das ist mehr, als der Server auf einmal annimmt.
refused-request-failed = Auf dem Server ist etwas schiefgegangen. Versuch es bitte noch einmal.
refused-limit-requests = Das war zu oft. Warte kurz und versuch es noch einmal.
