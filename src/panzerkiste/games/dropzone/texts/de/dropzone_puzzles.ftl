# Aufgaben: wie sie heißen, was gefragt ist, und die Rechnungen.

dropzone-puzzle-theme-who = Wer kann es?
dropzone-puzzle-theme-aircraft = In der Luft
dropzone-puzzle-theme-damaged = Schon beschädigt
dropzone-puzzle-theme-in-sight = Sehen und erreichen
dropzone-puzzle-theme-armour = Energie gegen Panzerung

dropzone-puzzle-ask-who = Eine Schwadron feuert mit allem, was sie hat, auf eine gegnerische Einheit, von da, wo sie steht. Welche Kampfgruppe zerstört am ehesten eine? Aktiviere sie.
dropzone-puzzle-ask-aircraft = Feuere auf eine gegnerische Einheit mit allem, was ihr schaden kann, ohne dich zu bewegen. Welche wird am sichersten zerstört?
dropzone-puzzle-ask-damaged = Feuere auf eine gegnerische Einheit mit allem, was ihr schaden kann, ohne dich zu bewegen. Welche wird am sichersten zerstört?
dropzone-puzzle-ask-in-sight = Feuere auf eine gegnerische Einheit mit allem, was ihr schaden kann, ohne dich zu bewegen. Welche wird am sichersten zerstört?
dropzone-puzzle-ask-armour = Feuere auf eine gegnerische Einheit mit allem, was ihr schaden kann, ohne dich zu bewegen. Welche wird am sichersten zerstört?

dropzone-puzzle-chance-who = Chance, eine Einheit zu zerstören
dropzone-puzzle-chance-aircraft = Chance, sie zu zerstören
dropzone-puzzle-chance-damaged = Chance, sie zu zerstören
dropzone-puzzle-chance-in-sight = Chance, sie zu zerstören
dropzone-puzzle-chance-armour = Chance, sie zu zerstören

dropzone-puzzle-sum-nothing = Niemand dort sieht, erreicht und beschädigt eine gegnerische Einheit.
dropzone-puzzle-sum = { $squad } auf { $target }: { $weapons ->
    [one] eine Waffe
   *[other] { $weapons } Waffen
}, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}; die beste trifft ab { $need } und richtet ab { $damage } Schaden an{ $save ->
    [0] .
   *[other] , wenn nicht die Abwehr ab { $save } rettet.
} { $left ->
    [one] Ein Schadenspunkt zerstört sie.
   *[other] Es braucht { $left } Schadenspunkte.
}
