game-tank-chess-title = Tank Chess
game-tank-chess-blurb = Schach mit Panzern. Kein Würfel, nichts verborgen.
turn-tank-chess = { $turn }. Spielzug
