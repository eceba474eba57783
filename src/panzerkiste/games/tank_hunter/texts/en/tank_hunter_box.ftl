game-tank-hunter-title = Tank Hunter
game-tank-hunter-blurb = Cards, ambush and a die that decides.
turn-tank-hunter = Turn { $turn }
