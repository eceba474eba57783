# Dropzone: Armeelisten und Schlachtfelder, und was gegen sie spricht.
# $size, $category und $faction sind Kennungen; $name, $carrier und $rides sind Einheiten, wie Listen sie schreiben.

## Größen, Kategorien und Fraktionen

dropzone-size = { $size ->
    [skirmish] Scharmützel
    [clash] Gefecht
   *[battle] Schlacht
}
dropzone-size-skirmish = Scharmützel
dropzone-size-clash = Gefecht
dropzone-size-battle = Schlacht
dropzone-group-category = { $category ->
    [hq] HQ
    [armour] Panzer
    [infantry] Infanterie
    [special] Spezial
   *[air] Luft
}
dropzone-group-category-hq = HQ
dropzone-group-category-armour = Panzer
dropzone-group-category-infantry = Infanterie
dropzone-group-category-special = Spezial
dropzone-group-category-air = Luft
dropzone-category = { $category ->
    [command] Kommando
    [standard] Standard
    [infantry] Infanterie
    [scout] Späher
    [heavy] Schwer
    [support] Unterstützung
    [air] Luft
   *[exotic] Exotisch
}
dropzone-category-command = Kommando
dropzone-category-standard = Standard
dropzone-category-infantry = Infanterie
dropzone-category-scout = Späher
dropzone-category-heavy = Schwer
dropzone-category-support = Unterstützung
dropzone-category-air = Luft
dropzone-category-exotic = Exotisch
dropzone-category-transport = Transport
dropzone-category-gate = Tor
dropzone-faction = { $faction ->
    [ucm] UCM
    [scourge] Scourge
    [phr] PHR
   *[shaltari] Shaltari
}
dropzone-faction-ucm = Vereinigte Kolonien der Menschheit (UCM)
dropzone-faction-scourge = Scourge
dropzone-faction-phr = Posthumane Republik (PHR)
dropzone-faction-shaltari = Stämme der Shaltari
dropzone-type-infantry = Infanterie
dropzone-type-vehicle = Fahrzeug
dropzone-type-aircraft = Flieger
dropzone-formation-b2b = Base an Base
dropzone-formation-standard = Standard (3″)
dropzone-formation-wide = Weit (6″)
dropzone-formation-open = Offen

## Armeelisten

