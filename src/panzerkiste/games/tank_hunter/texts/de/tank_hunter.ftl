# Tank Hunter: alles, was die Regeln zu sagen haben.
# $player und $other sind Namen von Spielern, $you ist yes oder no. $unit, $target, $by und $load nennen Einheiten, $card und $cards Karten.

## Spieler

tank-hunter-side-a = Spieler A
tank-hunter-side-a-role = sitzt am Kopf des Tisches
tank-hunter-side-b = Spieler B
tank-hunter-side-b-role = sitzt links von A
tank-hunter-side-c = Spieler C
tank-hunter-side-c-role = sitzt links von B
tank-hunter-side-d = Spieler D
tank-hunter-side-d-role = sitzt links von C
tank-hunter-side-e = Spieler E
tank-hunter-side-e-role = sitzt links von D
tank-hunter-side-f = Spieler F
tank-hunter-side-f-role = sitzt links von E
tank-hunter-side-g = Spieler G
tank-hunter-side-g-role = sitzt links von F
tank-hunter-side-h = Spieler H
tank-hunter-side-h-role = sitzt links von G

## Was gewinnt

tank-hunter-goal = Der wertvollste Wertungsstapel gewinnt. Schluss ist beim dritten Flächenbombardement, mit der letzten Einheitenkarte, { $stalemate ->
    [yes] wenn nur noch ein Spieler Einheiten hat, oder nach { $rounds } ereignislosen Runden
   *[no] oder wenn nur noch ein Spieler Einheiten hat
}.

## Was gefragt ist

tank-hunter-ask-draft = Wähle eine Karte
tank-hunter-ask-place = Leg deine Einheiten aus
tank-hunter-ask-rearrange = Ordne deine verborgenen Karten um oder passe
tank-hunter-ask-advance = Rücke mit einer Einheit vor oder passe
tank-hunter-ask-relief = Kauf Hilfe für drei Ereignisse oder passe
tank-hunter-ask-main = Du bist am Zug: angreifen, spionieren oder warten
tank-hunter-ask-window = Spiel etwas oder passe
tank-hunter-ask-kind = Granate oder Niederwalzen?
tank-hunter-ask-counter = Gegenangriff führen oder passen
tank-hunter-ask-scout_counter = Auf den Kundschafter schießen oder passen
tank-hunter-ask-leadership = Wer führt?
tank-hunter-ask-evade = Ausweichen oder passen
tank-hunter-ask-expose = Wähle, wen dein Kundschafter aufdeckt
tank-hunter-ask-anti_air = Auf die Flugzeuge schießen oder aufhören
tank-hunter-ask-discard = Wirf ab, bevor du ziehst
tank-hunter-ask-place_drawn = Leg deine neuen Einheiten aus
tank-hunter-ask-choice = Triff die Wahl für diese Karte

## Optionen

