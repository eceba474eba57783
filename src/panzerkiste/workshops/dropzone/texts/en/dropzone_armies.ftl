# The army builder of Dropzone. $name and $unit are names of units or battlegroups in the reader's language.

army-title = Army builder
army-name = Name of the army

## The army

army-list = { $lists ->
    [one] Army list
   *[other] List { $number } of { $lists }
}
army-lists = Lists of this army
army-faction = Faction
army-size = Size of the game
army-limit = Points agreed
army-of = / { $limit }
army-points-of = { $points } / { $limit } points
army-left = { $over ->
    [yes] { $left ->
        [one] 1 point too many
       *[other] { $left } points too many
    }
   *[no] { $left ->
        [one] 1 point left
       *[other] { $left } points left
    }
}
army-begun-anew = Another faction, another army: the list begins anew. Undo brings the old one back.
army-groups = Battlegroups of each category
army-groups-all = Battlegroups
army-span = { $have } of { $span }
army-together = Together { $limit } points in { $lists } lists.
army-add-list = Another list
army-remove-list = Remove this list

## Battlegroups

army-add-group = Add a battlegroup
army-begin = An army is made of battlegroups, and these of squads. Begin with one of these, or with an example.
army-begin-with = Begin with an example
army-copy-group = Copy { $name }
army-group-points = { $points } points, { $share } % of the army (at most { $most } %)
army-rows = Squads of each category
army-row = { $name } { $have } of { $span }
army-row-all = all squads { $have } of { $most }

## Squads, transports, gates, commander

army-count = { $count } × { $unit }
army-count-of = Number of { $name }
army-fewer = Fewer { $name }
army-more = More { $name }
army-profile = Profile: { $name }
army-transports-of = What { $name } ride in
army-in = in { $transports }
army-no-transport = no transport
army-shared = shared by squads of this battlegroup
army-gates = gates
army-copy-squad = Copy squad: { $name }
army-remove = Remove { $name }
army-add-squad = + Squad
army-add-squad-to = Add a squad to { $name }
army-add-shared = + shared { $name }
army-add-gates = + { $name }
army-add-commander = + Commander
army-commander = Commander
army-commander-level = Level of the commander
army-commander-rides = What the commander rides in
army-level = Commander, level { $level }
army-level-of = Level { $level }, command value { $value } ({ $points } points)
army-each = { $points } each, in { $sizes }
army-unit = Unit

## What speaks against it

army-check = Check
army-good = Nothing speaks against this army.
army-faults = { $faults ->
    [0] legal
    [one] 1 violation
   *[other] { $faults } violations
}
army-place = { $part ->
    [army] The whole list
    [group] Battlegroup { $group }
    [squad] Battlegroup { $group }, squad { $entry }
    [shared] Battlegroup { $group }, shared transport { $entry }
    [gates] Battlegroup { $group }, gates { $entry }
   *[commander] Battlegroup { $group }, commander
}
army-place-in = List { $number }, { $place }

## Playing

army-go = Try it out
army-opponent = Against
army-mirror = the same army
army-play = Play with this army
army-set-up = Set up a match with it

## Files

army-files = File
army-saved = Saved. Whoever has the link sees this army.
army-choose = Open
army-own = Your armies
army-examples = In the box
army-kept = { $faction }, { $limit } points
army-new = Empty
army-export = To a file
army-import = From a file
army-print = Print
army-text = As text
army-text-help = One line for each purchase. What you change here is read when you take it over.
army-text-copy = Copy
army-text-copied = The text is on the clipboard.
army-text-take = Take it over
army-discard-title = Leave this army?
army-discard-text = What you have changed is not saved.
army-delete-title = Throw this army away?
army-delete-text = It is gone for good, and its link leads nowhere.
