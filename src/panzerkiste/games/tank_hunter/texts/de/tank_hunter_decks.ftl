# Tank Hunter: was an einem Deck oder einer eigenen Karte falsch sein kann. $code ist der Name eines Effekts, $known zählt Namen auf.

## Die Datei

refused-th-025-faulty = Dieses Deck hat { $faults ->
    [one] einen Fehler bei { $place }. Bitte behebe ihn im Deckeditor.
   *[other] { $faults } Fehler, den ersten bei { $place }. Bitte behebe sie im Deckeditor.
}
refused-th-025-long = Eine Deckdatei hat höchstens { NUMBER($most) } Zeichen.
refused-th-025-toml = Zeile { $line }, Spalte { $column }: Das ist kein TOML.
refused-th-025-deep = Diese Datei ist zu tief verschachtelt.
refused-th-025-number = Hier gehört eine ganze Zahl hin.
refused-th-025-flag = Hier kann nur true oder false stehen.
refused-th-025-list = Hier gehört eine Liste in eckigen Klammern hin.
refused-th-025-text = Hier gehört ein Text in Anführungszeichen hin.
refused-th-025-table = Hier gehört eine Tabelle mit Feldern hin.
refused-th-025-range = { $have } passt hier nicht: Die Zahl liegt zwischen { $low } und { $high }.
refused-th-025-empty = Das darf nicht leer sein.
refused-th-025-wordy = Dieser Text hat { $have } Zeichen; { $most } sind das Höchste.
refused-th-025-id = Eine Kennung beginnt mit einem Kleinbuchstaben und hat nur Kleinbuchstaben, Ziffern und Unterstriche.
refused-th-025-choice = Hier geht nur eines von diesen: { $known }.
refused-th-025-missing = Dieses Feld fehlt.
refused-th-025-unknown-field = So ein Feld gibt es hier nicht.
refused-th-025-unknown-card = So eine Karte ist nicht in der Kiste.
refused-th-025-shipped-id = Eine Karte in der Kiste hat schon diese Kennung. Bitte wähle eine andere.
refused-th-025-twice = Zwei Karten dieses Decks haben diese Kennung.

## Karten

refused-th-005 = { $type ->
    [AFV] Ein AFV hat nur Panzerbrecher, Granate und Niederwalzen.
    [GUN] Eine GUN hat nur Panzerbrecher und Granate.
   *[INF] Eine INF hat nur Gewehr und Selbstmord.
}
refused-th-007 = Der Einheit fehlt der Wert, zu dem diese Schüsse gehören.
refused-th-010-code = Der Effekt „{ $code }“ lässt hier nur zu: { $known }.
refused-th-010-trigger = Der Effekt „{ $code }“ braucht einen Auslöser: den Angriff, auf den er antwortet.
refused-th-010-no-trigger = Der Effekt „{ $code }“ hat keinen Auslöser.
refused-th-120-turn-player = Nur eine Karte für fremde Spielzüge kann sich gegen den Spieler richten, der am Zug ist.
refused-th-122-red = Eine rote Karte wird beim Ziehen gespielt und hat keine Fenster.
refused-th-122-none = Eine Karte, die nicht rot ist, braucht ein Fenster, in dem sie gespielt werden kann.
refused-th-128-max = Die Karte kann nicht höchstens { $max } Ziele haben, wenn sie mindestens { $min } braucht.
refused-th-128-most = Der Effekt „{ $code }“ hat höchstens { $most ->
    [one] ein Ziel
   *[other] { $most } Ziele
}.
refused-th-128-nothing = Dieser Effekt ändert nichts.
refused-th-129-types = Die Karte braucht mindestens eine Einheitenart, auf die sie zielen kann.
refused-th-129-hidden = Eine Karte, die auf verborgene fremde Einheiten zielen kann, kann nicht nach deren Art oder Wert fragen.
refused-th-132-expire-le = Die Zahl für den Ablaufwurf gehört zu Karten, die durch einen Wurf enden, und nur zu ihnen.
refused-th-136-choice = Beim Ziehen einer roten Karte wählt niemand: Sie betrifft ihren Spieler oder alle.
refused-th-291-tag = Der Vermerk air_strike gehört zu Luftschlägen, und nur zu ihnen.
refused-th-326-use = Ein Kommandant mit dem Effekt „{ $code }“ { $use ->
    [passive] wirkt dauernd (passive)
   *[exhaust] wird beim Einsatz erschöpft (exhaust)
}.
refused-th-355-type = Nur einem AFV kann der Geschützturm fehlen.
refused-th-358-tag = Der Vermerk water gehört zu Wasserkarten, und nur zu ihnen.
refused-th-372-type = Nur ein AFV kann ein offenes Dach haben.

## Das ganze Deck

refused-th-028 = { $players } Spieler brauchen mindestens { $need } Einheitenkarten; es sind { $have }.
refused-th-028-few = Es sind { $have } Einheitenkarten: Bei mehr als { $players ->
    [one] einem Spieler
   *[other] { $players } Spielern
} können sie früh ausgehen.
refused-th-029-bombings = Ein Deck hat genau 3 Flächenbombardements, nicht { $have }.
refused-th-029-events = { $players } Spieler brauchen mindestens { $need } Ereignisse, die nicht rot sind; es sind { $have }.
