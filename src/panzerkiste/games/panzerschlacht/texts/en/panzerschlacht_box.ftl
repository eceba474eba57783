game-panzerschlacht-title = Panzerschlacht
game-panzerschlacht-blurb = Hidden values, mines and shots into the unknown.
turn-panzerschlacht = Turn { $turn }
