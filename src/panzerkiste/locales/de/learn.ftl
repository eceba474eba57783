# Was auf den Seiten zum Lernen steht; die Worte einer Lektion stehen in der Lektion.

learn-title = Spielend lernen
learn-lead = Ein Blick auf die Regeln, ein paar kurze Lektionen am Tisch, dann das erste Gefecht.
learn-games = Spiele
learn-stamps = { $done } von { $all } Stempeln
learn-stamps-where = in deinem Übungsheft
learn-progress = { $done } von { $all }
learn-minute = In einer Minute
learn-lessons = Lektionen
learn-left = { $minutes ->
    [one] noch eine Minute
   *[other] noch { $minutes } Minuten
}
learn-lesson-done = geschafft
learn-start = Mit Lektion 1 anfangen
learn-continue = Weiter mit Lektion { $number }
learn-puzzle = Rätsel des Tages
learn-puzzles = Die Rätsel des Tages: eine Stellung, eine richtige Antwort
learn-battle = Dein erstes Gefecht
learn-battle-lead = Gegen einen leichten Computergegner. Der Ausbilder sitzt neben dir: Frag ihn, wenn du nicht weiterweißt.
learn-battle-no-clock = Keine Uhr
learn-battle-hints = Rat vom Ausbilder, wann immer du willst
learn-battle-go = Losspielen

learn-lesson-of = Lektion { $number } von { $total }
learn-steps = Schritte der Lektion
learn-coach = Ausbilder
learn-leave = Lektion verlassen
learn-on = Weiter
learn-try = Ich probier’s
learn-show = Zeig es mir
learn-skip = Überspringen
learn-back = Zurück
learn-again = Noch einmal
learn-otherwise = Erlaubt ist das, nur geht es in diesem Schritt um etwas anderes. Lies die Aufgabe noch einmal.
learn-reached = Genau so.
learn-done = Sitzt
learn-learnt = Das kannst du jetzt
learn-next = Lektion { $number }: { $title }
learn-book = Zum Übungsheft
learn-to-battle = Zum ersten Gefecht
learn-reading = Diese Lektion wird am Tisch deines Gastgebers gespielt. Bis er zu erreichen ist, steht hier, was der Ausbilder sagt.
learn-task = Deine Aufgabe