tank-hunter-option-tanks-only = Nur Panzer
tank-hunter-option-tanks-only-help = Keine Geschütze, keine Infanterie und keine Ereignisse, die sie brauchen (TH-021). Gut für die erste Partie.
tank-hunter-option-nations = Nationen
tank-hunter-option-nations-help = Nur Einheiten dieser Nationen sind dabei (TH-023). Keine gewählt heißt: alle.
tank-hunter-option-singletons = Jede Einheit nur einmal
tank-hunter-option-singletons-help = Von jeder Einheit ist nur eine Karte im Stapel (TH-024).
tank-hunter-option-commanders = Kommandanten
tank-hunter-option-commanders-help = Im Einheitenstapel sind auch Kommandanten: keine Einheiten, aber jeder mit einer eigenen Fähigkeit (TH-320).
tank-hunter-option-evading = Ausweichen
tank-hunter-option-evading-help = Flinke Einheiten dürfen würfeln, um einem Treffer zu entgehen, schießen dann aber in diesem Spielzug nicht (TH-300).
tank-hunter-option-charge = Sturmangriff
tank-hunter-option-charge-help = Ein AFV darf ein anderes im Sturm angreifen: Die Antwort kommt zuerst und trifft leichter, der Angriff auch (TH-310).
tank-hunter-option-stalemate-rounds = Ereignislose Runden bis zum Ende
tank-hunter-option-stalemate-rounds-help = So viele volle Runden ohne gezogenes Ereignis, ohne Verlust, ohne Marker und ohne umgedrehte Karte beenden die Partie, und sie wird gewertet (TH-169). 0 heißt: nie.
tank-hunter-option-pace = Tempo
tank-hunter-option-pace-help = Wie lange ein Fenster auf deine Antwort wartet: bei einer Live-Partie 20 Sekunden, in Ruhe einen Tag. Danach passt du (TH-125, TH-402). Bei gleich langen Fenstern hast du 6 Sekunden, und jedes Fenster dauert 6 Sekunden je Mitspieler, egal wer gefragt wird: Seine Dauer verrät gar nichts, aber die Partie dauert doppelt so lange.
tank-hunter-option-pace-relaxed = In Ruhe: ein Tag
tank-hunter-option-pace-live = Live: 20 Sekunden
tank-hunter-option-pace-equal = Live, alle Fenster gleich lang
tank-hunter-option-held-windows = Fenster bleiben eine Weile offen
tank-hunter-option-held-windows-help = Ein Fenster bleibt auch dann so lange offen, wie jemand überlegen könnte, wenn niemand etwas spielen kann; so verrät seine Dauer nicht, ob jemand gefragt wurde (TH-125).
tank-hunter-option-timed = Die Zeit wird genommen
tank-hunter-option-timed-help = Der Server sagt, wenn die Zeit einer Person um ist; das muss niemand wählen.
tank-hunter-option-deck = Deck
tank-hunter-option-deck-help = Die Karten aus der Kiste oder ein eigenes Deck (TH-025).
tank-hunter-option-deck-standard = Die Karten aus der Kiste
tank-hunter-preset-first-game = Erste Partie
tank-hunter-preset-first-game-help = Nur Panzer, keine Kommandanten, kein Ausweichen, kein Sturmangriff (TH-031).
tank-hunter-preset-standard = Standard
tank-hunter-preset-standard-help = Panzer, Geschütze und Infanterie; keine Kommandanten, kein Ausweichen, kein Sturmangriff (TH-031).
tank-hunter-preset-expert = Experte
tank-hunter-preset-expert-help = Alles: mit Kommandanten, Ausweichen und Sturmangriff (TH-031).
new-deck-box = Karten aus der Kiste
new-deck-build = Ein eigenes Deck bauen

## Nationen, Arten, Linien und Stapel

tank-hunter-nation-de = Deutschland
tank-hunter-nation-su = Sowjetunion
tank-hunter-nation-us = USA
tank-hunter-nation-uk = Großbritannien
tank-hunter-nation-fr = Frankreich
tank-hunter-nation-it = Italien
tank-hunter-nation-jp = Japan
tank-hunter-nation-pl = Polen
tank-hunter-type-afv = AFV
tank-hunter-type-afv-help = Panzer oder anderes gepanzertes Fahrzeug. Seine Verteidigung ist die Panzerung (TH-004).
tank-hunter-type-gun = GUN
tank-hunter-type-gun-help = Geschütz: Artillerie oder Panzerabwehr. Seine Verteidigung ist die Beweglichkeit (TH-004).
tank-hunter-type-inf = INF
tank-hunter-type-inf-help = Infanterie. Ihre Verteidigung ist die Beweglichkeit (TH-004).
tank-hunter-zone-front = Frontlinie
tank-hunter-zone-rear = Rückfront
tank-hunter-zone-hand = Hand
tank-hunter-zone-score = Wertungsstapel
tank-hunter-zone-staying = Vor dem Spieler
tank-hunter-zone-unit-deck = Einheitenstapel
tank-hunter-zone-event-deck = Ereignisstapel
tank-hunter-zone-discard = Ablagestapel
tank-hunter-zone-removed = Aus dem Spiel entfernt
tank-hunter-bombings = Flächenbombardements: { $count } von 3

## Angriffsarten, Fenster

tank-hunter-kind-anti-armour = Panzerbrecher
tank-hunter-kind-grenade = Granate
tank-hunter-kind-trample = Niederwalzen
tank-hunter-kind-suicide = Selbstmord
tank-hunter-kind-gunfight = Gewehrfeuer
tank-hunter-kind-long-range = Fernkampf
tank-hunter-kind = { $kind ->
    [anti_armour] Panzerbrecher
    [grenade] Granate
    [trample] Niederwalzen
    [suicide] Selbstmord
    [gunfight] Gewehrfeuer
   *[long_range] Fernkampf
}
tank-hunter-window-open = Ereignisse können gespielt werden
tank-hunter-window-scout = Eine Spionage ist angesagt
tank-hunter-window-declare = Ein Angriff ist angesagt
tank-hunter-window-counter = Ein Gegenangriff ist angesagt
tank-hunter-window-roll = Ein Schuss ist gewürfelt
tank-hunter-window-hit = Ein Schuss hat getroffen
tank-hunter-window-air = Ein Luftschlag ist unterwegs

