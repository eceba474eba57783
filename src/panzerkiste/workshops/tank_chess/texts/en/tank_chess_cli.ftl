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
cli-help-engine = Play as an engine: positions come in, turns go out (docs/engine-protocol.md).
cli-example-engine = Example: echo tei | panzerkiste engine
