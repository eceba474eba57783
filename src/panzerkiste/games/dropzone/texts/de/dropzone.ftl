# Dropzone: alles, was die Regeln zu sagen haben.
# $player ist A bis D, $you ist yes oder no; $unit, $target, $units und $by sind Namen wie in der Notation, etwa A1b3;
# $kind, $target_kind und $weapon sind Kennungen von Profilen; $squad ist eine Schwadron (A1b), $battlegroup eine Kampfgruppe (A1);
# $dice stehen nebeneinander.

## Spieler

dropzone-side-a = Spieler A
dropzone-side-a-role = kommt von Süden
dropzone-side-b = Spieler B
dropzone-side-b-role = kommt von Norden
dropzone-side-c = Spieler C
dropzone-side-c-role = kommt von Westen
dropzone-side-d = Spieler D
dropzone-side-d-role = kommt von Osten

## Was gewinnt

dropzone-goal = { $scenario ->
    [crossroads] Die meisten Siegpunkte nach Runde { $turns }: mehr Punkte an Bodeneinheiten als der Gegner im Umkreis von 6″ um einen Knotenpunkt; der mittlere bringt { $centre }, die anderen je { $other }.
    [prizes] Die meisten Siegpunkte nach Runde { $turns }: Missionsziele in Gebäuden finden und über den eigenen Rand hinausbringen (das mittlere { $extracted_centre }, die anderen je { $extracted }) oder am Ende noch tragen ({ $centre } und { $other }).
   *[paper_chase] Die meisten Siegpunkte nach Runde { $turns }: die neun Geheimakten in den Gebäuden finden, je 1 Punkt; ein Missionsziel bringt { $extracted } mehr, wenn es über den eigenen Rand hinauskommt.
}

## Die Partie

dropzone-ask-activate = Sag eine Kampfgruppe an
dropzone-ask-squad = Wähle die Schwadron, die als Nächste handelt
dropzone-ask-order = Gib einen Befehl: bewegen, schießen, laden oder beenden
dropzone-ask-starter = Wähle, wer zuerst aufstellt
dropzone-ask-deploy = Stell eine Kampfgruppe auf
dropzone-ask-last = Als Erster handeln oder als Letzter?
dropzone-ask-discard = Wirf Karten ab, die du nicht willst
dropzone-ask-card = Eine Karte spielen?
dropzone-ask-reserves = Für deine Reserven würfeln?
dropzone-ask-walls = Weise Truppen den Wänden zu
dropzone-ask-commit = Setz deine Abwehrtruppen ein
dropzone-ask-fire_out = Feuere aus den Fenstern
dropzone-ask-get_away = Gehen, das Gebäude wechseln, feuern oder bleiben?
dropzone-ask-spread = Verteile deine übrigen Würfel
dropzone-ask-survivors = Stell die Überlebenden auf
dropzone-ask-withdraw = Wähle, wohin sich die Schwadron zurückzieht
dropzone-ask-intercept = Schick Abfangjäger oder passe
dropzone-ask-react = Reagiere mit Luftabwehr oder passe
dropzone-ask-run = Sag den Angriffsflug an
dropzone-ask-run_fire = Feuere aus dem Angriffsflug
dropzone-phase-deployment = Aufstellung
dropzone-phase-initiation = Auftakt
dropzone-phase-activation = Aktivierung
dropzone-phase-actions = Aktionen
dropzone-phase-end = Endphase

## Optionen

dropzone-option-army-a = Armee von Spieler A
dropzone-option-army-a-help = Eine der Armeen aus der Kiste oder eine eigene Liste als Text. Alle Listen müssen dieselbe Obergrenze haben (DZ-060).
dropzone-option-army-b = Armee von Spieler B
dropzone-option-army-b-help = Eine der Armeen aus der Kiste oder eine eigene Liste als Text.
dropzone-option-army-c = Armee von Spieler C
dropzone-option-army-c-help = Zählt nur, wenn ein dritter Spieler mitmacht.
dropzone-option-army-d = Armee von Spieler D
dropzone-option-army-d-help = Zählt nur, wenn ein vierter Spieler mitmacht.
dropzone-option-army-a-ucm-starter = UCM, Einstieg, 650 Punkte
dropzone-option-army-a-ucm-skirmish = UCM, Scharmützel, 999 Punkte
dropzone-option-army-a-scourge-starter = Scourge, Einstieg, 650 Punkte
dropzone-option-army-a-scourge-skirmish = Scourge, Scharmützel, 999 Punkte
dropzone-option-army-a-phr-starter = PHR, Einstieg, 650 Punkte
dropzone-option-army-a-phr-skirmish = PHR, Scharmützel, 999 Punkte
dropzone-option-army-a-shaltari-starter = Shaltari, Einstieg, 650 Punkte
dropzone-option-army-a-shaltari-skirmish = Shaltari, Scharmützel, 999 Punkte
dropzone-option-army-b-ucm-starter = UCM, Einstieg, 650 Punkte
dropzone-option-army-b-ucm-skirmish = UCM, Scharmützel, 999 Punkte
dropzone-option-army-b-scourge-starter = Scourge, Einstieg, 650 Punkte
dropzone-option-army-b-scourge-skirmish = Scourge, Scharmützel, 999 Punkte
dropzone-option-army-b-phr-starter = PHR, Einstieg, 650 Punkte
dropzone-option-army-b-phr-skirmish = PHR, Scharmützel, 999 Punkte
dropzone-option-army-b-shaltari-starter = Shaltari, Einstieg, 650 Punkte
dropzone-option-army-b-shaltari-skirmish = Shaltari, Scharmützel, 999 Punkte
dropzone-option-army-c-ucm-starter = UCM, Einstieg, 650 Punkte
dropzone-option-army-c-ucm-skirmish = UCM, Scharmützel, 999 Punkte
dropzone-option-army-c-scourge-starter = Scourge, Einstieg, 650 Punkte
dropzone-option-army-c-scourge-skirmish = Scourge, Scharmützel, 999 Punkte
dropzone-option-army-c-phr-starter = PHR, Einstieg, 650 Punkte
dropzone-option-army-c-phr-skirmish = PHR, Scharmützel, 999 Punkte
dropzone-option-army-c-shaltari-starter = Shaltari, Einstieg, 650 Punkte
dropzone-option-army-c-shaltari-skirmish = Shaltari, Scharmützel, 999 Punkte
dropzone-option-army-d-ucm-starter = UCM, Einstieg, 650 Punkte
dropzone-option-army-d-ucm-skirmish = UCM, Scharmützel, 999 Punkte
dropzone-option-army-d-scourge-starter = Scourge, Einstieg, 650 Punkte
dropzone-option-army-d-scourge-skirmish = Scourge, Scharmützel, 999 Punkte
dropzone-option-army-d-phr-starter = PHR, Einstieg, 650 Punkte
dropzone-option-army-d-phr-skirmish = PHR, Scharmützel, 999 Punkte
dropzone-option-army-d-shaltari-starter = Shaltari, Einstieg, 650 Punkte
dropzone-option-army-d-shaltari-skirmish = Shaltari, Scharmützel, 999 Punkte
dropzone-option-battlefield = Schlachtfeld
dropzone-option-battlefield-help = Eines der Schlachtfelder aus der Kiste oder ein eigenes als Text seiner Datei (DZ-202).
dropzone-option-battlefield-beech_hills = Buchenhügel
dropzone-option-battlefield-city_block_9 = Stadtkreuzung
dropzone-option-battlefield-dead_foundry = Tote Gießerei
dropzone-option-battlefield-three_bridges = Drei Brücken
dropzone-option-scenario = Szenario
dropzone-option-scenario-help = Worum es geht und wie man gewinnt (DZ-350 bis DZ-355).
dropzone-option-scenario-prizes = Verstreute Beute
dropzone-option-scenario-crossroads = Knotenpunkte
dropzone-option-scenario-paper_chase = Datenjagd
dropzone-option-deployment = Aufstellung
dropzone-option-deployment-help = Wo die Armeen beginnen: alle in Bereitschaft, mit Fühlung von den Kanten her oder aus gegenüberliegenden Ecken (DZ-350, DZ-356).
dropzone-option-deployment-readiness = In Bereitschaft
dropzone-option-deployment-closing_in = Fühlung
dropzone-option-deployment-corners = Ecken
dropzone-option-turns = Runden
dropzone-option-turns-help = Wie viele Runden die Schlacht dauert (DZ-350).
dropzone-option-cards = Kommandokarten
dropzone-option-cards-help = Kommandanten haben Karten mit kleinen Überraschungen (DZ-310).
dropzone-option-premeasure-shooting = Vor dem Schießen messen
dropzone-option-premeasure-shooting-help = Abstände und Sicht dürfen angesehen werden, bevor Schüsse angesagt sind (DZ-005).
dropzone-option-position = Stellung
dropzone-option-position-help = Mit diesem Stellungstext beginnen: mit seinen Armeen, so wie sie dort stehen (DZ-400). Szenario und Schlachtfeld von oben gelten weiter. Für eine normale Schlacht bleibt das leer.
dropzone-option-los-nu = Sicht: Spalten
dropzone-option-los-nu-help = In wie viele Spalten ein Rumpf geteilt wird, um zu sehen, wie viel von ihm sichtbar ist (DZ-013).
dropzone-option-los-nz = Sicht: Zeilen
dropzone-option-los-nz-help = In wie viele Zeilen ein Rumpf geteilt wird, um zu sehen, wie viel von ihm sichtbar ist (DZ-013).
dropzone-option-corridor-width = Breite des Korridors
dropzone-option-corridor-width-help = In Zoll (DZ-017).
dropzone-option-lz-s = Kleine Landezone
dropzone-option-lz-s-help = Durchmesser der Schablone in Zoll (DZ-018).
dropzone-option-lz-m = Mittlere Landezone
dropzone-option-lz-m-help = Durchmesser der Schablone in Zoll (DZ-018).
dropzone-option-lz-l = Große Landezone
dropzone-option-lz-l-help = Durchmesser der Schablone in Zoll (DZ-018).
dropzone-option-contact-gap = Kontakt
dropzone-option-contact-gap-help = Zwei Körper berühren sich, wenn der Spalt zwischen ihnen höchstens so viele Zoll misst (DZ-019).
dropzone-option-bg-cap-basis = Anteil einer Kampfgruppe
dropzone-option-bg-cap-basis-help = Ob der Anteil einer Kampfgruppe von den Kosten der Armee zählt oder von der vereinbarten Obergrenze (DZ-056).
dropzone-option-bg-cap-basis-army_total = von den Kosten der Armee
dropzone-option-bg-cap-basis-game_limit = von der Obergrenze
dropzone-option-formation-mode = Formation
dropzone-option-formation-mode-help = Ob eine Schwadron als Ganzes zusammenhängen muss oder jede Einheit nur einen Nachbarn braucht (DZ-107).
dropzone-option-formation-mode-connected = Alle hängen zusammen
dropzone-option-formation-mode-literal = Je ein Nachbar
dropzone-option-transport-measure = Aussteigen
dropzone-option-transport-measure-help = Ob die 3″ um einen Transporter vom Rumpf oder von der Mitte aus zählen (DZ-183).
dropzone-option-transport-measure-hull_edge = Vom Rumpf
dropzone-option-transport-measure-centre = Von der Mitte
dropzone-option-fm-available = Schnelle Flieger verfügbar ab
dropzone-option-fm-available-help = Der Wurf, den Schnelle Flieger auf Abruf brauchen (DZ-320).
dropzone-option-timed = Die Zeit wird genommen
dropzone-option-timed-help = Der Server sagt, wenn die Zeit einer Person um ist; das muss niemand wählen.
new-army-box = Armeen aus der Kiste
new-army-own = Eigene Listen
new-army-given = Eine Liste als Text
new-army-build = Eine eigene Armee aufstellen