## Die Teile eines Zielwerts (TH-171)

tank-hunter-part-value = { $kind ->
    [anti_armour] Panzerbrecherwert
    [grenade] Granatenwert
    [trample] Niederwalzwert
    [suicide] Selbstmordwert
    [gunfight] Gewehrfeuerwert
    [long_range] Fernkampfwert
    [scout] Spionagewert
    [anti_air] Flugabwehrwert
   *[other] Wert
}
tank-hunter-part-armour = Panzerung
tank-hunter-part-agility = Beweglichkeit
tank-hunter-part-charge = Sturmangriff
tank-hunter-part-charge-help = Der Angriff im Sturm hat +2 (TH-312), der Gegenangriff darauf +1 (TH-311).
tank-hunter-part-open-top = Offenes Dach
tank-hunter-part-open-top-help = Selbstmordangriffe und Selbstmordgegenangriffe auf Fahrzeuge mit offenem Dach haben +1 (TH-372).
tank-hunter-part-spying = Fernsicht
tank-hunter-part-spying-help = Eine aufgedeckte Einheit mit Fernsicht gibt Fernkampfangriffen +1 (TH-356).
tank-hunter-target-number = Zielwert { $number }
tank-hunter-target-number-means = { $number ->
    [0] Unmöglich: Kein Wurf trifft.
    [one] Nur eine 1 trifft.
    [6] Jeder Wurf trifft.
   *[other] 1 bis { $number } trifft.
}

## Was in der Partie geschieht

