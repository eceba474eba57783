# Was der Tisch von Tank Chess im Browser sagt. $side ist white oder black, $you ist yes oder no.

## Brett

chess-board = Brett mit { $files } mal { $ranks } Feldern, { $turn }. Zug, { $side } sitzt unten. Pfeiltasten gehen von Feld zu Feld, N zum nächsten eigenen Panzer und O zum nächsten gegnerischen, Enter wählt. Q und E drehen den Panzer in der Hand, T wechselt sein Ziel, X verlässt das Brett, Escape geht zurück.
chess-tank = { $whose ->
    [you] dein
    [white] Weiß:
   *[black] Schwarz:
} { $tank ->
    [command] Kommandopanzer
    [light] leichter Panzer
    [medium] mittlerer Panzer
    [heavy] schwerer Panzer
    [destroyer] Panzerjäger
   *[mortar] Mörser
}, Blick nach { tank-chess-heading }
chess-cell-empty = leer
chess-cell-reach = erreichbar, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
chess-cell-reverse = rückwärts
chess-cell-sinks = dort versinkt der Panzer
chess-cell-raids = gewinnt den RAID
chess-cell-target = kann beschossen werden, { $effect ->
    [kill] würde zerstört
   *[none] ohne Wirkung
}
chess-cell-fire = unter Feuer, Kanone { $gun }
chess-cell-check = im CHECK
chess-cell-escape = könnte entkommen (ESCAPE)

## Ein Zug entsteht

chess-wheel = Blickrichtung
chess-pose = { $heading }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $shots ->
    [none] { "" }
    [kill] , kann zerstören
   *[harmless] , kann ohne Wirkung schießen
}
chess-said-hand = { $tank }, auf { $cell }: { $cells ->
    [0] kein Feld in Reichweite
    [one] ein Feld in Reichweite
   *[other] { $cells } Felder in Reichweite
}, { $targets ->
    [0] nichts zu beschießen
    [one] ein Ziel
   *[other] { $targets } Ziele
}.
chess-said-pose = { $cell }, Richtung { tank-chess-heading }, { chess-steps }. { $shot ->
    [kill] Schießt auf { $target }: zerstört.
    [harmless] Schießt auf { $target }, ohne Wirkung.
   *[none] Schießt nicht.
}
chess-say-move = { $way ->
    [turned] Den { tank-chess-tank } auf { $start } nach { tank-chess-heading } drehen
   *[drove] Den { tank-chess-tank } von { $start } nach { $cell }, Blick nach { tank-chess-heading }
}{ $shot ->
    [yes] ; er schießt auf { $target }
   *[no] { "" }
}
chess-say-escape = Den { tank-chess-tank } von { $start } vom Brett
chess-said-leave = Vom Brett: ESCAPE.
chess-sinks = Im Wasser versinkt der Panzer und ist verloren.
chess-raids = Wer hier endet, gewinnt den RAID.
chess-shots = Ziele
chess-gun = Kanone
chess-destroys = zerstört
chess-harmless = wirkungslos
chess-steps = { $steps } von { $speed } Schritten
chess-do-fire = Feuern, Zug beenden
chess-do-end = Zug beenden
chess-do-escape = Entkommen und gewinnen
chess-do-hold = Nicht feuern
chess-back = Anderes Feld wählen
chess-escape = ESCAPE
chess-your-turn = Du bist am Zug
chess-to-move = { $side ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
}
chess-hint-tank = Wähle einen Panzer. Jeder zeigt, was er könnte.
chess-hint-cell = Wähle ein Feld, dann die Blickrichtung. Oder ein Ziel im Fadenkreuz.
chess-watching = Du schaust zu. Wähle einen Panzer, um zu sehen, was er könnte.

## Gefahren

