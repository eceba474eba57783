# Dropzone: army lists and battlefields, and what speaks against them.
# $size, $category and $faction are ids; $name, $carrier and $rides are units as lists write them.

## Sizes, categories and factions

dropzone-size = { $size ->
    [skirmish] Skirmish
    [clash] Clash
   *[battle] Battle
}
dropzone-size-skirmish = Skirmish
dropzone-size-clash = Clash
dropzone-size-battle = Battle
dropzone-group-category = { $category ->
    [hq] HQ
    [armour] Armour
    [infantry] Infantry
    [special] Special
   *[air] Air
}
dropzone-group-category-hq = HQ
dropzone-group-category-armour = Armour
dropzone-group-category-infantry = Infantry
dropzone-group-category-special = Special
dropzone-group-category-air = Air
dropzone-category = { $category ->
    [command] Command
    [standard] Standard
    [infantry] Infantry
    [scout] Scout
    [heavy] Heavy
    [support] Support
    [air] Air
   *[exotic] Exotic
}
dropzone-category-command = Command
dropzone-category-standard = Standard
dropzone-category-infantry = Infantry
dropzone-category-scout = Scout
dropzone-category-heavy = Heavy
dropzone-category-support = Support
dropzone-category-air = Air
dropzone-category-exotic = Exotic
dropzone-category-transport = Transport
dropzone-category-gate = Gate
dropzone-faction = { $faction ->
    [ucm] UCM
    [scourge] Scourge
    [phr] PHR
   *[shaltari] Shaltari
}
dropzone-faction-ucm = United Colonies of Mankind
dropzone-faction-scourge = Scourge
dropzone-faction-phr = Post-Human Republic
dropzone-faction-shaltari = Shaltari tribes
dropzone-type-infantry = Infantry
dropzone-type-vehicle = Vehicle
dropzone-type-aircraft = Aircraft
dropzone-formation-b2b = base to base
dropzone-formation-standard = Standard (3″)
dropzone-formation-wide = Wide (6″)
dropzone-formation-open = Open

## Army lists

refused-dz-034 = A squad of { $name } has { $sizes } units, not { $have }.
refused-dz-047-few = This battlegroup needs { $fewest ->
    [one] at least one squad
   *[other] at least { $fewest } squads
} of category { dropzone-category }; it has { $have }.
refused-dz-047-many = { $most ->
    [0] This battlegroup takes no squads of category { dropzone-category }.
    [one] This battlegroup takes at most one squad of category { dropzone-category }, not { $have }.
   *[other] This battlegroup takes at most { $most } squads of category { dropzone-category }, not { $have }.
}
refused-dz-048 = In a { dropzone-size } this battlegroup has at most { $most ->
    [one] one squad
   *[other] { $most } squads
}, not { $have }.
refused-dz-050 = { $name } is a transport: it is bought with a squad and is no squad of its own.
refused-dz-055-few = A { dropzone-size } needs { $fewest ->
    [one] at least one battlegroup
   *[other] at least { $fewest } battlegroups
} of category { dropzone-group-category }; the list has { $have }.
refused-dz-055-many = { $most ->
    [0] A { dropzone-size } has no battlegroups of category { dropzone-group-category }.
    [one] A { dropzone-size } has at most one battlegroup of category { dropzone-group-category }, not { $have }.
   *[other] A { dropzone-size } has at most { $most } battlegroups of category { dropzone-group-category }, not { $have }.
}
refused-dz-055-max = A { dropzone-size } has at most { $most } battlegroups, not { $have }.
refused-dz-056 = This battlegroup costs { $have } of { $total } points; at most { $most } are allowed.
refused-dz-058-group = There is no battlegroup called { $name }.
refused-dz-058-unit = There is no unit called { $name }.
refused-dz-058-group-faction = { $name } is no battlegroup of the faction { dropzone-faction }.
refused-dz-058-unit-faction = { $name } does not belong to the faction { dropzone-faction }.
refused-dz-058-empty = A battlegroup has at least one squad.
refused-dz-058-text-long = The list is too long to be one.
refused-dz-058-text-word = Line { $line }, column { $column }: expected { $wanted }, found “{ $found }”.
refused-dz-058-text-number = Line { $line }, column { $column }: expected a number, found “{ $found }”.
refused-dz-058-text-unit = Line { $line }, column { $column }: there is no unit called “{ $found }”.
refused-dz-058-text-group = Line { $line }, column { $column }: expected the name of a battlegroup, found “{ $found }”.
refused-dz-058-text-faction = Line { $line }, column { $column }: there is no faction called “{ $found }”.
refused-dz-058-text-end = Line { $line }, column { $column }: “{ $found }” is too much.
refused-dz-058-text-twice = Line { $line }, column { $column }: this battlegroup already has a commander.
refused-dz-060-limit = { $limit } points are too few: a Skirmish begins at 500.
refused-dz-060-limits = The lists have different limits: { $one } and { $other } points.
refused-dz-060-points = The list costs { $have } points; { $limit } were agreed.
refused-dz-061-limit = { $limit } points are too many for one list: { $need } are needed.
refused-dz-061-lists = For { $limit } points exactly { $need ->
    [one] one list is used
   *[other] { $need } lists are used
}, not { $have }.
refused-dz-061-split = Together the lists may have { $limit } points, not { $have }.
refused-dz-179-carrier = { $name } cannot be bought with { $carrier }.
refused-dz-179-size = { $carrier } carries { $name } only in squads of { $sizes }, not of { $have }.
refused-dz-179-few = The transports take { $places } of the { $have } units of { $name }; all of them need a place.
refused-dz-179-empty = The transports have { $places } places for { $have } units of { $name }; every place must be taken.
refused-dz-195-carrier = No squads of this battlegroup can share { $carrier }.
refused-dz-195-filled = { $carrier } must be filled exactly by two or more squads of this battlegroup.
refused-dz-300 = There is no commander of level { $level }; the levels go from 1 to { $most }.
refused-dz-301-two = An army list has at most one commander.
refused-dz-301-size = A commander of level { $level } is not allowed in a { dropzone-size }.
refused-dz-301-absent = The commander rides in { $rides }, which this battlegroup does not have.
refused-dz-301-unit = { $rides } is no Command unit; a commander rides in nothing else.
refused-dz-342-squad = { $name } is a gate: it is attached to the battlegroup and is no squad of its rows.
refused-dz-342-gate = { $name } is no gate.
refused-dz-342-many = { $have } squads of gates are too many for { $most } other squads.

