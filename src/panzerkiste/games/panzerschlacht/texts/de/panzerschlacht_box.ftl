game-panzerschlacht-title = Panzerschlacht
game-panzerschlacht-blurb = Verdeckte Werte, Minen und der Schuss ins Ungewisse.
turn-panzerschlacht = { $turn }. Spielzug
