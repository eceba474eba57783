# Die Seite einer Person: Wertungen, beendete Partien, Vorlieben.

profile-ratings = Wertungen
profile-recent = Letzte Partien
profile-favourites = Am liebsten
profile-matches = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}
profile-provisional = vorläufig: noch unsicher
profile-counts = { $won } S · { $drawn } R · { $lost } N
profile-liked = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $won ->
    [one] ein Sieg
   *[other] { $won } Siege
}
profile-against = gegen { $opponents }
profile-somebody = jemanden
profile-program = Ein Bot, der über das Netz spielt
profile-hidden = Welche Partien gespielt wurden, wird nicht gezeigt.

profile-public = Was andere sehen
profile-page = Deine Seite
profile-page-why = Wer dir hier begegnet, findet sie: Name, Wertungen und Partien, die gewertet oder in der Lobby gefunden wurden oder zu einem Turnier gehören. Partien unter Freunden stehen nicht darauf.
profile-page-go = Ansehen
profile-shown = Partien zeigen
profile-shown-why = Sonst listet deine Seite keine auf, und in den Listen anderer fehlt dein Name. Die Wertungen bleiben sichtbar.
