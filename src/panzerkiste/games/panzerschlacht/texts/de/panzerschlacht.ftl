# Panzerschlacht: alles, was die Regeln zu sagen haben. $side ist green oder grey, $you ist yes oder no.

## Seiten und Teile

panzerschlacht-side-green = Grün
panzerschlacht-side-green-role = fährt zuerst
panzerschlacht-side-grey = Grau
panzerschlacht-side-grey-role = schießt zuerst
panzerschlacht-piece-tank = Panzer
panzerschlacht-piece-command = Kommandopanzer
panzerschlacht-piece-gun = Panzerabwehrgeschütz
panzerschlacht-piece-mine = Mine
panzerschlacht-piece-hq = Hauptquartier
panzerschlacht-piece-am = Munitionslager
panzerschlacht-piece-fu = Treibstofflager

## Was gewinnt

panzerschlacht-goal = Wer alle sechs gegnerischen Panzer zerstört, gewinnt. Nach { $patience } Zügen hintereinander ohne Fortschritt endet die Partie unentschieden.

## Optionen

panzerschlacht-option-siege = Belagerung
panzerschlacht-option-siege-help = Wer passen muss, weil kein Panzer fahren kann, hat im nächsten Schussplan keinen Schuss (PS-98).
panzerschlacht-option-own-targets = Variante: auf eigene Anlagen schießen
panzerschlacht-option-own-targets-help = Ein Schussplan darf auch auf eigene Anlagen zielen. Ein Treffer zerstört die Anlage, und den Angreifer darauf gleich mit (PS-81).
panzerschlacht-option-patience = Spielzüge ohne Fortschritt bis zum Remis
panzerschlacht-option-patience-help = Nach so vielen Spielzügen hintereinander (beide Seiten zählen), in denen nichts verloren geht und kein einfacher Panzer seiner Zielreihe näher kommt, endet die Partie remis (PS-79).
panzerschlacht-option-minutes = Minuten je Spieler
panzerschlacht-option-minutes-help = Bedenkzeit für die ganze Partie. Wer sie aufgebraucht hat, verliert (PS-97). 0 heißt: ohne Uhr.
panzerschlacht-option-timed = Die Zeit wird genommen
panzerschlacht-option-timed-help = Der Server sagt, wenn die Zeit einer Person um ist; das muss niemand wählen.

## Fertige Aufstellungen

panzerschlacht-setup-balanced = Ausgewogen
panzerschlacht-setup-balanced-advice = Lager und Geschütze sind verteilt, starke und schwache Panzer gemischt: gegen alles gut und gut zum Lernen.
panzerschlacht-setup-fortress = Festung
panzerschlacht-setup-fortress-advice = Drei Geschütze und eine Mine schirmen das Hauptquartier ab, so bleiben deine Minen lange scharf. Die Lager stehen weiter außen.
panzerschlacht-setup-spearhead = Stoßkeil
panzerschlacht-setup-spearhead-advice = Vier starke Panzer brechen Seite an Seite durch die Mitte. Das Hauptquartier versteckt sich in der Ecke hinter einer Mine.
panzerschlacht-setup-surprise = Überrasch mich
panzerschlacht-setup-surprise-advice = Irgendeine erlaubte Aufstellung, ausgelost. Ändere, was dir nicht gefällt.

## Was gefragt ist

panzerschlacht-ask-setup = Stell deine Teile auf
panzerschlacht-ask-plan = Plane deine Schüsse
panzerschlacht-ask-move = Fahr deine Panzer
panzerschlacht-ask-fight = Wähle das nächste Gefecht
panzerschlacht-ask-die = Würfle
panzerschlacht-waiting-setup = { $side ->
    [green] Grün stellt noch auf
    [grey] Grau stellt noch auf
   *[both] Beide Seiten stellen auf
}
panzerschlacht-waiting-plan = { $side ->
    [green] Grün plant seine Schüsse
   *[grey] Grau plant seine Schüsse
}
panzerschlacht-waiting-move = { $side ->
    [green] Grün fährt
   *[grey] Grau fährt
}
panzerschlacht-waiting-fight = { $side ->
    [green] Grün wählt das nächste Gefecht
   *[grey] Grau wählt das nächste Gefecht
}
panzerschlacht-waiting-die = Der Würfel rollt

## Die Geschichte der Partie

panzerschlacht-story-sealed = { $you ->
    [yes] Du hast deine Aufstellung versiegelt.
   *[no] { $side ->
        [green] Grün hat seine Aufstellung versiegelt.
       *[grey] Grau hat seine Aufstellung versiegelt.
    }
}
panzerschlacht-story-revealed = Beide Aufstellungen sind aufgedeckt. Werte und Minen bleiben geheim.
panzerschlacht-story-locked = { $you ->
    [yes] Dein Schussplan ist festgelegt.
   *[no] { $side ->
        [green] Grün hat seinen Schussplan festgelegt.
       *[grey] Grau hat seinen Schussplan festgelegt.
    }
}
panzerschlacht-story-moved = { $you ->
    [yes] Du fährst
   *[no] { $side ->
        [green] Grün fährt
       *[grey] Grau fährt
    }
} { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
}: { $paths }.
panzerschlacht-story-passed = { $you ->
    [yes] Keiner deiner Panzer kann fahren: Du passt.
   *[no] { $side ->
        [green] Kein grüner Panzer kann fahren: Grün passt.
       *[grey] Kein grauer Panzer kann fahren: Grau passt.
    }
}
panzerschlacht-story-shots = { $you ->
    [yes] Deine Schüsse:
   *[no] { $side ->
        [green] Grüns Schüsse:
       *[grey] Graus Schüsse:
    }
} { $red ->
    [0] { $white ->
        [0] keine
       *[other] weiß { $whites }
    }
   *[other] rot { $reds }{ $white ->
        [0] { "" }
       *[other] , weiß { $whites }
    }
}.
panzerschlacht-story-missed = Kein Panzer ist getroffen.
panzerschlacht-story-hit = { $you ->
    [yes] Treffer auf { $square }: Du verlierst einen Panzer.
   *[no] { $side ->
        [green] Treffer auf { $square }: Grün verliert einen Panzer.
       *[grey] Treffer auf { $square }: Grau verliert einen Panzer.
    }
}
panzerschlacht-story-mine = { $you ->
    [yes] Eine Mine auf { $square } zerstört deinen Panzer.
   *[no] { $side ->
        [green] Eine Mine auf { $square } zerstört den grünen Panzer.
       *[grey] Eine Mine auf { $square } zerstört den grauen Panzer.
    }
}
panzerschlacht-story-installation = { $you ->
    [yes] Dein
   *[no] { $side ->
        [green] Das grüne
       *[grey] Das graue
    }
} { $kind ->
    [hq] Hauptquartier auf { $square } ist zerstört.
    [am] Munitionslager auf { $square } ist zerstört: ab jetzt höchstens so viele rote Schüsse wie Panzer.
   *[fu] Treibstofflager auf { $square } ist zerstört: ab jetzt nur noch 4 Felder je Spielzug.
}
panzerschlacht-story-mines-void = { $you ->
    [yes] Deine Minen sind entschärft.
   *[no] { $side ->
        [green] Die grünen Minen sind entschärft.
       *[grey] Die grauen Minen sind entschärft.
    }
}
panzerschlacht-story-flag = { $you ->
    [yes] Dein Panzer auf { $square } wird Kommandopanzer.
   *[no] { $side ->
        [green] Der grüne Panzer auf { $square } wird Kommandopanzer.
       *[grey] Der graue Panzer auf { $square } wird Kommandopanzer.
    }
}
panzerschlacht-story-duel = Duell { $square } gegen { $other }: { $lost ->
    [target] { $value } schlägt { $othervalue }, { $other } verloren.
    [attacker] { $othervalue } schlägt { $value }, { $square } verloren.
   *[both] { $value } gegen { $othervalue }, beide verloren.
}
panzerschlacht-story-gun = Panzer { $square } gegen Geschütz { $gun }: Der Würfel zeigt { $die }, { $lost ->
    [gun] das Geschütz ist verloren.
   *[tank] der Panzer ist verloren.
}
panzerschlacht-story-whites = { $you ->
    [yes] Du hast
   *[no] { $side ->
        [green] Grün hat
       *[grey] Grau hat
    }
} { $whites ->
    [0] keinen weißen Schuss mehr.
    [one] noch 1 weißen Schuss.
   *[other] noch { $whites } weiße Schüsse.
}
panzerschlacht-story-draw-offered = { $you ->
    [yes] Du bietest Remis an.
   *[no] { $side ->
        [green] Grün bietet Remis an.
       *[grey] Grau bietet Remis an.
    }
}
panzerschlacht-story-won = { $you ->
    [yes] Du gewinnst: { $reason ->
        [tanks] Alle sechs gegnerischen Panzer sind zerstört.
        [resign] Dein Gegenüber gibt auf.
       *[time] Die Zeit deines Gegenübers ist abgelaufen.
    }
   *[no] { $side ->
        [green] Grün gewinnt: { $reason ->
            [tanks] Alle sechs grauen Panzer sind zerstört.
            [resign] Grau gibt auf.
           *[time] Die Zeit von Grau ist abgelaufen.
        }
       *[grey] Grau gewinnt: { $reason ->
            [tanks] Alle sechs grünen Panzer sind zerstört.
            [resign] Grün gibt auf.
           *[time] Die Zeit von Grün ist abgelaufen.
        }
    }
}
panzerschlacht-story-drawn = Remis: { $reason ->
    [both-destroyed] Die letzten Panzer haben sich gegenseitig zerstört.
    [deadlock] Beide Seiten mussten passen.
    [no-progress] Zu viele Spielzüge ohne Fortschritt.
   *[agreed] So habt ihr es vereinbart.
}