## Geschichte: Aufstellung und Runde

dropzone-story-rolled-off = Auswürfeln: { $dice }.
dropzone-story-starter = { $you ->
    [yes] Du stellst zuerst auf.
   *[no] Spieler { $player } stellt zuerst auf.
}
dropzone-story-deployed = { $you ->
    [yes] Du stellst Kampfgruppe { $battlegroup } auf.
   *[no] Spieler { $player } stellt Kampfgruppe { $battlegroup } auf.
}
dropzone-story-turn = Runde { $turn } beginnt.
dropzone-story-initiative = Initiative: { $dice }; mit ihren Kommandanten { $totals }. Reihenfolge: { $order }.
dropzone-story-acts-last = { $you ->
    [yes] Du handelst lieber als Letzter.
   *[no] Spieler { $player } handelt lieber als Letzter.
}
dropzone-story-reserves-called = { $some ->
    [yes] Für diese Reserven wird gewürfelt: { $squads }.
   *[no] Für Reserven wird nicht gewürfelt.
}
dropzone-story-reserve = { $released ->
    [yes] Aus der Reserve: { $squads } ({ $die }, nötig { $need }+).
   *[no] Noch in Reserve: { $squads } ({ $die }, nötig { $need }+).
}
dropzone-story-activated = { $you ->
    [yes] Du aktivierst Kampfgruppe { $battlegroup }.
   *[no] Spieler { $player } aktiviert Kampfgruppe { $battlegroup }.
}
dropzone-story-plays = An der Reihe: { $squads }.
dropzone-story-held = { $squad } wird zurückgehalten.
dropzone-story-turn-ended = Runde { $turn } ist vorbei. Siegpunkte: { $points }.
dropzone-story-conceded = { $you ->
    [yes] Du gibst auf.
   *[no] Spieler { $player } gibt auf.
}
dropzone-story-time = { $you ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von Spieler { $player } ist um.
}
dropzone-story-won = { $you ->
    [yes] Du gewinnst
   *[no] { $players } gewinnt
}{ $reason ->
    [points] {" "}nach Siegpunkten
    [kills] {" "}nach Abschusspunkten
    [conceded] , weil die anderen aufgegeben haben
    [time] , weil die anderen keine Zeit mehr haben
   *[other] {" "}die Schlacht
}. Siegpunkte: { $points }; Abschusspunkte: { $kills }.
dropzone-story-drawn = Die Schlacht endet remis. Siegpunkte: { $points }; Abschusspunkte: { $kills }.

## Geschichte: Bewegung und Schießen

