# The battlefield editor of Dropzone. $x, $y, $extent, $at, $away, $distance, $eye and $aim are written numbers.

field-title = Battlefield editor
field-name = Name of the battlefield
field-board = Battlefield, { $width }″ × { $depth }″. Brackets go from thing to thing, comma and full stop from corner to corner, arrows move, Enter sets, Delete removes.
field-spoken = { $name }, { $kind }, { $extent }, at { $x }, { $y }
field-many = { $things ->
    [one] One thing selected
   *[other] { $things } things selected
}
field-zoom-in = Zoom in
field-zoom-out = Zoom out
field-zoom-fit = Show the whole table

## Tools

field-tools = Draw
field-tool = What do you do?
field-tool-select = Select
field-tool-building = Building
field-tool-door = Door
field-tool-window = Window
field-tool-hatch = Roof hatch
field-tool-connect = Connect
field-tool-sight = Test sight
field-shape = Shape
field-shape-polygon = Corners
field-shape-box = Box
field-shape-round = Round
field-shape-strip = Line
field-hint-select = Drag moves; the squares are corners, the dots make new ones, the circle turns. Shift selects several.
field-hint-polygon = Set corner after corner. The first corner, or the last one twice, closes the outline. Shift draws straight.
field-hint-box = Drag from corner to corner, or set two corners.
field-hint-round = Drag from corner to corner of the space it fills.
field-hint-strip = Drag from one end to the other. Shift draws straight.
field-hint-door = Press on a wall to put a door into it.
field-hint-window = Press on a wall to put a window into it. Troops fire from windows.
field-hint-hatch = Press on a roof. A hatch needs a roof that one can stand on.
field-hint-connect = Press on one building, then on another less than 3″ away. Once more takes the way back.
field-hint-sight = Press where somebody stands and then where he looks, or drag from one to the other.
field-finish = Close the outline
field-corner-back = Back one corner

## Snapping and symmetry

field-snap = Grid and symmetry
field-grid = Grid
field-grid-none = No grid
field-snap-corners = To corners
field-snap-angles = Straight lines
field-symmetry = Symmetry
field-symmetry-none = None
field-symmetry-turn = Half a turn
field-symmetry-west = Mirror west to east
field-symmetry-south = Mirror south to north
field-symmetry-hint = What you draw or change here happens opposite, too.
field-copy-across = Copy the selection across
field-complete-turn = Turn the southern half to the north
field-complete-west = Mirror the western half
field-complete-south = Mirror the southern half

## The table

field-table = Table
field-wide = Width
field-deep = Depth
field-words = Names and description
field-name-in = Name, { $language }
field-description-in = Description, { $language }
field-things = What stands on it ({ $count })
field-keys = Keyboard
field-key-tools = Select, building, terrain
field-key-select = Select · test sight
field-key-roam = Thing before · next thing
field-key-corners = Corner before · next corner
field-key-move = Move by the grid; with Shift by 0.1″
field-key-turn = Turn by 15°; with Shift the other way
field-key-insert = New corner after this one
field-key-zoom = Nearer · farther · whole table

## What is selected

field-kind-building = Building
field-kind-wood = Wood
field-kind-low-wall = Low wall
field-kind-high-wall = High wall
field-kind-river = River
field-kind-rubble = Rubble
field-kind-crater = Crater
field-kind-hill = Hill
field-duplicate = Duplicate (Ctrl+D)
field-remove = Delete (Del)
field-turn-left = Turn 15° to the left
field-turn-right = Turn 15° to the right
field-select-none = Select nothing
field-id = Name in the file
field-height = Height
field-corners = Corners ({ $count })
field-corner-x = { $corner } · x
field-corner-y = { $corner } · y
field-corner-add = New corner after { $corner }
field-corner-remove = Remove corner { $corner }

field-kind = Kind
field-flag-blocks-sight = Blocks sight
field-flag-body-cover = Body cover
field-flag-concealment = Concealment
field-flag-permeable = Permeable
field-flag-massive-field = Massive field
field-flag-flat-top = Plateau
field-flag-steep = Steep slope
field-going = How one gets on in it
field-mover-infantry = Infantry
field-mover-vehicle = Vehicles
field-mover-skimmer = Skimmers
field-mover-walker = Walkers
field-mover-aircraft = Aircraft
field-going-p = Passable
field-going-d = Difficult
field-going-i = Impassable
field-going-h = Half move
field-going-step = Steps over
field-base = Begins at
field-outline-cost = Climbing costs
field-as-kind = As usual for: { $kind }

field-storeys = Storeys
field-size = Size
field-size-micro = Micro
field-size-tiny = Tiny
field-size-small = Small
field-size-medium = Medium
field-size-large = Large
field-construction = Construction
field-construction-weak = Weak
field-construction-standard = Standard
field-construction-reinforced = Reinforced
field-armour = Armour
field-damage = Damage points
field-garrison = Garrison
field-floor = sq in
field-roof = Roof one can stand on
field-ground-level = Roof is ground level for flights
field-barred = Not to be entered in turn 1
field-walls = Walls, doors, windows
field-wall = Wall { $wall }
field-on-roof = Roof
field-door-at = Door in wall { $wall }, { $at } along
field-window-at = Window in wall { $wall }, { $at } along
field-add-door = Add a door to wall { $wall }
field-add-window = Add a window to wall { $wall }
field-clear = No windows
field-clear-windows = No windows in wall { $wall }
field-along = Along wall { $wall }
field-width = Door width
field-sill = Height of window
field-remove-part = Remove it
field-usual-walls = Usual doors and windows
field-connections = Connected buildings ({ $count })
field-connected = { $name }, { $away } away

## Sight

field-sight = Sight
field-sight-eye = Who looks
field-sight-target = At whom
field-stands = Who
field-stands-infantry = Infantry
field-stands-vehicle = Vehicle
field-stands-walker = Walker
field-stands-aircraft = Aircraft
field-sight-begin = Press on the map where somebody stands.
field-sight-next = Now press where he looks.
field-sight-clear = Forget this line
field-cover-clear = Clear sight
field-cover-hull-down = Hull-down
field-cover-hidden = No sight
field-visible = { $share } % visible
field-look = { $distance } away; from { $eye } to { $aim } above the table.
field-blocks = hides { $share } %.
field-concealed = Concealed by { $piece }.
field-covered = Body cover by { $piece }.

## Checking

field-check = Check
field-good = Nothing speaks against this battlefield.
field-show = Show { $piece }

## Playing

field-go = Play on it
field-planned = Show edges and objectives
field-play = Play against the computer
field-play-refused = Mend the errors first.

## Keeping

field-files = Battlefield
field-saved = Saved. Whoever has the link can see it.
field-choose = Open a battlefield
field-own = Your battlefields
field-shipped = In the box
field-new = New battlefield
field-export = Export .toml
field-import = Import .toml
field-discard-title = Leave this battlefield?
field-discard-text = What you have drawn is not saved and would be lost.
field-delete-title = Throw this battlefield away?
field-delete-text = Nobody will be able to open its link any more.
