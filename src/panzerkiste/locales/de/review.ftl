# Die Rückschau auf eine beendete Partie.

review-title = Rückschau
review-against = { $game } · { $names }
review-draw = Remis
review-won = Gewonnen
review-lost = Verloren
review-wins = { $names } gewinnt
review-replay = Partie ansehen
review-back = Zum Tisch
review-working = Die Partie wird durchgesehen …
review-working-part = { $done } von { $of } Teilen
review-failed = Das hat nicht geklappt.
review-again = Noch einmal versuchen
review-missing = Auf diese Partie gibt es keine Rückschau
review-missing-help = Es gibt sie nicht, sie läuft noch, oder du warst nicht dabei.
review-nothing = Hier gibt es nichts zu beurteilen
review-nothing-help = Das Spiel hat keine eigene Bewertung, oder die Partie war vorbei, bevor es etwas zu beurteilen gab.

review-course-you = Deine Chancen
review-course = Chancen im Verlauf
review-course-unit = in Prozent, nach jedem Schritt
review-course-described = Chancen von { $name }: am Anfang { $first } %, am Ende { $last } %.
review-from = Beurteilt ab: { $turn }.
review-eyes = Mit wessen Wissen
review-eyes-open = Alles offen
review-eyes-seat = { $name }

review-you = Du
review-point = { $number }. { $turn }
review-swing = { $gain ->
    [one] { $sign }{ $gain } Punkt
   *[other] { $sign }{ $gain } Punkte
}
review-cause-dice = Würfel und Karten von { $name }
review-cause-likely = { $name }: das kam mit { $percent } %
review-cause-choice = Wahl von { $name }
review-cause-hidden = Verdeckt für { $name }
review-cause-word = Die Zeit war um
review-better = Besser: { $text }
review-better-chance = Besser ({ $chance } % statt { $done } %): { $text }
review-fell = Die Chancen von { $name }: { $before } %, danach { $after } %.
review-look = Ansehen
review-biggest = Der größte Umschwung
review-no-points = Kein einzelner Schritt hat viel geändert.

review-luck = Glück
review-luck-none = In diesem Spiel wird nicht gewürfelt.
review-luck-few = Kein Wurf kam, der etwas hätte ändern können.
review-luck-sum = Würfel und Karten brachten { $name } { $points } Punkte.
review-luck-often = So weit daneben liegt { $often ->
    [1] fast jede Partie
   *[other] etwa jede { $often }. Partie
}.
review-luck-key = Strich: zu erwarten. Punkt: geschehen. Gezählt sind gute Würfe.
review-luck-estimated = { $throws ->
    [one] Ein Zug mehrerer Karten ist geschätzt und nicht gezählt.
   *[other] { $throws } Züge mehrerer Karten sind geschätzt und nicht gezählt.
}
review-luck-of = { $kind }, { $name }
review-luck-die = Geschütze
review-luck-dice = Würfe
review-luck-shot = Schüsse
review-luck-scout = Aufklärung
review-luck-effect = Wirkungen
review-luck-ammunition = Munition
review-luck-evade = Ausweichen
review-luck-draw_event = Ereignisse
review-luck-draw_unit = Einheiten
review-luck-other = Sonstige Würfe

review-balance = Woraus es bestand
review-balance-dice = Würfel und Karten
review-balance-own = Eigene Wahl
review-balance-others = Die anderen
review-balance-hidden = Verdecktes
review-balance-whole = Vom Anfang zum Ende

review-accuracy = Genauigkeit
review-accuracy-none = Hier hat der Trainer keine Meinung.
review-accuracy-by = Beurteilt nach dem, was jeder wissen konnte.
review-best = beste
review-good = gut
review-inaccurate = ungenau
review-mistakes = Fehler
review-accuracy-told = { $name }: { $percent } %. { $best } beste, { $good } gute, { $inaccurate } ungenaue, { $mistakes } Fehler.
