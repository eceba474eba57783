# Die Texte von Tisch und Wiedergabe, für jedes Spiel; was nur der Tisch von Panzerschlacht sagt, steht unten.

## Tisch

table-you = Du
table-guest = Gast
table-bot = Computer { $level }
table-open-seat = Freier Platz
table-away = nicht da
table-to-move = am Zug
table-clock = noch { $time }
table-before = Vor Spielbeginn
table-tabs = Teile des Tisches
table-log = Protokoll
table-log-empty = Noch ist nichts geschehen.
table-menu = Partie
table-take-back = Zurücknehmen
table-preparing = Der Computergegner wird vorbereitet. Das dauert eine Minute, aber nur beim ersten Mal auf einem Rechner.
table-preparing-steps = { $done } von { $steps } Schritten erledigt
takeback-ask = Um Zurücknahme bitten
takeback-asked = Dein Gegenüber möchte den letzten Zug zurücknehmen.
takeback-agree = Einverstanden
takeback-decline = Ablehnen
takeback-waiting = Du hast um Zurücknahme gebeten. Dein Gegenüber entscheidet.
takeback-withdraw = Doch nicht
takeback-declined = Dein Gegenüber möchte es dabei belassen.
table-cancel = Abbrechen
table-sent = Gesendet …
table-rule = Regel { $rule }, in einem neuen Tab
table-dragging = Ein Teil wird bewegt.
table-opening = Der Tisch wird gedeckt …
table-gone = Dieser Tisch steht dir nicht offen
table-gone-help = Die Partie gibt es nicht, oder niemand hat dich eingeladen. Lass dir den Link geben.
table-lost-connection = Verbindung verloren. Neuer Versuch …
table-playing = Sieh, was geschieht
table-skip = Überspringen
table-watching = Du schaust zu. Geheimes bleibt geheim.
table-seat-free = Ein Platz ist noch frei
table-invite = Link für { $side }
substitute-title = Vertretung
substitute-me = Computer für mich spielen lassen
substitute-hand-back = Selbst weiterspielen
substitute-other = Computer für { $name } spielen lassen
table-watch = Zuschauer
table-watch-link = Wer diesen Link öffnet, darf zuschauen
table-dice = Ehrlicher Würfel
table-dice-sealed = Der Würfel dieser Partie folgt aus einer geheimen Zahl, die zu Beginn versiegelt wurde. Am Ende wird sie gezeigt, und jeder kann nachrechnen. Das ist das Siegel:

aside-resign = Aufgeben
aside-resign-confirm = Dann ist die Partie verloren. Das lässt sich nicht zurücknehmen.
aside-offerdraw = Remis anbieten
aside-offerdraw-confirm = Das Angebot gilt bis zu deinem nächsten Plan oder Zug.
aside-acceptdraw = Remis annehmen
aside-acceptdraw-confirm = Dann endet die Partie remis. Das lässt sich nicht zurücknehmen.
aside-confirm = Soll es so sein?
table-draw-offered = Dir wird Remis angeboten.

curtain-title = { $side } ist dran
curtain-text = Gib das Gerät weiter. Was geheim ist, bleibt verdeckt, bis { $side } davorsitzt.
curtain-lift = Ich bin { $side }

## Ohne Brett spielen

picker-title = Mit Text spielen
picker-help = Alles lässt sich auch schreiben. Vorschläge zeigen, wie.
picker-notation = Aktion in Notation
picker-do = Ausführen
picker-suggest = Schlag mir etwas vor
picker-choices = Was du tun kannst
picker-search = Ganz, oder ein Teil zum Suchen
picker-none = Dergleichen ist jetzt nicht möglich.
picker-more = { $count ->
    [one] Eine weitere; schreib einen Teil davon, um sie zu finden.
   *[other] { $count } weitere; schreib einen Teil davon, um sie zu finden.
}

## Ende

end-won = Gewonnen!
end-lost = Verloren
end-draw = Remis
end-wins = { $side ->
    [green] Grün hat gewonnen
   *[grey] Grau hat gewonnen
}
end-revealed = Auf dem Brett liegt jetzt alles offen: Werte und Minen beider Seiten.
end-rematch-join = Zur Revanche
end-rematch-made = Eine Revanche mit vertauschten Seiten ist angesetzt.
end-rematch = Noch einmal
end-replay = Noch einmal ansehen
end-dice = Die geheime Zahl steht in der Partiedatei. „panzerkiste verify“ prüft mit ihr jeden Wurf gegen dieses Siegel:

## Wiedergabe

