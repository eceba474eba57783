# Tank Chess: alles, was die Regeln zu sagen haben. $side ist white oder black, $you ist yes oder no.

## Seiten und Panzer

tank-chess-side-white = Weiß
tank-chess-side-white-role = zieht zuerst, vom unteren Rand aus
tank-chess-side-black = Schwarz
tank-chess-side-black-role = zieht als Zweiter, vom oberen Rand aus
tank-chess-tank-command = Kommandopanzer
tank-chess-tank-light = Leichter Panzer
tank-chess-tank-medium = Mittlerer Panzer
tank-chess-tank-heavy = Schwerer Panzer
tank-chess-tank-destroyer = Panzerjäger
tank-chess-tank-mortar = Schwerer Mörser
# Nach „den“, „dem“ und „ein“ im Wenfall.
tank-chess-tank = { $tank ->
    [command] Kommandopanzer
    [light] leichten Panzer
    [medium] mittleren Panzer
    [heavy] schweren Panzer
    [destroyer] Panzerjäger
   *[mortar] Mörser
}
# Nach „dein“ und „ein“ im Werfall.
tank-chess-tank-subject = { $tank ->
    [command] Kommandopanzer
    [light] leichter Panzer
    [medium] mittlerer Panzer
    [heavy] schwerer Panzer
    [destroyer] Panzerjäger
   *[mortar] Mörser
}
tank-chess-facet-front = Front
tank-chess-facet-side = Seite
tank-chess-facet-rear = Heck
tank-chess-facet = { $facet ->
    [front] die Front
    [side] die Seite
   *[rear] das Heck
}
tank-chess-heading = { $heading ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}
tank-chess-wreck = Wrack
tank-chess-terrain-open = Offenes Gelände
tank-chess-terrain-obstacle = Hindernis
tank-chess-terrain-low = Niedriges Hindernis
tank-chess-terrain-water = Wasser
tank-chess-terrain-hedge = Hecke

## Was gewinnt

tank-chess-goal = { $mode ->
    [raid] Zerstöre den gegnerischen Kommandopanzer, fahre mit deinem über den gegenüberliegenden Rand hinaus oder erreiche mit einem Panzer das Feld, auf dem der gegnerische Kommandopanzer begann.
   *[standard] Zerstöre den gegnerischen Kommandopanzer oder fahre mit deinem über den gegenüberliegenden Rand vom Brett.
}

## Karten

tank-chess-map-standard16 = Standard
tank-chess-map-standard16-advice = Das gedruckte kleine Brett, 16 × 16: gut für den Anfang.
tank-chess-map-crossways16 = Kreuzwege
tank-chess-map-crossways16-advice = 16 × 16, offene Gassen, die sich in der Mitte kreuzen: schnelle Angriffe, wenig sichere Ecken.
tank-chess-map-ironfield20 = Eisenfeld
tank-chess-map-ironfield20-advice = 20 × 20, mit Panzerjägern und Mörsern: die lange Partie.
tank-chess-map-farmyard10 = Bauernhof
tank-chess-map-farmyard10-advice = 10 × 10, sechs Panzer je Seite: eine Partie von zehn Minuten.
tank-chess-map-fords14 = Furten
tank-chess-map-fords14-advice = 14 × 14, ein Fluss mit drei Furten, Hecken an den Ufern: mit dem Fun Set. Wer die Furt verfehlt, versinkt.
tank-chess-map-gunline20 = Geschützlinie
tank-chess-map-gunline20-advice = 20 × 20, Panzerjäger und Mörser auf weitem Feld mit verstreuter Deckung.
tank-chess-map-highpass18 = Hoher Pass
tank-chess-map-highpass18-advice = Ein langer Weg hinauf zu einem schmalen Sattel zwischen zwei Bergmassiven.
tank-chess-map-oldtown16 = Altstadt
tank-chess-map-oldtown16-advice = 16 × 16, Häuserblöcke, Gassen dazwischen und ein umkämpfter Marktplatz.
tank-chess-map-orchard12 = Obstgarten
tank-chess-map-orchard12-advice = Bäume in Reihen: Jede Schusslinie ist kurz, jede Diagonale eine Überraschung.
tank-chess-map-steppe18 = Steppe
tank-chess-map-steppe18-advice = Weit und kahl: lange Schüsse, wenig Deckung.
tank-chess-map-threegaps16 = Drei Breschen
tank-chess-map-threegaps16-advice = 16 × 16, ein Höhenrücken von Rand zu Rand: nur drei Breschen führen hindurch.

