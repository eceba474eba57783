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
learn-puzzles = Die Rätsel des Tages: eine Stellung, eine richtige Antwort
learn-battle = Dein erstes Gefecht
learn-battle-lead = Gegen einen leichten Computergegner. Wenn du nicht weiterweißt, schlägt dir das Menü am Tisch etwas vor.
learn-battle-no-clock = Keine Uhr
learn-battle-hints = Vorschläge, wann immer du willst
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