tank-hunter-story-dealt = Du bekommst { $count } Karten.
tank-hunter-story-packs-passed = Alle Karten wandern nach links, je { $count ->
    [one] eine.
   *[other] { $count }.
}
tank-hunter-story-placed = { $you ->
    [yes] Du hast deine Einheiten ausgelegt.
   *[no] { $player } hat die Einheiten ausgelegt.
}
tank-hunter-story-lines-shown = { $you ->
    [yes] Deine Linien:
   *[no] Linien von { $player }:
} { $front } vorn, { $rear } in der Rückfront{ $commanders ->
    [0] .
   *[other] , dazu { $cards }.
}
tank-hunter-story-points-announced = Die wertvollsten Einheiten sind wert: { $points }.
tank-hunter-story-first-rolled = { $you ->
    [yes] Du würfelst
   *[no] { $player } würfelt
} eine { $die } um den Beginn.
tank-hunter-story-first-player = { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
tank-hunter-story-before-turn = Spielzug { $turn }: { $you ->
    [yes] du
   *[no] { $player }
}
tank-hunter-story-refreshed = { $you ->
    [yes] Deine erschöpften Karten sind wieder frisch.
   *[no] Die erschöpften Karten von { $player } sind wieder frisch.
}
tank-hunter-story-rearranged = { $you ->
    [yes] Du ordnest deine verborgenen Karten
   *[no] { $player } ordnet verborgene Karten
} { $line ->
    [front] in der Frontlinie um.
   *[rear] in der Rückfront um.
}
tank-hunter-story-relieved = Dafür gibt es Hilfe für { $unit }.
tank-hunter-story-front-filled = { $you ->
    [yes] Vorn ist niemand mehr: Deine Rückfront wird zur Frontlinie.
   *[no] Vorn ist niemand mehr: Die Rückfront von { $player } wird zur Frontlinie.
}
tank-hunter-story-revealed = { $you ->
    [yes] Du deckst { $card } auf.
   *[no] { $player } deckt { $card } auf.
}
tank-hunter-story-concealed = { $unit } wird verborgen.
tank-hunter-story-line-changed = { $unit } geht in die { $line ->
    [front] Frontlinie.
   *[rear] Rückfront.
}
tank-hunter-story-marked = { $unit } { $marker ->
    [pinned] ist festgesetzt.
   *[out_of_ammo] ist ohne Munition.
}
tank-hunter-story-unmarked = { $unit } { $marker ->
    [pinned] ist nicht mehr festgesetzt.
   *[out_of_ammo] hat wieder Munition.
}
tank-hunter-story-destroyed = { $unit } ist vernichtet: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $you ->
    [yes] dich.
   *[no] { $player }.
}
tank-hunter-story-taken-out = { $hidden ->
    [yes] { $you ->
        [yes] Eine deiner verborgenen Einheiten
       *[no] Eine verborgene Einheit von { $player }
    }
   *[no] { $unit }
} wird aus dem Spiel entfernt. Punkte bekommt niemand.
tank-hunter-story-actions-dropped = { $you ->
    [yes] Du beendest deinen Spielzug.
   *[no] { $player } beendet den Spielzug.
}
tank-hunter-story-actions-added = { $you ->
    [yes] Du darfst noch
   *[no] { $player } darf noch
} { $count ->
    [one] eine Aktion ausführen.
   *[other] { $count } Aktionen ausführen.
}
tank-hunter-story-event-played = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} { $card }{ $on ->
    [units] {" "}auf { $units }
    [you] {" "}gegen dich
    [player] {" "}gegen { $other }
    [event] {" "}auf { $event }
   *[nothing] {""}
}.
tank-hunter-story-red-drawn = { $you ->
    [yes] Du ziehst eine rote Karte: { $card }.
   *[no] { $player } zieht eine rote Karte: { $card }.
}
tank-hunter-story-event-ended = { $card } ist vorbei.
tank-hunter-story-expiry-rolled = { $card }: Der Würfel zeigt { $die }.
tank-hunter-story-effect-rolled = { $card }{ $unit ->
    [none] {""}
   *[other] , { $unit }
}: Der Würfel zeigt { $die }, nötig war { $needs } oder weniger.
tank-hunter-story-commander-used = { $you ->
    [yes] Du setzt
   *[no] { $player } setzt
} { $card }{ $on ->
    [units] {" "}für { $units }
    [you] {" "}gegen dich
    [player] {" "}gegen { $other }
    [event] {" "}gegen { $event }
   *[nothing] {""}
} ein.
tank-hunter-story-commander-arrived = { $you ->
    [yes] Du hast einen neuen Kommandanten:
   *[no] { $player } hat einen neuen Kommandanten:
} { $card }.
tank-hunter-story-event-drawn = { $you ->
    [yes] Du ziehst ein Ereignis.
   *[no] { $player } zieht ein Ereignis.
}
tank-hunter-story-event-received = Es ist { $card }.
tank-hunter-story-discarded = { $you ->
    [yes] Du wirfst
   *[no] { $player } wirft
} { $cards } ab.
tank-hunter-story-reshuffled = Der Ablagestapel wird zum neuen Ereignisstapel: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
tank-hunter-story-hand-shown = Du siehst die Hand von { $other }: { $cards }.
tank-hunter-story-events-seen = Oben auf dem Ereignisstapel: { $cards }.
tank-hunter-story-unit-drawn = { $you ->
    [yes] Du ziehst eine Einheitenkarte.
   *[no] { $player } zieht eine Einheitenkarte.
}
tank-hunter-story-unit-received = Es ist { $card }.
tank-hunter-story-unit-placed = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} eine neue Einheit in die { $line ->
    [front] Frontlinie.
   *[rear] Rückfront.
}
tank-hunter-story-bombing-counted = Flächenbombardement { $count } von 3.
tank-hunter-story-scout-declared = { $unit } spioniert bei { $you ->
    [yes] dir.
   *[no] { $other }.
}
tank-hunter-story-scout-rolled = Der Würfel zeigt { $die }, nötig war { $needs } oder weniger: { $success ->
    [yes] Die Spionage gelingt.
   *[no] Die Spionage misslingt.
}
tank-hunter-story-waited = { $you ->
    [yes] Du wartest.
   *[no] { $player } wartet.
}
tank-hunter-story-attack-declared = { $unit } greift { $target } { $charge ->
    [yes] im Sturm an
   *[no] an
}: { tank-hunter-kind }{ $shots ->
    [one] .
   *[other] , { $shots } Schüsse.
}
tank-hunter-story-attack-cancelled = Der Angriff von { $unit } wird abgebrochen.
tank-hunter-story-attack-redirected = Der Angriff gilt jetzt { $target }: { tank-hunter-kind }{ $shots ->
    [one] .
   *[other] , { $shots } Schüsse.
}
tank-hunter-story-attack-fizzled = Der Angriff von { $unit } verpufft.
tank-hunter-story-counter-declared = Gegenangriff von { $unit } auf { $target }: { tank-hunter-kind }{ $shots ->
    [one] .
   *[other] , { $shots } Schüsse.
}
tank-hunter-story-counter-declined = { $you ->
    [yes] Du führst keinen Gegenangriff.
   *[no] { $player } führt keinen Gegenangriff.
}
tank-hunter-story-led = { $by } führt: { $unit } würfelt mit zwei Würfeln.
tank-hunter-story-shot-rolled = { $unit } würfelt { $dice }; { $needs } oder weniger trifft.
tank-hunter-story-shot-rolled-hopeless = { $unit } würfelt { $dice }, aber nichts kann treffen.
tank-hunter-story-shot-rolled-for-ammo = { $unit } würfelt { $dice }, nur noch für die Munition.
tank-hunter-story-shot-missed = { $unit } verfehlt { $target }.
tank-hunter-story-shot-hit = { $unit } trifft { $target }.
tank-hunter-story-dice-void = Ein Abpraller: { $unit } muss neu würfeln.
tank-hunter-story-evade-rolled = { $unit } will ausweichen und würfelt { $die }, nötig war { $needs } oder weniger: { $success ->
    [yes] Es gelingt.
   *[no] Zu spät.
}
tank-hunter-story-hit-escaped = { $unit } entkommt.
tank-hunter-story-ammunition-rolled = { $unit } würfelt { $die } für die Munition; { $supply } oder mehr braucht sie auf.
tank-hunter-story-ability-used = { $ability ->
    [conceal] { $unit } bringt { $load } außer Sicht.
    [withdraw] { $unit } bringt { $load } in die Rückfront.
   *[amphibian] { $unit } schwimmt: { $card } gilt in diesem Spielzug nicht für { $you ->
        [yes] dich
       *[no] { $player }
    }.
}
tank-hunter-story-anti-air-rolled = { $unit } schießt auf die Flugzeuge und würfelt { $die }, nötig war { $needs } oder weniger.
tank-hunter-story-strike-stopped = { $unit } wehrt { $card } ab.
tank-hunter-story-eliminated = { $you ->
    [yes] Du hast keine Einheit mehr und scheidest aus. Dein Wertungsstapel bleibt deiner.
   *[no] { $player } hat keine Einheit mehr und scheidet aus.
}
tank-hunter-story-resigned = { $you ->
    [yes] Du gibst auf.
   *[no] { $player } gibt auf.
}
tank-hunter-story-time = { $you ->
    [yes] Deine Zeit ist um: Du scheidest aus.
   *[no] Die Zeit von { $player } ist um: { $player } scheidet aus.
}
tank-hunter-story-ended = { $reason ->
    [last-player] Nur ein Spieler ist übrig.
    [bombing] Das dritte Flächenbombardement beendet die Partie.
    [unit-deck] Die letzte Einheitenkarte ist gezogen.
   *[stalemate] Lange ist nichts mehr geschehen.
} { $winners ->
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    }
   *[other] { $names } teilen sich den Sieg
} ({ $scores }).

