# Dropzone on the command line.

cli-file-army = army lists for Dropzone (.army)
cli-file-battlefield = battlefields for Dropzone (.toml)

cli-help-battle = Let computer players fight a battle of Dropzone, and write a page that shows it turn by turn.
cli-example-battle = Example: panzerkiste battle --scenario crossroads --armies ucm-starter scourge-starter --report out.html
cli-help-battle-report = Write the page to this file.
cli-help-battle-scenario = What the battle is about.
cli-help-battle-armies = Both armies, each by the name of one that is included or as a file (.army).
cli-help-battle-field = The battlefield, by the name of one that is included or as a file (.toml).
cli-help-battle-level = How well both sides play: 0 plays at random, higher is stronger.
cli-help-battle-seed = Let everything follow from this number, to see the same battle again.
cli-no-army = There is no army called “{ $name }”. Choose one of { $names }, or name a file that ends in .army.
cli-no-field = There is no battlefield called “{ $name }”. Choose one of { $names }, or name a file that ends in .toml.
cli-battling = Turn { $turn }
cli-battle-report = The battle is told in { $file }. Open it in a browser.
cli-battle-facts = { $place } · { $level ->
    [0] both sides play at random
   *[other] both sides play at level { $level }
} · seed { $seed }
cli-battle-turn = Turn { $turn }
cli-battle-deployment = Deployment
cli-battle-caption = { $turn ->
    [0] The table before the first turn.
   *[other] The table at the end of turn { $turn }.
}
cli-battle-strength = Points of units that are left after each turn
cli-battle-victory-points = Victory points
cli-battle-kill-points = Kill points
cli-battle-legend-way = moved on the ground
cli-battle-legend-flight = flew
cli-battle-legend-fire = fired
cli-battle-legend-grave = lost

## The study of an army

cli-army-study-title = Dropzone: the army “{ $army }”
cli-army-study-facts = { $games } battles between computer players of level { $level }, each from both seats, against the armies in the box whose size is nearest, in every scenario and on every battlefield in turn.
cli-army-study-wins = What the army wins
cli-army-study-wins-explained = Its share of the points; a draw is half of one. The line is the 95 % interval, the dashed line is an even battle.
cli-army-study-all = All battles
cli-army-study-seats = As first and as second player
cli-army-study-units = Units and their points
cli-army-study-units-explained = A dot is a kind of unit: points of enemies that one of it destroys in a battle by its own fire, against what it costs. The dashed line is the average of the army; red is above it, blue below, beyond the 95 % interval. Who has no weapons is left out.
cli-army-study-cost = points that a unit costs
cli-army-study-over = { $count ->
    [0] No kind of unit is clearly above its points.
   *[other] Above their points: { $units }.
}
cli-army-study-under = { $count ->
    [0] No kind of unit is clearly below its points.
   *[other] Below their points: { $units }.
}
cli-army-study-unit = Unit
cli-army-study-count = In the army
cli-army-study-destroyed = Destroys
cli-army-study-expected = To be expected
cli-army-study-lost = Lost
cli-army-study-margins = How clear battles are
cli-army-study-drawn = { $share } of the battles are drawn. Victory points ahead:
cli-army-study-victory-points = victory points ahead
cli-army-study-kill-points = Kill points ahead
cli-army-study-turns = { $turns } turns