## Ergebnisse

panzerschlacht-result-tanks = { $you ->
    [won] Alle sechs gegnerischen Panzer sind zerstört.
    [lost] Deine sechs Panzer sind alle zerstört.
   *[nobody] { $side ->
        [green] Alle sechs grauen Panzer sind zerstört.
       *[grey] Alle sechs grünen Panzer sind zerstört.
    }
}
panzerschlacht-result-resign = { $you ->
    [won] Dein Gegenüber hat aufgegeben.
    [lost] Du hast aufgegeben.
   *[nobody] { $side ->
        [green] Grau hat aufgegeben.
       *[grey] Grün hat aufgegeben.
    }
}
panzerschlacht-result-time = { $you ->
    [won] Die Zeit deines Gegenübers ist abgelaufen.
    [lost] Deine Zeit ist abgelaufen.
   *[nobody] { $side ->
        [green] Die Zeit von Grau ist abgelaufen.
       *[grey] Die Zeit von Grün ist abgelaufen.
    }
}
panzerschlacht-result-both-destroyed = Die letzten Panzer haben sich gegenseitig zerstört.
panzerschlacht-result-deadlock = Beide Seiten mussten direkt nacheinander passen.
panzerschlacht-result-no-progress = Zu viele Spielzüge ohne Fortschritt.
panzerschlacht-result-agreed = Remis nach Vereinbarung.

## Warum nicht: Aufstellung

refused-ps-03-installation = { $piece ->
    [HQ] Das Hauptquartier steht noch nicht.
    [AM] Das Munitionslager steht noch nicht.
   *[FU] Das Treibstofflager steht noch nicht.
}
refused-ps-03-tanks = Du brauchst { $need } Panzer, aufgestellt { $have ->
    [one] ist 1.
   *[other] sind { $have }.
}
refused-ps-03-guns = Du brauchst { $need } Geschütze, aufgestellt { $have ->
    [one] ist 1.
   *[other] sind { $have }.
}
refused-ps-07 = Das Brett hat kein Feld { $square }.
refused-ps-11 = Auf { $square } stehen zwei Teile.
refused-ps-14 = Auf { $square } darf keine Anlage stehen: nur in der eigenen Hälfte und nicht auf der Grundreihe.
refused-ps-15-row = In Reihe { $row } stehen zwei Anlagen. Jede braucht ihre eigene Reihe.
refused-ps-15-file = Auf Linie { $file } stehen zwei Anlagen. Jede braucht ihre eigene Linie.
refused-ps-16 = Panzer starten auf der Grundreihe, { $square } gehört nicht dazu.
refused-ps-17-range = Der Wert eines Panzers ist eine Zahl von 1 bis 6, nicht { $value }.
refused-ps-17-twice = Den Wert { $value } gibt es zweimal. Jeder Wert von 1 bis 6 kommt genau einmal vor.
refused-ps-18 = Geschütze stehen in der eigenen Hälfte, { $square } gehört nicht dazu.
refused-ps-19-count = Du brauchst { $need } Minen, gelegt { $have ->
    [one] ist 1.
   *[other] sind { $have }.
}
refused-ps-19-half = Minen liegen in der eigenen Hälfte, { $square } gehört nicht dazu.
refused-ps-19-occupied = Auf { $square } steht eins deiner Teile. Eine Mine braucht ein leeres Feld.
refused-ps-19-twice = Beide Minen liegen auf { $square }. Sie brauchen zwei verschiedene Felder.
refused-ps-20-not-asked = Deine Aufstellung ist versiegelt und lässt sich nicht mehr ändern.
refused-ps-20-unknown = Eine fertige Aufstellung namens „{ $id }“ gibt es nicht.