## Optionen

tank-chess-option-map = Karte
tank-chess-option-map-help = Eine Karte aus der Kiste oder eine eigene, als Text einer Kartendatei (TC-63).
tank-chess-option-map-standard16 = Standard
tank-chess-option-map-crossways16 = Kreuzwege
tank-chess-option-map-ironfield20 = Eisenfeld
tank-chess-option-map-farmyard10 = Bauernhof
tank-chess-option-map-fords14 = Furten
tank-chess-option-map-gunline20 = Geschützlinie
tank-chess-option-map-highpass18 = Hoher Pass
tank-chess-option-map-oldtown16 = Altstadt
tank-chess-option-map-orchard12 = Obstgarten
tank-chess-option-map-steppe18 = Steppe
tank-chess-option-map-threegaps16 = Drei Breschen
tank-chess-option-mode = Spielart
tank-chess-option-mode-help = Beim RAID gewinnst du auch, wenn du das Feld erreichst, auf dem der gegnerische Kommandopanzer begonnen hat (TC-69).
tank-chess-option-mode-standard = Standard
tank-chess-option-mode-raid = RAID
tank-chess-option-module = Erweiterung
tank-chess-option-module-help = Das Fun Set bringt niedrige Hindernisse, Wasser und Hecken auf Karten, die welche haben (TCX-06).
tank-chess-option-module-none = Keine
tank-chess-option-module-funset = Fun Set
tank-chess-option-minutes = Minuten je Spieler
tank-chess-option-minutes-help = Bedenkzeit für die ganze Partie. Wer sie aufgebraucht hat, verliert (TC-53). Wir empfehlen 30 auf kleinen Brettern und 45 auf großen. 0 heißt: ohne Uhr.
tank-chess-option-timed = Die Zeit wird genommen
tank-chess-option-timed-help = Der Server sagt, wenn die Zeit einer Person um ist; das muss niemand wählen.
tank-chess-option-position = Stellung
tank-chess-option-position-help = Mit diesem Stellungstext beginnen statt mit der Aufstellung der Karte (TC-61). Für eine normale Partie bleibt das leer.
new-own-advice = Eine eigene Karte. Hat sie niedrige Hindernisse, Wasser oder Hecken, dann schalte das Fun Set ein.

## Was gefragt ist

tank-chess-ask-move = Zieh mit einem Panzer
tank-chess-waiting-move = { $side ->
    [white] Weiß zieht
   *[black] Schwarz zieht
}

## Was in der Partie geschieht