## Ergebnisse

tank-hunter-result-last-player = Nur ein Spieler war übrig.
tank-hunter-result-bombing = Das dritte Flächenbombardement hat die Partie beendet.
tank-hunter-result-unit-deck = Die letzte Einheitenkarte war gezogen.
tank-hunter-result-stalemate = Lange ist nichts mehr geschehen.

## Warum nicht: Angriffe

refused-th-006 = { $unit } hat für diesen Angriff keinen Wert: { tank-hunter-kind }.
refused-th-015 = Eine Karte { $handle } liegt nicht auf dem Tisch.
refused-th-027 = In dieser Partie gibt es keine Sturmangriffe.
refused-th-076-target = { $unit } ist verborgen. Verborgene Einheiten können nicht angegriffen werden.
refused-th-080-spotter = { $unit } ist keine verborgene Einheit von dir, die für diesen Angriff beobachten könnte.
refused-th-092-line = { $unit } und das Ziel liegen nicht beide in ihrer Frontlinie.
refused-th-175-attacker = { $unit } ist keine deiner Einheiten.
refused-th-175-target = Eine Einheit { $unit } gibt es hier nicht.
refused-th-175-water = Dazwischen ist Wasser: { $unit } kann so nicht angreifen ({ tank-hunter-kind }).
refused-th-182 = { $unit } ist eine eigene Einheit.
refused-th-200-kind = { $unit } kann dieses Ziel nicht so angreifen: { tank-hunter-kind }.
refused-th-221 = { $most ->
    [one] Das ist ein Schuss, nicht { $have }.
   *[other] Du kannst 1 bis { $most } Schüsse abgeben, nicht { $have }.
}
refused-th-264-attack = { $unit } ist festgesetzt oder ohne Munition und kann nicht angreifen.
refused-th-285-line = Ein Fernkampfangriff geht von deiner Rückfront auf eine Frontlinie.
refused-th-285-value = { $unit } hat keinen Fernkampfwert.
refused-th-302-attack = { $unit } ist ausgewichen und kann in diesem Spielzug nicht mehr angreifen.
refused-th-310 = Stürmen kann nur ein AFV, nur gegen ein AFV und nicht über einen Fluss.
refused-th-367 = { $unit } hat Führungsqualität und ist geschützt, solange andere Einheiten in derselben Frontlinie liegen.