## Warum nicht: Planen

refused-ps-28-red = Ein Schussplan hat höchstens { $most } rote Schüsse, deiner hat { $have }.
refused-ps-29 = { $square } ist besetzt. Zielen kannst du nur auf freie Felder.
refused-ps-30 = { $square } kommt zweimal vor. Auf jedes Feld geht nur ein Schuss.
refused-ps-32-white = { $most ->
    [0] Du hast keinen weißen Schuss mehr, dein Plan hat { $have }.
    [one] Du hast nur noch 1 weißen Schuss, dein Plan hat { $have }.
   *[other] Du hast nur noch { $most } weiße Schüsse, dein Plan hat { $have }.
}
refused-ps-65-red = Ohne Munitionslager hast du einen roten Schuss je Panzer: höchstens { $most }, dein Plan hat { $have }.
refused-ps-98-red = Belagerung: Du musstest passen, darum bleibt dieser Plan leer. Er hat { $have ->
    [one] 1 roten Schuss.
   *[other] { $have } rote Schüsse.
}
refused-ps-98-white = Belagerung: Du musstest passen, darum bleibt dieser Plan leer. Er hat { $have ->
    [one] 1 weißen Schuss.
   *[other] { $have } weiße Schüsse.
}

## Warum nicht: Fahren

refused-ps-36-backward = Von { $start } nach { $end } geht es rückwärts. Das dürfen nur Kommandopanzer.
refused-ps-36-behind = { $square } liegt hinter diesem Panzer. Rückwärts fahren nur Kommandopanzer.
refused-ps-36-step = Von { $start } nach { $end } ist kein einzelner Schritt vorwärts oder seitwärts.
refused-ps-37-over = Das ist zu weit: Du fährst genau { $most } Felder in einem Spielzug.
refused-ps-37-short = Fahr genau { $need } Felder, bisher { $have ->
    [one] ist es 1.
   *[other] sind es { $have }.
}
refused-ps-38 = Ein Panzer fährt höchstens { $most } Felder in einem Spielzug.
refused-ps-39 = Einer muss nach vorn: mindestens ein Schritt vorwärts, oder ein Schritt seitwärts mit einem Kommandopanzer.
refused-ps-41 = Der Panzer auf { $square } ist schon gefahren. Jeder Panzer hat nur einen Weg in einem Spielzug.
refused-ps-42-short = Ein Weg braucht mindestens einen Schritt.
refused-ps-42-no-tank = Auf { $square } steht keiner deiner Panzer.
refused-ps-42-nothing = Du bist noch nicht gefahren.
refused-ps-43 = Auf { $square } war dieser Panzer in diesem Spielzug schon.
refused-ps-44 = { $square } ist das Aufstellungsfeld dieses Panzers. Dorthin darf er nie zurück.
refused-ps-45 = Auf { $square } steht ein Panzer oder ein Geschütz.
refused-ps-45-way = { $square } wäre nah genug, aber der Weg ist versperrt.
refused-ps-46 = Auf der gegnerischen Anlage auf { $square } endet der Weg, weiter geht es von dort nicht.
refused-ps-47 = Auf { $square } steht deine eigene Anlage. Darüber fährt niemand.
refused-ps-49-short = { $need ->
    [one] 1 Feld ist möglich, also fahr es.
   *[other] { $need } Felder sind möglich, also fahr { $need }. Bisher { $have ->
        [one] ist es 1.
       *[other] sind es { $have }.
    }
}
refused-ps-50-can-move = Passen darfst du nur, wenn keiner deiner Panzer einen Schritt tun kann.
refused-ps-50-nothing = Keiner deiner Panzer kann einen Schritt tun: Du musst passen.
refused-ps-66-over = Das ist zu weit: Ohne Treibstofflager fährst du genau { $most } Felder in einem Spielzug.
refused-ps-66-short = Ohne Treibstofflager fährst du genau { $need } Felder, bisher { $have ->
    [one] ist es 1.
   *[other] sind es { $have }.
}
refused-ps-72 = Dieser Panzer hat auf { $square } gerade seine Zielreihe erreicht. In diesem Spielzug bleibt er auf ihr.
refused-ps-73 = Das ist zu weit: Deine Fahrweite ist { $most } Felder.
refused-ps-73-over = Das ist zu weit: Deine Fahrweite ist { $most } Felder für beide Panzer zusammen.

## Warum nicht: Gefechte, das Ende, und was nicht gefragt ist

