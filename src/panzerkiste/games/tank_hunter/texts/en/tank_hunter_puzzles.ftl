# Puzzles: what they are called, what is asked, and the sums.

tank-hunter-puzzle-theme-duel = Armour against armour
tank-hunter-puzzle-theme-charge = Charge
tank-hunter-puzzle-theme-salvo = Several shots
tank-hunter-puzzle-theme-under-fire = They fire first
tank-hunter-puzzle-theme-infantry = Infantry
tank-hunter-puzzle-theme-grenade = Grenade
tank-hunter-puzzle-theme-trample = Trample
tank-hunter-puzzle-theme-long-range = Long range

tank-hunter-puzzle-ask-duel = Which attack most likely destroys an enemy unit?
tank-hunter-puzzle-ask-charge = Which attack most likely destroys an enemy unit?
tank-hunter-puzzle-ask-salvo = Which attack most likely destroys an enemy unit?
tank-hunter-puzzle-ask-under-fire = Which attack most likely destroys an enemy unit?
tank-hunter-puzzle-ask-infantry = Which attack most likely destroys an enemy unit?
tank-hunter-puzzle-ask-grenade = Which attack most likely destroys an enemy unit?
tank-hunter-puzzle-ask-trample = Which attack most likely destroys an enemy unit?
tank-hunter-puzzle-ask-long-range = Which attack most likely destroys an enemy unit?

tank-hunter-puzzle-chance-duel = Chance to destroy
tank-hunter-puzzle-chance-charge = Chance to destroy
tank-hunter-puzzle-chance-salvo = Chance to destroy
tank-hunter-puzzle-chance-under-fire = Chance to destroy
tank-hunter-puzzle-chance-infantry = Chance to destroy
tank-hunter-puzzle-chance-grenade = Chance to destroy
tank-hunter-puzzle-chance-trample = Chance to destroy
tank-hunter-puzzle-chance-long-range = Chance to destroy

tank-hunter-puzzle-sum = { $shots ->
    [one] One shot
   *[other] { $shots } shots
}: { $number ->
    [0] no roll hits
    [1] only a 1 hits
    [6] every roll hits
   *[other] { $number } or less hits
}{ $pins ->
    [yes] , but the first hit only pins
   *[no] { "" }
}{ $when ->
    [before] . The target fires first: { $back ->
        [0] no roll hits
        [1] only a 1 hits
        [6] every roll hits
       *[other] { $back } or less hits
    }
   *[other] { "" }
}{ $evade ->
    [0] .
    [1] . It evades with a 1.
   *[other] . It evades with { $evade } or less.
}
