# Puzzles: what they are called and what is asked. $side is the side's name, $turns how many turns win.

tank-chess-puzzle-theme-flank = Flank shot
tank-chess-puzzle-theme-hunt = Command tank hunted
tank-chess-puzzle-theme-escape = Escape
tank-chess-puzzle-theme-obstacle = Obstacle
tank-chess-puzzle-theme-raid = RAID
tank-chess-puzzle-theme-last-chance = Last chance

tank-chess-puzzle-ask-flank = { $side } moves and wins { $turns ->
    [one] at once
   *[other] in { $turns } turns
}.
tank-chess-puzzle-ask-hunt = { $side } moves and wins { $turns ->
    [one] at once
   *[other] in { $turns } turns
}.
tank-chess-puzzle-ask-escape = { $side } moves and wins { $turns ->
    [one] at once
   *[other] in { $turns } turns
}.
tank-chess-puzzle-ask-obstacle = { $side } moves and wins { $turns ->
    [one] at once
   *[other] in { $turns } turns
}.
tank-chess-puzzle-ask-raid = { $side } moves and wins { $turns ->
    [one] at once
   *[other] in { $turns } turns
}.
tank-chess-puzzle-ask-last-chance = { $side } moves and wins { $turns ->
    [one] at once
   *[other] in { $turns } turns
}. Everything else loses.
