# Aufgaben: wie sie heißen, was gefragt ist, und die Rechnungen.

tank-hunter-puzzle-theme-duel = Panzer gegen Panzer
tank-hunter-puzzle-theme-charge = Sturmangriff
tank-hunter-puzzle-theme-salvo = Mehrere Schüsse
tank-hunter-puzzle-theme-under-fire = Sie schießen zuerst
tank-hunter-puzzle-theme-infantry = Infanterie
tank-hunter-puzzle-theme-grenade = Granate
tank-hunter-puzzle-theme-trample = Niederwalzen
tank-hunter-puzzle-theme-long-range = Fernkampf

tank-hunter-puzzle-ask-duel = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?
tank-hunter-puzzle-ask-charge = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?
tank-hunter-puzzle-ask-salvo = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?
tank-hunter-puzzle-ask-under-fire = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?
tank-hunter-puzzle-ask-infantry = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?
tank-hunter-puzzle-ask-grenade = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?
tank-hunter-puzzle-ask-trample = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?
tank-hunter-puzzle-ask-long-range = Welcher Angriff vernichtet am ehesten eine gegnerische Einheit?

tank-hunter-puzzle-chance-duel = Chance zu vernichten
tank-hunter-puzzle-chance-charge = Chance zu vernichten
tank-hunter-puzzle-chance-salvo = Chance zu vernichten
tank-hunter-puzzle-chance-under-fire = Chance zu vernichten
tank-hunter-puzzle-chance-infantry = Chance zu vernichten
tank-hunter-puzzle-chance-grenade = Chance zu vernichten
tank-hunter-puzzle-chance-trample = Chance zu vernichten
tank-hunter-puzzle-chance-long-range = Chance zu vernichten

tank-hunter-puzzle-sum = { $shots ->
    [one] Ein Schuss
   *[other] { $shots } Schüsse
}: { $number ->
    [0] Keine Zahl trifft
    [1] Nur die 1 trifft
    [6] Jede Zahl trifft
   *[other] { $number } oder weniger trifft
}{ $pins ->
    [yes] , aber der erste Treffer setzt nur fest
   *[no] { "" }
}{ $when ->
    [before] . Vorher schießt das Ziel: { $back ->
        [0] Keine Zahl trifft
        [1] Nur die 1 trifft
        [6] Jede Zahl trifft
       *[other] { $back } oder weniger trifft
    }
   *[other] { "" }
}{ $evade ->
    [0] .
    [1] . Mit einer 1 weicht es aus.
   *[other] . Mit { $evade } oder weniger weicht es aus.
}
