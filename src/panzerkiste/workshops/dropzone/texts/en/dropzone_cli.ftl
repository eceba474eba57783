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