## Warum nicht: Spionage

refused-th-105-unit = { $unit } ist keine deiner Einheiten, die spionieren können.
refused-th-105-line = { $unit } kann nur von der Frontlinie aus spionieren.
refused-th-106-opponent = Spionieren kannst du nur bei einem Gegner, der noch im Spiel ist.
refused-th-106-hidden = Hier gibt es nichts zu spionieren: Dieser Spieler hat keine verborgene Einheit.
refused-th-264-scout = { $unit } ist festgesetzt oder ohne Munition und kann nicht spionieren.

## Warum nicht: Ereignisse, Kommandanten, Fähigkeiten

refused-th-120-own = { $card } geht nur in deinem eigenen Spielzug.
refused-th-120-other = { $card } geht nur im Spielzug eines anderen.
refused-th-120-immediate = { $card } ist rot und wird beim Ziehen gespielt.
refused-th-122-action = Das geht in diesem Fenster nicht.
refused-th-122-window = { $card } kann in diesem Moment nicht gespielt werden.
refused-th-128-hand = { $card } hast du nicht auf der Hand.
refused-th-128-grounded = Bei diesem Wetter kann kein Luftschlag gespielt werden.
refused-th-128-aim = { $card } lässt sich darauf jetzt nicht anwenden.
refused-th-280 = { $card } ist erschöpft.
refused-th-280-unit = { $unit } ist erschöpft.
refused-th-320 = Einen Kommandanten { $card } hast du nicht.
refused-th-358-ability = { $unit } ist kein Amphibienfahrzeug.
refused-th-358-disabled = { $unit } ist festgesetzt oder ohne Munition und kann nicht schwimmen.
refused-th-358-water = Für { $unit } gibt es kein solches Wasserereignis.
refused-th-361-ammo = { $unit } ist ohne Munition und kann niemanden transportieren.
refused-th-361-load = { $unit } kann nur deine eigene Infanterie transportieren.
refused-th-361-hidden = { $load } ist schon verborgen.
refused-th-361-rear = { $load } kann nicht in die Rückfront: Dafür braucht es Rückfrontposition und einen Platz in der Frontlinie.
refused-th-363-ammo = { $unit } ist ohne Munition und kann nichts ziehen.
refused-th-363-load = { $unit } kann nur deine eigenen Geschütze ziehen.
refused-th-363-hidden = { $load } ist schon verborgen.
refused-th-363-rear = { $load } kann nicht in die Rückfront: Dafür braucht es Rückfrontposition und einen Platz in der Frontlinie.
refused-th-365-unit = { $unit } ist keine deiner Einheiten.
refused-th-400-draw = { $card } ist nicht in diesem Stapel.

## Warum nicht: Spielvorbereitung und vor dem Spielzug

refused-th-040 = Das sind nicht fünf Einheitenkarten für jeden.
refused-th-041 = So wird nicht jedes Ereignis einmal verteilt: jedem eines, der Rest in drei Teilstapel.
refused-th-043 = Die drei Teilstapel der Ereignisse müssen etwa gleich groß sein und je ein Flächenbombardement enthalten.
refused-th-044 = Am Anfang bekommt niemand ein rotes Ereignis.
refused-th-045 = { $card } ist nicht unter deinen Karten.
refused-th-048 = { $card } hat keine Rückfrontposition und muss in die Frontlinie.
refused-th-050 = Leg jede deiner Einheiten genau einmal aus.
refused-th-062 = { $line ->
    [front] Ordne alle verborgenen Karten deiner Frontlinie, jede einmal.
   *[rear] Ordne alle verborgenen Karten deiner Rückfront, jede einmal.
}
refused-th-062-nothing = Du hast keine Karte bewegt. Du kannst auch passen.
refused-th-326 = { $card } kann in diesem Moment nicht eingesetzt werden.

