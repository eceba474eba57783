# Tank Chess on the command line.

cli-file-map = maps for Tank Chess (.tcm)

cli-help-perft = Count how many ways a game of Tank Chess can go on (TC-22).
cli-example-perft = Example: panzerkiste perft standard16 --depth 3
cli-help-perft-position = A position text, in quotes, or the name of a map.
cli-help-perft-depth = How many turns ahead.
cli-help-perft-divide = Show the number for every first turn.
cli-help-perft-implementation = Who counts: kernel is fast, reference is the rules themselves.
cli-perft-counted = { $nodes } sequences of { $depth ->
    [one] one turn
   *[other] { $depth } turns
}, { $rate } a second.
cli-perft-not-covered = The kernel holds no more than 128 tanks. Please add --implementation reference.

## The study of a map

cli-map-study-title = Tank Chess: the map “{ $map }”
cli-map-study-facts = { $games } games of a quick search against itself, { $depth } turns ahead; in the opening both sides overlook much, each game something else. Both think alike, so what one side wins more than the other is the map’s doing.
cli-map-study-balance = Balance
cli-map-study-verdict-even = White, who begins, wins { $share } of the points ({ $low }–{ $high }): no side is clearly ahead.
cli-map-study-verdict-white = White, who begins, wins { $share } of the points ({ $low }–{ $high }): the map favours White.
cli-map-study-verdict-black = White, who begins, wins { $share } of the points ({ $low }–{ $high }): the map favours Black.
cli-map-study-white = White
cli-map-study-black = Black
cli-map-study-nobody = Nobody
cli-map-study-won = Games won
cli-map-study-decided = Decided games
cli-map-study-where = Where it happens
cli-map-study-driven = Where turns end: the darker, the oftener.
cli-map-study-lost = Where tanks are destroyed:
cli-map-study-tanks = Tanks
cli-map-study-tanks-explained = In a game and for each tank of a kind: how many tanks it destroys, and how likely it is lost.
cli-map-study-tank = Tank
cli-map-study-count = On the map
cli-map-study-kills = Destroys
cli-map-study-losses = Is lost
cli-map-study-mean = On average a game takes { $turns } turns, both sides counted.
cli-map-study-turns = turns
cli-map-study-end-destruction = command tank destroyed
cli-map-study-end-escape = command tank escaped
cli-map-study-end-raid = raid
cli-map-study-end-time = time
cli-map-study-end-resignation = resignation
cli-map-study-end-agreement = draw agreed
cli-map-study-end-repetition = drawn by repetition
cli-map-study-end-no-progress = drawn without progress
cli-help-engine = Play as an engine: positions come in, turns go out (docs/engine-protocol.md).
cli-example-engine = Example: echo tei | panzerkiste engine
