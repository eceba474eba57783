# Tank Hunter auf der Kommandozeile.

cli-file-deck = Decks für Tank Hunter (.toml)

## Die Studie eines Decks

cli-deck-study-title = Tank Hunter: das Deck „{ $deck }“
cli-deck-study-facts = { $games } Partien zwischen Computergegnern der Stufe { $level }, abwechselnd mit den Vorgaben „Erste Partie“, „Standard“ und „Experte“ und mit so vielen Spielern, wie die Karten reichen.
cli-deck-study-places = Siege nach dem Platz in der Spielreihenfolge
cli-deck-study-places-explained = Jede Gruppe steht für eine Spielerzahl; wer beginnt, steht darin vorn. Die gestrichelte Linie ist ein gerechter Anteil. Ein geteilter Sieg ist auch hier geteilt.
cli-deck-study-players = Spieler
cli-deck-study-first = Wer beginnt, gewinnt
cli-deck-study-units = Was jede Einheit an Punkten holte
cli-deck-study-units-explained = Ein Kreis ist eine Einheit: was sie mit eigenen Schüssen in einer Partie im Spiel holte, gegen die Punkte, die sie dem bringt, der sie zerstört. Die gestrichelte Linie ist der Durchschnitt aller Karten; Rot liegt darüber, Blau darunter, jeweils über die 95-%-Spanne hinaus. In der Tabelle sind sie mit * gekennzeichnet.
cli-deck-study-points = aufgedruckte Punkte
cli-deck-study-over = { $count ->
    [0] Keine Einheit liegt deutlich über ihren Punkten.
   *[other] Am weitesten über ihren Punkten:
}
cli-deck-study-under = { $count ->
    [0] Keine Einheit liegt deutlich unter ihren Punkten.
   *[other] Am weitesten unter ihren Punkten:
}
cli-deck-study-unit = Einheit
cli-deck-study-scored = Geholt
cli-deck-study-off = Abstand zur Linie
cli-deck-study-drafters = Gewinn der Besitzer
cli-deck-study-in-play = Im Spiel
cli-deck-study-others = Ereignisse und Kommandanten
cli-deck-study-others-explained = Was die gewannen, die die Karte beim Draften nahmen, gemessen an einem gerechten Anteil: 1 ist Durchschnitt.
cli-deck-study-card = Karte
cli-deck-study-drafted = Genommen
cli-deck-study-half = Die Hälfte der Partien dauert bis zu { $rounds } Runden.
cli-deck-study-end-last-player = ein Spieler übrig
cli-deck-study-end-bombing = drittes Flächenbombardement
cli-deck-study-end-unit-deck = Einheitenstapel leer
cli-deck-study-end-stalemate = Patt
cli-deck-study-shared = { $share } der Siege sind geteilt. Wie viele Punkte der Sieger vor dem Zweiten liegt:
cli-deck-study-leads = Punkte zwischen Erstem und Zweitem
cli-deck-study-points-ahead = Punkte Vorsprung