## Warum nicht: wonach nicht gefragt ist

refused-th-054 = Aufdecken kannst du erst, wenn feststeht, wer beginnt.
refused-th-062-not-now = Du kannst jetzt deine verborgenen Karten umordnen oder passen.
refused-th-063-not-now = Du kannst mit einer deiner Einheiten ohne Marker vorrücken oder passen.
refused-th-063-unit = { $unit } ist keine deiner Einheiten.
refused-th-063-line = { $unit } steht schon in der Frontlinie.
refused-th-264-advance = { $unit } ist festgesetzt oder ohne Munition und kann nicht vorrücken.
refused-th-064-not-now = Du kannst genau drei Ereignisse für einen Marker einer deiner Einheiten abwerfen oder passen.
refused-th-064-price = Ein Marker kostet genau drei Ereignisse; du hast { $have } genannt.
refused-th-064-hand = Diese drei Ereignisse hast du nicht auf der Hand.
refused-th-064-unit = { $unit } ist keine deiner Einheiten.
refused-th-064-marker = { $marker ->
    [pinned] { $unit } ist nicht festgesetzt.
   *[out_of_ammo] { $unit } ist nicht ohne Munition.
}
refused-th-067-event = Vor dem Zug werden keine Ereignisse gespielt.
refused-th-067-ability = Vor dem Zug werden weder Fähigkeiten noch Kommandanten eingesetzt.
refused-th-080-unit = { $unit } ist keine verborgene Einheit von dir.
refused-th-082 = Gerade fallen die Würfel. Deck deine Einheit einen Moment später auf.
refused-th-096-not-now = Deine neuen Einheiten kommen in die Frontlinie; nur mit Rückfrontposition dürfen sie in die Rückfront.
refused-th-099 = Erst musst du handeln: angreifen, spionieren oder warten.
refused-th-108-not-now = Wähle genau so viele verborgene Einheiten des Gegners, wie der Würfel zeigt.
refused-th-110-not-now = Nur eine Einheit deiner Frontlinie, die auf den Kundschafter schießen kann, darf antworten. Du kannst auch passen.
refused-th-128-not-now = Diese Karte verlangt eine andere Wahl.
refused-th-141-not-now = Deine Hand ist voll: Wirf genau so viele Ereignisse ab wie nötig, bevor du ziehst.
refused-th-146-not-now = Wähle Granate oder Niederwalzen für das neue Ziel.
refused-th-159-time = Niemandes Zeit ist um.
refused-th-159-out = Du bist schon ausgeschieden.
refused-th-160 = Die Partie ist zu Ende.
refused-th-236-not-now = Nur die angegriffene Einheit darf antworten, mit höchstens so vielen Schüssen, wie sie hat. Du kannst auch passen.
refused-th-291-not-now = Nur eine deiner Einheiten mit Flugabwehr, die noch schießen kann, darf das. Du kannst auch aufhören.
refused-th-300-not-now = Du kannst ausweichen oder passen.
refused-th-366-not-now = Wähle eine frische Einheit mit Führungsqualität in deiner Frontlinie oder einen frischen Kommandanten, oder passe.
refused-th-400-not-now = Jetzt ist weder ein Würfel noch eine Karte fällig.
refused-th-401-not-asked = Das entscheidest gerade nicht du.
refused-th-401-not-now = Danach ist gerade nicht gefragt.
refused-th-404-text = „{ $text }“ ist nicht zu lesen. Eine Aktion sieht so aus: A attack A3 B5 grenade

## Warum nicht: Stellungen

refused-th-137 = { $card } ist rot und kann auf niemandes Hand sein.
refused-th-405-position = „{ $text }“ ist als Teil einer Stellung nicht zu lesen.
refused-th-405-moment = Eine Stellung wird nur aufgeschrieben, während der Spieler am Zug handeln darf.
refused-th-405-card = So viele Karten { $card } sind nicht in diesem Deck: { $count } zu viel.
refused-th-405-missing = { $card } liegt nirgends: Es { $count ->
    [one] fehlt eine Karte
   *[other] fehlen { $count } Karten
}.
refused-th-405-players = Die Spieler dieser Stellung passen nicht: zwei bis acht Zeilen, am Zug jemand, der noch im Spiel ist, und nichts bei denen, die ausgeschieden sind.
refused-th-405-over = In dieser Stellung wäre die Partie schon zu Ende.
refused-th-405-handles = Zwei Einheiten dieser Stellung heißen gleich, oder ihre Nummern passen nicht.
refused-th-405-kind = { $card } kann dort nicht liegen.

