# Was die Rätselseiten sagen; die Worte eines Spiels für seine Themen und Rechnungen stehen beim Spiel.

puzzles-title = Rätsel
puzzles-of = Rätsel zu { $game }
puzzles-lead = Eine Stellung, eine richtige Antwort. Die echten Regeln urteilen, die Erklärung kommt mit der Lösung.
puzzles-of-the-day = Rätsel des Tages
puzzles-day = { $day }, neue um Mitternacht UTC
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-more = Alle Rätsel zu { $game }
puzzles-start = Nächstes Rätsel
puzzles-themes = Thema
puzzles-any-theme = Alle Themen
puzzles-solve = Lösen
puzzles-today-on = Rätsel des Tages · { $day }
puzzles-solved-today = gelöst

puzzle-rating = Deine Wertung
puzzle-rating-none = noch keine
puzzle-streak = Serie
puzzle-streak-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
puzzle-day-solved = { $day }: gelöst
puzzle-day-open = { $day }: offen
puzzle-difficulty = Schwierigkeit
puzzle-theme = Thema

puzzle-panel = Rätsel
puzzle-leave = Rätsel verlassen
puzzle-you-move = Du bist am Zug
puzzle-to-move = { $side } am Zug
puzzle-ask = { $turns ->
    [one] Finde den besten Zug
   *[other] Finde die besten { $turns } Züge
}
puzzle-chance = Chance
puzzle-alone = Über jeden Versuch urteilen die Regeln. Was die anderen antworten, wird für sie gespielt.
puzzle-moves = Deine Lösung
puzzle-solution = Lösung
puzzle-try = Selbst versuchen
puzzle-again = Noch einmal versuchen
puzzle-hint = Tipp
puzzle-hint-place = Der Zug beginnt auf { $place }.
puzzle-hint-two = Eins von beiden ist es: { $one } oder { $other }.
puzzle-hinted = Mit Tipp zählt es als Fehlversuch, und nicht für deine Serie.
puzzle-show = Lösung
puzzle-next = Nächstes Rätsel
puzzle-wrong = Noch nicht
puzzle-wrong-text = Die Regeln erlauben das, aber es geht besser.
puzzle-wrong-then = Sieh, was daraus wird. Es geht besser.
puzzle-wrong-later = Der Anfang stimmte. Hier geht es noch besser.
puzzle-found = Richtig! Weiter so.
puzzle-solved-first = Beim ersten Versuch gelöst
puzzle-solved = Gelöst
puzzle-shown = Das war die Lösung
puzzle-now = Deine Wertung ist jetzt { $rating }.
puzzle-best = So gut war sie noch nie.
puzzle-not-counted = Nur der erste Versuch an einem Rätsel zählt.
puzzle-streak-now = Deine Serie: { $days ->
    [one] ein Tag.
   *[other] { $days } Tage.
}
puzzle-sums = So wird gerechnet
puzzle-step = Schritt { $shown } von { $all }
puzzle-step-back = Einen Schritt zurück
puzzle-step-on = Einen Schritt weiter
puzzle-anew = Noch einmal von vorn
