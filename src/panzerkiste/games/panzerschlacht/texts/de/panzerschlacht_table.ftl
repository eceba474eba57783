# Was der Tisch von Panzerschlacht im Browser sagt. $side ist green oder grey.

## Worte fürs Brett

table-board = Spielbrett, { $turn }. Spielzug, { $side } sitzt unten. Pfeiltasten führen von Feld zu Feld, Enter wählt.
table-side-tanks = { $side } · { $tanks } Panzer
table-guns = { $count ->
    [one] 1 Geschütz
   *[other] { $count } Geschütze
}
table-whites = { $count ->
    [one] 1 weißer Schuss
   *[other] { $count } weiße Schüsse
}
table-mines = { $count ->
    [0] keine Mine mehr
    [one] noch 1 Mine
   *[other] noch { $count } Minen
}
table-roll = Panzer von { $home }: Wert { $value }, { $fate ->
    [shot] durch einen Schuss verloren
    [mine] durch eine Mine verloren
    [gun] durch ein Geschütz verloren
    [duel] im Duell verloren
   *[standing] im Spiel
}
table-lost = { $piece }, zerstört
table-piece = { $whose ->
    [you] { $kind ->
        [mine] deine
       *[other] dein
    }
    [green] { $kind ->
        [mine] grüne
        [tank] grüner
        [command] grüner
       *[other] grünes
    }
   *[grey] { $kind ->
        [mine] graue
        [tank] grauer
        [command] grauer
       *[other] graues
    }
} { $kind ->
    [tank] Panzer
    [command] Kommandopanzer
    [gun] Geschütz
    [mine] Mine
    [hq] Hauptquartier
    [am] Munitionslager
   *[fu] Treibstofflager
}{ $value ->
    [known] { " " }{ $number }
    [hidden] , Wert unbekannt
   *[none] { "" }
}
table-square-empty = leer
table-square-reach = erreichbar, { $cost ->
    [one] 1 Feld
   *[other] { $cost } Felder
}
table-square-red = roter Schuss
table-square-white = weißer Schuss
table-square-target = offen
table-square-shut = kein Ziel
table-square-wrong = nicht erlaubt
table-square-room = darf hier stehen
table-square-fired = im letzten Zug beschossen
table-does = { $kind ->
    [tank] Fährt vorwärts oder seitwärts, bis zu drei Felder. Wo er hält, kämpft er gegen jeden gegnerischen Panzer und jedes Geschütz daneben; der höhere Wert gewinnt.
    [command] Ein Panzer, der die hinterste Reihe erreicht hat: Er fährt auch rückwärts.
    [gun] Bewegt sich nie. Ein Panzer, der daneben hält, muss es angreifen; das Geschütz gewinnt bei einer von sechs Würfelseiten.
    [mine] Unsichtbar. Ein gegnerischer Panzer, der darauf hält, ist verloren.
    [hq] Nur solange es steht, sind deine Minen scharf. Ein gegnerischer Panzer, der darauf hält, zerstört es.
    [am] Ohne es hast du nur einen roten Schuss je Panzer. Ein gegnerischer Panzer, der darauf hält, zerstört es.
   *[fu] Ohne es fährst du vier statt sechs Felder im Zug. Ein gegnerischer Panzer, der darauf hält, zerstört es.
}
table-chance = { $above } von { $below }
table-odds = { $wins } für den Sieg
table-odds-both = { $wins } für den Sieg, { $both } beide verloren
table-odds-certain = { $how ->
    [wins] sicherer Sieg
    [loses] sicherer Verlust
   *[both] beide gehen verloren
}

table-tab-setup = Aufstellen
table-tab-plan = Planen
table-tab-drive = Fahren
table-tab-fight = Gefecht
table-tab-watch = Tisch
table-tab-over = Ergebnis
table-tab-shots = Schüsse

## Aufstellung

