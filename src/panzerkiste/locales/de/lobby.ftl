# Die Lobby: Leute treffen sich, sehen ihre Partien und finden, was gespielt wurde.

lobby-name = Lobby
lobby-title = Was spielen wir?

## Gleich spielen

way-computer = Gegen den Computer
way-computer-now = sofort
way-computer-level = sofort · Stufe { $level } von { $levels }
way-seek = Gegner suchen
way-seek-count = { $count ->
    [0] wer dasselbe will, spielt mit dir
    [one] einer sucht gerade
   *[other] { $count } suchen gerade
}
way-seeking = Suche: { $game }
way-seeking-meanwhile = spiel solange gegen den Computer
way-stop = Abbrechen
way-invite = Freund einladen
way-invite-how = mit Link, Code oder QR

## Meine Partien

games-title = Meine Partien
games-all = alle Partien
games-finished = Beendet
games-against = gegen { $names }
games-theirs = { $name } ist dran
games-waiting = Der Gegner ist dran
games-open = wartet auf Mitspieler
games-clock = { $left } auf deiner Uhr
games-until = Zeit bis { $day }
result-unknown = Beendet
result-of = Sieg: { $names }

## Freie Plätze

seats-title = Freie Plätze
seats-more = und { $count } weitere
seat-take = Annehmen
seat-withdraw = Zurückziehen
seat-leave = Doch nicht
seat-offer = Eigenen Platz ausschreiben
seat-usual = Standardregeln
seat-side = du: { $side }
seat-drawn = Seite gelost
seat-rated = gewertet
seat-free = { $free } Plätze frei

time-none = ohne Uhr
time-minutes = { $minutes } min
time-increment = { $minutes } min + { $seconds } s
time-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}

## Worauf man sich einigt

terms-seek = Gegner suchen
terms-seek-go = Suchen
terms-seat = Platz ausschreiben
terms-seat-go = Ausschreiben
terms-invite = Freund einladen
terms-invite-go = Einladen
terms-person = { $name } herausfordern
terms-person-go = Fragen
terms-cancel = Abbrechen
terms-game = Spiel
terms-clock = Uhr
terms-side = Deine Seite
terms-drawn = gelost

## Leute

people-title = Jetzt hier
people-more = und { $count } weitere
people-visible = Andere sehen, dass du da bist
people-nameless = Gib dir einen Namen, dann sehen dich die anderen
person-here = ist da
person-playing = spielt { $game }
person-seeking = sucht { $game }
person-away = war eben noch da
person-ask = Fragen

challenge-asked = { $name } möchte { $game } mit dir spielen
challenge-asking = Du hast { $name } gefragt: { $game }
challenge-accept = Annehmen
challenge-decline = Lieber nicht
challenge-withdraw = Zurückziehen
challenge-declined = { $name } möchte gerade nicht.
begun = { $game } mit { $names } beginnt.
begun-go = Zum Tisch

## Gespielte Partien

finished-title = Gespielte Partien
finished-mine = Deine Partien
finished-player = Name beginnt mit
finished-result = Ausgang
finished-since = Von
finished-until = Bis
finished-any = alle
finished-find = Suchen
finished-more = Weitere
finished-found = { $count ->
    [0] Dazu gibt es keine Partie, die alle ansehen dürfen
    [one] Eine Partie gefunden
   *[other] { $count } Partien gefunden
}
finished-share = Partie teilen
finished-text = { $game }: { $names }