tank-chess-story-moved = { $you ->
    [yes] { $way ->
        [turned] Du drehst den { tank-chess-tank } auf { $cell } nach { tank-chess-heading }.
        [reversed] Du setzt mit dem { tank-chess-tank } von { $start } nach { $cell } zurück.
       *[drove] Du fährst den { tank-chess-tank } von { $start } nach { $cell }, Blick nach { tank-chess-heading }.
    }
   *[no] { $side ->
        [white] Weiß
       *[black] Schwarz
    } { $way ->
        [turned] dreht den { tank-chess-tank } auf { $cell } nach { tank-chess-heading }.
        [reversed] setzt mit dem { tank-chess-tank } von { $start } nach { $cell } zurück.
       *[drove] fährt den { tank-chess-tank } von { $start } nach { $cell }, Blick nach { tank-chess-heading }.
    }
}
tank-chess-story-shot = { $destroyed ->
    [yes] Schuss von { $cell } auf { $target } in { tank-chess-facet }: Kanone { $gun } schlägt Panzerung { $armour }.
   *[no] Schuss von { $cell } auf { $target } in { tank-chess-facet }: Kanone { $gun } richtet gegen Panzerung { $armour } nichts aus.
}
tank-chess-story-destroyed = { $you ->
    [yes] Du verlierst den { tank-chess-tank } auf { $cell }.
   *[no] { $side ->
        [white] Weiß verliert den { tank-chess-tank } auf { $cell }.
       *[black] Schwarz verliert den { tank-chess-tank } auf { $cell }.
    }
}
tank-chess-story-sunk = Auf { $cell } versinkt { $you ->
    [yes] dein
   *[no] { $side ->
        [white] ein weißer
       *[black] ein schwarzer
    }
} { tank-chess-tank-subject }.
tank-chess-story-escaped = { $you ->
    [yes] Dein Kommandopanzer entkommt von { $cell } aus über den Zielrand.
   *[no] { $side ->
        [white] Der weiße Kommandopanzer entkommt von { $cell } aus über den Zielrand.
       *[black] Der schwarze Kommandopanzer entkommt von { $cell } aus über den Zielrand.
    }
}
tank-chess-story-check = CHECK! { $you ->
    [yes] Du könntest als Nächstes den gegnerischen Kommandopanzer zerstören: { $by }.
   *[no] { $side ->
        [white] Weiß könnte als Nächstes den schwarzen Kommandopanzer zerstören: { $by }.
       *[black] Schwarz könnte als Nächstes den weißen Kommandopanzer zerstören: { $by }.
    }
}
tank-chess-story-escape = ESCAPE! { $you ->
    [yes] Dein Kommandopanzer könnte als Nächstes entkommen: { $by }.
   *[no] { $side ->
        [white] Der weiße Kommandopanzer könnte als Nächstes entkommen: { $by }.
       *[black] Der schwarze Kommandopanzer könnte als Nächstes entkommen: { $by }.
    }
}
tank-chess-story-raid = ESCAPE! { $you ->
    [yes] Du könntest als Nächstes den RAID vollenden: { $by }.
   *[no] { $side ->
        [white] Weiß könnte als Nächstes den RAID vollenden: { $by }.
       *[black] Schwarz könnte als Nächstes den RAID vollenden: { $by }.
    }
}
tank-chess-story-repeated = Diese Stellung steht zum zweiten Mal. Beim dritten Mal ist die Partie remis.
tank-chess-story-draw-offered = { $you ->
    [yes] Du bietest Remis an.
   *[no] { $side ->
        [white] Weiß bietet Remis an.
       *[black] Schwarz bietet Remis an.
    }
}
tank-chess-story-draw-declined = { $you ->
    [yes] Du lehnst das Remis ab.
   *[no] { $side ->
        [white] Weiß lehnt das Remis ab.
       *[black] Schwarz lehnt das Remis ab.
    }
}
tank-chess-story-won = { $you ->
    [yes] Du gewinnst: { $reason ->
        [destruction] Der gegnerische Kommandopanzer ist verloren.
        [escape] Dein Kommandopanzer ist entkommen.
        [raid] Der RAID ist gelungen.
        [resignation] Dein Gegenüber gibt auf.
       *[time] Die Zeit deines Gegenübers ist abgelaufen.
    }
   *[no] { $side ->
        [white] Weiß gewinnt: { $reason ->
            [destruction] Der schwarze Kommandopanzer ist verloren.
            [escape] Der weiße Kommandopanzer ist entkommen.
            [raid] Der RAID ist gelungen.
            [resignation] Schwarz gibt auf.
           *[time] Die Zeit von Schwarz ist abgelaufen.
        }
       *[black] Schwarz gewinnt: { $reason ->
            [destruction] Der weiße Kommandopanzer ist verloren.
            [escape] Der schwarze Kommandopanzer ist entkommen.
            [raid] Der RAID ist gelungen.
            [resignation] Weiß gibt auf.
           *[time] Die Zeit von Weiß ist abgelaufen.
        }
    }
}
tank-chess-story-drawn = Remis: { $reason ->
    [repetition] Dieselbe Stellung steht zum dritten Mal.
    [no-progress] Hundert Züge ohne einen Verlust.
   *[agreement] So vereinbart.
}

## Ergebnisse

