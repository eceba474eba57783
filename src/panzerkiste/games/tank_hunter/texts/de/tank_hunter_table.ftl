# Der Tisch von Tank Hunter: Karten, Linien, Fragen, Wertung.

## Zeichen auf den Karten

hunter-sign-anti_armour = Panzerbrecher
hunter-sign-anti_armour-help = Angriffswert gegen AFV. Er wird mit der Panzerung des Ziels verglichen; ein Treffer vernichtet.
hunter-sign-non_aa = Granate
hunter-sign-non_aa-help = Angriffswert von AFV und Geschützen gegen Geschütze und Infanterie. Er wird mit der Beweglichkeit verglichen; ein Treffer setzt fest, ein zweiter vernichtet.
hunter-sign-trample = Niederwalzen
hunter-sign-trample-help = Angriffswert von AFV gegen Geschütze und Infanterie. Er wird mit der Beweglichkeit verglichen; ein Treffer vernichtet. Nie als Gegenangriff.
hunter-sign-gun = Gewehrfeuer
hunter-sign-gun-help = Angriffswert von Infanterie gegen Geschütze und Infanterie. Er wird mit der Beweglichkeit verglichen; ein Treffer vernichtet.
hunter-sign-suicide = Selbstmord
hunter-sign-suicide-help = Angriffswert von Infanterie gegen AFV. Panzerung hilft nicht, und es gibt keinen Gegenangriff; ein Treffer vernichtet.
hunter-sign-armour = Panzerung
hunter-sign-armour-help = Verteidigung eines AFV; sie senkt den Zielwert von Panzerbrecherangriffen.
hunter-sign-agility = Beweglichkeit
hunter-sign-agility-help = Verteidigung von Geschützen und Infanterie; sie senkt den Zielwert von Granaten, Niederwalzen und Gewehrfeuer.
hunter-sign-supply = Feuerbereitschaft
hunter-sign-supply-help = Zeigt ein Würfel bei Angriff, Gegenangriff oder Flugabwehr diese Zahl oder mehr, ist die Einheit danach ohne Munition.
hunter-sign-scout = Spionage
hunter-sign-scout-help = Statt anzugreifen darf sie einen Gegner ausspionieren: Bei dieser Zahl oder weniger werden so viele verborgene Einheiten aufgedeckt, wie der Würfel zeigt.
hunter-sign-long_range = Fernkampf
hunter-sign-long_range-help = Aus der Rückfront greift sie Einheiten in Frontlinien an; dagegen hilft weder Verteidigung noch Gegenangriff.
hunter-sign-anti_air = Flugabwehr
hunter-sign-anti_air-help = Darf auf einen Luftschlag gegen jede Einheit ihres Besitzers schießen: Bei dieser Zahl oder weniger ist er abgewehrt.
hunter-sign-rear = Rückfrontposition
hunter-sign-rear-help = Darf in der Rückfront ausgelegt werden.
hunter-sign-no_turret = Kein Geschützturm
hunter-sign-no_turret-help = Kann auf Spionage nicht mit einem Gegenangriff antworten; manche Ereignisse nennen es.
hunter-sign-open_top = Offenes Dach
hunter-sign-open_top-help = Selbstmordangriffe auf sie haben einen um 1 höheren Zielwert.
hunter-sign-spying = Fernsicht
hunter-sign-spying-help = Solange sie aufgedeckt ist, haben Fernkampfangriffe ihres Besitzers einen um 1 höheren Zielwert.
hunter-sign-evade = Ausweichen
hunter-sign-evade-help = Würde ein Panzerbrecher- oder Granatenangriff sie treffen, darf sie würfeln: Bei dieser Zahl oder weniger ist der Angriff gescheitert.
hunter-sign-amphibian = Amphibienfahrzeug
hunter-sign-amphibian-help = Erschöpfe sie in deinem Spielzug, um ein Wasserereignis zu ignorieren; danach würfelt sie um ihre Munition.
hunter-sign-transport = Transporteinheit
hunter-sign-transport-help = Erschöpfe sie in deinem Spielzug, um eine deiner Infanterieeinheiten zu verbergen oder eine mit Rückfrontposition nach hinten zu bringen.
hunter-sign-pulling = Zugeinheit
hunter-sign-pulling-help = Erschöpfe sie in deinem Spielzug, um eines deiner Geschütze zu verbergen oder eines mit Rückfrontposition nach hinten zu bringen.
hunter-sign-leadership = Führungsqualität
hunter-sign-leadership-help = In der Frontlinie darf sie erschöpft werden, wenn eines deiner AFV angreift: zwei Würfel, der niedrigere zählt. Sie ist geschützt, solange andere Einheiten neben ihr stehen.
hunter-sign-paratroop = Fallschirmjäger
hunter-sign-paratroop-help = Aus der Rückfront darf sie Einheiten in fremden Rückfronten angreifen.
hunter-sign-hidden = Verborgen
hunter-sign-hidden-help = Sie liegt verdeckt: Sie tut nichts und kann nicht angegriffen werden. Ihr Besitzer darf sie jederzeit aufdecken.
hunter-sign-pinned = Festgesetzt
hunter-sign-pinned-help = Sie kann weder angreifen noch antworten noch spionieren. Wird sie erneut festgesetzt, ist sie vernichtet.
hunter-sign-out_of_ammo = Ohne Munition
hunter-sign-out_of_ammo-help = Sie kann weder angreifen noch antworten noch spionieren. Verliert sie durch einen Effekt erneut ihre Munition, kommt sie aus dem Spiel.
hunter-sign-exhausted = Erschöpft
hunter-sign-exhausted-help = Eine Fähigkeit dieser Karte wurde benutzt; vor dem nächsten Zug ihres Besitzers wird sie aufgefrischt. Kämpfen kann sie trotzdem.
hunter-sign-points = Punkte
hunter-sign-points-help = So viel ist sie dem wert, der sie vernichtet.

