game-connect-four-title = Vier gewinnt
game-connect-four-blurb = Steine fallen, und vier in einer Reihe gewinnen.