replay-title = Wiedergabe
replay-step = Schritt { $step } von { $steps }
replay-slider = Zeitpunkt der Partie
replay-start = Zum Anfang
replay-end = Zum Ende
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-loss-before = Zum vorigen Verlust
replay-loss-next = Zum nächsten Verlust
replay-export-record = Partiedatei (.jsonl)
replay-export-drawing = Bild (SVG)
replay-open = Partiedatei öffnen
replay-open-help = Wähle eine Partiedatei (.jsonl), von Tank Chess auch eine .tcg. Sie wird hier gezeigt und nicht aufbewahrt.
replay-choose = Partiedatei
replay-unreadable = Das ist keine lesbare Partiedatei.
replay-missing = Diese Partie lässt sich nicht zeigen
replay-missing-help = Es gibt sie nicht, oder du warst nicht dabei.
replay-keys = Pfeiltasten: Schritt · Leertaste: abspielen · L: nächster Verlust
replay-keys-plain = Pfeiltasten: Schritt · Leertaste: abspielen
replay-dice-verified = Der Würfel ist geprüft: Jeder Wurf folgt aus der versiegelten Zahl.
replay-dice-wrong = Vorsicht: Die Würfe folgen nicht aus der versiegelten Zahl.
replay-dice-sealed = Der Würfel lässt sich prüfen, sobald die Partie vorbei ist.
replay-dice-unknown = Der Würfel dieser Partie lässt sich nicht prüfen.
replay-eyes = Sicht
replay-watcher = Zuschauer

## Panzerschlacht: Worte fürs Brett

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

## Panzerschlacht: Aufstellung

setup-put = Wohin damit: { $piece }?
setup-hint = Zieh ein Teil aufs Brett, oder klick es an und dann ein Feld.
setup-ready = Alles steht. Versiegeln?
setup-wrong = Etwas steht falsch
setup-seal = Aufstellung versiegeln
setup-box = Noch nicht aufgestellt
setup-pick = { $piece }, noch { $count }
setup-faults = Was noch nicht stimmt
setup-walled = Eingemauert: { $squares }. Verboten ist das nicht, aber wer passen muss, darf nicht schießen.
setup-ready-made = Fertig aufgestellt
setup-back = Zurück in die Kiste
setup-clear = Brett leeren
setup-keys = Tastatur: Pfeile, Enter; 1–6 Panzer, H, A, F Anlagen, G Geschütz, M Mine, Entf entfernt.
setup-veil = Hier stellt { $side } verdeckt auf

## Panzerschlacht: Schüsse

plan-title = Mein Schussplan
plan-draft = Entwurf
plan-now = Jetzt
plan-locked = Gesperrt
plan-grid = Planungsgitter
plan-pegs = Schüsse
plan-red = Rot: { $used } von { $limit }
plan-white = Weiß: { $used } von { $limit }
plan-hint = Klick freie Felder an, auf denen ein Panzer halten könnte. Weiße Schüsse sind danach verbraucht.
plan-left = { $left ->
    [one] Noch ein roter Schuss
   *[other] Noch { $left } rote Schüsse
}
plan-full = Der Plan ist voll
plan-wrong = Der Plan gilt so nicht
plan-lock = { $count ->
    [one] 1 Schuss sperren
   *[other] { $count } Schüsse sperren
}
plan-lock-empty = Ohne Schüsse sperren
plan-clear = Alle Stifte herausnehmen
plan-draft-hint = Das siehst nur du. Es gilt, sobald du es nach diesem Zug sperrst.
plan-keys = Tastatur: Pfeile, Enter; R rot, W weiß, Entf entfernt. Tab wechselt zum Planungsgitter.

## Panzerschlacht: Fahren

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
drive-duty = Ein Schritt vorwärts fehlt noch
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

## Panzerschlacht: Gefechte

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

## Der Tisch für jedes Spiel

any-board = Brett. Pfeiltasten führen von Ort zu Ort, die Eingabetaste zeigt darauf.
any-board-still = Brett
any-place = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
any-place-write = aufschreiben
any-point = Zeig aufs Brett, oder wähl hier.
any-point-write = Schreib auf, was du tust, oder lass dir etwas vorschlagen. Zeigst du aufs Brett, wird der Ort aufgeschrieben.
any-choose = Wähl, was du tust.
any-pointed = { $places }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}. Zeig weiter, oder wähl hier.
any-point-clear = Neu zeigen
any-waiting = { $side } ist am Zug
any-waiting-several = Mehrere sind am Zug: { $sides }
any-waiting-nobody = Es geht von selbst weiter
any-wins = Gewonnen hat { $sides }
any-over = Die Partie ist vorbei
any-tab-ask = Tisch