## Klassen, Zeitpunkte, Verbleib

hunter-class-light = Leichter Panzer
hunter-class-medium = Mittlerer Panzer
hunter-class-heavy_medium = Mittelschwerer Panzer
hunter-class-heavy = Schwerer Panzer
hunter-class-cruiser = Kreuzerpanzer
hunter-class-infantry_tank = Infanteriepanzer
hunter-class-tank_destroyer = Jagdpanzer
hunter-class-assault_gun = Sturmgeschütz
hunter-class-sp_artillery = Selbstfahrlafette
hunter-class-sp_flak = Flakpanzer
hunter-class-recon = Spähwagen
hunter-class-carrier = Transporter
hunter-class-command = Führungseinheit
hunter-class-at_gun = Panzerabwehrkanone
hunter-class-field_gun = Feldkanone
hunter-class-howitzer = Haubitze
hunter-class-flak = Flak
hunter-class-rocket = Raketenwerfer
hunter-class-rifle = Schützen
hunter-class-airborne = Luftlandetruppe
hunter-class-cavalry = Kavallerie
hunter-class-irregular = Irreguläre
hunter-class-observer = Beobachter
hunter-class-tank_hunter = Panzerjäger
hunter-timing-own = Eigener Zug
hunter-timing-other = Fremder Zug
hunter-timing-any = Jederzeit
hunter-timing-immediate = Sofort
hunter-after-discard = danach abwerfen
hunter-after-remove = danach aus dem Spiel
hunter-after-attach = unter eine Einheit
hunter-after-stay = bleibt liegen
hunter-commander = Kommandant
hunter-use-passive = Dauerhaft
hunter-use-exhaust = Erschöpfen

## Der Tisch

hunter-hidden-unit = Verborgene Einheit
hunter-hidden-named = verborgene Einheit { $handle }
hunter-bot = Computer { $letter }
hunter-attached = mit { $card }
hunter-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hunter-cards = { $cards ->
    [one] 1 Ereignis
   *[other] { $cards } Ereignisse
}
hunter-score = Punkte
hunter-hand-size = Ereignisse auf der Hand
hunter-line-front = Front
hunter-line-rear = Rückfront
hunter-line-empty = Niemand
hunter-your-front = Deine Frontlinie
hunter-your-rear = Deine Rückfront
hunter-your-hand = Deine Hand
hunter-hand-of = Die Hand von { $name }
hunter-hand-empty = Keine Ereignisse auf der Hand
hunter-player = { $name }, Linien und Karten
hunter-choose-player = { $name } wählen
hunter-look-closely = { $name } genau ansehen
hunter-on-turn = am Zug
hunter-out = ausgeschieden
hunter-before-you = vor dir
hunter-unit-deck = Einheiten übrig
hunter-event-deck = Ereignisse übrig
hunter-discard = Ablagestapel
hunter-pile-empty = Der Stapel ist leer.
hunter-bombings = { $count } von 3
hunter-bombings-name = Flächenbombardements
hunter-panel = Was gefragt ist
hunter-explain = Karte erklären
hunter-reveal = Jetzt aufdecken
hunter-condition = Ihr Zustand
hunter-commander-help = Ein Kommandant ist keine Einheit: Er kann nicht angegriffen werden und liegt immer offen in der Rückfront.
hunter-windows = Spielbar
hunter-tab-front = Front { $cards }
hunter-tab-rear = Rückfront { $cards }
hunter-tab-hand = Hand { $cards }
hunter-tab-lit = hier leuchtet etwas
hunter-player-note = { $points } Punkte, { $cards } Ereignisse auf der Hand
hunter-player-scored = Wertungsstapel: { $cards }

