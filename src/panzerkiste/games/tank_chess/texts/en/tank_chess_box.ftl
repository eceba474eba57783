game-tank-chess-title = Tank Chess
game-tank-chess-blurb = Chess with tanks. No dice, nothing hidden.
turn-tank-chess = Turn { $turn }
