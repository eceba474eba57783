# Tank Hunter on the command line.

cli-file-deck = decks for Tank Hunter (.toml)

## The study of a deck

cli-deck-study-title = Tank Hunter: the deck “{ $deck }”
cli-deck-study-facts = { $games } games between computer players of level { $level }, under the presets “first game”, “standard” and “expert” in turn, among as many players as the cards are enough for.
cli-deck-study-places = Wins by place in the order of play
cli-deck-study-places-explained = Each group stands for a number of players; whoever begins stands first in it. The dashed line is a fair share. A shared victory is shared here, too.
cli-deck-study-players = Players
cli-deck-study-first = Whoever begins wins
cli-deck-study-units = Points scored by each unit
cli-deck-study-units-explained = A dot is a unit: what it scored by its own shots in a game in play, against the points it gives to whoever destroys it. The dashed line is the average of all cards; red is above it, blue below, beyond the 95 % interval. In the table these are marked with *.
cli-deck-study-points = points printed on the card
cli-deck-study-over = { $count ->
    [0] No unit is clearly above its points.
   *[other] Most above their points:
}
cli-deck-study-under = { $count ->
    [0] No unit is clearly below its points.
   *[other] Most below their points:
}
cli-deck-study-unit = Unit
cli-deck-study-scored = Scored
cli-deck-study-off = Off the line
cli-deck-study-drafters = Drafters won
cli-deck-study-in-play = In play
cli-deck-study-others = Events and commanders
cli-deck-study-others-explained = What those who drafted the card won against a fair share: 1 is average.
cli-deck-study-card = Card
cli-deck-study-drafted = Drafted
cli-deck-study-half = Half of the games last up to { $rounds } rounds.
cli-deck-study-end-last-player = one player left
cli-deck-study-end-bombing = third Carpet Bombing
cli-deck-study-end-unit-deck = unit deck empty
cli-deck-study-end-stalemate = stalemate
cli-deck-study-shared = { $share } of the victories are shared. How many points the winner is ahead of the second:
cli-deck-study-leads = Points between first and second
cli-deck-study-points-ahead = points ahead