## Kartenwahl und Auslegen

hunter-draft = Wähle Karte { $pick } von 6
hunter-draft-help = Nimm eine Karte und leg sie verdeckt ab. Die anderen gehen nach links ({ $name }), und du bekommst die von rechts.
hunter-draft-choose = Wähl die Karte, die du behalten willst, oder zieh sie zu deinen Karten.
hunter-draft-chosen = gewählt
hunter-draft-here = Zieh eine Karte hierher, oder wähl sie und nimm sie.
hunter-draft-wait = Die anderen wählen noch.
hunter-draft-watch = Die Spieler wählen ihre Karten verdeckt aus.
hunter-pack = Deine Karten zur Wahl
hunter-picks = Deine Karten, { $count } von 6
hunter-place = Leg deine Einheiten aus
hunter-place-help = Alle liegen verdeckt. Zieh die Karten dorthin, wo sie liegen sollen, oder nimm die Knöpfe darunter. Nur Einheiten mit Rückfrontposition dürfen in die Rückfront.
hunter-place-only-front = nur Front
hunter-place-left = { $name } weiter nach links
hunter-place-right = { $name } weiter nach rechts
hunter-place-to-rear = In die Rückfront
hunter-place-to-front = In die Front
hunter-place-others = Außerdem hast du: { $cards }

## Auf wen der Tisch wartet

hunter-waiting = Warten auf
hunter-chance-asked = Würfel und Stapel
hunter-waiting-you = dich
hunter-anybody = alle, die antworten dürfen
hunter-waits-for = { $question ->
    [DraftCards] Alle wählen eine Karte.
    [PlaceUnits] Alle legen Einheiten aus.
    [RearrangeHidden] Vor dem Zug: Verborgene Karten dürfen umgeordnet werden.
    [AdvanceUnit] Vor dem Zug: Eine Einheit darf vorrücken.
    [PayRelief] Vor dem Zug: Drei Ereignisse nehmen einen Marker weg.
    [TakeAction] Eine Aktion ist zu wählen.
    [ChooseKind] Granate oder Niederwalzen ist zu wählen.
    [AskCounter] Das Ziel darf einen Gegenangriff führen.
    [AskScoutCounter] Der Ausspionierte darf einen Gegenangriff führen.
    [AskLeadership] Jemand darf den Schuss führen.
    [AskEvade] Das Ziel darf ausweichen.
    [ExposeUnits] Wer spioniert, wählt, was aufgedeckt wird.
    [AskAntiAir] Die Flugabwehr darf schießen.
    [DiscardDown] Die Hand ist voll: Erst wird abgeworfen.
    [PlaceDrawn] Neue Einheiten werden ausgelegt.
   *[AskEffect] Das Ereignis verlangt eine Wahl.
}
hunter-log-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
}
hunter-before-start = Die Partie beginnt
hunter-your-turn-waits = Dein Zug, aber der Tisch wartet
hunter-turn-of = { $name } ist am Zug

## Was gefragt ist