refused-dz-034 = Eine Schwadron { $name } hat { $sizes } Einheiten, nicht { $have }.
refused-dz-047-few = Diese Kampfgruppe braucht { $fewest ->
    [one] mindestens eine Schwadron
   *[other] mindestens { $fewest } Schwadronen
} der Kategorie { dropzone-category }; sie hat { $have }.
refused-dz-047-many = { $most ->
    [0] Diese Kampfgruppe darf keine Schwadronen der Kategorie { dropzone-category } haben.
    [one] Diese Kampfgruppe darf höchstens eine Schwadron der Kategorie { dropzone-category } haben, nicht { $have }.
   *[other] Diese Kampfgruppe darf höchstens { $most } Schwadronen der Kategorie { dropzone-category } haben, nicht { $have }.
}
refused-dz-048 = Bei der Spielgröße { dropzone-size } hat diese Kampfgruppe höchstens { $most ->
    [one] eine Schwadron
   *[other] { $most } Schwadronen
}, nicht { $have }.
refused-dz-050 = { $name } ist ein Transporter: Er wird mit einer Schwadron gekauft und ist selbst keine.
refused-dz-055-few = Die Spielgröße { dropzone-size } verlangt { $fewest ->
    [one] mindestens eine Kampfgruppe
   *[other] mindestens { $fewest } Kampfgruppen
} der Kategorie { dropzone-group-category }; die Liste hat { $have }.
refused-dz-055-many = { $most ->
    [0] Bei der Spielgröße { dropzone-size } gibt es keine Kampfgruppen der Kategorie { dropzone-group-category }.
    [one] Bei der Spielgröße { dropzone-size } gibt es höchstens eine Kampfgruppe der Kategorie { dropzone-group-category }, nicht { $have }.
   *[other] Bei der Spielgröße { dropzone-size } gibt es höchstens { $most } Kampfgruppen der Kategorie { dropzone-group-category }, nicht { $have }.
}
refused-dz-055-max = Bei der Spielgröße { dropzone-size } sind höchstens { $most } Kampfgruppen erlaubt, nicht { $have }.
refused-dz-056 = Diese Kampfgruppe kostet { $have } von { $total } Punkten; erlaubt sind höchstens { $most }.
refused-dz-058-group = Eine Kampfgruppe namens { $name } gibt es nicht.
refused-dz-058-unit = Eine Einheit namens { $name } gibt es nicht.
refused-dz-058-group-faction = { $name } ist keine Kampfgruppe der Fraktion { dropzone-faction }.
refused-dz-058-unit-faction = { $name } gehört nicht zur Fraktion { dropzone-faction }.
refused-dz-058-empty = Eine Kampfgruppe hat mindestens eine Schwadron.
refused-dz-058-text-long = Der Text ist zu lang für eine Armeeliste.
refused-dz-058-text-word = Zeile { $line }, Spalte { $column }: Hier muss { $wanted } stehen, nicht „{ $found }“.
refused-dz-058-text-number = Zeile { $line }, Spalte { $column }: Hier muss eine Zahl stehen, nicht „{ $found }“.
refused-dz-058-text-unit = Zeile { $line }, Spalte { $column }: Eine Einheit namens „{ $found }“ gibt es nicht.
refused-dz-058-text-group = Zeile { $line }, Spalte { $column }: Hier muss der Name einer Kampfgruppe stehen, nicht „{ $found }“.
refused-dz-058-text-faction = Zeile { $line }, Spalte { $column }: Eine Fraktion namens „{ $found }“ gibt es nicht.
refused-dz-058-text-end = Zeile { $line }, Spalte { $column }: „{ $found }“ ist zu viel.
refused-dz-058-text-twice = Zeile { $line }, Spalte { $column }: Diese Kampfgruppe hat schon einen Kommandanten.
refused-dz-060-limit = { $limit } Punkte sind zu wenig: Ein Scharmützel beginnt bei 500.
refused-dz-060-limits = Die Listen haben verschiedene Obergrenzen: { $one } und { $other } Punkte.
refused-dz-060-points = Die Liste kostet { $have } Punkte; vereinbart sind { $limit }.
refused-dz-061-limit = { $limit } Punkte sind zu viel für eine Liste: Dafür braucht es { $need }.
refused-dz-061-lists = Für { $limit } Punkte { $need ->
    [one] wird genau eine Liste
   *[other] werden genau { $need } Listen
} verwendet, nicht { $have }.
refused-dz-061-split = Zusammen dürfen die Listen { $limit } Punkte haben, nicht { $have }.
refused-dz-179-carrier = { $name } lässt sich nicht mit { $carrier } kaufen.
refused-dz-179-size = { $carrier } trägt { $name } nur in Schwadronen zu { $sizes }, nicht zu { $have }.
refused-dz-179-few = Die Transporter fassen { $places } von { $have } Einheiten { $name }; alle brauchen einen Platz.
refused-dz-179-empty = Die Transporter haben { $places } Plätze für { $have } Einheiten { $name }; jeder Platz muss besetzt sein.
refused-dz-195-carrier = Keine Schwadronen dieser Kampfgruppe können sich { $carrier } teilen.
refused-dz-195-filled = { $carrier } muss von mindestens zwei Schwadronen dieser Kampfgruppe genau gefüllt werden.
refused-dz-300 = Einen Kommandanten der Stufe { $level } gibt es nicht; die Stufen gehen von 1 bis { $most }.
refused-dz-301-two = Eine Armeeliste hat höchstens einen Kommandanten.
refused-dz-301-size = Ein Kommandant der Stufe { $level } ist bei der Spielgröße { dropzone-size } nicht erlaubt.
refused-dz-301-absent = Der Kommandant fährt in { $rides } mit, doch das hat diese Kampfgruppe nicht.
refused-dz-301-unit = { $rides } ist keine Kommandoeinheit; in etwas anderem fährt kein Kommandant.
refused-dz-342-squad = { $name } ist ein Tor: Es wird der Kampfgruppe zugeteilt und zählt nicht als Schwadron ihrer Tabelle.
refused-dz-342-gate = { $name } ist kein Tor.
refused-dz-342-many = { $have } Schwadronen von Toren sind zu viele für { $most } andere Schwadronen.

