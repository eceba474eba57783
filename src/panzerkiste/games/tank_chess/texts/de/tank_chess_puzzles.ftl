# Rätsel: wie sie heißen und was gefragt ist. $side ist der Name der Seite, $turns, wie viele Züge gewinnen.

tank-chess-puzzle-theme-flank = Flankenschuss
tank-chess-puzzle-theme-hunt = Jagd auf den Kommandopanzer
tank-chess-puzzle-theme-escape = Flucht
tank-chess-puzzle-theme-obstacle = Hindernis
tank-chess-puzzle-theme-raid = RAID
tank-chess-puzzle-theme-last-chance = Letzte Chance

tank-chess-puzzle-ask-flank = { $side } zieht und gewinnt { $turns ->
    [one] sofort
   *[other] in { $turns } Zügen
}.
tank-chess-puzzle-ask-hunt = { $side } zieht und gewinnt { $turns ->
    [one] sofort
   *[other] in { $turns } Zügen
}.
tank-chess-puzzle-ask-escape = { $side } zieht und gewinnt { $turns ->
    [one] sofort
   *[other] in { $turns } Zügen
}.
tank-chess-puzzle-ask-obstacle = { $side } zieht und gewinnt { $turns ->
    [one] sofort
   *[other] in { $turns } Zügen
}.
tank-chess-puzzle-ask-raid = { $side } zieht und gewinnt { $turns ->
    [one] sofort
   *[other] in { $turns } Zügen
}.
tank-chess-puzzle-ask-last-chance = { $side } zieht und gewinnt { $turns ->
    [one] sofort
   *[other] in { $turns } Zügen
}. Alles andere verliert.