hunter-asks = { $question ->
    [DraftCards] Wähle eine Karte
    [PlaceUnits] Leg deine Einheiten aus
    [TakeAction] Du bist am Zug: Wähle eine Aktion
    [ChooseKind] Granate oder Niederwalzen?
    [AskScoutCounter] Welche Einheit führt den Gegenangriff?
    [AskLeadership] Wer führt diesen Angriff?
    [DiscardDown] Deine Hand ist voll: Wirf erst ab
    [PlaceDrawn] Leg deine neuen Einheiten aus
   *[other] Wähle
}
hunter-ask-counter = Gegenangriff auf { $unit }?
hunter-ask-evade = Soll { $unit } ausweichen?
hunter-ask-anti-air = Auf { $card } schießen?
hunter-ask-expose = { $count ->
    [one] Deck eine verborgene Einheit auf
   *[other] Deck { $count } verborgene Einheiten auf
}
hunter-ask-effect = { $card }: { $ask ->
    [take] wähle, was abgeworfen wird
    [withdraw] die Einheit nach hinten nehmen?
    [order] in welcher Reihenfolge kommen sie zurück?
    [expose] wähle, was aufgedeckt wird
    [discard] wähle, was du abwirfst
   *[other] wähle
}
hunter-window-open = Du darfst etwas spielen
hunter-window-scout = Jemand spioniert
hunter-window-declare = Ein Angriff ist angesagt
hunter-window-counter = Ein Gegenangriff ist angesagt
hunter-window-roll = Die Würfel sind gefallen
hunter-window-hit = Gleich wird eine Einheit getroffen
hunter-window-air = Ein Luftschlag kommt
hunter-window-open-when = Am Anfang und am Ende eines Zuges und zwischen Aktionen.
hunter-window-declare-when = Wenn ein Angriff angesagt ist, vor jedem Würfel.
hunter-window-counter-when = Wenn ein Gegenangriff angesagt ist, vor seinem Würfel.
hunter-window-roll-when = Wenn ein Schuss gewürfelt ist, bevor er zählt.
hunter-window-hit-when = Wenn eine Einheit gleich vernichtet oder festgesetzt wird.
hunter-hint-action = Du hast { $actions } Aktionen.
hunter-hint-next = Zeig jetzt auf etwas, das leuchtet.
hunter-hint-window = Was du jetzt spielen darfst, leuchtet. Sonst passe.
hunter-can-point = kann gewählt werden
hunter-hint-point = Zeig auf etwas, das leuchtet.
hunter-ways = Was sie tun kann
hunter-ways-at = Wer sie angreifen kann
hunter-impossible = unmöglich
hunter-point-on = Wähle ein Ziel
hunter-point-attacker = Wähle, wer angreift
hunter-back = Etwas anderes wählen

## Antworten

hunter-do-attack = { $charge ->
    [yes] Sturmangriff auf { $target }
   *[no] { $target } angreifen
}
hunter-say-attack = { $unit } auf { $target }: { $kind }{ $charge ->
    [yes] , Sturmangriff
   *[no] { "" }
}{ $shots ->
    [one] { "" }
   *[other] , { $shots } Schüsse
}
hunter-say-scout = Mit { $unit } ausspionieren: { $name }
hunter-do-scout = { $name } ausspionieren
hunter-do-wait = Warten: ein Ereignis ziehen
hunter-do-end = Zug beenden
hunter-do-pass = { $question ->
    [AskCounter] Kein Gegenangriff
    [AskScoutCounter] Kein Gegenangriff
    [AskLeadership] Niemand führt
    [AskEvade] Stehen bleiben
    [AskAntiAir] Nicht schießen
   *[other] Passen
}
hunter-do-play = { $aimed ->
    [yes] { $card } spielen: { $aim }
   *[no] { $card } spielen
}
hunter-do-command = { $aimed ->
    [yes] { $card } einsetzen: { $aim }
   *[no] { $card } einsetzen
}
hunter-do-ability = { $ability ->
    [amphibian] { $unit } ignoriert { $water }
    [conceal] { $unit } verbirgt { $load }
   *[withdraw] { $unit } bringt { $load } nach hinten
}
hunter-do-advance = { $unit } rückt vor
hunter-do-relieve = { $marker ->
    [pinned] { $unit } für drei Ereignisse befreien
   *[out_of_ammo] Munition für { $unit }, für drei Ereignisse
}
hunter-fire-back = { $shots ->
    [one] Zurückschießen
   *[other] Zurückschießen, { $shots } Schuss
}
hunter-do-counter = { $shots ->
    [one] Gegenangriff mit { $unit }
   *[other] Gegenangriff mit { $unit }, { $shots } Schuss
}
hunter-do-lead = { $by } führt: zwei Würfel
hunter-do-evade = Ausweichen
hunter-do-expose = { $count ->
    [one] Aufdecken
   *[other] Diese { $count } aufdecken
}
hunter-do-anti-air = { $unit } schießt
hunter-do-discard = Abwerfen: { $cards }
hunter-do-order = { $cards }
hunter-do-withdraw = Nach hinten nehmen
hunter-do-reveal = { $unit } aufdecken
hunter-do-rearrange = So umordnen
hunter-do-place = So auslegen
hunter-do-pick = { $card } nehmen
aside-hunter-resign = Aufgeben
aside-hunter-resign-confirm = Deine Einheiten verlassen das Spiel ohne Punkte. Was du erbeutet hast, bleibt dir.
hunter-detail-kind = Art des Angriffs
hunter-detail-charge = Sturmangriff
hunter-detail-shots = Zahl der Schüsse
hunter-detail-spotter = Wer späht
hunter-detail-ability = Wofür
hunter-detail-marker = Welcher Marker
hunter-charge = Sturmangriff
hunter-no-charge = Ohne Sturm
hunter-shots = { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schuss
}
hunter-no-spotter = Niemand späht
hunter-ability-conceal = Verbergen
hunter-ability-withdraw = Nach hinten
hunter-ability-amphibian = Wasser ignorieren
hunter-needs = { $needs } oder weniger
hunter-timing-own-help = Nur in deinem eigenen Zug.
hunter-timing-other-help = Nur in den Zügen der anderen.
hunter-timing-any-help = In jedem Zug.
hunter-timing-immediate-help = Es geschieht, sobald es gezogen wird.

