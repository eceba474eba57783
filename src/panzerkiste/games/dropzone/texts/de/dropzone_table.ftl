# Der Tisch von Dropzone: alles, was nur der Web-Client sagt.

## Befehle: Runde, Auswahl, Aufstellung, Befehle einer Schwadron

battle-panel = Was gefragt ist
battle-map = Schlachtfeld, Norden ist oben. Die Pfeiltasten bewegen das Fadenkreuz um einen Zoll, mit Umschalt um einen Viertelzoll; Enter zeigt, mit Umschalt setzt es einen Wegpunkt; die eckigen Klammern oder Komma und Punkt gehen von Einheit zu Einheit; Plus und Minus zoomen.
battle-bot = Computer { $letter }
battle-turn-strip = Die Runde
battle-turn = Runde { $turn } von { $turns }
battle-initiative = Platz { $place } in der Initiative
term-dz-victory_points = SP
term-dz-victory_points-means = Siegpunkte: Wer am Ende die meisten hat, gewinnt.
round-dropzone = Runde { $turn }
battle-group = Kampfgruppe { $group }, { $name }, { $fate ->
    [acting] handelt gerade
    [done] hat gehandelt
    [gone] vernichtet
   *[left] kommt noch
}
battle-squad = { $count } × { $unit }
battle-whereabouts = { $where ->
    [ground] am Boden
    [air] in der Luft, { $height }″
    [aboard] an Bord
    [inside] in Haus { $building }
    [ready] in Bereitschaft
    [net] im Netz
    [reserve] in Reserve
    [lost] zerstört
   *[away] vom Tisch
}
battle-damage = { $points } Schaden
battle-has-moved = bewegt
battle-has-fired = geschossen
battle-elements = Wer handelt
battle-dice = Die Würfel entscheiden
battle-waits = Jetzt: { $names }
battle-waits-for = { $frame ->
    [DeployBattlegroup] Eine Kampfgruppe wird aufgestellt.
    [ChooseStarter] Es wird gewählt, wer zuerst aufstellt.
    [OfferLast] Als Erster oder als Letzter handeln?
    [CallReserves] Reserven werden gerufen.
    [AnnounceBattlegroup] Eine Kampfgruppe wird angesagt.
    [ChooseSquad] Eine Schwadron wird gewählt.
    [GiveOrder] Befehle werden gegeben.
    [ReactionWindow] Reaktionsfeuer?
    [AssignWalls] Truppen gehen an die Wände.
    [PlaceSurvivors] Überlebende werden aufgestellt.
    [CommitRepelForce] Abwehrtruppen werden eingesetzt.
    [GetAway] Eine Schwadron geht oder bleibt.
    [FireOut] Eine Schwadron feuert aus ihrem Haus.
    [SpreadDice] Würfel werden verteilt.
    [Withdraw] Eine Schwadron zieht sich zurück.
    [AnnounceRun] Ein Angriffsflug wird angesagt.
    [InterceptWindow] Abfangen?
    [CardWindow] Eine Karte?
    [DiscardCards] Karten werden abgeworfen.
   *[other] { "" }
}
battle-choose = { $title }
battle-choose-first = Erst wählen
battle-choose-note = { $ask ->
    [activate] Wähle aus der Liste oder zeig auf der Karte auf eine ihrer Einheiten.
    [squad] Alle Schwadronen der Kampfgruppe handeln, eine nach der anderen.
    [last] Du hast die Initiative gewonnen.
   *[other] Wähle aus der Liste.
}
battle-act-first = Als Erster handeln
battle-act-first-help = Du sagst die erste Kampfgruppe dieser Runde an.
battle-act-last = Als Letzter handeln
battle-act-last-help = Die anderen beginnen, und du antwortest.
battle-reserves = Für Reserven würfeln?
battle-reserves-note = Wer freikommt, steht sofort in Bereitschaft.
battle-reserves-call = { $count ->
    [0] Für niemanden würfeln
    [one] Für 1 Schwadron würfeln
   *[other] Für { $count } Schwadronen würfeln
}
battle-deploy-ask = Stell eine Kampfgruppe auf
battle-deploy-note = Zieh sie in die schraffierte Zone. Zeig auf eine Einheit, um ihre Schwadron zu versetzen, noch einmal, um nur sie zu versetzen. Q und E drehen.
battle-deploy = { $group } aufstellen
battle-deploy-groups = Kampfgruppen, die noch aufgestellt werden
battle-deploy-squads = Was dem Zeiger folgt
battle-deploy-all = Alle Schwadronen
battle-orders-none = Niemand mehr da für Befehle
battle-stop = { $unit } wartet am Ladehalt
battle-hint = { $purpose ->
    [unload] Zeig, wo sie aussteigen, höchstens 3″ vom Transporter.
    [leave] Zeig, wo sie herauskommen.
   *[move] { $flies ->
        [yes] { $where ->
            [ready] Zeig, wohin sie fliegen; sie kommen über deine Kante herein.
           *[other] Zieh sie dorthin, wohin sie fliegen, oder zeig darauf.
        }
       *[no] { $where ->
            [ready] Zeig, wo sie auf den Tisch kommen.
           *[other] Zieh sie oder zeig, wohin sie gehen. Nur eine: zeig auf sie.{ $keys ->
                [yes] {" "}Q und E drehen, Umschalt setzt Wegpunkte.
               *[no] {""}
            }
        }
    }
}
battle-way = { $inches }{ $hard ->
    [yes] {" "}zählt { $used }
   *[no] {""}
}, noch { $left }
battle-way-none = auf der Stelle
battle-also = Auch: { $units }.
battle-height = Flughöhe
battle-height-at = { $height ->
    [2] Tief, 2″
   *[6] Hoch, 6″
}
battle-then = Am Ende
battle-then-on = Weiterfliegen
battle-then-stop = Ladehalt
battle-then-stop-means = Der Flug hält hier zum Ein- oder Aussteigen an und geht dann weiter. Landen und Starten kosten nichts, aber alles zusammen muss in die halbe Bewegung passen (DZ-189).
battle-then-land = Landen
battle-corner = { $set ->
    [yes] Zeig, wohin weiter
   *[no] Wegpunkt hier
}
battle-corner-back = Letzten Wegpunkt zurücknehmen
battle-main-body = Hauptteil
battle-main-body-ask = Welcher Teil ist der Hauptteil?
battle-main-body-note = Die anderen müssen zu ihm zurück.
battle-regroup = Er bleibt, die anderen kommen zurück
battle-turn-left = Nach links drehen
battle-turn-right = Nach rechts drehen
battle-do-unload = Aussteigen
battle-do-leave = Herauskommen
battle-do-search = Suchen
battle-do-load = Einsteigen
battle-do-extract = Vom Tisch
battle-ring-whole = Ganze Bewegung { $inches }
battle-ring-half = ½ Bewegung { $inches }
battle-ring-boarding = Ein- und Aussteigen 3″
battle-sheet-more = Mehr zeigen
battle-sheet-less = Mehr von der Karte zeigen
battle-fire = Feuern
battle-fire-at = { $told ->
    [no] Feuern auf { $target }
   *[yes] Feuern auf { $target }: { $chance }
}
battle-fire-then = Dann bewegen sie sich, wie ausgelegt.
battle-move-first = Erst bewegen
battle-targets = Wer lässt sich treffen?
battle-short = Sie kommen nur bis dorthin.
battle-do-all-out = { $lands ->
    [yes] Landen, alle aussteigen
   *[no] Alle aussteigen
}
battle-do-shoot = Schießen
battle-give = { $order ->
    [Move] { $next ->
        [Load] Bewegen und einsteigen
        [Enter] Bewegen und betreten
       *[other] Bewegen
    }
    [FlyMove] Fliegen
    [Unload] Aussteigen
    [Load] Einsteigen
    [Enter] Betreten
    [Leave] Herauskommen
    [ChangeBuilding] Hinüberwechseln
    [Search] Suchen
    [Extract] Tisch verlassen
   *[other] Ausführen
}
battle-then-also = { $next ->
    [Load] Dann steigen sie ein.
    [Enter] Dann gehen sie hinein.
   *[other] Dann geht es weiter.
}
battle-end-slot = { $stopped ->
    [yes] Halt beenden
   *[no] Schwadron ist fertig
}
battle-idle = Noch nichts getan: { $squads }.
battle-idle-aboard = Noch an Bord: { $squads }.
battle-idle-none = Alle haben etwas getan.
battle-end-ask = { $stopped ->
    [yes] Der Transporter setzt dann seinen Flug fort.
   *[no] Die Schwadron handelt dann in dieser Runde nicht mehr.
}
battle-end-anyway = Trotzdem beenden
battle-put-back = Alles zurückstellen
battle-values = P { $armour }, Bw { $move }″, LP { $left }/{ $points }
battle-aboard = An Bord: { $units }
battle-read = Alles darüber
battle-read-all = Nachschlagekarten
battle-scenario = Szenario: { $name }
battle-close = Schließen
battle-keys = Tasten: Pfeile, Enter und [ ] auf der Karte; mit Umschalt setzt ein Klick oder Enter einen Wegpunkt, die Rücktaste nimmt ihn zurück; Q und E drehen; Enter oder G gibt den Befehl, der ausgelegt ist; Esc stellt zurück; Ziffern wählen aus einer Liste.
battle-give-nothing = Zeig auf die Karte
battle-shorten = So weit sie können
battle-wins = { $winners ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
battle-result = { $reason ->
    [points] { $you ->
        [won] Du hast die meisten Siegpunkte.
        [lost] Du hast weniger Siegpunkte.
       *[nobody] Nach Siegpunkten.
    }
    [kills] Bei den Siegpunkten stand es gleich, die Abschusspunkte haben entschieden.
    [conceded] { $you ->
        [won] { $rivals ->
            [one] Dein Gegenüber hat aufgegeben.
           *[other] Alle anderen haben aufgegeben.
        }
        [lost] Du hast aufgegeben.
       *[nobody] Durch Aufgabe.
    }
    [time] { $you ->
        [won] Niemand sonst hat noch Zeit.
        [lost] Deine Zeit ist um.
       *[nobody] Durch Zeitüberschreitung.
    }
   *[equal] Gleich viele Siegpunkte und Abschusspunkte.
}
battle-score-winner = Sieg
battle-score-conceded = aufgegeben
battle-score-points = Siegpunkte
battle-score-lost = Einheiten verloren
battle-score-worth = Punkte verloren
aside-battle-concede = Aufgeben
aside-battle-concede-confirm = Dann hast du die Schlacht verloren. Das lässt sich nicht zurücknehmen.

## Karte

battle-map-tools = Kartenausschnitt
battle-map-nearer = Näher
battle-map-farther = Weiter weg
battle-map-whole = Ganzer Tisch
battle-map-roll = Alles auf dem Tisch
battle-map-storeys = { $count ->
    [one] 1 Stockwerk
   *[other] { $count } Stockwerke
}
battle-map-place = { $x }″ von Westen, { $y }″ von Süden
battle-map-side = { $side ->
    [own] eigene
   *[enemy] { $count ->
        [2] feindlich
       *[other] von Spieler { $letter }
    }
}
battle-map-facing = blickt nach { $wind ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}
battle-map-height = { $inches }″ hoch
battle-map-commander = mit einem Kommandanten vom Wert { $value }
battle-map-cargo = { $count } an Bord
battle-map-tall = { $inches }″ hoch
battle-map-garrison = { $count ->
    [one] eine Base darin
   *[other] { $count } Bases darin
}, { $who }
# Warum auf einen Gegner nicht geschossen werden kann, in zwei, drei Wörtern bei ihm; der Satz steht unter der Karte.
battle-barred = { $why ->
    [DZ-121] zu weit gefahren
    [DZ-124] außer Schussfeld
    [DZ-125] keine Sicht
    [DZ-131] zu weit weg
    [DZ-135] schon geschossen
    [DZ-149] kein Kontakt
    [DZ-164] Flieger
    [DZ-182] gerade umgestiegen
    [DZ-219] gerade eingerückt
    [DZ-222] keine Öffnung
    [DZ-226] im Haus verborgen
    [DZ-276] nur als Reaktion
   *[other] jetzt nicht
}
battle-called-squad = Schwadron { $units }
battle-wreck = zerstört
battle-map-wreck = Wrack: { $unit }, { $whose }
battle-idle-mark = noch nichts getan
battle-map-hidden = darin ist vielleicht etwas zu finden
battle-map-objective = { $kind ->
    [prize] Beute
    [intelligence] Papiere
   *[marker] Marker
}

## Fire: shooting, dice, reactions, close quarters, walls, runs, wrecks, cards, reference

dz-back = Zurück
dz-building = Haus { $building }
dz-garrison = { $unit }, { $wall } von Haus { $building }
dz-wall = { $wind ->
    [n] Nordwand
    [ne] Nordostwand
    [e] Ostwand
    [se] Südostwand
    [s] Südwand
    [sw] Südwestwand
    [w] Westwand
   *[nw] Nordwestwand
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}

dz-fire-choose = Wer schießt auf wen?
dz-fire-ready = { $count ->
    [one] 1 Waffe ist gerichtet
   *[other] { $count } Waffen sind gerichtet
}
dz-fire-now = { $count ->
    [0] Feuern
    [one] 1 Waffe abfeuern
   *[other] { $count } Waffen abfeuern
}
dz-fire-none = Nicht feuern
dz-fire-blind = Vor der Ansage der Schüsse wird nichts gemessen (DZ-005).
dz-fire-looking = Ziele werden gesucht …
dz-fire-nobody = Von hier aus ist niemand zu beschießen.
dz-fire-by = Auswahl nach
dz-fire-by-target = Ziele
dz-fire-by-weapon = Waffen
dz-fire-houses = auch Gebäude
dz-fire-average = ø { $points } Schaden
dz-fire-others = Andere Ziele
dz-fire-weapons = { $count ->
    [one] 1 Waffe
   *[other] { $count } Waffen
}
dz-fire-targets-open = { $count ->
    [0] kein Ziel
    [one] 1 Ziel
   *[other] { $count } Ziele
}
dz-fire-table = Was jede Waffe ausrichten kann
dz-fire-shooter = Schütze
dz-fire-distance = Abstand
dz-fire-seen = Sicht
term-dz-hit = Treffer
term-dz-hit-means = Was ein Würfel zeigen muss, um zu treffen: 2+ heißt 2 oder mehr.
term-dz-hurt = Schaden
term-dz-hurt-means = Was ein zweiter Würfel zeigen muss, damit der Treffer schadet: 3+ heißt 3 oder mehr.
dz-fire-kill = Abschuss
dz-fire-allot = { $unit } feuert: { $weapon }
dz-fire-small-arms = Handfeuerwaffen
dz-fire-cannot = { $count ->
    [one] 1 Waffe kann nicht
   *[other] { $count } Waffen können nicht
}
dz-fire-also = und { $count } weitere
dz-fire-everything = Alle darauf
dz-fire-weapons-other = Andere Waffen
dz-fire-volley = Die Salve
dz-fire-drop = Keine Schüsse auf { $target }
dz-fire-in-arc = { $in ->
    [yes] im Feuerbereich
   *[no] nicht im Feuerbereich
}
dz-fire-cover = { $cover ->
    [hidden] verdeckt
    [hull_down] Teildeckung
   *[clear] frei
}
dz-fire-which = { $countered ->
    [yes] verkürzte Reichweite
   *[no] volle Reichweite
}
dz-fire-far = { $inches } von { $reach }
dz-fire-range = { $countered ->
    [yes] R(A) { $range }
   *[no] R(V) { $range }
}
dz-fire-visible = { $share } sichtbar
dz-fire-hides = { $what } verdeckt { $share }
dz-fire-through = Durch { $unit } hindurch
dz-fire-raise = Aus der erhöhten Halterung zielen
dz-fire-raised = Aus der erhöhten Halterung: Bis zur nächsten Aktivierung kann man dort auf sie zielen.
dz-fire-concealed = Sichtschutz: { $piece }
dz-fire-covered = Deckung: { $piece }
dz-fire-sum = Die Rechnung
dz-fire-hits = trifft
dz-fire-save = Abwehr des Ziels
dz-fire-hurts = schadet
dz-fire-never = nie
dz-fire-points = Chancen jedes Ergebnisses
dz-fire-damage = { $points ->
    [0] kein Schaden
    [one] 1 Schadenspunkt
   *[other] { $points } Schadenspunkte
}
dz-fire-destroyed = zerstört
dz-fire-expected = { $dice ->
    [one] 1 Schuss
   *[other] { $dice } Schüsse
}, im Mittel { $points } Schadenspunkte
dz-fire-bar = Zerstört mit { $all }, überlebt mit { $survives }; { $weapons ->
    [one] 1 Waffe
   *[other] { $weapons } Waffen
}
dz-fire-alone = eine allein { $chance }
dz-fire-all = { $weapons ->
    [one] zerstört { $chance }
   *[other] alle { $weapons }: { $chance }
}
dz-fire-survives = überlebt { $chance }

dz-dice = Würfel
dz-dice-fire = { $reaction ->
    [yes] Reaktion: { $unit } auf { $target }, { $weapon }
   *[no] { $unit } auf { $target }, { $weapon }
}
dz-dice-hit = Trefferwurf
dz-dice-save = Abwehr
dz-dice-damage = Schaden
dz-dice-blast = Explosion
dz-dice-crash = Absturz
dz-dice-fell = Fällt auf { $target }
dz-dice-passenger = { $unit } an Bord, verloren bei
dz-dice-paper = Akte
dz-dice-lot = Los
dz-dice-low = Tiefflug
dz-dice-fight-damage = Angriff
dz-dice-fight-save = Abwehr
dz-dice-fight-dodge = Ausweichen
dz-dice-morale = Moral
dz-dice-available = Verfügbar?
dz-dice-find = Suche
dz-dice-masonry = Fallende Trümmer
dz-dice-collapse = Einsturz, verloren bei
dz-dice-reserve = Reserve
dz-dice-totals = Würfel
dz-dice-initiative = Initiative
dz-dice-fight = Gegen { $squad } in Haus { $building }
dz-dice-search = { $squad } in Haus { $building }
dz-dice-six-only = nur 6
dz-dice-hits = { $count ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
}
dz-dice-saved = { $count ->
    [0] keiner abgewehrt
   *[other] { $count } abgewehrt
}
dz-dice-points = { $count ->
    [0] kein Schaden
    [one] 1 Schadenspunkt
   *[other] { $count } Schadenspunkte
}
dz-dice-counted = { $count ->
    [0] keiner
   *[other] { $count }
}
dz-dice-passed = { $passed ->
    [yes] bestanden
   *[no] nicht bestanden
}
dz-dice-there = { $there ->
    [yes] da
   *[no] noch nicht
}
dz-dice-found = { $found ->
    [yes] gefunden
   *[no] nichts
}
dz-dice-lost = { $lost ->
    [yes] verloren
   *[no] gerettet
}
dz-dice-fall = { $result ->
    [emergency] Notlandung
    [crash] Absturz
    [blown] zerrissen
    [knocked_out] außer Gefecht
    [heavy] schwer beschädigt
   *[explosion] Explosion
}
dz-dice-paper-is = { $result ->
    [trap] Sprengfalle
    [intelligence] Erkenntnisse
   *[objective] Missionsziel
}
dz-dice-nobody = niemand getroffen
dz-dice-again = noch einmal
dz-dice-wasted = Die Schüsse sind verloren: Ziel oder Schütze ist nicht mehr da.
dz-dice-failed = Alle Schüsse verfehlen: { $rule ->
    [DZ-124] nicht im Feuerbereich
    [DZ-125] keine Sicht
    [DZ-131] außer Reichweite
   *[other] { $rule }
}.
dz-dice-destroyed = { $unit } zerstört
dz-dice-left = { $unit }: noch { $left ->
    [one] 1 Lebenspunkt
   *[other] { $left } Lebenspunkte
}
dz-dice-building-left = Haus { $building }: noch { $left ->
    [one] 1 Lebenspunkt
   *[other] { $left } Lebenspunkte
}
dz-dice-collapsed = Haus { $building } stürzt ein
dz-dice-harmless = Energie { $energy } kann Panzerung { $armour } nichts anhaben.

dz-react-ask = { $trigger ->
    [fire] { $unit } will feuern. Reagieren?
    [run] { $unit } ist im Angriffsflug. Reagieren?
   *[flight] { $unit } fliegt. Reagieren?
}
dz-react-blind = Gemessen wird nicht. Außer Reichweite, Sicht oder Feuerbereich verfehlt jeder Schuss, und die Waffe ist verbraucht.
dz-react-target = Welcher Flieger
dz-react-where = Wo auf seinem Weg
dz-react-along = { $inches } von { $of }
dz-react-after = Erst hinter dem Punkt der letzten Reaktion.
dz-react-with = Wer feuert
dz-react-here = hier
dz-react-choose = Wähle, wer feuert
dz-react-fire = Mit { $unit } feuern
dz-react-pass = Passen
dz-react-small-arms = Ein Schuss aus Handfeuerwaffen statt aller Waffen
dz-react-always = { $unit } feuert immer von selbst, wo der Weg am nächsten kommt
dz-react-never = Nicht mehr fragen: Feuer einstellen
dz-intercept-ask = Den Angriffsflug von { $squad } abfangen?
dz-intercept-go = Abfangen
dz-intercept-help = Verfügbar bei { $need }+. Dann feuert jeder Abfangjäger einmal auf diesen Punkt der Linie, ohne die +2 für Reaktionen.
dz-orders = Dauerbefehle
dz-orders-help = Dann wartet niemand auf deine Antwort, und gemessen wird auch so nicht.
dz-orders-hold-fire = Nie reagieren, nie abfangen
dz-orders-initiative = Immer die Initiative behalten
dz-orders-ask = Fragen
dz-orders-engage = Feuern
dz-orders-hold = Halten

dz-cq = Gebäudekampf: { $building }
dz-cq-storm = Stürmen
dz-cq-roles = Angreifer und Verteidiger
dz-cq-wait = Warten auf den Verteidiger
dz-cq-repel = Abwehrtruppen
dz-cq-escape = Gelegenheit zu entkommen
dz-cq-fight = Kampf: Würfel, Schaden, Moral
dz-cq-settle = Abschluss
dz-cq-stormed = Gestürmt in Runde { $turn }.
dz-cq-roles-are = { $count ->
    [0] Spieler { $defender } hält es allein.
   *[other] Spieler { $defender } verteidigt, { $attackers } greift an.
}
dz-cq-over = { $sides ->
    [0] Niemand ist mehr darin.
    [one] Eine Seite hält das Gebäude.
   *[other] Beide Seiten sind noch darin: Nächste Runde geht es weiter.
}
dz-cq-commit-ask = Wer wehrt den Angriff in { $building } ab?
dz-cq-commit = { $count ->
    [one] 1 Schwadron einsetzen
   *[other] { $count } Schwadronen einsetzen
}
dz-cq-least = { $least ->
    [one] Mindestens eine Schwadron. Wer nicht eingesetzt wird, kann noch entkommen.
   *[other] Mindestens { $least } Schwadronen. Wer nicht eingesetzt wird, kann noch entkommen.
}
dz-cq-squad = Schwadron
dz-cq-left = LP
dz-cq-dice = Würfel
dz-cq-need = Treffer ab
dz-cq-bound = Blutdurst: muss kämpfen
dz-cq-outlook = { $dice } Würfel, im Mittel { $hits } Schaden; gegen dich { $against } Würfel, im Mittel { $suffered } Schaden.
dz-cq-spread-ask = { $dice ->
    [one] Lege den übrigen Würfel in { $building }
   *[other] Lege die { $dice } übrigen Würfel in { $building }
}
dz-cq-spread-note = { $given } von { $dice } gelegt, höchstens einer je Base.
dz-cq-spread = Würfel legen
dz-cq-bases = Gegnerische Bases
dz-cq-points-left = { $points ->
    [one] noch 1 LP
   *[other] noch { $points } LP
}
dz-cq-away-ask = Was tut { $squad }?
dz-cq-away-help = Die Schwadron ist nicht eingesetzt: Eines davon tut sie, bevor gewürfelt wird.
dz-cq-stay = Bleiben
dz-cq-go = Gehen
dz-cq-fire-out = Fenster
dz-cq-away = { $what ->
    [go] Gehen
    [fire] An die Fenster
   *[stay] Im Gebäude bleiben
}
dz-cq-ways = Wohin
dz-cq-change = Hinüber in { $building }
dz-cq-aboard = An Bord von { $carriers }
dz-cq-out = { $wind ->
    [n] Aus der Nordtür
    [ne] Aus der Nordosttür
    [e] Aus der Osttür
    [se] Aus der Südosttür
    [s] Aus der Südtür
    [sw] Aus der Südwesttür
    [w] Aus der Westtür
    [nw] Aus der Nordwesttür
   *[roof] Hinaus aufs Dach
}
dz-cq-give-up = Kein Ausweg: Die Schwadron ist verloren
dz-cq-withdraw-ask = Wohin weicht { $squad }?
dz-cq-withdraw-help = Sie hat die Moralprobe nicht bestanden. Wähle, oder zeige auf die Seite, auf der sie herauskommen soll.
dz-cq-withdraw = Zurückweichen

dz-walls-ask = Wer feuert durch welche Wand?
dz-walls-help = Zeige, wohin sie sehen sollen, oder wähle für jede Base. Wer sich versteckt, kann nicht beschossen werden und nicht feuern.
dz-walls-room = { $manned } von { $room } dürfen feuern
dz-walls-hidden = Verstecken
dz-walls-done = { $count ->
    [0] Alle verstecken sich
    [one] 1 Base an den Wänden
   *[other] { $count } Bases an den Wänden
}
dz-walls-clear = Alle verstecken

dz-run-ask = Sag den Angriffsflug von { $squad } an
dz-run-ask-entry = Wo kommen sie herein?
dz-run-ask-exit = Wo verlassen sie den Tisch?
dz-run-help = Zeige auf zwei Tischkanten: Die Schwadron fliegt geradewegs hinüber, Seite an Seite.
dz-run-entry = herein
dz-run-height = Höhe des Flugs
dz-run-high = Hoch, 6″
dz-run-low = Tief, 2″
dz-run-low-help = Jeder Flieger macht beim Hereinkommen eine Probe; 2 oder 3 mit zwei Würfeln ist ein Absturz.
dz-run-suggest = Eine Linie vorschlagen
dz-run-suggest-points = Punkte vorschlagen
dz-run-announce = Angriffsflug ansagen
dz-run-hold = Zurückhalten
dz-run-fire-ask = Von wo feuern sie, und auf wen?
dz-run-from = { $unit } feuert von

dz-wreck = Wrack von { $unit }
dz-wreck-ask = { $count ->
    [one] 1 Einheit kommt aus { $unit } heraus
   *[other] { $count } Einheiten kommen aus { $unit } heraus
}
dz-wreck-help = Zeige auf die Seite des Wracks, auf der sie stehen sollen, höchstens 3″ davon. In dieser Runde schießen sie nicht.
dz-wreck-place = Hinstellen
dz-wreck-no-room = kein Platz, verloren

dz-card-ask = { $card } spielen?
dz-card-none = Keine Karte für diesen Moment
dz-card-secret = Alle, die Karten halten, werden gefragt, damit niemand erfährt, welche es sind.
dz-card-play = Spielen
dz-card-keep = Behalten
dz-card-go-on = Weiter
dz-card-one = Eine Karte in jeder Aktivierung.
dz-card-hand = Deine Hand
dz-card-hand-of = { $count ->
    [one] 1 Kommandokarte
   *[other] { $count } Kommandokarten
}
dz-card-discard = { $count ->
    [0] Alle behalten
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
dz-card-second_look = Eine Schwadron beim Kommandanten wirft alle Fehlwürfe einer Waffe noch einmal.
dz-card-steady = Eine nicht bestandene Moralprobe gilt als bestanden.
dz-card-field_repair = Ein Fahrzeug beim Kommandanten verliert 1 Schadenspunkt.
dz-card-called_forward = Ein misslungener Reservewurf gelingt.
dz-card-jink = Reaktionsfeuer auf einen Flieger ist in dieser Aktivierung um 1 schlechter.
dz-card-shore_up = Ein Treffer durch fallende Trümmer zählt nicht.

dz-ref = Nachschlagen
dz-ref-open = Karte
dz-ref-all = Alle Einheiten dieser Schlacht
dz-ref-army = Spieler { $player }
dz-ref-book = Das Regelbuch
dz-ref-weapons = Waffen
dz-ref-weapon = Waffe
dz-ref-rules = Sonderregeln
dz-ref-target = P { $armour }, GM { $countermeasures }, LP { $points }
dz-ref-active = A
dz-ref-passive = P{ $need }+
dz-ref-evasion = E+{ $number }
dz-ref-fast = SF
dz-ref-contact = NK
dz-ref-formation = Formation { $formation }
dz-ref-carriers = Fährt mit: { $carriers }
dz-ref-status = { $status ->
    [reserve] in Reserve
    [ready] in Bereitschaft
    [net] im Netz
    [table] auf dem Tisch
    [aboard] an Bord
    [inside] im Gebäude
    [away] in Sicherheit
   *[lost] zerstört
}
dz-ref-altitude = { $altitude ->
    [0] gelandet
   *[other] { $altitude }″ hoch
}
dz-ref-damage = noch { $left } von { $of } Lebenspunkten
dz-ref-moved = in dieser Runde { $inches } bewegt
dz-ref-fired = hat gefeuert
dz-ref-raised = Halterung erhöht
dz-ref-commander = Kommandant, KW { $value }
dz-ref-aboard = trägt { $units }
term-dz-armour = P
term-dz-armour-means = Panzerung
term-dz-move = Bw
term-dz-move-means = Bewegung in Zoll
term-dz-countermeasures = GM
term-dz-countermeasures-means = Gegenmaßnahmen. A: Der Gegner schießt nur so weit wie R(A). P5+: Ein Würfel kann vor einem Treffer bewahren. A+1: schwerer zu treffen.
term-dz-damage_points = LP
term-dz-damage_points-means = Lebenspunkte
term-dz-points = Pkt
term-dz-points-means = Was sie kostet
term-dz-sizes = Größe
term-dz-sizes-means = Größen der Schwadron
term-dz-close_quarters = GK
term-dz-close_quarters-means = Gebäudekampf: Würfel je Lebenspunkt
term-dz-morale = Moral
term-dz-morale-means = Moral: was ein Würfel zeigen muss
term-dz-landing_zone = LZ
term-dz-landing_zone-means = Größe der Landezone
term-dz-energy = E
term-dz-energy-means = Energie
term-dz-shots = Sch
term-dz-shots-means = Schüsse
term-dz-accuracy = Ge
term-dz-accuracy-means = Genauigkeit: was ein Würfel zeigen muss, um zu treffen
term-dz-full = R(V)
term-dz-full-means = Volle Reichweite
term-dz-countered = R(A)
term-dz-countered-means = Reichweite gegen aktive Gegenmaßnahmen
term-dz-mf = BS
term-dz-mf-means = Bewegen und Schießen: wie weit sich die Einheit bewegen und noch feuern darf
term-dz-arc = Bereich
term-dz-arc-means = Feuerbereich: Front, Seiten, Rücken, Korridor
dz-ref-arc-f = F
dz-ref-arc-s = S
dz-ref-arc-r = R
dz-ref-arc-c = K
dz-ref-arc-sl = S links
dz-ref-arc-sr = S rechts

dz-rule-skimmer = Antigravfahrzeug
dz-rule-skimmer-help = Schwebt über alles, was nicht höher als ¼″ ist; nach 6″ oder mehr ist es um 2 schwerer zu treffen, außer für Luftabwehr.
dz-rule-walker = Läufer
dz-rule-walker-help = Schreitet durch schwieriges Gelände; Wald und Trümmer halbieren seine Bewegung.
dz-rule-fast_mover = Schneller Flieger
dz-rule-fast_mover-help = Überquert den Tisch in einem Angriffsflug; nur Reaktionsfeuer kann ihn treffen.
dz-rule-interceptor = Abfangjäger
dz-rule-interceptor-help = Darf einem gegnerischen Angriffsflug außer der Reihe begegnen.
dz-rule-active = Aktive Gegenmaßnahmen
dz-rule-active-help = Gegen sie zählt nur die verkürzte Reichweite R(A) einer Waffe.
dz-rule-passive = Passive Gegenmaßnahmen { $number }+
dz-rule-passive-help = Ein Würfel je Treffer; { $number } oder mehr hebt ihn auf.
dz-rule-evasion = Entziehen { $number }
dz-rule-evasion-help = Waffen brauchen { $number } mehr, um sie zu treffen, höchstens 6+.
dz-rule-dodge = Ausweichen { $number }+
dz-rule-dodge-help = Im Gebäudekampf ein Würfel je Treffer; { $number } oder mehr hebt ihn auf.
dz-rule-bloodthirsty = Blutdurst
dz-rule-bloodthirsty-help = Muss im Gebäudekampf eingesetzt werden.
dz-rule-masonry_save = Vor Trümmern sicher { $number }+
dz-rule-masonry_save-help = Nur gegen fallende Trümmer.
dz-rule-gate = Tor, Masse { $number }
dz-rule-gate-help = Lässt in jeder Runde Einheiten dieser Masse hindurch.
dz-rule-infantry_gate = Nur Infanterie
dz-rule-infantry_gate-help = Nur Infanterie geht durch dieses Tor.
dz-rule-aa = Luftabwehr
dz-rule-aa-help = Darf auf Flieger schießen, auch als Reaktion auf ihren Flug.
dz-rule-articulated = Erhöhte Halterung
dz-rule-articulated-help = Darf von 1″ über der Wanne zielen; dann kann man auch dorthin zielen.
dz-rule-alternative = Alternatives Feuer { $number }
dz-rule-alternative-help = Von den Waffen mit dieser Nummer feuert in einer Runde nur eine.
dz-rule-coaxial = Koaxial { $number }
dz-rule-coaxial-help = Waffen mit dieser Nummer feuern in denselben Bereich.
dz-rule-small_arms = Handfeuerwaffen { $number }
dz-rule-small_arms-help = Ein Luftabwehrschuss mit Energie { $number } auf 6″ statt allem anderen.
dz-rule-shaped_charge = Hohlladung
dz-rule-shaped_charge-help = Eine 6 beim Schadenswurf macht immer mindestens 1 Schadenspunkt.
dz-rule-sniper = Scharfschütze
dz-rule-sniper-help = Deckung und Sichtschutz zählen nicht; höchstens 1 Schadenspunkt.
dz-rule-accuracy_ground = Genauigkeit { $number }+ am Boden
dz-rule-accuracy_ground-help = Gegen Ziele, die nicht fliegen.
dz-rule-modifier_cap = Zuschläge höchstens { $number }
dz-rule-modifier_cap-help = Alle Zuschläge zusammen machen höchstens { $number } aus.
dz-rule-shots_lost = RW-{ $number }
dz-rule-shots_lost-help = Verliert { $number } Schüsse je erlittenem Schadenspunkt.
dz-rule-demolisher = Abriss { $number }
dz-rule-demolisher-help = Ein beschädigtes Gebäude verliert { $number } mehr.
dz-rule-devastator = Verwüster { $number }
dz-rule-devastator-help = { $number } mehr Schaden bei Einheiten mit mehr als 2 Lebenspunkten.
dz-rule-flame = Flammen
dz-rule-flame-help = Deckung und Sichtschutz von Infanterie zählen nicht.
dz-rule-indirect = Indirektes Feuer
dz-rule-indirect-help = Braucht keine Sicht; ohne sie um 2 schwerer zu treffen.
dz-rule-area = Fläche
dz-rule-area-help = Wer unter der Schablone steht, wird bei 4+ getroffen.
dz-rule-limited = Begrenzt auf { $number }
dz-rule-limited-help = { $number } Schüsse im ganzen Spiel.
dz-rule-close_combat = Nahkampf
dz-rule-close_combat-help = Nur ein Ziel in Kontakt.

## Aktionen in Worten

battle-say-building = Gebäude { $building }
battle-say = { $action ->
    [Activate] { $what } aktivieren
    [Deploy] { $what } aufstellen
    [LetBegin] { $who } beginnen lassen
    [ActFirst] { battle-act-first }
    [ActLast] { battle-act-last }
    [EndSlot] Die Schwadron ist fertig
    [Pass] Passen
    [PlayCard] { dropzone-card-name } spielen
    [Play] { $who } handeln lassen
    [Move] { $who } bewegen
    [FlyMove] Mit { $who } fliegen
    [Extract] { $who } vom Tisch bringen
    [Load] { $who } in { $what } einsteigen lassen
    [Unload] { $who } aussteigen lassen
    [PlaceOut] { $who } neben das Wrack stellen
    [Enter] { $who } in Gebäude { $what } schicken
    [ChangeBuilding] { $who } hinüber in Gebäude { $what } schicken
    [Leave] { $who } aus dem Gebäude holen
    [Search] Mit { $who } suchen
    [AttackRun] Angriffsflug mit { $who }
    [Intercept] Mit { $who } abfangen
    [StayInside] { $who } drinnen lassen
    [GiveUp] { $who } aufgeben
    [CallReserve] { $some ->
        [yes] Für { $who } würfeln
       *[no] Für niemanden würfeln
    }
    [Commit] { $some ->
        [yes] Mit { $who } kämpfen
       *[no] Mit niemandem sonst kämpfen
    }
    [Assign] { $some ->
        [yes] { $who } an die Wände stellen
       *[no] Niemanden an die Wände stellen
    }
    [React] Reaktionsfeuer: { $who } auf { $what }
   *[other] { $some ->
        [yes] Feuer: { $who } auf { $what }
       *[no] Nicht schießen
    }
}

## In einer Minute

dz-minute-land = Landungsschiffe bringen deine Schwadronen aufs Feld.
dz-minute-act = Ihr aktiviert abwechselnd eine Kampfgruppe: bewegen und schießen, gemessen in Zoll.
dz-minute-shoot = Ein Würfel, ob du triffst, einer gegen die Panzerung. Häuser und Wälder schützen.
dz-minute-houses = Nur Infanterie kommt ins Gebäude: zum Besetzen, Durchsuchen und Kämpfen.
dz-minute-victory = Nach sechs Runden zählt das Szenario, zum Beispiel, wer die Knotenpunkte hält.