tank-chess-result-destruction = { $you ->
    [won] Der gegnerische Kommandopanzer ist zerstört.
    [lost] Dein Kommandopanzer ist zerstört.
   *[nobody] { $side ->
        [white] Der schwarze Kommandopanzer ist zerstört.
       *[black] Der weiße Kommandopanzer ist zerstört.
    }
}
tank-chess-result-escape = { $you ->
    [won] Dein Kommandopanzer ist entkommen.
    [lost] Der gegnerische Kommandopanzer ist entkommen.
   *[nobody] { $side ->
        [white] Der weiße Kommandopanzer ist entkommen.
       *[black] Der schwarze Kommandopanzer ist entkommen.
    }
}
tank-chess-result-raid = { $you ->
    [won] Du hast den RAID vollendet.
    [lost] Dein Gegenüber hat den RAID vollendet.
   *[nobody] { $side ->
        [white] Weiß hat den RAID vollendet.
       *[black] Schwarz hat den RAID vollendet.
    }
}
tank-chess-result-time = { $you ->
    [won] Die Zeit deines Gegenübers ist abgelaufen.
    [lost] Deine Zeit ist abgelaufen.
   *[nobody] { $side ->
        [white] Die Zeit von Schwarz ist abgelaufen.
       *[black] Die Zeit von Weiß ist abgelaufen.
    }
}
tank-chess-result-resignation = { $you ->
    [won] Dein Gegenüber hat aufgegeben.
    [lost] Du hast aufgegeben.
   *[nobody] { $side ->
        [white] Schwarz hat aufgegeben.
       *[black] Weiß hat aufgegeben.
    }
}
tank-chess-result-agreement = Beide Seiten haben sich auf Remis geeinigt.
tank-chess-result-repetition = Dieselbe Stellung stand zum dritten Mal.
tank-chess-result-no-progress = Hundert Züge lang ging kein Panzer verloren.

## Warum nicht: Bewegung

refused-tc-01 = Dieses Feld gibt es auf dem Brett nicht.
refused-tc-01-size = Ein Brett hat in jeder Richtung 8 bis 26 Felder, nicht { $width } × { $height }.
refused-tc-09 = Auf { $cell } ist ein Hindernis.
refused-tc-11 = Du bist nicht am Zug.
refused-tc-12-no-tank = Auf { $cell } steht kein einsatzfähiger Panzer.
refused-tc-12-not-yours = Der Panzer auf { $cell } gehört dir nicht.
refused-tc-14 = Vor dem Schuss muss sich der Panzer bewegen. Dieser bliebe auf { $cell }, wie er ist.
refused-tc-16 = { $speed } Schritte reichen nicht, um so auf { $cell } zu enden.
refused-tc-17-tank = Auf { $cell } steht ein Panzer.
refused-tc-17-way = Auf dem Weg nach { $cell } ist etwas im Weg.
refused-tc-20 = Ein Panzer setzt genau ein Feld zurück und behält seine Ausrichtung. So auf { $cell } zu enden ist mehr.
refused-tc-21 = Es würde sich nichts ändern: dasselbe Feld, dieselbe Ausrichtung. Zu einem Zug gehört eine Bewegung.
refused-tc-36 = Auf { $cell } liegt ein Wrack.
refused-tc-39 = Der Kommandopanzer kommt von { $cell } aus mit { $speed } Schritten nicht über den Zielrand.
refused-tc-42 = Nur ein Kommandopanzer darf das Brett verlassen. Der Panzer auf { $cell } ist keiner.

## Warum nicht: Schießen

refused-tc-24 = Von { $start } aus liegt { $cell } bei dieser Ausrichtung in keiner der drei Schussrichtungen.
refused-tc-24-ahead = Von { $start } aus liegt { $cell } bei dieser Ausrichtung nicht geradeaus, und anders schießt dieser Panzer nicht.
refused-tc-25 = { $start } und { $cell } liegen nicht auf einer geraden Linie.
refused-tc-26 = { $cell } ist zu nah: Mindestens ein leeres Feld muss dazwischenliegen.
refused-tc-27 = Was auf { $blocker } steht, ist in der Schusslinie nach { $cell }.
refused-tc-28 = Auf { $cell } steht kein einsatzfähiger gegnerischer Panzer.
refused-tc-49 = Ein Mörser trifft Ziele in 3, 4 oder 5 Feldern Entfernung. Bis { $cell } { $distance ->
    [one] ist es 1 Feld
   *[other] sind es { $distance } Felder
}.

## Warum nicht: alles andere