## Schlachtfelder

refused-dz-002-outside = { $piece } liegt nicht auf dem Tisch.
refused-dz-002-size = Ein Tisch misst in jeder Richtung 24″ bis 96″, nicht { $width }″ × { $depth }″.
refused-dz-008-clockwise = Der Umriss von { $piece } muss gegen den Uhrzeigersinn laufen.
refused-dz-008-height = { $piece } kann nicht { $height }″ hoch sein.
refused-dz-008-id = Jedes Geländestück und jedes Gebäude braucht einen eigenen Namen; „{ $piece }“ fehlt oder ist doppelt.
refused-dz-008-simple = Der Umriss von { $piece } muss ein Vieleck sein, das sich nicht selbst schneidet.
refused-dz-009-entrance = Ein Eingang von { $piece } liegt nicht in Wand { $wall }.
refused-dz-009-opening = Eine Öffnung von { $piece } liegt nicht in Wand { $wall }.
refused-dz-202-corners = { $where ->
    [none] Alle Umrisse zusammen haben
   *[other] { $piece } hat
} höchstens { $most } Ecken, nicht { $have }.
refused-dz-202-deep = Das Schlachtfeld lässt sich nicht lesen: Ein Schlüssel hat zu viele Teile.
refused-dz-202-many = Ein Schlachtfeld hat höchstens { $most } Geländestücke und Gebäude, nicht { $have }.
refused-dz-202-rims = Die Ränder der Geländestücke sind zusammen höchstens { $most }″ lang, nicht { $have }″.
refused-dz-202-text = Das Schlachtfeld lässt sich nicht lesen: { $why }.
refused-dz-202-unknown = Ein Schlachtfeld namens { $name } gibt es nicht.
refused-dz-207-kind = { $piece }: Gelände namens { $kind } gibt es nicht. Es gibt { $kinds }.
refused-dz-210-overlap = { $piece } und { $other } stehen an derselben Stelle.
refused-dz-211-size = { $piece } ist mit der Größe { $size ->
    [micro] Mikro
    [tiny] Winzig
    [small] Klein
    [medium] Mittel
   *[large] Groß
} angegeben; nach Stockwerken und Grundfläche wäre { $usual ->
    [micro] Mikro
    [tiny] Winzig
    [small] Klein
    [medium] Mittel
   *[large] Groß
} richtig.
refused-dz-213-weak = { $piece } kann nicht von schwacher Bauart sein: Die gibt es bei Größe { $size ->
    [micro] Mikro
    [tiny] Winzig
    [small] Klein
    [medium] Mittel
   *[large] Groß
} nicht.
refused-dz-217-doors = An keine Tür von { $piece } kann Infanterie herantreten.
refused-dz-232-far = { $piece } und { $other } liegen 3″ oder weiter auseinander und können nicht verbunden sein.
refused-dz-232-one-way = { $piece } führt zu { $other }, aber { $other } führt nicht zurück.
refused-dz-232-unknown = { $piece } führt zu { $other }, das es nicht gibt.
refused-dz-235-entrance = Ein Dacheingang von { $piece } braucht ein Dach, auf dem man stehen kann, und muss darauf liegen.
refused-dz-350-barred = { $piece } ist in der ersten Runde gesperrt, aber es gibt das Gebäude nicht.
refused-dz-350-buildings = Die Szenarien brauchen 7 bis 12 Gebäude; hier sind es { $have }.
refused-dz-350-size = Die Szenarien werden auf 48″ × 48″ gespielt, nicht auf { $width }″ × { $depth }″.
refused-dz-353-buildings = Dieses Szenario braucht { $need } verschiedene Gebäude nahe seinen fünf Punkten.
refused-dz-355-buildings = Dieses Szenario braucht { $need } Gebäude, die man besetzen kann; hier sind es { $have }.