refused-ps-23-not-now = Danach ist gerade nicht gefragt.
refused-ps-26-not-asked = Diese Entscheidung liegt gerade nicht bei dir.
refused-ps-59 = Ein Gefecht von { $attacker } gegen { $target } gibt es nicht.
refused-ps-77 = Die Partie ist zu Ende.
refused-ps-80-not-now = Das geht gerade nicht.
refused-ps-97 = Es ist keine Uhr abgelaufen.

## Warum nicht: Text und Stellungen

refused-ps-60 = { $square } und { $other } berühren sich. Zu Beginn eines Spielzugs berührt niemand einen Gegner.
refused-ps-62-whites = { $side ->
    [G] Grün hat mehr weiße Schüsse als Geschütze.
   *[Y] Grau hat mehr weiße Schüsse als Geschütze.
}
refused-ps-64 = { $side ->
    [G] Grün hat kein Hauptquartier mehr und damit auch keine scharfen Minen.
   *[Y] Grau hat kein Hauptquartier mehr und damit auch keine scharfen Minen.
}
refused-ps-69 = Der Panzer auf { $square } hat seine Zielreihe erreicht und muss eine Flagge tragen (*).
refused-ps-75 = { $side ->
    [G] Grün hat keinen Panzer mehr: Eine solche Partie ist zu Ende.
   *[Y] Grau hat keinen Panzer mehr: Eine solche Partie ist zu Ende.
}
refused-ps-91 = „{ $text }“ ist kein Feld. Schreib e4 oder seine Zahl #36.
refused-ps-92 = „{ $text }“ ist nicht als Aufstellung zu lesen. Sie sieht so aus: HQ=c3 AM=h2 FU=f4 T=b1:2,… AT=c4,… M=d5,i4
refused-ps-93 = „{ $text }“ ist nicht als Schussplan zu lesen. Er sieht so aus: R=d4,e5 W=b6, oder - für keinen Schuss.
refused-ps-94-text = „{ $text }“ ist nicht zu lesen. Eine Aktion sieht so aus: G move e1>e2>e3; f1>f2
refused-ps-96-moment = Eine Stellung lässt sich nur aufschreiben, während ein Schussplan oder eine Fahrt erwartet wird.
refused-ps-96-lines = Eine Stellung hat drei Zeilen, nicht { $have }.
refused-ps-96-moment-text = „{ $text }“ ist nicht zu lesen. Die dritte Zeile sieht so aus: turn=7 idle=0 pass=0
refused-ps-96-side = „{ $text }“ ist nicht als eine Seite einer Stellung zu lesen.
refused-ps-96-tank = „{ $text }“ ist nicht als Panzer zu lesen. Er sieht so aus: g5=6/e1

## Vorschläge

panzerschlacht-suggest-setup = Hauptquartier auf { $hq }, Munition auf { $ammunition }, Treibstoff auf { $fuel }, hinter einem Geschützriegel; Panzer in der Mitte, eine Mine am Tor.
panzerschlacht-suggest-plan = Deckt { $covered } von { $stops } Feldern, auf denen ein Panzer halten kann: vor allem { $squares }, wo am ehesten einer hält oder am meisten wert ist.
panzerschlacht-suggest-no-shot = Nichts, was fährt, ist zu treffen.
panzerschlacht-suggest-pass = Keiner deiner Panzer kann einen Schritt tun.
panzerschlacht-suggest-move = { $about ->
    [storm] Nimmt die Anlage auf { $square }.
    [fight] Greift { $square } an.
    [flag] Erreicht auf { $square } die hinterste Reihe und wird Kommandopanzer.
   *[advance] Kommt näher und lässt Platz für den nächsten Zug.
} { $shots ->
    [0] Kein Schuss droht.
    [one] Der Gegner hat einen roten Schuss für { $stops } Felder, auf denen deine Panzer halten können; zu { $risk } % trifft er einen.
   *[other] Der Gegner hat { $shots } rote Schüsse für { $stops } Felder, auf denen deine Panzer halten können; zu { $risk } % treffen sie einen.
}
panzerschlacht-suggest-fight = { $ties ->
    [0] Schlägt { $square } zu { $wins } %.
   *[other] Schlägt { $square } zu { $wins } %; zu { $ties } % fallen beide.
}

## Das Ende in Zahlen

panzerschlacht-number-hits = Panzer abgeschossen
panzerschlacht-number-mines = Durch Minen zerstört
panzerschlacht-number-guns = Geschütze geschlagen
panzerschlacht-number-duels = Duelle gewonnen
panzerschlacht-number-whites = Weiße Schüsse übrig
panzerschlacht-number-tanks = Panzer übrig