## Vorschläge

tank-hunter-suggest-attack = Trifft zu { $chance } %, mit höchstens { $number }{ $shots ->
    [one] {""}
   *[other] {" "}auf einem von { $shots } Würfeln
}: { $points ->
    [one] ein Punkt ist
   *[other] { $points } Punkte sind
} zu holen{ $counter ->
    [0] , und ein Gegenangriff ist nicht möglich.
   *[other] ; ein Gegenangriff träfe zu { $counter } %.
}
tank-hunter-suggest-scout = Spioniert zu { $chance } % mit Erfolg; { $hidden ->
    [one] eine Einheit liegt
   *[other] { $hidden } Einheiten liegen
} dort verdeckt und { $hidden ->
    [one] kann
   *[other] können
} noch nicht angegriffen werden.
tank-hunter-suggest-edge = { $edge ->
    [points] weniger Punkte für den, der sie vernichtet
    [defence] sie ist schwerer zu treffen
    [supply] ihre Munition reicht länger
    [scout] sie kann spionieren
    [leads] sie führt andere
    [anti_armour] die stärkere Kanone gegen Panzer
    [grenade] die stärkeren Granaten
    [gunfight] das stärkere Gewehrfeuer
    [suicide] der Selbstmordangriff
   *[long_range] der Fernkampf
}
tank-hunter-suggest-pick = { $about ->
    [unit] { $type ->
        [AFV] Panzerung { $defence }
       *[other] Beweglichkeit { $defence }
    }{ $kind ->
        [none] { "" }
       *[other] , { tank-hunter-kind } { $number }
    }{ $leads ->
        [yes] , und sie führt andere
       *[no] { "" }
    }; wer sie vernichtet, bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.{ $edge ->
        [none] { "" }
       *[other] { " " }Was sie vor die nächste stellt: { tank-hunter-suggest-edge }.
    }
    [event] { $effect ->
        [air_strike] Kann eine Einheit ohne Kampf vernichten.
        [draw_units] Bringt weitere Einheiten.
        [extra_action] Gibt eine weitere Aktion.
        [escape] Rettet eine getroffene Einheit.
        [cancel_attack] Hält einen Angriff auf.
        [ambush] Lässt eine verdeckte Einheit zuerst schlagen.
        [reroll] Lässt einen Wurf wiederholen.
        [attack_mod] Verschiebt die Chancen eines Angriffs.
        [hand_attack] Nimmt dem Gegner Karten aus der Hand.
       *[other] Ein Ereignis für den richtigen Augenblick.
    }
   *[commander] Ein Kommandant hilft während der ganzen Schlacht.
}
tank-hunter-suggest = { $about ->
    [pass] Hebt alles für später auf.
    [onward] Lässt das, wie es ist: Die Aktion kommt danach.
    [rearrange] Mischt die verdeckten Karten, damit niemand weiß, welche welche ist.
    [expose] Deckt zuerst auf, was vorn steht: Das ist angreifbar.
    [conceal] Wieder verdeckt ist sie nicht angreifbar, bis man sie findet.
    [withdraw] In der hinteren Linie ist sie für die meisten Waffen außer Reichweite.
    [amphibian] Schwimmt: Wasser ist kein Hindernis.
    [evade] Kann dem Treffer noch ausweichen.
    [lead] Verbessert diesen Schuss.
    [anti_air] Kann das Flugzeug herunterholen, bevor es zuschlägt.
    [discard] Die Karten, die hier am wenigsten wert sind.
    [relieve] Macht die Einheit wieder kampfbereit.
    [counter] Schießt auf den zurück, der angegriffen hat.
    [advance] Rückt in die vordere Linie vor, wo angegriffen wird.
    [wait] Zieht eine Ereigniskarte.
    [card] Die Karte kann jetzt etwas bewirken.
    [place] Weitreichende nach hinten, Panzerung nach vorn.
   *[other] Gehört hier zu den besten Antworten.
}

## Das Ende in Zahlen

tank-hunter-number-points = Punkte
tank-hunter-number-captured = Einheiten vernichtet
tank-hunter-number-attacks = Angriffe
tank-hunter-number-hits = Treffer
tank-hunter-number-misses = Fehlschüsse
tank-hunter-number-events = Ereigniskarten gespielt
