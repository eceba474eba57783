# The map editor of Tank Chess.

editor-title = Map editor
editor-board = Map, { $width } × { $height } cells. Arrow keys move, the space bar paints.
editor-tank = { $side ->
    [white] White
   *[black] Black
}, { $tank }
editor-name = Name of the map

## Painting

editor-paint = Brushes
editor-brush = What do you paint?
editor-rubber = Rubber
editor-hint = Below the dashed line you place White’s tanks, above it Black’s. Painting the same thing again rubs it out.
editor-keys = Keys: # obstacle, C L M H D A tanks, Del rubs out.

editor-sheet = Board
editor-symmetry = Symmetry
editor-symmetry-turn = Half-turn
editor-symmetry-mirror = Mirror
editor-symmetry-none = None
editor-complete = Copy White’s half to Black
editor-width = Width
editor-height = Height
editor-facing = { $side ->
    [white] White’s tanks face
   *[black] Black’s tanks face
}
editor-module = Fun Set
editor-module-help = Low obstacles, water and hedges.

## Checking

editor-check = Check
editor-good = Nothing speaks against this map.
editor-show = Show { $cells }

## Playing

editor-go = Try it out
editor-play = Play against the computer
editor-no-bots = There is no computer player for this game yet.
editor-balance = Is it fair? { $games } games
editor-balance-stop = Stop the games
editor-balance-progress = Games played
editor-balance-waiting = The computer is getting ready. The first time takes up to a minute.
editor-balance-stopped = Stopped before the first game was over.
editor-balance-failed = The games broke off. Please try again.
editor-balance-score =
    { $played } of { $games } { $games ->
        [one] game
       *[other] games
    }: White { $white }, drawn { $drawn }, Black { $black }.
editor-balance-verdict = { $verdict ->
    [white] White gets { $share } % of the points: too much.
    [black] White gets { $share } % of the points: too little.
   *[fair] White gets { $share } % of the points: a fair map.
}
editor-balance-old = The map has changed since.

## Keeping

editor-files = Map
editor-saved = Saved. Whoever has the link can see it.
editor-choose = Open a map
editor-own = Your maps
editor-shipped = In the box
editor-new = New map
editor-export = Export .tcm
editor-import = Import .tcm
editor-clear = Clear the board

editor-discard-title = Leave this map?
editor-discard-text = What you have drawn is not saved and would be lost.
editor-delete-title = Throw this map away?
editor-delete-text = Nobody will be able to open its link any more.
