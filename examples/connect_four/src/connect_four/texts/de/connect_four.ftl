# Vier gewinnt: alles, was es zu sagen hat. $side ist red oder yellow, $you ist yes oder no.

## Seiten

connect-four-side-red = Rot
connect-four-side-red-role = Wirft den ersten Stein ein.
connect-four-side-yellow = Gelb
connect-four-side-yellow-role = Wirft den zweiten Stein ein.

## Was gewinnt

connect-four-goal = Wer zuerst { $connect } Steine in einer Reihe hat, gewinnt.

## Optionen

connect-four-option-width = Spalten
connect-four-option-width-help = Wie viele Spalten das Brett hat (CF-02).
connect-four-option-height = Reihen
connect-four-option-height-help = Wie viele Steine in eine Spalte passen (CF-02).
connect-four-option-connect = Steine in einer Reihe
connect-four-option-connect-help = So viele Steine in einer Reihe gewinnen (CF-06).
connect-four-preset-classic = Klassisch
connect-four-preset-classic-help = Sieben Spalten, sechs Reihen, vier gewinnen.
connect-four-preset-small = Klein
connect-four-preset-small-help = Fünf Spalten, fünf Reihen, vier gewinnen: eine kurze Partie.
connect-four-preset-five = Fünf gewinnt
connect-four-preset-five-help = Neun Spalten, sieben Reihen, fünf gewinnen: Platz für Pläne.

## Was gefragt wird

connect-four-ask-drop = Wirf einen Stein ein
connect-four-waiting-drop = { $side ->
    [red] Rot wählt eine Spalte
   *[yellow] Gelb wählt eine Spalte
}
cli-connect-four-drop = Nenne eine Spalte: d. Aufgeben: resign
cli-connect-four-board = Auf dem Brett: R ist Rot, Y ist Gelb, · ein leeres Feld.

## Die Geschichte der Partie

connect-four-story-dropped = { $you ->
    [yes] Dein Stein landet auf { $cell }.
   *[no] { $side ->
        [red] Der rote Stein landet auf { $cell }.
       *[yellow] Der gelbe Stein landet auf { $cell }.
    }
}
connect-four-story-won = { $you ->
    [yes] Du gewinnst: { $reason ->
        [resign] Dein Gegenüber gibt auf.
       *[line] Die Reihe ist komplett.
    }
   *[no] { $side ->
        [red] Rot gewinnt: { $reason ->
            [resign] Gelb gibt auf.
           *[line] Die Reihe ist komplett.
        }
       *[yellow] Gelb gewinnt: { $reason ->
            [resign] Rot gibt auf.
           *[line] Die Reihe ist komplett.
        }
    }
}
connect-four-story-drawn = Remis: Das Brett ist voll.
connect-four-result-line = { $you ->
    [won] Deine Reihe ist komplett.
    [lost] Die Reihe deines Gegenübers ist komplett.
   *[nobody] { $side ->
        [red] Die rote Reihe ist komplett.
       *[yellow] Die gelbe Reihe ist komplett.
    }
}
connect-four-result-full = Das Brett ist voll, und niemand hat eine Reihe.
connect-four-result-resign = { $you ->
    [won] Dein Gegenüber hat aufgegeben.
    [lost] Du hast aufgegeben.
   *[nobody] { $side ->
        [red] Gelb hat aufgegeben.
       *[yellow] Rot hat aufgegeben.
    }
}

## Warum nicht

refused-cf-01 = Nur Rot und Gelb werfen Steine ein.
refused-cf-03 = Eine Spalte „{ $column }“ gibt es auf diesem Brett nicht.
refused-cf-04 = Spalte { $column } ist voll.
refused-cf-05 = Die andere Seite ist am Zug.
refused-cf-09 = Die Partie ist vorbei.
refused-cf-10 = „{ $text }“ ist nicht zu lesen. Ein Zug sieht so aus: R d
refused-cf-11 = „{ $text }“ ist nicht als Stellung zu lesen. Nötig sind { $width } Spalten, etwa so: . . . RY R . .
refused-cf-11-count = Rot hat so viele Steine wie Gelb oder einen mehr, nicht { $red } gegen { $yellow }.
refused-cf-11-high = In eine Spalte passen höchstens { $height } Steine.
refused-cf-11-played-on = Es gibt schon eine Reihe, aber die andere Seite hat weitergespielt.
refused-cf-11-resigned = Eine aufgegebene Partie hat keine Stellung, die sich aufschreiben ließe.