dropzone-story-moved = { $entered ->
    [yes] { dropzone-unit-short } { $units }: auf den Tisch gekommen.
   *[no] { dropzone-unit-short } { $units }: bewegt.
}
dropzone-story-shots = { $reaction ->
    [yes] Reaktionsfeuer
   *[no] Feuer
} von { dropzone-unit-short } { $unit } auf { dropzone-target-short } { $target }, { dropzone-weapon-name }: { $dice }, nötig { $need }+, { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}.
dropzone-story-wasted = Schüsse von { dropzone-unit-short } { $unit } auf { dropzone-target-short } { $target }, { dropzone-weapon-name }: verloren.
dropzone-story-saves = Abwehr von { dropzone-unit-short } { $unit }: { $dice }, nötig { $need }+, { $saved ->
    [0] nichts
   *[other] { $saved }
} abgewehrt.
dropzone-story-harmless = Energie { $energy } kann { dropzone-target-short } { $target } mit Panzerung { $armour } nichts anhaben.
dropzone-story-damage = Schaden an { dropzone-target-short } { $target }: { $dice }, { $need ->
    [7] nur eine 6 hilft
   *[other] nötig { $need }+
}, { $points ->
    [0] keiner
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
dropzone-story-damaged = { dropzone-unit-short } { $unit }: { $points } Schaden, noch { $left }.
dropzone-story-lost = Zerstört: { dropzone-unit-short } { $unit }{ $cause ->
    [crash] {" "}(Absturz)
    [masonry] {" "}(fallende Trümmer)
    [trap] {" "}(Sprengfalle)
    [collapse] {" "}(Einsturz)
    [wreck] {" "}(im Transporter)
    [fight] {" "}(Gebäudekampf)
    [stranded] {" "}(kein Platz zum Stehen)
    [withdrawal] {" "}(kein Weg zum Rückzug)
   *[other] {""}
}.

## Geschichte: Flieger und Transporter

dropzone-story-low-flight = { $passed ->
    [yes] { dropzone-unit-short } { $unit } fliegt tief: { $dice }, es geht gut.
   *[no] { dropzone-unit-short } { $unit } fliegt zu tief: { $dice }, Absturz.
}
dropzone-story-flew = { dropzone-unit-short } { $units }: im Flug auf { $height }″{ $then ->
    [land] , gelandet
    [stop] , am Boden zum Laden
   *[on] {""}
}.
dropzone-story-dropped = Nicht mehr möglich für { dropzone-unit-short } { $unit }: der Rest des angesagten Flugs ({ $rule }).
dropzone-story-reaction = { dropzone-unit-short } { $unit }: Reaktion auf { dropzone-target-short } { $target }.
dropzone-story-reaction-failed = Schüsse von { dropzone-unit-short } { $unit } auf { dropzone-target-short } { $target }, { dropzone-weapon-name }: alle daneben ({ $rule }).
dropzone-story-crash = { dropzone-unit-short } { $unit }: { $die }, { $result ->
    [emergency] Notlandung
    [crash] Absturz
    [blown] zerrissen
    [knocked_out] liegen geblieben
    [heavy] schwer getroffen
   *[explosion] Explosion
}.
dropzone-story-passenger = { $lost ->
    [yes] { dropzone-unit-short } { $unit } an Bord: { $die }, verloren.
   *[no] { dropzone-unit-short } { $unit } an Bord: { $die }, gerettet.
}
dropzone-story-survivors = Aus dem Wrack: { $units }.
dropzone-story-boarded = Eingestiegen in { $carriers }: { $units }.
dropzone-story-unloaded = Ausgestiegen aus { $carriers }: { $units }.
dropzone-story-available = { $available ->
    [yes] { $squad } ist unterwegs: { $die }.
   *[no] { $squad } ist nicht verfügbar: { $die }.
}
dropzone-story-run = { $squad } sagt einen Angriffsflug auf { $height }″ an.
dropzone-story-interception = { $squad } will abfangen.
dropzone-story-run-ended = { $squad } verlässt den Tisch und kehrt in die Reserve zurück.
dropzone-story-left-table = In Sicherheit: { $units }.

## Geschichte: Gebäude, Gebäudekampf, Missionsziele

dropzone-story-walls = { $some ->
    [yes] An den Wänden: { $units } (Wände { $walls }).
   *[no] Niemand steht an den Wänden.
}
dropzone-story-entered = { $squad } betritt Gebäude { $building }.
dropzone-story-left = { $squad } verlässt Gebäude { $building }.
dropzone-story-building = Gebäude { $building } verliert { $points }, es bleiben { $left }.
dropzone-story-collapsed = Gebäude { $building } stürzt ein.
dropzone-story-masonry = { $some ->
    [yes] Trümmer in Gebäude { $building }: { $die }, sie treffen { $squad }.
   *[no] Trümmer in Gebäude { $building }: { $die }, sie treffen niemanden.
}
dropzone-story-fight = Gebäudekampf in Gebäude { $building }: { $attackers } gegen { $defenders }.
dropzone-story-fight-rolled = { $stage ->
    [save] Abwehr von { $squad }
    [dodge] { $squad } weicht aus
   *[damage] Angriff auf { $squad }
}: { $dice }, nötig { $need }+, { $counted } zählen.
dropzone-story-morale = { $passed ->
    [yes] { $squad } hält stand: Moral { $die }, nötig { $need }+.
   *[no] { $squad } weicht: Moral { $die }, nötig { $need }+.
}
dropzone-story-withdrew = { $squad } zieht sich aus Gebäude { $building } zurück{ $to ->
    [building] {" "}ins nächste Gebäude
    [transport] {" "}in die Transporter
    [outside] {" "}auf die Straße
   *[nowhere] {" "}und ist verloren
}.
dropzone-story-taken = { $you ->
    [yes] Gebäude { $building } gehört jetzt dir.
   *[no] Gebäude { $building } gehört jetzt Spieler { $player }.
}
dropzone-story-searched = { $found ->
    [yes] { $squad } durchsucht Gebäude { $building } und findet etwas: { $die }, nötig { $need }+.
   *[no] { $squad } durchsucht Gebäude { $building } vergeblich: { $die }, nötig { $need }+.
}
dropzone-story-objective-taken = { $squad } trägt Missionsziel { $objective }.
dropzone-story-objective-dropped = Missionsziel { $objective } liegt offen.
dropzone-story-objective-extracted = { $you ->
    [yes] Du sicherst Missionsziel { $objective }: { $points } SP.
   *[no] Spieler { $player } sichert Missionsziel { $objective }: { $points } SP.
}
dropzone-story-paper = { $result ->
    [trap] { $die }: eine Sprengfalle!
    [intelligence] { $die }: Erkenntnisse, 1 SP.
   *[objective] { $die }: ein Missionsziel, 1 SP; gesichert bringt es 2 weitere.
}
dropzone-story-markers = Die Marker halten: { $players }.
dropzone-story-card-drawn = Du ziehst „{ dropzone-card-name }“.
dropzone-story-cards = { $you ->
    [yes] Du hältst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[no] Spieler { $player } hält { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
dropzone-story-cards-discarded = { $you ->
    [yes] Du wirfst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
   *[no] Spieler { $player } wirft { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
}
dropzone-story-repaired = { dropzone-unit-short } { $unit } ist repariert: noch { $left } LP.
dropzone-story-card-played = { $you ->
    [yes] Du spielst „{ dropzone-card-name }“
   *[no] Spieler { $player } spielt „{ dropzone-card-name }“
}{ $some ->
    [yes] {" "}für { $unit }
   *[no] {""}
}.
dropzone-card-name = { $card ->
    [second_look] Noch ein Blick
    [steady] Standhaft
    [field_repair] Feldreparatur
    [called_forward] Vorgezogen
    [jink] Haken schlagen
   *[shore_up] Abgestützt
}

dropzone-story-blast = Die Explosion erreicht { $units } mit { $dice }, getroffen ab 4.
dropzone-story-collapse-rolled = Unter den Mauern von Gebäude { $building }: { $units } mit { $dice }, verloren bei 2+.
dropzone-story-fell-on = { $hit ->
    [yes] { dropzone-unit-short } { $unit } stürzt auf { dropzone-target-short } { $target }: { $die }.
   *[no] { dropzone-unit-short } { $unit } verfehlt { dropzone-target-short } { $target } knapp: { $die }.
}
dropzone-story-lot = { $some ->
    [yes] Das Los fällt auf { $chosen }: { $dice }.
   *[no] Das Los wird noch einmal gezogen: { $dice }.
}

## Ablehnungen

dropzone-obstacle = { $by ->
    [wood] ein Wald
    [low_wall] eine niedrige Mauer
    [high_wall] eine hohe Mauer
    [river] ein Fluss
    [rubble] Trümmer
    [crater] ein Krater
    [hill] ein Hügel
   *[other] Gebäude { $by }
}

refused-dz-002-numbers = { $unit }: Das sind keine Orte auf einem Tisch.
refused-dz-005-measure = Jetzt darf nicht gemessen werden.
refused-dz-005-own = Jetzt darfst du nur deine eigenen Einheiten ansehen.
refused-dz-014-spot-building = { $unit } hat dort keinen Platz: Gebäude { $by } steht im Weg.
refused-dz-014-spot-piece = { $unit } kann dort nicht stehen. Im Weg: { dropzone-obstacle }.
refused-dz-015 = Jetzt sind { $dice } Würfel zu werfen.
refused-dz-066-battlegroup = Diese Kampfgruppe ist jetzt nicht aufzustellen.
refused-dz-066-everybody = Alle Einheiten von { $battlegroup } werden zusammen aufgestellt.
refused-dz-066-starter = Anfangen kann nur, wer etwas aufzustellen hat.
refused-dz-066-zone = { $unit } steht nicht vollständig in der Aufstellungszone.
refused-dz-067-formation = { $unit } steht abseits der Schwadron.
refused-dz-068-edge = { $unit } muss über eine befreundete Kante auf den Tisch kommen.
refused-dz-069-too-far = { $unit } darf { $allowed }″ weit auf den Tisch kommen, nicht { $inches }″: { $missing }″ zu weit.
refused-dz-074-party = Gewürfelt wird nur für die, die in Reserve sind.
refused-dz-089-battlegroup = Diese Kampfgruppe kann jetzt nicht aktiviert werden.
refused-dz-091-not-asked = Du bist jetzt nicht gefragt.
refused-dz-092-squad = Diese Schwadron kann jetzt nicht handeln.
refused-dz-093-stopped = Während ein Flug an einem Halt wartet, schießt niemand: Die Bewegung kommt ganz vor oder ganz nach dem Schießen.
refused-dz-093-moved = { $unit } hat sich schon bewegt.
refused-dz-095-concede = Du hast schon aufgegeben.
refused-dz-095-time = Niemandes Zeit ist um.
refused-dz-095-over = Die Schlacht ist vorbei.
refused-dz-100-too-far = { $unit } darf sich { $allowed }″ bewegen und bräuchte { $inches }″: { $missing }″ zu weit.
refused-dz-100-too-far-by-air = { $unit } darf { $allowed }″ fliegen und bräuchte { $inches }″: { $missing }″ zu weit.
refused-dz-103-blocked-building = Der Weg von { $unit } führt durch Gebäude { $by }.
refused-dz-103-blocked-edge = Der Weg von { $unit } führt vom Tisch.
refused-dz-103-blocked-piece = Für { $unit } ist auf diesem Weg etwas unpassierbar: { dropzone-obstacle }.
refused-dz-103-blocked-unit = Der Weg von { $unit } führt durch { $by }, einen Gegner.
refused-dz-103-no-way = { $unit } findet innerhalb von { $allowed }″ keinen Weg dorthin.
refused-dz-106-formation = { $unit } stünde am Ende nicht in Formation.
refused-dz-110-fires = { $unit } muss zuerst zurück zur Schwadron, { $inches }″ weit; diese Waffe ließe das nicht mehr zu.
refused-dz-110-formation = Der Hauptteil muss in Formation enden; { $unit } steht abseits.
refused-dz-110-join = { $unit } muss wieder in Formation enden; dahin sind es { $inches }″.
refused-dz-110-must-move = Die Schwadron von { $unit } ist zerrissen und muss sich bewegen.
refused-dz-110-named = Als die Schwadron ihr Feuer ansagte, hat sie den Teil mit { $unit } zum Hauptteil bestimmt; dabei bleibt es.
refused-dz-110-nearer = { $unit } muss der Schwadron so nahe kommen wie möglich: Es fehlen { $inches }″.
refused-dz-112-spot-unit = { $unit } hat dort keinen Platz: { $by } steht im Weg.
refused-dz-113-spot-edge = { $unit } stünde nicht vollständig auf dem Tisch, dem Dach oder der Anhöhe.
refused-dz-121 = { $unit } hat sich { $inches }″ bewegt; { dropzone-weapon-name } feuert nur nach höchstens { $allowed }″.
refused-dz-122-too-far = Nach dem Feuern darf sich { $unit } höchstens { $allowed }″ bewegen, nicht { $inches }″.
refused-dz-124 = { $target } liegt nicht im Feuerbereich der Waffe { dropzone-weapon-name } von { $unit }.
refused-dz-125-hidden = { $unit } sieht { $target } nicht.
refused-dz-131 = { $target } ist { $inches }″ von { $unit } entfernt; die Waffe reicht { $reach }″, es fehlen also { $missing }″.
refused-dz-135-fired = { $unit } hat { dropzone-weapon-name } in dieser Runde schon abgefeuert.
refused-dz-135-mount = Eine solche Waffe hat { $unit } nicht.
refused-dz-136-nothing = Nenne mindestens einen Schuss.
refused-dz-136-once = Die Schwadron hat schon geschossen.
refused-dz-146-building = Auf ein Gebäude { $target } kann man nicht schießen, es gibt keines.
refused-dz-146-friend = { $target } ist auf deiner Seite.
refused-dz-146-gone = { $target } ist nicht auf dem Tisch.
refused-dz-146-unknown = Ein Ziel { $target } gibt es nicht.
refused-dz-148-shooter = Von dort, wo { $unit } ist, lässt sich nicht schießen.
refused-dz-148-target = Dort, wo { $target } ist, kann man nicht darauf schießen.
refused-dz-149 = { $unit } berührt { $target } nicht.
refused-dz-150-ground = { $unit } ist kein Flieger und kann nicht fliegen.
refused-dz-152 = { $unit } wäre nicht auf der Höhe der Schwadron.
refused-dz-156-too-high = In { $height }″ Höhe kann { $unit } dort nicht fliegen. Im Weg: { dropzone-obstacle }.
refused-dz-157-building = { $unit } hat dort keinen Platz: Gebäude { $by } steht im Weg.
refused-dz-157-edge = { $unit } wäre nicht vollständig auf dem Tisch, dem Dach oder der Anhöhe.
refused-dz-157-piece = { $unit } hat dort keinen Platz. Im Weg: { dropzone-obstacle }.
refused-dz-157-unit = { $unit } hat dort keinen Platz: { $by } ist im Weg.
refused-dz-158-fast-mover = { $unit } ist ein Schneller Flieger: Er macht Angriffsflüge und nichts anderes.
refused-dz-159-building = { $unit } kann dort nicht landen: Gebäude { $by } liegt in der Landezone.
refused-dz-159-edge = Die Landezone von { $unit } liegt nicht ganz auf dem Dach oder der Anhöhe.
refused-dz-159-overlap = Die Landezone von { $unit } überlappt die eines anderen Fliegers der Schwadron.
refused-dz-159-piece = { $unit } kann dort nicht landen. In der Landezone: { dropzone-obstacle }.
refused-dz-159-together = Die Schwadron von { $unit } landet gemeinsam.
refused-dz-159-unit = { $unit } kann dort nicht landen: { $by } steht in der Landezone.
refused-dz-161-flies = { $unit } ist ein Flieger: Sag einen Flug an.
refused-dz-163 = { $unit } kann dort nicht landen: { $by } hält die Landezone umkämpft.
refused-dz-164 = { $target } ist in der Luft; { dropzone-weapon-name } ist keine Luftabwehr.
refused-dz-169-formation = Die Überlebenden müssen in Formation stehen; { $unit } steht abseits.
refused-dz-169-near = { $unit } stünde { $inches }″ vom Wrack: { $missing }″ zu weit.
refused-dz-169-room = Für { $unit } ist um das Wrack noch Platz.
refused-dz-169-shoots = { $unit } hat gerade ein Wrack überlebt und darf in dieser Runde nicht schießen.
refused-dz-169-units = Jetzt werden nur Überlebende dieses Wracks aufgestellt, jeder einmal.
refused-dz-176 = { $unit } gehört nicht zu diesem Transporter.
refused-dz-179 = { $carrier } hat keinen Platz mehr für { $unit }.
refused-dz-181-moved = { $unit } hat sich { $inches }″ bewegt; beim Ein- und Aussteigen sind höchstens { $allowed }″ erlaubt.
refused-dz-182 = { $unit } ist in dieser Runde ein- oder ausgestiegen und darf nicht schießen.
refused-dz-183-formation = Die Schwadron muss in Formation aussteigen; { $unit } steht abseits.
refused-dz-183-near = { $unit } stünde { $inches }″ von Transporter oder Tor: { $missing }″ zu weit.
refused-dz-183-no-room = Im Umkreis von 3″ um Transporter oder Tor ist kein Platz für { $unit }.
refused-dz-183-not-aboard = { $unit } ist nicht an Bord.
refused-dz-183-whole = Die Schwadron von { $unit } steigt als Ganzes aus.
refused-dz-184-near = { $unit } ist { $inches }″ von Transporter oder Tor entfernt: { $missing }″ zu weit.
refused-dz-184-not-here = { $unit } ist nicht auf dem Tisch.
refused-dz-184-whole = Die Schwadron von { $unit } steigt als Ganzes ein, soweit Platz ist.
refused-dz-186 = { $unit } war in dieser Runde schon an zwei Lademanövern beteiligt; mehr sind nicht erlaubt.
refused-dz-188 = { $unit } muss erst landen.
refused-dz-189-stop = { $unit } trägt niemanden und kann nicht zum Laden halten.
refused-dz-190-door = { $unit } ist nicht im Umkreis von 1″ um diesen Eingang von Gebäude { $building }.
refused-dz-190-no-way = { $squad } findet an keinem Eingang des Gebäudes Platz in { $carrier }.
refused-dz-190-whole = { $squad } wechselt als Ganzes in die Transporter.
refused-dz-194-formation = Wer aussteigt, muss mit den Zurückgelassenen in Formation sein; { $unit } steht abseits.
refused-dz-216-building = Ein Gebäude { $building }, das man betreten könnte, gibt es nicht.
refused-dz-216-infantry = { $squad } ist keine Infanterie; nur Infanterie besetzt Gebäude.
refused-dz-216-micro = Gebäude { $building } ist zu klein: { $squad } kann es nicht besetzen.
refused-dz-217-door = Keine Base von { $squad } ist im Umkreis von 1″ um diesen Eingang von Gebäude { $building }.
refused-dz-217-entered = { $squad } hat in dieser Runde ein Gebäude betreten und bleibt dort.
refused-dz-217-entrance = Einen solchen Eingang hat Gebäude { $building } nicht.
refused-dz-217-here = { $squad } ist nicht ganz auf dem Tisch und kann nichts betreten.
refused-dz-218 = Gebäude { $building } hat noch Platz für { $room } Bases; { $squad } passt nicht als Ganzes hinein.
refused-dz-219 = { $unit } hat in dieser Runde ein Gebäude betreten und darf nicht schießen.
refused-dz-219-fired = { $squad } hat in dieser Runde gefeuert und darf kein Gebäude betreten oder verlassen.
refused-dz-220-hidden = { $unit } ist keiner Wand zugewiesen.
refused-dz-220-twice = Jede Base wird einmal zugewiesen.
refused-dz-220-unit = Jetzt werden nur Bases dieser Kampfgruppe, die in einem Gebäude sind, Wänden zugewiesen.
refused-dz-220-wall = Wand { $wall } hat keine Öffnungen für { $unit }.
refused-dz-221 = Aus Gebäude { $building } dürfen höchstens { $most } Bases feuern, nicht { $have }.
refused-dz-222-opening = { $unit } braucht zum Feuern eine Öffnung der eigenen Wand.
refused-dz-226 = { $target } ist in einem Gebäude versteckt.
refused-dz-230 = In { $target } ist deine eigene Infanterie.
refused-dz-231-boards = { $unit } hat in dieser Runde ein Gebäude verlassen und kann nicht einsteigen.
refused-dz-231-moved = { $unit } hat in dieser Runde ein Gebäude verlassen und bewegt sich nicht mehr.
refused-dz-231-near = { $unit } stünde { $inches }″ vom Eingang; erlaubt sind höchstens { $allowed }″.
refused-dz-231-no-way = Vor diesem Gebäude ist kein Platz für { $squad }.
refused-dz-231-outside = { $squad } ist nicht als Ganzes in einem Gebäude.
refused-dz-231-shoots = { $unit } hat in dieser Runde ein Gebäude verlassen und darf nicht schießen.
refused-dz-231-whole = { $squad } verlässt das Gebäude als Ganzes.
refused-dz-232 = { $squad } kann nicht in Gebäude { $building } wechseln: Die Gebäude sind nicht verbunden.
refused-dz-240-held = Der Gegner hält die Wand dieses Eingangs von Gebäude { $building }.
refused-dz-243-acted = { $unit } wurde in den Kampf um das Gebäude gezogen und tut in dieser Runde nichts anderes.
refused-dz-243-loads = { $squad } kämpft um das Gebäude; ihre Transporter können sie erst aufnehmen, wenn sie weicht.
refused-dz-243-bound = { $squad } ist durch den Kampf um das Gebäude gebunden.
refused-dz-244-bloodthirsty = { $squad } hat Blutdurst und muss eingesetzt werden.
refused-dz-244-few = In Gebäude { $building } müssen mindestens { $least } Schwadronen eingesetzt werden, nicht { $have }.
refused-dz-244-squad = Einsetzen kannst du nur Schwadronen, die in Gebäude { $building } kämpfen dürfen, jede einmal.
refused-dz-245-squad = Jetzt geht es um { $squad }.
refused-dz-248-bases = Die übrigen Würfel gehen an verschiedene gegnerische Bases in Gebäude { $building }.
refused-dz-248-count = In Gebäude { $building } sind { $dice } übrige Würfel zu legen, nicht { $have }.
refused-dz-254-halted = { $unit } hat eine weichende Schwadron aufgenommen und bewegt sich in dieser Runde nicht mehr.
refused-dz-254-possible = { $squad } kann sich noch zurückziehen und muss nicht aufgegeben werden.
refused-dz-254-squad = Jetzt zieht sich { $squad } zurück.
refused-dz-260 = { $unit } hat in dieser Runde schon eine andere Feuerart benutzt als { dropzone-weapon-name }.
refused-dz-261 = { dropzone-weapon-name } von { $unit } hat keine erhöhte Halterung.
refused-dz-264-fired = { $unit } hat schon gefeuert; Handfeuerwaffen brauchen alle Waffen der Base.
refused-dz-264-ground = { $target } ist nicht in der Luft; nur dafür sind Handfeuerwaffen da.
refused-dz-264-none = { dropzone-weapon-name } von { $unit } ist keine Handfeuerwaffe.
refused-dz-264-weak = { $unit } hat nur noch { $left } Lebenspunkte, zu wenig für Handfeuerwaffen.
refused-dz-266 = Die koaxialen Waffen von { $unit } müssen in denselben Feuerbereich feuern.
refused-dz-267-no-weapon = { $unit } hat keine Luftabwehr mehr, die feuern dürfte.
refused-dz-268-announced = Der Flug von { $unit } ist angesagt und lässt sich nicht mehr ändern.
refused-dz-268-fights = { $unit } ist in einem Gebäude, in dem gekämpft wird, und kann nicht reagieren.
refused-dz-268-no-leg = Sag, wohin { $unit } fliegt.
refused-dz-268-own = Reagieren können nur deine eigenen Einheiten.
refused-dz-268-target = Auf diesen Flieger kannst du jetzt nicht schießen.
refused-dz-269-boards = { $unit } hat in dieser Runde gefeuert und kann nicht einsteigen.
refused-dz-269-fired = { $squad } hat in dieser Runde in Reaktion gefeuert und darf kein Gebäude betreten oder verlassen.
refused-dz-270 = Der Gefechtspunkt für { $unit } muss auf diesem Abschnitt des Flugs liegen, der { $inches }″ lang ist.
refused-dz-273 = Der Gefechtspunkt für { $unit } muss hinter dem letzten bei { $reached }″ liegen.
refused-dz-276 = { $target } ist ein Schneller Flieger; ihn trifft nur Reaktionsfeuer.
refused-dz-310-deck = Diese Karte ist nicht im Stapel.
refused-dz-310-hand = Diese Karte hast du nicht.
refused-dz-310-moment = Diese Karte lässt sich jetzt nicht spielen.
refused-dz-310-one = Du hast in dieser Aktivierung schon eine Karte gespielt.
refused-dz-310-repair = { $unit } lässt sich nicht reparieren: nur ein beschädigtes Fahrzeug im Radius deines Kommandanten.
refused-dz-310-unit = Nenne eine deiner Einheiten auf dem Tisch.
refused-dz-321-edges = Die Linie von { $unit } muss von einer Tischkante zu einer anderen führen.
refused-dz-321-everybody = Jeder Flieger von { $squad } braucht eine Linie.
refused-dz-321-no-line = Keine Linie längs oder quer über den Tisch führt an einem Gegner vorbei.
refused-dz-322 = In { $height }″ Höhe kann die Linie von { $unit } dort nicht verlaufen. Im Weg: { dropzone-obstacle }.
refused-dz-323-off-line = { $unit } muss von seiner Linie aus feuern, die { $inches }″ lang ist.
refused-dz-323-points = Zu nennen sind { $count } Feuerpunkte, einer für jeden Flieger.
refused-dz-325-point = Der Punkt muss auf der Linie des Gegners liegen, innerhalb von { $inches }″.
refused-dz-325-squad = Schicken kannst du nur Abfangjäger in Bereitschaft, die noch nicht aktiviert wurden.
refused-dz-330 = { $unit } hat so viel erlitten, dass { dropzone-weapon-name } keine Schüsse mehr hat.
refused-dz-337 = { dropzone-weapon-name } von { $unit } hat alle Schüsse dieses Spiels verbraucht.
refused-dz-341-gate = { $unit } ist kein befreundetes Tor auf dem Tisch.
refused-dz-341-kind = { $unit } kann nicht durch { $gate }.
refused-dz-341-mass = { $gate } lässt in einer Runde eine Masse von { $most } durch, nicht { $mass }.
refused-dz-341-none = Nenne das Tor für { $unit }.
refused-dz-341-not-in-net = { $unit } ist nicht im Netz.
refused-dz-350-closed = Gebäude { $building } darf in der ersten Runde nicht betreten werden.
refused-dz-351-enemy = { $squad } teilt Gebäude { $building } mit einem Gegner und kann nicht suchen.
refused-dz-351-entered = { $squad } ist nicht schon seit der letzten Runde ungestört im Gebäude.
refused-dz-351-nothing = In Gebäude { $building } ist nichts zu finden.
refused-dz-351-once = { $squad } hat in dieser Runde schon gesucht oder gefeuert.
refused-dz-351-outside = { $squad } ist in keinem Gebäude.
refused-dz-351-shoots = { $unit } durchsucht in dieser Runde das Gebäude und schießt nicht.
refused-dz-352-edge = { $unit } muss den Tisch über eine befreundete Kante verlassen.
refused-dz-352-nothing = { $unit } trägt kein Missionsziel.
refused-dz-352-one-way = Verlass den Tisch entweder am Boden oder in der Luft.
refused-dz-352-stops = { $unit } fliegt ohne Halt vom Tisch.
refused-dz-352-whole = { $squad } verlässt den Tisch als Ganzes.
refused-dz-400-element = { $unit } gehört nicht zum selben Element wie die anderen.
refused-dz-400-nobody = Nenne mindestens eine Einheit.
refused-dz-400-not-here = Wo { $unit } ist, kann sie keinen Befehl ausführen.
refused-dz-400-not-now = Dieser Befehl ist jetzt nicht möglich.
refused-dz-400-position = Zeile { $line } der Stellung lässt sich nicht lesen: { $text }
refused-dz-400-position-data = Zeile { $line }: Eine Schlacht kann mit „now A activate“ oder „now A1a order“ beginnen, nicht mit einem Augenblick in Rohdaten.
refused-dz-400-position-lacks = Eine Stellung braucht mindestens zwei Seiten und Einheiten.
refused-dz-400-position-names = Die Stellung spricht von Einheiten, Schwadronen oder Spielern, die sie nicht hat.
refused-dz-400-position-now = In einer Stellung steht „now A activate“ oder „now A1a order“, nicht „now { $text }“.
refused-dz-400-position-players = Die Stellung ist für { $have } Spieler, diese Partie für { $need }.
refused-dz-400-position-wrong = Zeile { $line } der Stellung kann nicht sein: { $text }
refused-dz-400-shooter = Nur Einheiten, die jetzt an der Reihe sind, können schießen.
refused-dz-400-squad = Diese Schwadron ist jetzt nicht an der Reihe.
refused-dz-400-units = Jede Einheit wird einmal genannt.
refused-dz-400-unreadable = Das lässt sich nicht lesen: { $text }
refused-dz-404-whole = { $unit } kann nicht ohne den Rest der Schwadron kommen: Eine Schwadron kommt ganz oder gar nicht.
refused-dz-404-edges = { $unit } muss über dieselbe Kante kommen wie der Rest der Schwadron.

## Die Rechnung eines Schusses

dropzone-term-accuracy = Genauigkeit der Waffe
dropzone-term-accuracy_ground = Genauigkeit gegen Ziele am Boden
dropzone-term-hull_down = Teildeckung
dropzone-term-concealed = Sichtschutz
dropzone-term-evading = Ausweichender Gleiter
dropzone-term-reaction = Reaktionsfeuer
dropzone-term-evasion = Ausweichen
dropzone-term-unseen = Indirektes Feuer ohne Sicht
dropzone-term-jinks = Haken geschlagen
dropzone-term-cap = Mehr lässt die Waffe nicht dazukommen
dropzone-term-worst = Nie schlechter als 6+
dropzone-term-building = Ein Gebäude wird ab 2 getroffen
dropzone-term-armour = Panzerung
dropzone-term-energy = Energie
dropzone-term-table = Schadenstabelle
dropzone-term-impossible = Kann keinen Schaden nehmen
dropzone-term-never_sure = Nie besser als 2+
dropzone-term-body_cover = Deckung

## Namen von Einheiten und Waffen: $kind, $target_kind und $weapon sind Kennungen von Profilen

dropzone-unit-name = { $kind ->
    [ucm_sabre] Sabre-Kampfpanzer
    [ucm_rapier] Rapier-Flakpanzer
    [ucm_gladius] Gladius-Panzer (schwer)
    [ucm_kodiak] Kodiak-Kommandofahrzeug
    [ucm_legionnaires] Kolonial-Legionäre
    [ucm_praetorians] Prätorianer
    [ucm_wolverine_a] Wolverine-Spähwagen (Minigun)
    [ucm_wolverine_b] Wolverine-Spähwagen (Rakete)
    [ucm_falcon] Falcon-Kampfflieger
    [ucm_bear] Bear-Transportpanzer
    [ucm_raven_a] Raven-Landungsschiff (leicht, Truppen)
    [ucm_raven_b] Raven-Landungsschiff (leicht, Fahrzeuge)
    [ucm_condor] Condor-Landungsschiff (mittel)
    [ucm_albatross] Albatross-Landungsschiff (schwer)
    [ucm_archangel] Archangel-Abfangjäger
    [scourge_hunter] Hunter-Antigravpanzer
    [scourge_slayer] Slayer-Antigravpanzer (schwer)
    [scourge_reaper] Reaper-Flugabwehrpanzer
    [scourge_warriors] Kriegerhorde
    [scourge_destroyers] Zerstörerrudel
    [scourge_prowler] Prowler
    [scourge_oppressor] Oppressor-Kommandoläufer
    [scourge_reaver] Reaver-Kampfflieger (schwer)
    [scourge_invader] Invader-Transporter
    [scourge_intruder_a] Intruder-Landungsschiff (leicht, Truppen)
    [scourge_intruder_b] Intruder-Landungsschiff (leicht, Späher)
    [scourge_marauder] Marauder-Landungsschiff (mittel)
    [scourge_harbinger] Harbinger-Landungsschiff
    [scourge_despoiler] Despoiler-Landungsschiff (schwer)
    [scourge_corsair] Corsair-Jäger
    [phr_ares] Ares-Kampfläufer
    [phr_phobos] Phobos-Flugabwehrläufer
    [phr_menchit] Menchit-Sturmläufer
    [phr_hyperion] Hyperion-Läufer (schwer)
    [phr_zeus] Zeus-Kommandoläufer
    [phr_immortals] Unsterbliche
    [phr_sirens] Sirenenkorps
    [phr_janus] Janus-Spähläufer
    [phr_helios] Helios-Düsengleiter
    [phr_juno_a1] Juno-Schützenpanzer (Kanone)
    [phr_juno_a2] Juno-Schützenpanzer (Miniguns)
    [phr_triton_a1] Triton-Landungsschiff (leicht, Truppen)
    [phr_triton_a2] Triton-Landungsschiff (leicht, Fahrzeuge)
    [phr_neptune] Neptune-Landungsschiff (mittel)
    [phr_poseidon] Poseidon-Landungsschiff (schwer)
    [phr_athena] Athena-Jäger
    [shaltari_tomahawk] Tomahawk-Antigravpanzer
    [shaltari_kukri] Kukri-Flugabwehrpanzer
    [shaltari_caiman] Caiman-Antigravpanzer (schwer)
    [shaltari_coyote] Coyote-Kommandoläufer
    [shaltari_braves] Krieger
    [shaltari_firstborn] Erstgeborene
    [shaltari_yari] Yari-Antigravpanzer (leicht, Mikrowelle)
    [shaltari_yari_ion] Yari-Antigravpanzer (leicht, Ionen)
    [shaltari_thunderbird] Thunderbird-Kampfflieger
    [shaltari_spirit] Spirit-Tor (leicht)
    [shaltari_eden] Eden-Tor (mittel)
    [shaltari_gaia] Gaia-Tor (schwer)
    [shaltari_haven] Haven-Bodentor
    [shaltari_warspear] Warspear-Jäger
   *[other] Einheit
}
# Wie eine Einheit am Tisch heißt, mit ihrer Nummer: Sabre 4.
dropzone-unit-short = { $kind ->
    [ucm_sabre] Sabre
    [ucm_rapier] Rapier
    [ucm_gladius] Gladius
    [ucm_kodiak] Kodiak
    [ucm_legionnaires] Legionäre
    [ucm_praetorians] Prätorianer
    [ucm_wolverine_a] Wolverine
    [ucm_wolverine_b] Wolverine
    [ucm_falcon] Falcon
    [ucm_bear] Bear
    [ucm_raven_a] Raven
    [ucm_raven_b] Raven
    [ucm_condor] Condor
    [ucm_albatross] Albatross
    [ucm_archangel] Archangel
    [scourge_hunter] Hunter
    [scourge_slayer] Slayer
    [scourge_reaper] Reaper
    [scourge_warriors] Kriegerhorde
    [scourge_destroyers] Zerstörer
    [scourge_prowler] Prowler
    [scourge_oppressor] Oppressor
    [scourge_reaver] Reaver
    [scourge_invader] Invader
    [scourge_intruder_a] Intruder
    [scourge_intruder_b] Intruder
    [scourge_marauder] Marauder
    [scourge_harbinger] Harbinger
    [scourge_despoiler] Despoiler
    [scourge_corsair] Corsair
    [phr_ares] Ares
    [phr_phobos] Phobos
    [phr_menchit] Menchit
    [phr_hyperion] Hyperion
    [phr_zeus] Zeus
    [phr_immortals] Unsterbliche
    [phr_sirens] Sirenen
    [phr_janus] Janus
    [phr_helios] Helios
    [phr_juno_a1] Juno
    [phr_juno_a2] Juno
    [phr_triton_a1] Triton
    [phr_triton_a2] Triton
    [phr_neptune] Neptune
    [phr_poseidon] Poseidon
    [phr_athena] Athena
    [shaltari_tomahawk] Tomahawk
    [shaltari_kukri] Kukri
    [shaltari_caiman] Caiman
    [shaltari_coyote] Coyote
    [shaltari_braves] Krieger
    [shaltari_firstborn] Erstgeborene
    [shaltari_yari] Yari
    [shaltari_yari_ion] Yari
    [shaltari_thunderbird] Thunderbird
    [shaltari_spirit] Spirit
    [shaltari_eden] Eden
    [shaltari_gaia] Gaia
    [shaltari_haven] Haven
    [shaltari_warspear] Warspear
   *[other] Einheit
}
dropzone-target-short = { $target_kind ->
    [building] Gebäude
    [ucm_sabre] Sabre
    [ucm_rapier] Rapier
    [ucm_gladius] Gladius
    [ucm_kodiak] Kodiak
    [ucm_legionnaires] Legionäre
    [ucm_praetorians] Prätorianer
    [ucm_wolverine_a] Wolverine
    [ucm_wolverine_b] Wolverine
    [ucm_falcon] Falcon
    [ucm_bear] Bear
    [ucm_raven_a] Raven
    [ucm_raven_b] Raven
    [ucm_condor] Condor
    [ucm_albatross] Albatross
    [ucm_archangel] Archangel
    [scourge_hunter] Hunter
    [scourge_slayer] Slayer
    [scourge_reaper] Reaper
    [scourge_warriors] Kriegerhorde
    [scourge_destroyers] Zerstörer
    [scourge_prowler] Prowler
    [scourge_oppressor] Oppressor
    [scourge_reaver] Reaver
    [scourge_invader] Invader
    [scourge_intruder_a] Intruder
    [scourge_intruder_b] Intruder
    [scourge_marauder] Marauder
    [scourge_harbinger] Harbinger
    [scourge_despoiler] Despoiler
    [scourge_corsair] Corsair
    [phr_ares] Ares
    [phr_phobos] Phobos
    [phr_menchit] Menchit
    [phr_hyperion] Hyperion
    [phr_zeus] Zeus
    [phr_immortals] Unsterbliche
    [phr_sirens] Sirenen
    [phr_janus] Janus
    [phr_helios] Helios
    [phr_juno_a1] Juno
    [phr_juno_a2] Juno
    [phr_triton_a1] Triton
    [phr_triton_a2] Triton
    [phr_neptune] Neptune
    [phr_poseidon] Poseidon
    [phr_athena] Athena
    [shaltari_tomahawk] Tomahawk
    [shaltari_kukri] Kukri
    [shaltari_caiman] Caiman
    [shaltari_coyote] Coyote
    [shaltari_braves] Krieger
    [shaltari_firstborn] Erstgeborene
    [shaltari_yari] Yari
    [shaltari_yari_ion] Yari
    [shaltari_thunderbird] Thunderbird
    [shaltari_spirit] Spirit
    [shaltari_eden] Eden
    [shaltari_gaia] Gaia
    [shaltari_haven] Haven
    [shaltari_warspear] Warspear
   *[other] Einheit
}
dropzone-weapon-name = { $weapon ->
    [avenger_railgun] Avenger-Schienenkanone
    [ucm_hmg] Schweres Maschinengewehr
    [vindicator_focused] Vindicator-Geschütz, gebündelt
    [vindicator_wide] Vindicator-Geschütz, gestreut
    [twin_avenger] Avenger-Zwillingskanone
    [ucm_gatling_3] Zwillings-Gatling (Fahrzeug)
    [ucm_gatling_9] Zwillings-Gatling (Landungsschiff)
    [ucm_gatling_12] Zwillings-Gatling (leichtes Landungsschiff)
    [um3_rifles] Sturmgewehre
    [phoenix_launcher] Schulter-Raketenwerfer
    [praetorian_smg] Maschinenpistolen der Prätorianer
    [punisher_minigun] Punisher-Minigun
    [wolverine_missile] Leichter Raketenwerfer
    [orbital_strike] Angeforderter Orbitalschlag
    [falcon_gatling] Schwere Zwillings-Gatlingkanone
    [retribution_cannon] Retribution-Kanonen
    [plasma_cannon] Plasmakanone
    [twin_plasma_cannon] Zwillings-Plasmakanone
    [arc_caster] Lichtbogenwerfer
    [plasma_rifles] Plasmagewehre
    [plasma_hose_tight] Plasmawerfer, Strahl
    [plasma_hose_wide] Plasmawerfer, Fächer
    [prowler_inject] Plasmastachel
    [prowler_spew] Plasmaauswurf
    [shard_cannon] Splitterkanone
    [razor_claws] Klauen
    [plasma_carbine_left] Plasmakarabiner, links
    [plasma_carbine_right] Plasmakarabiner, rechts
    [plasma_lance_left] Plasmalanze, links
    [plasma_lance_right] Plasmalanze, rechts
    [corsair_plasma] Jäger-Plasmakanone
    [phr_minigun] Läufer-Minigun
    [phr_railgun] Läufer-Schienenkanone
    [phr_rail_repeater] Schienen-Schnellfeuerkanone
    [phr_flamer] Schwerer Flammenwerfer
    [phr_minigun_triad] Minigun-Drilling
    [phr_laser] Gefechtslaser
    [phr_railgun_t2] Schienenkanone des Kommandoläufers
    [phr_rifles] Smart-Gewehre
    [phr_longreach] Langgewehr
    [siren_pistols] Sirenen-Pistolen
    [juno_cannon] Leichte Schienenkanone
    [juno_miniguns] Zwillings-Miniguns
    [phr_stealth_missile] Tarnraketen
    [janus_missile] Luftabwehr-Tarnrakete
    [janus_minigun] Späher-Minigun
    [helios_missiles] Flak-Raketenwerfer
    [athena_repeaters] Zwillings-Schnellfeuerkanonen
    [gauss_cannon] Gausskanone
    [gauss_cannon_left] Gausskanone, linker Arm
    [gauss_cannon_right] Gausskanone, rechter Arm
    [twin_ion] Zwillings-Ionenkanonen
    [gauss_triad] Gauss-Drilling
    [laser_pod_left] Lasergondel, links
    [laser_pod_right] Lasergondel, rechts
    [discus_launchers] Diskuswerfer
    [gauss_rifle] Gaussgewehr
    [microwave_gun] Mikrowellenwerfer
    [light_ion] Leichte Ionenkanone
    [energy_swords] Energieschwerter
    [thunderbird_gauss] Kurze Gausskanone
    [charged_air_1] Geladene Luft (1)
    [charged_air_2] Geladene Luft (2)
    [charged_air_3] Geladene Luft (3)
    [charged_earth] Geladener Boden
    [warspear_ion] Schwere Ionenkanonen
    [warspear_gauss] Bug-Gausskanone
   *[other] Waffe
}

## Das Ende in Zahlen

dropzone-number-points = Siegpunkte
dropzone-number-kills = Abschusspunkte
dropzone-number-lost = Einheiten verloren
dropzone-number-shots = Schüsse
dropzone-number-hits = Treffer

## Vorschläge

dropzone-suggest-goal = { $goal ->
    [centre] den Marker in der Mitte, { $points } SP wert
    [marker] einen Marker, { $points } SP wert
    [prize] ein Missionsziel
    [intelligence] ein Gebäude mit Geheimakten
    [home] den eigenen Rand, wo das Getragene sicher ist
   *[middle] die Tischmitte
}
dropzone-suggest-fire = { $about ->
    [destroy] Zerstört { dropzone-target-short } { $target } mit { $chance } %
    [hurt] Kann { dropzone-target-short } { $target } beschädigen
    [building] Trifft die Feinde, die sich im Gebäude verstecken
   *[blind] Feuert vor allem auf { dropzone-target-short } { $target }
}{ $more ->
    [0] .
    [one] {" "}und feuert auf ein weiteres Ziel.
   *[other] {" "}und feuert auf { $more } weitere Ziele.
}
dropzone-suggest-react = { dropzone-unit-short } { $unit } hat gute Aussichten gegen { dropzone-target-short } { $target }.
dropzone-suggest-run = Die Linie führt über lohnende Ziele.
dropzone-suggest-intercept = { $squad } dürfte unterwegs am meisten abschießen.
dropzone-suggest-move = { $about ->
    [purpose] Näher an { dropzone-suggest-goal }
    [fire] Sofort besseres Feuer
    [hope] Ein guter Platz, um in der nächsten Runde zu feuern
    [fights] Hilfe für die, die im Gebäude kämpfen
   *[danger] Dort ist weniger Feuer zu fürchten
}{ dropzone-suggest-also }
dropzone-suggest-drop = Bringt Truppen näher an { dropzone-suggest-goal }{ dropzone-suggest-also }
dropzone-suggest-also = { $also ->
    [purpose] ; außerdem näher an { dropzone-suggest-goal }.
    [fire] ; außerdem sofort besseres Feuer.
    [hope] ; außerdem ein guter Platz, um in der nächsten Runde zu feuern.
    [fights] ; außerdem Hilfe für die, die im Gebäude kämpfen.
    [danger] ; außerdem ist dort weniger Feuer zu fürchten.
   *[other] .
}
dropzone-suggest-unload = { $about ->
    [fire] Wer hier aussteigt, kann feuern.
    [hope] Wer hier aussteigt, kann in der nächsten Runde feuern.
    [danger] Draußen ist weniger zu fürchten als an Bord.
   *[purpose] Wer hier aussteigt, kommt näher an { dropzone-suggest-goal }.
}
dropzone-suggest-load = An Bord kommen sie schneller voran.
dropzone-suggest-enter = { $about ->
    [find] Darin ist etwas zu finden.
    [purpose] Von dort aus ist mehr zu halten.
    [fights] Der Kampf darin verspricht mehr, als er kostet.
    [fire] Bringt sofort besseres Feuer.
    [hope] Ein guter Platz, um in der nächsten Runde zu feuern.
   *[danger] Mauern schützen vor Feuer.
}
dropzone-suggest-leave = { $about ->
    [purpose] Draußen ist mehr zu gewinnen als hier drin.
    [fire] Bringt sofort besseres Feuer.
    [hope] Ein guter Platz, um in der nächsten Runde zu feuern.
    [fights] Besser hier drin nicht kämpfen.
   *[danger] Der Weg, auf dem am wenigsten zu fürchten ist.
}
dropzone-suggest-search = Findet mit { $chance } %, was hier versteckt ist.
dropzone-suggest-extract = Was über den eigenen Rand den Tisch verlässt, ist sicher und zählt.
dropzone-suggest-end = { $about ->
    [stop] Wer hier aussteigen soll, ist ausgestiegen; der Flug geht weiter.
    [run] Keine Linie verspricht genug.
   *[other] Nichts anderes würde hier etwas verbessern.
}
dropzone-suggest-activate = { $about ->
    [fire] Hat Ziele, auf die zu feuern sich lohnt.
    [danger] Ist dort, wo sie steht, in Gefahr: besser vor dem Gegner handeln.
    [comes] Bringt { $who } ins Spiel.
   *[other] Die anderen haben jetzt weniger zu tun.
}
dropzone-suggest-squad = { $about ->
    [fire] Hat das beste Feuer; die anderen sehen danach, was übrig ist.
    [stands] Steht schon auf dem Tisch; wer noch kommt, kann warten.
   *[comes] Kommt erst noch.
}
dropzone-suggest-starter = Wer beginnt, nimmt sich die besten Plätze.
dropzone-suggest-survivors = So finden möglichst viele Platz neben dem Wrack.
dropzone-suggest-give-up = Es gibt keinen Ausweg.
dropzone-suggest-deploy = { $about ->
    [hope] Hat von dort aus gutes Schussfeld.
    [danger] Dort ist weniger Feuer zu fürchten.
   *[purpose] Von dort aus kommt man am besten an { dropzone-suggest-goal }.
}
dropzone-suggest-act = { $about ->
    [last] In der letzten Runde zählt das letzte Wort am meisten.
   *[first] Wer zuerst handelt, feuert zuerst.
}
dropzone-suggest-reserves = Je eher sie kommen, desto mehr können sie tun.
dropzone-suggest-walls = { $some ->
    [yes] An der Wand mit den besten Zielen; sonst zeigt sich niemand.
   *[no] Für kein Ziel lohnt es, sich zu zeigen.
}
dropzone-suggest-commit = { $about ->
    [gain] Diese Truppe kostet den Gegner mehr als dich.
   *[loss] Mit dieser Truppe geht am wenigsten verloren.
}
dropzone-suggest-spread = Dort kosten die Würfel den Gegner am meisten.
dropzone-suggest-stay = { $about ->
    [danger] Hier drin ist weniger Feuer zu fürchten als draußen.
    [purpose] Was hier drin ist, lohnt das Bleiben.
   *[other] Mit nichts anderem steht die Schwadron besser da.
}
dropzone-suggest-discard = { $some ->
    [yes] Diese Karten nützen jetzt niemandem, und es kommen andere dafür.
   *[no] Jede Karte nützt etwas, oder es kommt keine andere dafür.
}
dropzone-suggest-card = { $card ->
    [field_repair] Bei { dropzone-unit-short } { $unit } lohnt sich die Reparatur.
    [jink] Der Flug führt an Luftabwehr vorbei: { dropzone-unit-short } { $unit } ist schwerer zu treffen.
    [second_look] Die Würfel, die danebengingen, können noch viel ausrichten.
    [steady] Die Schwadron muss sich nicht zurückziehen.
    [called_forward] Deine teuersten Reserven kommen doch noch.
   *[shore_up] Das Gebäude übersteht diesen Treffer.
}
dropzone-suggest-pass = { $about ->
    [card] Die Karte ist später mehr wert.
    [none] Du hast jetzt keine Karte dafür.
   *[fire] Kein Schuss verspricht genug.
}