## Was die Regeln voraussagen

hunter-chance = { $what ->
    [destroyed] { $unit }{ $own ->
        [yes] {" "}(deine Einheit)
       *[no] {""}
    } vernichtet
    [pinned] { $unit }{ $own ->
        [yes] {" "}(deine Einheit)
       *[no] {""}
    } festgesetzt
    [out_of_ammo] { $unit }{ $own ->
        [yes] {" "}(deine Einheit)
       *[no] {""}
    } ohne Munition
    [evaded] { $unit }{ $own ->
        [yes] {" "}(deine Einheit)
       *[no] {""}
    } weicht aus
    [countered] Es kommt zum Gegenangriff
    [nothing] Nichts geschieht
   *[other] { $what }
}
hunter-tone-good = gut für dich
hunter-tone-bad = schlecht für dich
hunter-if-you-do = { $question ->
    [AskEvade] Wenn du ausweichst
   *[other] Wenn du zurückschießt
}
hunter-if-not = Wenn nicht
hunter-counter-ahead = { $when ->
    [before] Der Gegenangriff kommt zuerst
   *[after] Scheitert er, folgt ein Gegenangriff
}: { $kind }, Zielwert { $number }
hunter-assume-counter = mit Gegenangriff
hunter-assume-evade = mit Ausweichen
hunter-scout-chance = Gelingt mit { $chance }.

## Dauerbefehle

hunter-orders = Dauerbefehle
hunter-orders-help = Sie antworten für dich, damit niemand wartet. Die anderen merken es nicht.
hunter-orders-ask = Fragen
hunter-orders-always = Immer
hunter-orders-never = Nie
hunter-orders-when = { $when ->
    [ask] fragen
    [own_turn] in meinen Zügen passen
    [others_turn] in fremden Zügen passen
    [unless_concerned] passen, außer meine Einheiten sind unter Feuer
   *[always] immer passen
}
hunter-orders-keep = Nicht fragen
hunter-orders-play = Sofort spielen
hunter-orders-counter = Gegenangriff
hunter-orders-evade = Ausweichen
hunter-orders-anti-air = Auf Flugzeuge schießen
hunter-orders-lead = Angriffe führen
hunter-orders-windows = Wenn ich etwas spielen darf
hunter-orders-window = { $window ->
    [open] am Anfang, am Ende und zwischen Aktionen
    [scout] bei einer Spionage
    [declare] wenn ein Angriff angesagt ist
    [counter] wenn ein Gegenangriff angesagt ist
    [roll] wenn ein Schuss gewürfelt ist
    [hit] wenn gleich eine Einheit getroffen wird
   *[air] bei einem Luftschlag
}
hunter-orders-cards = Karten auf meiner Hand
hunter-orders-steps = Vor meinem Zug auslassen
hunter-orders-step-rearrange = Umordnen
hunter-orders-step-advance = Vorrücken
hunter-orders-step-relief = Hilfe kaufen
hunter-orders-only = Von selbst antworten, wo es nur eine Antwort gibt
hunter-orders-given = { $orders ->
    [0] Keine Dauerbefehle
    [one] Ein Dauerbefehl
   *[other] { $orders } Dauerbefehle
}
hunter-orders-never-again = Hier künftig passen