chess-check = { $you ->
    [yes] Du drohst, den Kommandopanzer auf { $cell } zu zerstören.
   *[no] { $side ->
        [white] Weiß droht, den Kommandopanzer auf { $cell } zu zerstören.
       *[black] Schwarz droht, den Kommandopanzer auf { $cell } zu zerstören.
    }
}
chess-escape-warning = { $you ->
    [yes] Dein Kommandopanzer kann als Nächstes entkommen.
   *[no] { $side ->
        [white] Der weiße Kommandopanzer kann als Nächstes entkommen.
       *[black] Der schwarze Kommandopanzer kann als Nächstes entkommen.
    }
}
chess-raid-warning = { $you ->
    [yes] Du kannst den RAID als Nächstes vollenden.
   *[no] { $side ->
        [white] Weiß kann den RAID als Nächstes vollenden.
       *[black] Schwarz kann den RAID als Nächstes vollenden.
    }
}
chess-show = Wie?
chess-zoom = { $zoomed ->
    [yes] Ganzes Brett
   *[no] Brett vergrößern
}
chess-threats = Unter Feuer
chess-threats-off = Aus
chess-threats-mine = Von mir
chess-threats-theirs = Vom Gegner
chess-threats-kills = { $count ->
    [0] { $you ->
        [yes] Wärst du jetzt am Zug, könntest du den gegnerischen Kommandopanzer nicht zerstören.
       *[no] { $side ->
            [white] Wäre Weiß jetzt am Zug, könnte es den schwarzen Kommandopanzer nicht zerstören.
           *[black] Wäre Schwarz jetzt am Zug, könnte es den weißen Kommandopanzer nicht zerstören.
        }
    }
   *[other] { $you ->
        [yes] Wärst du jetzt am Zug, könntest du den gegnerischen Kommandopanzer zerstören:
       *[no] { $side ->
            [white] Wäre Weiß jetzt am Zug, könnte es den schwarzen Kommandopanzer zerstören:
           *[black] Wäre Schwarz jetzt am Zug, könnte es den weißen Kommandopanzer zerstören:
        }
    }
}
chess-threats-escape = { $you ->
    [yes] Dein Kommandopanzer könnte entkommen.
   *[no] { $side ->
        [white] Der weiße Kommandopanzer könnte entkommen.
       *[black] Der schwarze Kommandopanzer könnte entkommen.
    }
}

## Neben dem Brett

chess-tab-turn = Zug
chess-tab-tank = Panzer
chess-where = { $side } · { $cell }, Blick nach { $heading }
chess-armour = Panzerung: Front { $front }, Seite { $side }, Heck { $rear }
chess-speed = Tempo
chess-range = Reichweite
chess-card-hint = Zeig auf einen Panzer, um Tempo, Kanone und Panzerung zu sehen.
chess-moves = Züge
chess-story = Bericht
chess-side-tanks = { $side } · { $tanks ->
    [one] 1 Panzer
   *[other] { $tanks } Panzer
}
chess-tanks = { $tanks ->
    [one] 1 Panzer
   *[other] { $tanks } Panzer
}
chess-lost = { $count ->
    [one] 1 Panzer verloren
   *[other] { $count } Panzer verloren
}
chess-wins = { $side ->
    [white] Weiß hat gewonnen
   *[black] Schwarz hat gewonnen
}

chess-analyse = Analysieren
chess-game-file = Partiedatei (.tcg)

## Menü

chess-look = Das Brett
chess-coordinates = Buchstaben und Zahlen am Rand
chess-flip = Brett umdrehen
chess-keys = Tastatur: Pfeile und Enter; N nächster Panzer, Q und E drehen, T Ziel, X entkommen, Esc zurück.
aside-chess-resign = Aufgeben
aside-chess-resign-confirm = Dann ist die Partie verloren. Das lässt sich nicht zurücknehmen.
aside-chess-offerdraw = Remis anbieten
aside-chess-offerdraw-confirm = Das Angebot gilt, bis es abgelehnt wird oder dein Gegenüber gezogen hat.
aside-chess-acceptdraw = Remis annehmen
aside-chess-acceptdraw-confirm = Dann endet die Partie remis. Das lässt sich nicht zurücknehmen.
aside-chess-declinedraw = Ablehnen
aside-chess-declinedraw-confirm = Die Partie geht weiter.

## Wörter, die sich selbst erklären

term-check = Check
term-check-means = Wer gerade gezogen hat, könnte mit dem nächsten Zug den gegnerischen Kommandopanzer zerstören. Niemand muss darauf reagieren.
term-escape = Escape
term-escape-means = Wer gerade gezogen hat, könnte mit dem nächsten Zug seinen Kommandopanzer vom Brett fahren und gewinnen.

## In einer Minute

chess-minute-drive = Du fährst mit einem Panzer je Zug, geradeaus und in Drehungen um 45°.
chess-minute-shoot = Dann darf er schießen, gerade oder schräg, mit einem Feld Abstand.
chess-minute-armour = Ist die Kanone größer als die getroffene Panzerung, ist das Ziel zerstört. Seite und Heck sind dünner.
chess-minute-wrecks = Wracks bleiben stehen, versperren den Weg und halten Granaten auf.
chess-minute-victory = Zerstör den Kommandopanzer, oder entkomm mit deinem über den anderen Rand.
