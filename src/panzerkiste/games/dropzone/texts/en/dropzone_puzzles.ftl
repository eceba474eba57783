# Puzzles: what they are called, what is asked, and the sums.

dropzone-puzzle-theme-who = Who can do it?
dropzone-puzzle-theme-aircraft = Aircraft in the air
dropzone-puzzle-theme-damaged = Already damaged
dropzone-puzzle-theme-in-sight = See and reach
dropzone-puzzle-theme-armour = Energy against armour

dropzone-puzzle-ask-who = One squad fires at one enemy unit with all it has, from where it stands. Which battlegroup has the best chance to destroy one? Activate it.
dropzone-puzzle-ask-aircraft = Fire at one enemy unit with everything that can hurt it, without moving. Which one is most surely destroyed?
dropzone-puzzle-ask-damaged = Fire at one enemy unit with everything that can hurt it, without moving. Which one is most surely destroyed?
dropzone-puzzle-ask-in-sight = Fire at one enemy unit with everything that can hurt it, without moving. Which one is most surely destroyed?
dropzone-puzzle-ask-armour = Fire at one enemy unit with everything that can hurt it, without moving. Which one is most surely destroyed?

dropzone-puzzle-chance-who = Chance to destroy a unit
dropzone-puzzle-chance-aircraft = Chance to destroy it
dropzone-puzzle-chance-damaged = Chance to destroy it
dropzone-puzzle-chance-in-sight = Chance to destroy it
dropzone-puzzle-chance-armour = Chance to destroy it

dropzone-puzzle-sum-nothing = Nobody there sees, reaches and hurts an enemy unit.
dropzone-puzzle-sum = { $squad } at { $target }: { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}; the best hits on { $need }+ and hurts on { $damage }+{ $save ->
    [0] .
   *[other] , unless a { $save }+ saves.
} { $left ->
    [one] One damage point destroys it.
   *[other] It takes { $left } damage points.
}
