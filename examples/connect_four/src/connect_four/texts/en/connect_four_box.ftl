game-connect-four-title = Connect Four
game-connect-four-blurb = Stones fall, and four in a line win.