refused-tc-53 = Auf Zeit beendet eine Partie nur der Spielleiter, und nur für die Seite am Zug.
refused-tc-54-offer = Du kannst jetzt kein Remis anbieten: ein Angebot je Zug, und keines, solange eines gilt.
refused-tc-54-answer = Es gibt kein Remisangebot, das du beantworten könntest.
refused-tc-58 = Die Partie ist vorbei.
refused-tc-69-shot = Auf { $cell } ist der RAID gewonnen, ein Schuss gehört nicht dazu.
refused-tc-69-won = Auf { $cell } steht schon ein Panzer im Ziel, der RAID wäre vorbei.
refused-tc-69-map = Ein RAID braucht eine bekannte Karte, und diese Stellung gehört zu keiner.
refused-tcx-02 = Auf { $cell } ist ein niedriges Hindernis.
refused-tcx-03 = Ein Panzer, der auf { $cell } versinkt, schießt nicht.
refused-tcx-04 = Die Hecke auf { $blocker } ist in der Schusslinie nach { $cell }.
refused-tcx-06 = Niedrige Hindernisse, Wasser und Hecken brauchen das Fun Set. Schalte es unter „Erweiterung“ ein.

## Warum nicht: Notation

refused-tc-60-cell = Zeile { $line }, Spalte { $column }: Hier gehört ein Feld wie e4 hin, nicht „{ $found }“.
refused-tc-60-dash = Zeile { $line }, Spalte { $column }: Hier gehört ein Strich hin, nicht „{ $found }“.
refused-tc-60-heading = Zeile { $line }, Spalte { $column }: Hier gehört eine Ausrichtung wie N oder SE hin, nicht „{ $found }“.
refused-tc-60-letter = Zeile { $line }, Spalte { $column }: Der Panzer auf { $cell } hat den Buchstaben { $letter }.
refused-tc-60-word = Zeile { $line }, Spalte { $column }: „{ $found }“ kann niemand sagen. Möglich sind resign, draw offer, draw accept und draw decline.
refused-tc-60-end = Zeile { $line }, Spalte { $column }: „{ $found }“ ist zu viel.

## Warum nicht: Stellungstext

refused-tc-61-tag = Zeile { $line }, Spalte { $column }: Eine Stellung beginnt mit „TC1 “.
refused-tc-61-size = Zeile { $line }, Spalte { $column }: Hier gehört eine Größe wie 16x16 hin, nicht „{ $found }“.
refused-tc-61-space = Zeile { $line }, Spalte { $column }: Hier gehört ein Komma oder ein einzelnes Leerzeichen hin, nicht „{ $found }“.
refused-tc-61-map = Zeile { $line }, Spalte { $column }: Eine Karte „{ $found }“ ist nicht in der Kiste.
refused-tc-61-map-size = Zeile { $line }, Spalte { $column }: Diese Karte hat { $width } × { $height } Felder.
refused-tc-61-off-board = Zeile { $line }, Spalte { $column }: { $cell } liegt nicht auf dem Brett.
refused-tc-61-twice = Zeile { $line }, Spalte { $column }: Auf { $cell } ist nur Platz für eines.
refused-tc-61-letter = Zeile { $line }, Spalte { $column }: Hier gehört der Buchstabe eines Panzers hin, nicht „{ $found }“.
refused-tc-61-heading = Zeile { $line }, Spalte { $column }: Hier gehört eine Ausrichtung hin, oder * für ein Wrack, nicht „{ $found }“.
refused-tc-61-side = Zeile { $line }, Spalte { $column }: Hier gehört die Seite am Zug hin, w oder b, nicht „{ $found }“.
refused-tc-61-quiet = Zeile { $line }, Spalte { $column }: Die ruhigen Züge sind eine Zahl von 0 bis 100, nicht „{ $found }“.
refused-tc-61-turn = Zeile { $line }, Spalte { $column }: Hier gehört die Nummer des Zugs hin, nicht „{ $found }“.
refused-tc-61-commands = Zeile { $line }, Spalte { $column }: { $side ->
    [white] Weiß
   *[black] Schwarz
} hat mehr als einen Kommandopanzer.
refused-tc-61-no-command = Zeile { $line }, Spalte { $column }: { $side ->
    [white] Weiß
   *[black] Schwarz
} hat keinen Kommandopanzer.
refused-tc-61-move = Zeile { $line }, Spalte { $column }: Hier darf nur eine Flucht, ein RAID oder ein Versinken stehen, womit die Partie endet.
refused-tc-61-end = Zeile { $line }, Spalte { $column }: „{ $found }“ ist zu viel.