## Das Ende

hunter-scores = Wertungsstapel
hunter-winner = Sieg
hunter-scored = { $card }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hunter-scored-nothing = Nichts erbeutet
hunter-shared = Ihr teilt euch den Sieg
hunter-wins = { $winners ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}

## Der eigene Zug

hunter-attacks = Angreifen
hunter-attacks-of = { $count ->
    [one] 1 möglich
   *[other] { $count } möglich, je Einheit der beste
}
hunter-attacks-all = Alle { $count } zeigen
hunter-duel-on = auf
hunter-duel-cost = { $what ->
    [pinned] setzt fest,{" "}
    [destroyed] {""}
   *[hit] ein Treffer;{" "}
}{ $countered ->
    [no] kein Gegenangriff
    [unknown] mit Zielwert oder weniger
   *[yes] { $loss ->
        [none] Gegenangriff harmlos
       *[other] { $loss } Verlust
    }
}
hunter-no-attack = { $why ->
    [vain] Keiner deiner Angriffe kann treffen. „Alle zeigen“ führt sie auf.
    [hidden] Alle gegnerischen Einheiten sind verborgen: Spioniere, um sie aufzudecken, oder warte.
   *[barred] Keine deiner Einheiten kann von ihrem Platz aus jemanden angreifen.
}
hunter-announce = { $charge ->
    [yes] Sturmangriff: { $unit } auf { $target }
   *[no] Ansagen: { $unit } auf { $target }
}
hunter-scouting = Spionieren
hunter-scouts = { $unit } bei { $name }
hunter-play-cards = Ausspielen oder einsetzen
hunter-uses = Fähigkeit: { $unit }
hunter-before = Vor der Aktion, wenn du willst
hunter-rearrange = Verborgene Karten umordnen
hunter-note-number = { $any ->
    [yes] bestenfalls { $number }
   *[no] Zielwert { $number }
}
hunter-note-vain = { $number }: trifft nie
hunter-note-targets = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
hunter-why = { $key ->
    [refused-th-006] Kein Wert für diesen Angriff
    [refused-th-076-target] Verborgen: erst spionieren
    [refused-th-092-line] Nicht Front gegen Front
    [refused-th-175-water] Dazwischen ist Wasser
    [refused-th-264-attack] { $marker ->
        [pinned] Festgesetzt
        [ammo] Ohne Munition
       *[none] Festgesetzt oder ohne Munition
    }
    [refused-th-285-line] Nur von Rückfront auf Front
    [refused-th-302-attack] Ist ausgewichen
    [refused-th-367] Führt und ist geschützt
   *[other] Nicht angreifbar
}

## Wer führt

hunter-ahead = { $how ->
    [level] Niemand führt.
    [you] Du führst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
    [many] An der Spitze: { $names } mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[one] { $names } führt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}

## Was getan wurde, wie man es noch auf dem Tisch sieht

hunter-trail-missed = daneben
hunter-trail-destroyed = vernichtet
hunter-trail-pinned = festgesetzt
hunter-trail-escaped = entkommen
hunter-trail-stopped = abgebrochen
hunter-trail-seen = aufgedeckt
hunter-trail-front = in die Front
hunter-trail-rear = in die Rückfront
hunter-trail-wait = wartet

## In einer Minute, als Bilder

hunter-minute-draft = Behalt eine Karte und gib den Rest weiter, bis du sechs hast.
hunter-minute-hidden = Deine Einheiten liegen verborgen. Wer spioniert, deckt sie auf.
hunter-minute-attack = Panzerbrecher minus Panzerung: Höher darf dein Würfel nicht sein.
hunter-minute-answer = Wen du verfehlst, der darf zurückschießen. Goldene Karten antworten auch.
hunter-minute-victory = Was du vernichtest, bringt Punkte. Nach drei Bombardements ist Schluss.
