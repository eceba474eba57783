# Somebody’s page: ratings, matches that are over, favourites.

profile-ratings = Ratings
profile-recent = Recent games
profile-favourites = Favourites
profile-matches = { $matches ->
    [one] One game
   *[other] { $matches } games
}
profile-provisional = provisional: not certain yet
profile-counts = { $won } W · { $drawn } D · { $lost } L
profile-liked = { $matches ->
    [one] One game
   *[other] { $matches } games
}, { $won ->
    [one] one win
   *[other] { $won } wins
}
profile-against = against { $opponents }
profile-somebody = somebody
profile-program = A bot that plays over the network
profile-hidden = Which games were played is not shown.

profile-public = What others see
profile-page = Your page
profile-page-why = Whoever meets you here finds it: name, ratings, and games that were rated, found in the lobby or part of an event. Games among friends are not on it.
profile-page-go = Look at it
profile-shown = Show games
profile-shown-why = Otherwise your page lists none, and others’ lists do not name you. Ratings stay visible.
