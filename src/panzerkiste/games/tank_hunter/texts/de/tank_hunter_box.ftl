game-tank-hunter-title = Tank Hunter
game-tank-hunter-blurb = Karten, Hinterhalt und ein Würfel, der entscheidet.
turn-tank-hunter = { $turn }. Spielzug