## Warum nicht: Partiedateien

refused-tc-62-no-position = Die Karte „{ $map }“ ist nicht aus der Kiste. Die Datei braucht deshalb eine Position mit allen Hindernissen.
refused-tc-62-setup = Bei einem RAID auf einer eigenen Karte muss Position die Aufstellung der Karte sein.
refused-tc-62-raid = Ein RAID, der mit einer Stellung auf einer eigenen Karte beginnt, lässt sich nicht als Partiedatei schreiben.
refused-tc-62-tag = Zeile { $line }, Spalte { $column }: Eine Angabe dieses Namens gibt es nicht.
refused-tc-62-tag-twice = Zeile { $line }, Spalte { $column }: Diese Angabe steht hier zum zweiten Mal.
refused-tc-62-quote = Zeile { $line }, Spalte { $column }: Hier gehören ein Leerzeichen und ein Anführungszeichen hin, nicht „{ $found }“.
refused-tc-62-bracket = Zeile { $line }, Spalte { $column }: Die Angabe ist nicht richtig abgeschlossen.
refused-tc-62-missing = Zeile { $line }, Spalte { $column }: Die Angabe { $tag } fehlt.
refused-tc-62-blank = Zeile { $line }, Spalte { $column }: Nach den Angaben kommt eine leere Zeile.
refused-tc-62-value = Zeile { $line }, Spalte { $column }: Diesen Wert kann { $tag } nicht haben.
refused-tc-62-position = Zeile { $line }, Spalte { $column }: So kann die Partie nicht beginnen ({ $because }).
refused-tc-62-map = Zeile { $line }, Spalte { $column }: Die Stellung gehört nicht zur Karte { $map }.
refused-tc-62-brace = Zeile { $line }, Spalte { $column }: Dieser Kommentar hört nicht auf.
refused-tc-62-number = Zeile { $line }, Spalte { $column }: Hier gehört die Nummer des Zugs hin, nicht „{ $found }“.
refused-tc-62-space = Zeile { $line }, Spalte { $column }: Hier gehört ein Leerzeichen hin, nicht „{ $found }“.
refused-tc-62-turn = Zeile { $line }, Spalte { $column }: Dieser Zug ist nicht erlaubt ({ $because }).
refused-tc-62-result = Zeile { $line }, Spalte { $column }: Hier gehört ein Ergebnis hin, nicht „{ $found }“.
refused-tc-62-result-tag = Zeile { $line }, Spalte { $column }: In den Angaben steht das Ergebnis { $result }.
refused-tc-62-termination = Zeile { $line }, Spalte { $column }: Die Partie endete nicht { $result } durch „{ $termination }“.
refused-tc-62-end = Zeile { $line }, Spalte { $column }: „{ $found }“ ist zu viel.

## Warum nicht: Karten

refused-tc-63-unknown = Eine Karte „{ $name }“ ist nicht in der Kiste.
refused-tc-63-key = Zeile { $line }, Spalte { $column }: Eine Karte hat name, author, comment, white-facing und black-facing, sonst nichts.
refused-tc-63-twice = Zeile { $line }, Spalte { $column }: Diese Zeile steht hier zum zweiten Mal.
refused-tc-63-facing = Zeile { $line }, Spalte { $column }: Hier gehört eine Ausrichtung wie N oder SE hin, nicht „{ $found }“.
refused-tc-63-blank = Zeile { $line }, Spalte { $column }: Vor dem Brett kommt eine leere Zeile.
refused-tc-63-sign = Zeile { $line }, Spalte { $column }: „{ $found }“ steht für kein Feld.
refused-tc-63-row = Zeile { $line }, Spalte { $column }: Diese Reihe hat { $have } Felder, die anderen haben { $width }.
refused-tc-63-empty = Zeile { $line }, Spalte { $column }: Das Brett fehlt.
refused-tc-66-size = Eine Karte hat in jeder Richtung 8 bis 26 Felder, nicht { $width } × { $height }.
refused-tc-66-command = { $side ->
    [white] Weiß
   *[black] Schwarz
} braucht genau einen Kommandopanzer und hat { $have }.
refused-tc-66-half = { $side ->
    [white] Weiße
   *[black] Schwarze
} Panzer beginnen in der eigenen Hälfte des Bretts.
refused-tc-66-route = Der { $side ->
    [white] weiße
   *[black] schwarze
} Kommandopanzer hat keinen Weg zu seinem Zielrand.
refused-tc-66-check = { $side ->
    [white] Weiß
   *[black] Schwarz
} beginnt mit CHECK: Wer so anfängt, könnte den gegnerischen Kommandopanzer sofort zerstören.
refused-tc-66-escape = { $side ->
    [white] Weiß
   *[black] Schwarz
} beginnt mit ESCAPE: Wer so anfängt, könnte sofort gewinnen.
refused-tc-66-symmetry = Nach einer halben Drehung ist die Karte nicht wieder dieselbe.
refused-tc-66-loss = { $side ->
    [white] Weiß
   *[black] Schwarz
} könnte, wenn es anfinge, sofort einen Panzer zerstören.
refused-tc-66-stuck = Einige Panzer kommen im ersten Zug nicht von ihrem Feld weg.

