# Was der Server selbst an Menschen schreibt: Meldungen an Geräte und Mails.

told-turn = Am Zug: { $game } gegen { $names }
told-seat = { $names } nimmt den freigehaltenen Platz in { $game } ein
told-round = { $event }: Dein Brett steht, { $game } gegen { $names }
told-computer = den Computer
told-ends = { $game } gegen { $names }: Die Bedenkzeit endet in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}
told-several = { $count } Partien warten auf dich
told-end = Diese Mail kommt, weil du sie in deinem Profil bestellt hast. Hier endet das:

mail-confirm-subject = Panzerkiste: dein Code
mail-confirm = Jemand, vermutlich du, möchte per Mail erfahren, wann er am Zug ist. Dann ist dies der Code für dein Profil: { $code }
mail-stranger = Falls du es nicht warst, musst du nichts tun: Sonst wird dir nichts geschickt. Oder trag die Adresse gleich aus:
