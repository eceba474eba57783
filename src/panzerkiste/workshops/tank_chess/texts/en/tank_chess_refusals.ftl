# What the workshop of Tank Chess refuses.

## Maps

refused-map-none = There is no such map, or its owner has thrown it away.
refused-map-not-yours = Only the owner of a map can change it or throw it away.
refused-map-many = You have { $most } maps, and there is no room for more. Throw one away first.
refused-map-tanks = The computer plays on maps with up to { $most } tanks.

## Balance of a map

refused-study-none = These games are no longer known. Start them again.
refused-study-busy = The computer is already playing on other people’s maps. Try again in a few minutes.
refused-study-neighbours = The computer already plays on { $most } maps from your network, or they wait for it. Try again when one of them is done.

## Analysis

refused-analysis-busy = Too many analysis boards are open just now. Try again in a few minutes.
refused-analysis-running = A match can be analysed once it is over.
refused-analysis-other-game = There is an analysis board for Tank Chess only.
refused-analysis-large = There are { $most } positions on this board, and there is no room for more.
refused-analysis-position = This position is not on the board any more.
refused-analysis-turn = Only turns can be tried here.