setup-put = Wohin mit { $kind ->
    [tank] deinem Panzer { $value }
    [gun] deinem Geschütz
    [mine] deiner Mine
    [hq] deinem Hauptquartier
    [am] deinem Munitionslager
   *[fu] deinem Treibstofflager
}?
setup-hint = Zieh ein Teil aufs Brett, oder wähle es und dann ein Feld.
setup-ready = Alles steht. Versiegeln?
setup-wrong = Etwas steht falsch
setup-seal = Aufstellung versiegeln
setup-box = Noch nicht aufgestellt
setup-pick = { $piece }, noch { $count }
setup-faults = Was noch nicht stimmt
setup-walled = Eingemauert: { $squares }. Verboten ist das nicht, aber wer { $siege ->
    [yes] passen muss, darf danach nicht schießen.
   *[no] keinen Panzer fahren kann, muss passen.
}
setup-ready-made = Fertig aufgestellt
setup-back = Zurück in die Kiste
setup-clear = Brett leeren
setup-keys = Tastatur: Pfeile, Enter; 1–6 Panzer, H, A, F Anlagen, G Geschütz, M Mine, Entf entfernt.
setup-veil = Hier stellt { $side } verdeckt auf

## Schüsse

plan-title = Mein Schussplan
plan-draft = Entwurf
plan-now = Jetzt
plan-locked = Festgelegt
plan-grid = Planungstafel
plan-pegs = Schüsse
plan-red = Rot: { $used } von { $limit }
plan-white = { $limit ->
    [0] Weiß: keine mehr
   *[other] Weiß: { $used } von { $limit }
}
plan-hint = Wähle freie Felder, auf denen ein Panzer halten könnte. Weiße Schüsse sind danach verbraucht.
plan-left = { $left ->
    [one] Noch ein roter Schuss
   *[other] Noch { $left } rote Schüsse
}
plan-left-white = { $left ->
    [one] Noch ein weißer Schuss
   *[other] Noch { $left } weiße Schüsse
}
plan-full = Der Plan ist voll
plan-missing = { $peg ->
    [red] Alle roten Schüsse sind gesetzt. { $other ->
        [yes] Nimm Weiß, oder zieh einen Stift heraus.
       *[no] Zieh einen Stift heraus, um ihn anderswo zu setzen.
    }
   *[white] Es ist kein weißer Schuss mehr da. { $other ->
        [yes] Nimm Rot, oder zieh einen Stift heraus.
       *[no] Zieh einen Stift heraus, um ihn anderswo zu setzen.
    }
}
plan-wrong = Der Plan gilt so nicht
plan-lock = { $count ->
    [one] 1 Schuss festlegen
   *[other] { $count } Schüsse festlegen
}
plan-lock-empty = Keinen Schuss festlegen
plan-empty-ask = In diesem Zug nicht schießen?
plan-empty-note = Kein Schuss ist gesetzt. Du hast { $red } rote und { $white } weiße Schüsse. Ein festgelegter Plan lässt sich nicht mehr ändern.
plan-clear = Alle Stifte herausnehmen
plan-draft-hint = Das siehst nur du. Es gilt, sobald du es nach diesem Zug festlegst.
plan-keys = Tastatur: Pfeile, Enter; R rot, W weiß, Entf entfernt. Tab wechselt zur Planungstafel.

## Fahren

