# Der Schlachtfeld-Editor von Dropzone. $x, $y, $extent, $at, $away, $distance, $eye und $aim sind geschriebene Zahlen.

field-title = Schlachtfeld-Editor
field-name = Name des Schlachtfelds
field-board = Schlachtfeld, { $width }″ × { $depth }″. Eckige Klammern gehen von Ding zu Ding, Komma und Punkt von Ecke zu Ecke, Pfeile bewegen, Enter setzt, Entf löscht.
field-spoken = { $name }, { $kind }, { $extent }, bei { $x }, { $y }
field-many = { $things ->
    [one] Ein Ding ausgewählt
   *[other] { $things } Dinge ausgewählt
}
field-zoom-in = Näher heran
field-zoom-out = Weiter weg
field-zoom-fit = Den ganzen Tisch zeigen

## Werkzeuge

field-tools = Zeichnen
field-tool = Was tust du?
field-tool-select = Auswählen
field-tool-building = Gebäude
field-tool-door = Tür
field-tool-window = Fenster
field-tool-hatch = Dachluke
field-tool-connect = Verbinden
field-tool-sight = Sicht prüfen
field-shape = Form
field-shape-polygon = Ecken
field-shape-box = Kasten
field-shape-round = Rund
field-shape-strip = Linie
field-hint-select = Ziehen verschiebt; die Quadrate sind Ecken, die Punkte machen neue, der Kreis dreht. Mit Umschalt wählst du mehrere aus.
field-hint-polygon = Setze Ecke um Ecke. Die erste Ecke, oder zweimal die letzte, schließt den Umriss. Umschalt zeichnet gerade.
field-hint-box = Zieh von Ecke zu Ecke, oder setze zwei Ecken.
field-hint-round = Zieh von Ecke zu Ecke des Platzes, den es füllt.
field-hint-strip = Zieh von einem Ende zum anderen. Umschalt zeichnet gerade.
field-hint-door = Drück auf eine Wand, um eine Tür einzusetzen.
field-hint-window = Drück auf eine Wand, um ein Fenster einzusetzen. Aus Fenstern feuern Truppen.
field-hint-hatch = Drück auf ein Dach. Eine Luke braucht ein Dach, auf dem man stehen kann.
field-hint-connect = Drück auf ein Gebäude und dann auf ein anderes, das weniger als 3″ entfernt ist. Noch einmal trennt sie wieder.
field-hint-sight = Drück dorthin, wo jemand steht, und dann dorthin, wohin er blickt, oder zieh vom einen zum anderen.
field-finish = Umriss schließen
field-corner-back = Eine Ecke zurück

## Raster und Symmetrie

field-snap = Raster und Symmetrie
field-grid = Raster
field-grid-none = Kein Raster
field-snap-corners = An Ecken
field-snap-angles = Gerade Linien
field-symmetry = Symmetrie
field-symmetry-none = Keine
field-symmetry-turn = Halbe Drehung
field-symmetry-west = Spiegeln, West nach Ost
field-symmetry-south = Spiegeln, Süd nach Nord
field-symmetry-hint = Was du hier zeichnest oder änderst, geschieht auch gegenüber.
field-copy-across = Auswahl gegenüber wiederholen
field-complete-turn = Südhälfte nach Norden drehen
field-complete-west = Westhälfte spiegeln
field-complete-south = Südhälfte spiegeln

## Der Tisch

field-table = Tisch
field-wide = Breite
field-deep = Tiefe
field-words = Namen und Beschreibung
field-name-in = Name, { $language }
field-description-in = Beschreibung, { $language }
field-things = Was darauf steht ({ $count })
field-keys = Tasten
field-key-tools = Auswählen, Gebäude, Gelände
field-key-select = Auswählen · Sicht prüfen
field-key-roam = Voriges · nächstes Ding
field-key-corners = Vorige · nächste Ecke
field-key-move = Um das Raster bewegen; mit Umschalt um 0,1″
field-key-turn = Um 15° drehen; mit Umschalt andersherum
field-key-insert = Neue Ecke nach dieser
field-key-zoom = Näher · weiter weg · ganzer Tisch

## Was ausgewählt ist