## Vorschläge

tank-chess-suggest-win = Gewinnt sofort.
tank-chess-suggest-destroy = Zerstört den Panzer auf { $cell }{ $safe ->
    [yes] {" "}und bleibt außer Schussweite.
   *[no] , aber der Gegner kann zurückschießen.
}
tank-chess-suggest-move = { $about ->
    [check] Bedroht den Kommandopanzer oder droht auszubrechen
   *[advance] Gewinnt Boden
}{ $safe ->
    [yes] {" "}und bleibt außer Schussweite.
   *[no] , aber einer deiner Panzer steht in der Schusslinie.
}
tank-chess-coach-forced = Gewinnt, soweit der Ausbilder sieht, in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}, was der Gegner auch tut.
tank-chess-coach-lost = Hält am längsten durch: Der Gegner braucht noch { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} zum Sieg.
tank-chess-coach-destroys = Zerstört den { tank-chess-tank } auf { $cell }: Kanone { $gun } gegen Panzerung { $armour }, getroffen wird { tank-chess-facet }{ tank-chess-coach-risk }
tank-chess-coach-saves = Rettet den { tank-chess-tank } auf { $cell }, den der Gegner jetzt zerstören könnte{ tank-chess-coach-risk }
tank-chess-coach-check = CHECK: Im nächsten Zug könnte der Kommandopanzer auf { $cell } fallen{ tank-chess-coach-risk }
tank-chess-coach-escape = ESCAPE: Der nächste Zug könnte vom Brett führen oder den Überfall vollenden, und beides gewinnt{ tank-chess-coach-risk }
tank-chess-coach-threatens = Bedroht den { tank-chess-tank } auf { $cell }, dem vorher nichts drohte{ tank-chess-coach-risk }
tank-chess-coach-term = { $term ->
    [mobility] Gewinnt Spielraum
    [lines] Deckt mehr Felder mit der Kanone
    [flanks] Zeigt dem Gegner weniger von der dünnen Panzerung
    [advance] Gewinnt Gelände
    [race] Bringt den Kommandopanzer näher an den fernen Rand
    [hunt] Rückt dem gegnerischen Kommandopanzer näher
   *[none] Hält alles, wie es ist
}{ tank-chess-coach-risk }
tank-chess-coach-risk = { $risk ->
    [none] ; keiner deiner Panzer kann im nächsten Zug zerstört werden.
    [command] ; dein Kommandopanzer auf { $at } könnte dann aber zerstört werden.
    [light] ; dein leichter Panzer auf { $at } könnte dann aber zerstört werden.
    [medium] ; dein mittlerer Panzer auf { $at } könnte dann aber zerstört werden.
    [heavy] ; dein schwerer Panzer auf { $at } könnte dann aber zerstört werden.
    [destroyer] ; dein Panzerjäger auf { $at } könnte dann aber zerstört werden.
   *[mortar] ; dein Mörser auf { $at } könnte dann aber zerstört werden.
}

## Das Ende in Zahlen

tank-chess-number-destroyed = Panzer zerstört
tank-chess-number-bounced = Schüsse ohne Wirkung
tank-chess-number-checks = Check geboten
tank-chess-number-tanks = Panzer übrig