drive-left = { $left ->
    [one] Fahre noch 1 Feld
   *[other] Fahre noch { $left } Felder
}
drive-may = { $left ->
    [one] Fertig, oder noch 1 Feld
   *[other] Fertig, oder noch bis zu { $left } Felder
}
drive-not-yet = So geht es noch nicht
drive-broken = Das geht so nicht mehr
drive-ready = Bereit zum Abgeben
drive-must-pass = Keiner deiner Panzer kann fahren
drive-early = Probier inzwischen aus; abgeben kannst du danach.
drive-locked = { $side ->
    [green] Grün hat seine Schüsse verdeckt gesetzt.
   *[grey] Grau hat seine Schüsse verdeckt gesetzt.
}
drive-driven = { $total } von { $allowance } Feldern gefahren
drive-duty = Ein Schritt jedes Zugs geht vorwärts: Der fehlt noch
drive-duty-met = Vorwärtspflicht erfüllt
drive-hand-in = Zug abgeben
drive-pass = Passen
drive-undo = Zurück
drive-reset = Von vorn
drive-drop = Weg ab { $square } zurücknehmen
drive-fights = { $fights ->
    [one] Danach ein Gefecht auf { $square }
   *[other] Danach { $fights } Gefechte auf { $square }
}
drive-fight = Gegen { $target }: { $odds }
drive-survives = Übersteht alle: { $chance }
drive-keys = Tastatur: Enter wählt einen Panzer und fährt; Umschalt und Pfeil ist ein Schritt; U nimmt zurück.

## Gefechte

fight-hint = Du bestimmst die Reihenfolge. Gezeigte Werte bleiben bekannt.
fight-pair = { $attacker } gegen { $kind ->
    [gun] Geschütz { $target }
   *[tank] Panzer { $target }
}
fight-go = Angreifen
fight-survives = { $square } übersteht alle Gefechte: { $chance }
orders-title = Gefechte ohne Rückfrage
orders-help = Stehen mehrere Gefechte an, musst du nicht jedes Mal wählen.
orders-ask = Frag mich
orders-guns = Geschütze zuerst
orders-tanks = Panzer zuerst

## Ende

end-wins = { $side ->
    [green] Grün hat gewonnen
   *[grey] Grau hat gewonnen
}
end-revealed = Auf dem Brett liegt jetzt alles offen: Werte und Minen beider Seiten.

## Warum nichts geschah

vain-wait = Die andere Seite ist am Zug.
vain-setup = { $box ->
    [yes] Wähle zuerst ein Teil aus der Schachtel.
   *[no] Hier steht nichts. Wähle eines deiner Teile, um es zu versetzen.
}
vain-drive = Wähle zuerst einen deiner Panzer.
vain-fight = Hier kämpft niemand. Wähle eines der markierten Paare.

## Wörter, die sich selbst erklären

term-red-shot = Rote Schüsse
term-red-shot-means = Sechs für jeden Plan, und sie kommen wieder. Ein Panzer, der gefahren ist und auf einem markierten Feld hält, ist verloren.
term-white-shot = Weiße Schüsse
term-white-shot-means = Fünf für die ganze Partie, zusätzlich zu den roten. Sie treffen wie rote, sind nach dem Abfeuern aber weg.
term-siege = Belagerung
term-siege-means = Wer passen musste, darf im nächsten Plan nicht schießen, sofern die Option nicht abgeschaltet ist.
term-forward-duty = Vorwärtspflicht
term-forward-duty-means = In jedem Zug muss mindestens ein Schritt nach vorn gehen. Beim Kommandopanzer zählt auch einer zur Seite.
term-command-tank = Kommandopanzer
term-command-tank-means = Wer die hinterste Reihe erreicht, bekommt eine Flagge und darf vom nächsten Zug an auch rückwärts fahren.

## Was der Trainer vorschlägt

table-say-red = rot { $squares }
table-say-white = weiß { $squares }
table-say-no-shots = kein Schuss
table-say-setup = diese Aufstellung
table-say-pass = passen
table-say-fight = { $attacker } gegen { $target }

## In einer Minute

minute-values = Sechs Panzer auf jeder Seite, jeder mit einem geheimen Wert.
minute-drive = Du fährst sechs Felder, höchstens drei je Panzer.
minute-shots = Vorher hat der Gegner heimlich Felder gewählt. Wer dort hält, ist verloren.
minute-fights = Im Duell siegt der höhere Wert, gegen ein Geschütz der Würfel.
minute-victory = Sind alle sechs gegnerischen Panzer zerstört, hast du gewonnen.