field-kind-building = Gebäude
field-kind-wood = Wald
field-kind-low-wall = Niedrige Mauer
field-kind-high-wall = Hohe Mauer
field-kind-river = Fluss
field-kind-rubble = Trümmer
field-kind-crater = Krater
field-kind-hill = Hügel
field-duplicate = Verdoppeln (Strg+D)
field-remove = Löschen (Entf)
field-turn-left = 15° nach links drehen
field-turn-right = 15° nach rechts drehen
field-select-none = Nichts auswählen
field-id = Name in der Datei
field-height = Höhe
field-corners = Ecken ({ $count })
field-corner-x = { $corner } · x
field-corner-y = { $corner } · y
field-corner-add = Neue Ecke nach { $corner }
field-corner-remove = Ecke { $corner } entfernen

field-kind = Art
field-flag-blocks-sight = Versperrt Sicht
field-flag-body-cover = Deckung
field-flag-concealment = Sichtschutz
field-flag-permeable = Durchlässig
field-flag-massive-field = Massives Feld
field-flag-flat-top = Anhöhe
field-flag-steep = Steiler Hang
field-going = Wie man darin vorankommt
field-mover-infantry = Infanterie
field-mover-vehicle = Fahrzeuge
field-mover-skimmer = Antigrav
field-mover-walker = Läufer
field-mover-aircraft = Flieger
field-going-p = Passierbar
field-going-d = Schwierig
field-going-i = Unpassierbar
field-going-h = Halbe Bewegung
field-going-step = Steigt darüber
field-base = Beginnt bei
field-outline-cost = Steigen kostet
field-as-kind = Wie üblich für: { $kind }

field-storeys = Stockwerke
field-size = Größe
field-size-micro = Mikro
field-size-tiny = Winzig
field-size-small = Klein
field-size-medium = Mittel
field-size-large = Groß
field-construction = Bauart
field-construction-weak = Schwach
field-construction-standard = Normal
field-construction-reinforced = Verstärkt
field-armour = Panzerung
field-damage = Lebenspunkte
field-garrison = Besatzung
field-floor = Quadratzoll
field-roof = Dach, auf dem man stehen kann
field-ground-level = Dach gilt als Boden für Flüge
field-barred = In der ersten Runde gesperrt
field-walls = Wände, Türen, Fenster
field-wall = Wand { $wall }
field-on-roof = Dach
field-door-at = Tür in Wand { $wall }, bei { $at }
field-window-at = Fenster in Wand { $wall }, bei { $at }
field-add-door = Eine Tür in Wand { $wall } einsetzen
field-add-window = Ein Fenster in Wand { $wall } einsetzen
field-clear = Keine Fenster
field-clear-windows = Keine Fenster in Wand { $wall }
field-along = In Wand { $wall } bei
field-width = Türbreite
field-sill = Fensterhöhe
field-remove-part = Entfernen
field-usual-walls = Übliche Türen und Fenster
field-connections = Verbundene Gebäude ({ $count })
field-connected = { $name }, { $away } entfernt

## Sicht

field-sight = Sicht
field-sight-eye = Wer blickt
field-sight-target = Auf wen
field-stands = Wer
field-stands-infantry = Infanterie
field-stands-vehicle = Fahrzeug
field-stands-walker = Läufer
field-stands-aircraft = Flieger
field-sight-begin = Drück auf der Karte dorthin, wo jemand steht.
field-sight-next = Drück nun dorthin, wohin er blickt.
field-sight-clear = Diese Linie vergessen
field-cover-clear = Freie Sicht
field-cover-hull-down = Teildeckung
field-cover-hidden = Keine Sicht
field-visible = { $share } % sichtbar
field-look = { $distance } entfernt; von { $eye } auf { $aim } über dem Tisch.
field-blocks = verdeckt { $share } %.
field-concealed = Sichtschutz durch { $piece }.
field-covered = Deckung durch { $piece }.

## Prüfen

field-check = Prüfung
field-good = Gegen dieses Schlachtfeld spricht nichts.
field-show = { $piece } zeigen

## Spielen

field-go = Darauf spielen
field-planned = Kanten und Ziele zeigen
field-play = Gegen den Computer spielen
field-play-refused = Behebe zuerst die Fehler.

## Aufheben

field-files = Schlachtfeld
field-saved = Gespeichert. Wer den Link hat, kann es sehen.
field-choose = Schlachtfeld öffnen
field-own = Deine Schlachtfelder
field-shipped = In der Schachtel
field-new = Neues Schlachtfeld
field-export = Als .toml sichern
field-import = .toml öffnen
field-discard-title = Dieses Schlachtfeld verlassen?
field-discard-text = Was du gezeichnet hast, ist nicht gespeichert und ginge verloren.
field-delete-title = Dieses Schlachtfeld wegwerfen?
field-delete-text = Niemand wird seinen Link mehr öffnen können.
