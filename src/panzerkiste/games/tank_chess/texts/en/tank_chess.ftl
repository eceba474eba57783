# Tank Chess: everything the rules have to say. $side is white or black, $you is yes or no.

## Sides and tanks

tank-chess-side-white = White
tank-chess-side-white-role = moves first, from the bottom of the board
tank-chess-side-black = Black
tank-chess-side-black-role = moves second, from the top of the board
tank-chess-tank-command = Command tank
tank-chess-tank-light = Light tank
tank-chess-tank-medium = Medium tank
tank-chess-tank-heavy = Heavy tank
tank-chess-tank-destroyer = Tank destroyer
tank-chess-tank-mortar = Heavy mortar
tank-chess-tank = { $tank ->
    [command] command tank
    [light] light tank
    [medium] medium tank
    [heavy] heavy tank
    [destroyer] tank destroyer
   *[mortar] mortar
}
tank-chess-tank-subject = { $tank ->
    [command] command tank
    [light] light tank
    [medium] medium tank
    [heavy] heavy tank
    [destroyer] tank destroyer
   *[mortar] mortar
}
tank-chess-facet-front = front
tank-chess-facet-side = side
tank-chess-facet-rear = rear
tank-chess-facet = { $facet ->
    [front] front
    [side] side
   *[rear] rear
}
tank-chess-heading = { $heading ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
tank-chess-wreck = Wreck
tank-chess-terrain-open = Open ground
tank-chess-terrain-obstacle = Obstacle
tank-chess-terrain-low = Low obstacle
tank-chess-terrain-water = Water
tank-chess-terrain-hedge = Hedge

## What wins

tank-chess-goal = { $mode ->
    [raid] Destroy the enemy’s command tank, drive your own off the far edge, or reach with any tank the cell where the enemy’s command tank started.
   *[standard] Destroy the enemy’s command tank, or drive your own off the board across the far edge.
}

## Maps

tank-chess-map-standard16 = Standard
tank-chess-map-standard16-advice = The printed small board, 16 × 16: the one to begin with.
tank-chess-map-crossways16 = Crossways
tank-chess-map-crossways16-advice = 16 × 16, open lanes that cross in the middle: quick attacks, few safe corners.
tank-chess-map-ironfield20 = Iron Field
tank-chess-map-ironfield20-advice = 20 × 20, with tank destroyers and mortars: the long game.
tank-chess-map-farmyard10 = Farmyard
tank-chess-map-farmyard10-advice = 10 × 10, six tanks a side: a game of ten minutes.
tank-chess-map-fords14 = Fords
tank-chess-map-fords14-advice = 14 × 14, a river with three fords, hedges on its banks: with the Fun Set. Who misses a ford sinks.
tank-chess-map-gunline20 = Gun Line
tank-chess-map-gunline20-advice = 20 × 20, tank destroyers and mortars on a wide field with scattered cover.
tank-chess-map-highpass18 = High Pass
tank-chess-map-highpass18-advice = A long way up to a narrow saddle between two massifs.
tank-chess-map-oldtown16 = Old Town
tank-chess-map-oldtown16-advice = 16 × 16, blocks of houses, alleys between them, and a market place to fight over.
tank-chess-map-orchard12 = Orchard
tank-chess-map-orchard12-advice = Trees in rows: every line of fire is short, every diagonal a surprise.
tank-chess-map-steppe18 = Steppe
tank-chess-map-steppe18-advice = Wide and bare: long shots, few places to hide.
tank-chess-map-threegaps16 = Three Gaps
tank-chess-map-threegaps16-advice = 16 × 16, a ridge from edge to edge: three gaps to break through.

## Options

tank-chess-option-map = Map
tank-chess-option-map-help = One of the maps in the box, or a map of your own as the text of a map file (TC-63).
tank-chess-option-map-standard16 = Standard
tank-chess-option-map-crossways16 = Crossways
tank-chess-option-map-ironfield20 = Iron Field
tank-chess-option-map-farmyard10 = Farmyard
tank-chess-option-map-fords14 = Fords
tank-chess-option-map-gunline20 = Gun Line
tank-chess-option-map-highpass18 = High Pass
tank-chess-option-map-oldtown16 = Old Town
tank-chess-option-map-orchard12 = Orchard
tank-chess-option-map-steppe18 = Steppe
tank-chess-option-map-threegaps16 = Three Gaps
tank-chess-option-mode = Mode
tank-chess-option-mode-help = In a RAID you also win by reaching the cell on which the enemy’s command tank started (TC-69).
tank-chess-option-mode-standard = Standard
tank-chess-option-mode-raid = RAID
tank-chess-option-module = Expansion
tank-chess-option-module-help = The Fun Set brings low obstacles, water and hedges to maps that have them (TCX-06).
tank-chess-option-module-none = None
tank-chess-option-module-funset = Fun Set
tank-chess-option-minutes = Minutes per player
tank-chess-option-minutes-help = Thinking time for the whole match; whoever runs out of it loses (TC-53). We recommend 30 on small boards and 45 on large ones. 0 means no clock.
tank-chess-option-timed = The host counts time
tank-chess-option-timed-help = The server says when somebody has run out of time; nobody need choose this.
tank-chess-option-position = Position
tank-chess-option-position-help = Start from this position text instead of the map’s setup (TC-61). Leave it empty for a normal match.
new-own-advice = A map of your own. If it has low obstacles, water or hedges, switch the Fun Set on.

## What is asked

tank-chess-ask-move = Move a tank
tank-chess-waiting-move = { $side ->
    [white] White is moving
   *[black] Black is moving
}

## The story of the match

tank-chess-story-moved = { $you ->
    [yes] Your
   *[no] { $side ->
        [white] White’s
       *[black] Black’s
    }
} { tank-chess-tank } { $way ->
    [turned] turns on { $cell } to face { tank-chess-heading }.
    [reversed] reverses from { $start } to { $cell }.
   *[drove] drives from { $start } to { $cell }, facing { tank-chess-heading }.
}
tank-chess-story-shot = { $destroyed ->
    [yes] It fires from { $cell } at { $target } and hits the { tank-chess-facet }: gun { $gun } beats armour { $armour }.
   *[no] It fires from { $cell } at { $target } and hits the { tank-chess-facet }: gun { $gun } does nothing to armour { $armour }.
}
tank-chess-story-destroyed = { $you ->
    [yes] Your
   *[no] { $side ->
        [white] White’s
       *[black] Black’s
    }
} { tank-chess-tank } on { $cell } is destroyed.
tank-chess-story-sunk = { $you ->
    [yes] Your
   *[no] { $side ->
        [white] White’s
       *[black] Black’s
    }
} { tank-chess-tank-subject } sinks on { $cell }.
tank-chess-story-escaped = { $you ->
    [yes] Your command tank escapes from { $cell } across the far edge.
   *[no] { $side ->
        [white] White’s command tank escapes from { $cell } across the far edge.
       *[black] Black’s command tank escapes from { $cell } across the far edge.
    }
}
tank-chess-story-check = CHECK! { $you ->
    [yes] You could destroy the enemy’s command tank next: { $by }.
   *[no] { $side ->
        [white] White could destroy Black’s command tank next: { $by }.
       *[black] Black could destroy White’s command tank next: { $by }.
    }
}
tank-chess-story-escape = ESCAPE! { $you ->
    [yes] Your command tank could escape next: { $by }.
   *[no] { $side ->
        [white] White’s command tank could escape next: { $by }.
       *[black] Black’s command tank could escape next: { $by }.
    }
}
tank-chess-story-raid = ESCAPE! { $you ->
    [yes] You could complete the RAID next: { $by }.
   *[no] { $side ->
        [white] White could complete the RAID next: { $by }.
       *[black] Black could complete the RAID next: { $by }.
    }
}
tank-chess-story-repeated = This position stands for the second time. A third time is a draw.
tank-chess-story-draw-offered = { $you ->
    [yes] You offer a draw.
   *[no] { $side ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    }
}
tank-chess-story-draw-declined = { $you ->
    [yes] You decline the draw.
   *[no] { $side ->
        [white] White declines the draw.
       *[black] Black declines the draw.
    }
}
tank-chess-story-won = { $you ->
    [yes] You win: { $reason ->
        [destruction] the enemy command tank is lost.
        [escape] your command tank has escaped.
        [raid] the RAID is complete.
        [resignation] your opponent resigns.
       *[time] your opponent’s time has run out.
    }
   *[no] { $side ->
        [white] White wins: { $reason ->
            [destruction] Black’s command tank is lost.
            [escape] the command tank has escaped.
            [raid] the RAID is complete.
            [resignation] Black resigns.
           *[time] Black’s time has run out.
        }
       *[black] Black wins: { $reason ->
            [destruction] White’s command tank is lost.
            [escape] the command tank has escaped.
            [raid] the RAID is complete.
            [resignation] White resigns.
           *[time] White’s time has run out.
        }
    }
}
tank-chess-story-drawn = Draw: { $reason ->
    [repetition] the same position stands for the third time.
    [no-progress] a hundred turns without a loss.
   *[agreement] by agreement.
}

## Results

tank-chess-result-destruction = { $you ->
    [won] The enemy command tank is lost.
    [lost] Your command tank is lost.
   *[nobody] { $side ->
        [white] Black’s command tank is lost.
       *[black] White’s command tank is lost.
    }
}
tank-chess-result-escape = { $you ->
    [won] Your command tank has escaped.
    [lost] The enemy command tank has escaped.
   *[nobody] { $side ->
        [white] White’s command tank has escaped.
       *[black] Black’s command tank has escaped.
    }
}
tank-chess-result-raid = { $you ->
    [won] You have completed the RAID.
    [lost] Your opponent has completed the RAID.
   *[nobody] { $side ->
        [white] White has completed the RAID.
       *[black] Black has completed the RAID.
    }
}
tank-chess-result-time = { $you ->
    [won] Your opponent’s time has run out.
    [lost] Your time has run out.
   *[nobody] { $side ->
        [white] Black’s time has run out.
       *[black] White’s time has run out.
    }
}
tank-chess-result-resignation = { $you ->
    [won] Your opponent has resigned.
    [lost] You have resigned.
   *[nobody] { $side ->
        [white] Black has resigned.
       *[black] White has resigned.
    }
}
tank-chess-result-agreement = Both sides agreed to a draw.
tank-chess-result-repetition = The same position stood for the third time.
tank-chess-result-no-progress = A hundred turns passed without a loss.

## Why not: moving

refused-tc-01 = The board has no such cell.
refused-tc-01-size = A board has 8 to 26 cells in each direction, not { $width } × { $height }.
refused-tc-09 = There is an obstacle on { $cell }.
refused-tc-11 = It is not your turn.
refused-tc-12-no-tank = No live tank stands on { $cell }.
refused-tc-12-not-yours = The tank on { $cell } is not yours.
refused-tc-14 = A tank must move before it fires; this one would stay on { $cell } as it is.
refused-tc-16 = { $speed } steps are not enough to end on { $cell } like this.
refused-tc-17-tank = A tank stands on { $cell }.
refused-tc-17-way = Something is in the way to { $cell }.
refused-tc-20 = A tank reverses exactly one cell and keeps its heading; { $cell } like this is more.
refused-tc-21 = Nothing would change: same cell, same heading. A turn needs a move.
refused-tc-36 = There is a wreck on { $cell }.
refused-tc-39 = The command tank cannot get from { $cell } across the far edge in { $speed } steps.
refused-tc-42 = Only a command tank may leave the board; the tank on { $cell } is none.

## Why not: shooting

refused-tc-24 = From { $start } with this heading { $cell } lies in none of the three directions of fire.
refused-tc-24-ahead = From { $start } with this heading { $cell } does not lie straight ahead, and this tank fires nowhere else.
refused-tc-25 = { $start } and { $cell } are not on one straight line.
refused-tc-26 = { $cell } is too close: at least one empty cell must lie between.
refused-tc-27 = What stands on { $blocker } is in the line of fire to { $cell }.
refused-tc-28 = There is no live enemy tank on { $cell }.
refused-tc-49 = A mortar hits targets 3, 4 or 5 cells away; { $cell } is { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
} away.

## Why not: everything else

refused-tc-53 = Only the host ends a match on time, and only for the side to move.
refused-tc-54-offer = You cannot offer a draw now: one offer for each turn, and none while an offer stands.
refused-tc-54-answer = There is no offer of a draw to answer.
refused-tc-58 = The match is over.
refused-tc-69-shot = Ending on { $cell } wins the RAID; no shot belongs to it.
refused-tc-69-won = A tank already stands on its goal { $cell }; the RAID would be over.
refused-tc-69-map = A RAID needs a known map, and this position is on none.
refused-tcx-02 = There is a low obstacle on { $cell }.
refused-tcx-03 = A tank that sinks on { $cell } does not fire.
refused-tcx-04 = The hedge on { $blocker } is in the line of fire to { $cell }.
refused-tcx-06 = Low obstacles, water and hedges need the Fun Set. Switch it on under “Expansion”.

## Why not: notation

refused-tc-60-cell = Line { $line }, column { $column }: a cell such as e4 is expected, not “{ $found }”.
refused-tc-60-dash = Line { $line }, column { $column }: a dash is expected, not “{ $found }”.
refused-tc-60-heading = Line { $line }, column { $column }: a heading such as N or SE is expected, not “{ $found }”.
refused-tc-60-letter = Line { $line }, column { $column }: the tank on { $cell } has the letter { $letter }.
refused-tc-60-word = Line { $line }, column { $column }: “{ $found }” is nothing a player can say. Resign, draw offer, draw accept and draw decline are.
refused-tc-60-end = Line { $line }, column { $column }: “{ $found }” is too much.

## Why not: position text

refused-tc-61-tag = Line { $line }, column { $column }: a position begins with “TC1 ”.
refused-tc-61-size = Line { $line }, column { $column }: a size such as 16x16 is expected, not “{ $found }”.
refused-tc-61-space = Line { $line }, column { $column }: a comma or a single space is expected, not “{ $found }”.
refused-tc-61-map = Line { $line }, column { $column }: no map in the box is called “{ $found }”.
refused-tc-61-map-size = Line { $line }, column { $column }: this map is { $width } × { $height }.
refused-tc-61-off-board = Line { $line }, column { $column }: { $cell } is not on the board.
refused-tc-61-twice = Line { $line }, column { $column }: two things cannot stand on { $cell }.
refused-tc-61-letter = Line { $line }, column { $column }: the letter of a tank is expected, not “{ $found }”.
refused-tc-61-heading = Line { $line }, column { $column }: a heading, or * for a wreck, is expected, not “{ $found }”.
refused-tc-61-side = Line { $line }, column { $column }: the side to move, w or b, is expected, not “{ $found }”.
refused-tc-61-quiet = Line { $line }, column { $column }: the quiet turns are a number from 0 to 100, not “{ $found }”.
refused-tc-61-turn = Line { $line }, column { $column }: the number of the turn is expected, not “{ $found }”.
refused-tc-61-commands = Line { $line }, column { $column }: { $side ->
    [white] White
   *[black] Black
} has more than one command tank.
refused-tc-61-no-command = Line { $line }, column { $column }: { $side ->
    [white] White
   *[black] Black
} has no command tank.
refused-tc-61-move = Line { $line }, column { $column }: only an escape, a RAID or a sinking that ends the game may stand here.
refused-tc-61-end = Line { $line }, column { $column }: “{ $found }” is too much.

## Why not: game files

refused-tc-62-no-position = The map “{ $map }” is not in the box, so the file needs a Position with all obstacles.
refused-tc-62-setup = For a RAID on an own map the Position must be the map’s setup.
refused-tc-62-raid = A RAID that starts from a position on an own map cannot be written as a game file.
refused-tc-62-tag = Line { $line }, column { $column }: no tag of this name is known.
refused-tc-62-tag-twice = Line { $line }, column { $column }: this tag stands here for the second time.
refused-tc-62-quote = Line { $line }, column { $column }: a space and a quotation mark are expected, not “{ $found }”.
refused-tc-62-bracket = Line { $line }, column { $column }: the tag does not end properly.
refused-tc-62-missing = Line { $line }, column { $column }: the tag { $tag } is missing.
refused-tc-62-blank = Line { $line }, column { $column }: an empty line is expected after the tags.
refused-tc-62-value = Line { $line }, column { $column }: { $tag } cannot have this value.
refused-tc-62-position = Line { $line }, column { $column }: the game cannot start like this ({ $because }).
refused-tc-62-map = Line { $line }, column { $column }: the position is not on the map { $map }.
refused-tc-62-brace = Line { $line }, column { $column }: this comment does not end.
refused-tc-62-number = Line { $line }, column { $column }: the number of the turn is expected, not “{ $found }”.
refused-tc-62-space = Line { $line }, column { $column }: a space is expected, not “{ $found }”.
refused-tc-62-turn = Line { $line }, column { $column }: this turn is not legal ({ $because }).
refused-tc-62-result = Line { $line }, column { $column }: a result is expected, not “{ $found }”.
refused-tc-62-result-tag = Line { $line }, column { $column }: the tags give the result as { $result }.
refused-tc-62-termination = Line { $line }, column { $column }: the game did not end { $result } by “{ $termination }”.
refused-tc-62-end = Line { $line }, column { $column }: “{ $found }” is too much.

## Why not: maps

refused-tc-63-unknown = No map in the box is called “{ $name }”.
refused-tc-63-key = Line { $line }, column { $column }: a map has a name, author, comment, white-facing and black-facing, and nothing else.
refused-tc-63-twice = Line { $line }, column { $column }: this line stands here for the second time.
refused-tc-63-facing = Line { $line }, column { $column }: a heading such as N or SE is expected, not “{ $found }”.
refused-tc-63-blank = Line { $line }, column { $column }: an empty line is expected before the board.
refused-tc-63-sign = Line { $line }, column { $column }: “{ $found }” does not stand for a cell.
refused-tc-63-row = Line { $line }, column { $column }: this rank has { $have } cells, the others have { $width }.
refused-tc-63-empty = Line { $line }, column { $column }: the board is missing.
refused-tc-66-size = A map has 8 to 26 cells in each direction, not { $width } × { $height }.
refused-tc-66-command = { $side ->
    [white] White
   *[black] Black
} needs exactly one command tank and has { $have }.
refused-tc-66-half = { $side ->
    [white] White’s
   *[black] Black’s
} tanks start in their own half of the board.
refused-tc-66-route = { $side ->
    [white] White’s
   *[black] Black’s
} command tank has no way to its far edge.
refused-tc-66-check = { $side ->
    [white] White
   *[black] Black
} starts with CHECK: moving first, it could destroy the enemy’s command tank at once.
refused-tc-66-escape = { $side ->
    [white] White
   *[black] Black
} starts with ESCAPE: moving first, it could win at once.
refused-tc-66-symmetry = The map is not the same after half a turn.
refused-tc-66-loss = { $side ->
    [white] White
   *[black] Black
}, moving first, could destroy a tank at once.
refused-tc-66-stuck = Some tanks cannot leave their cells on the first turn.

## Suggestions

tank-chess-suggest-win = Wins at once.
tank-chess-suggest-destroy = Destroys the tank on { $cell }{ $safe ->
    [yes] {" "}and stays out of fire.
   *[no] , though the enemy can fire back.
}
tank-chess-suggest-move = { $about ->
    [check] Threatens the command tank or an escape
   *[advance] Gains ground
}{ $safe ->
    [yes] {" "}and stays out of fire.
   *[no] , but some tank of yours stands in the line of fire.
}
tank-chess-coach-forced = As far as the coach sees, this wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, whatever the enemy does.
tank-chess-coach-lost = Holds out longest: the enemy needs { $turns ->
    [one] one turn
   *[other] { $turns } turns
} to win.
tank-chess-coach-destroys = Destroys the { tank-chess-tank } on { $cell }: gun { $gun } against armour { $armour } at the { tank-chess-facet }{ tank-chess-coach-risk }
tank-chess-coach-saves = Saves the { tank-chess-tank } on { $cell }, which the enemy could destroy now{ tank-chess-coach-risk }
tank-chess-coach-check = CHECK: next turn it could destroy the command tank on { $cell }{ tank-chess-coach-risk }
tank-chess-coach-escape = ESCAPE: it could win by leaving the board, or by the raid, next turn{ tank-chess-coach-risk }
tank-chess-coach-threatens = Threatens the { tank-chess-tank } on { $cell }, which nothing could destroy before{ tank-chess-coach-risk }
tank-chess-coach-term = { $term ->
    [mobility] Gains room to move
    [lines] Covers more cells with its gun
    [flanks] Shows the enemy less of its thin armour
    [advance] Gains ground
    [race] Brings the command tank closer to the far edge
    [hunt] Closes in on the enemy’s command tank
   *[none] Keeps all as good as it is
}{ tank-chess-coach-risk }
tank-chess-coach-risk = { $risk ->
    [none] , and no tank of yours can be destroyed next turn.
    [command] , though your command tank on { $at } could then be destroyed.
    [light] , though your light tank on { $at } could then be destroyed.
    [medium] , though your medium tank on { $at } could then be destroyed.
    [heavy] , though your heavy tank on { $at } could then be destroyed.
    [destroyer] , though your tank destroyer on { $at } could then be destroyed.
   *[mortar] , though your mortar on { $at } could then be destroyed.
}

## The end, in numbers

tank-chess-number-destroyed = Tanks destroyed
tank-chess-number-bounced = Shots without effect
tank-chess-number-checks = Checks announced
tank-chess-number-tanks = Tanks left