## Battlefields

refused-dz-002-outside = { $piece } does not lie on the table.
refused-dz-002-size = A table measures 24″ to 96″ in each direction, not { $width }″ × { $depth }″.
refused-dz-008-clockwise = The outline of { $piece } must run counter-clockwise.
refused-dz-008-height = { $piece } cannot be { $height }″ high.
refused-dz-008-id = Every piece and building needs a name of its own; “{ $piece }” is missing or given twice.
refused-dz-008-simple = The outline of { $piece } must be a polygon that does not cross itself.
refused-dz-009-entrance = An entrance of { $piece } does not lie in wall { $wall }.
refused-dz-009-opening = An opening of { $piece } does not lie in wall { $wall }.
refused-dz-202-corners = { $where ->
    [none] All outlines together have
   *[other] { $piece } has
} at most { $most } corners, not { $have }.
refused-dz-202-deep = The battlefield cannot be read: a key has too many parts.
refused-dz-202-many = A battlefield has at most { $most } pieces and buildings, not { $have }.
refused-dz-202-rims = The rims of all pieces together are at most { $most }″ long, not { $have }″.
refused-dz-202-text = The battlefield cannot be read: { $why }.
refused-dz-202-unknown = There is no battlefield called { $name }.
refused-dz-207-kind = { $piece }: there is no terrain called { $kind }. There are { $kinds }.
refused-dz-210-overlap = { $piece } and { $other } stand in the same place.
refused-dz-211-size = { $piece } is called { $size ->
    [micro] micro
    [tiny] tiny
    [small] small
    [medium] medium
   *[large] large
}; by its storeys and its area it would be { $usual ->
    [micro] micro
    [tiny] tiny
    [small] small
    [medium] medium
   *[large] large
}.
refused-dz-213-weak = { $piece } cannot be weak: there is no weak { $size ->
    [micro] micro
    [tiny] tiny
    [small] small
    [medium] medium
   *[large] large
} building.
refused-dz-217-doors = No infantry can walk up to a door of { $piece }.
refused-dz-232-far = { $piece } and { $other } are 3″ or more apart and cannot be connected.
refused-dz-232-one-way = { $piece } leads to { $other }, but { $other } does not lead back.
refused-dz-232-unknown = { $piece } leads to { $other }, which does not exist.
refused-dz-235-entrance = A roof entrance of { $piece } needs a roof that one can stand on, and must lie on it.
refused-dz-350-barred = { $piece } is barred in turn 1 but does not exist.
refused-dz-350-buildings = The scenarios need 7 to 12 buildings; here are { $have }.
refused-dz-350-size = The scenarios are played on 48″ × 48″, not on { $width }″ × { $depth }″.
refused-dz-353-buildings = This scenario needs { $need } different buildings near its five points.
refused-dz-355-buildings = This scenario needs { $need } buildings that can be occupied; here are { $have }.
