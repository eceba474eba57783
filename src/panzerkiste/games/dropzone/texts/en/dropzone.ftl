# Dropzone: everything the rules have to say.
# $player is A to D, $you is yes or no; $unit, $target, $units and $by are names as notation writes them, such as A1b3;
# $kind, $target_kind and $weapon are ids of profiles; $squad is a squad (A1b), $battlegroup a battlegroup (A1);
# $dice stand side by side.

## Players

dropzone-side-a = Player A
dropzone-side-a-role = comes from the south
dropzone-side-b = Player B
dropzone-side-b-role = comes from the north
dropzone-side-c = Player C
dropzone-side-c-role = comes from the west
dropzone-side-d = Player D
dropzone-side-d-role = comes from the east

## What wins

dropzone-goal = { $scenario ->
    [crossroads] Most victory points after turn { $turns }: more points of ground units than the enemy within 6″ of a marker; the centre gives { $centre }, the others { $other }.
    [prizes] Most victory points after turn { $turns }: find objectives in buildings and carry them off over your own edge (centre { $extracted_centre }, others { $extracted }), or still hold them at the end ({ $centre } and { $other }).
   *[paper_chase] Most victory points after turn { $turns }: find the nine intelligence markers in the buildings, 1 point each; an objective gives { $extracted } more if it leaves over your own edge.
}

## The match

dropzone-ask-activate = Announce a battlegroup
dropzone-ask-squad = Choose the squad that acts next
dropzone-ask-order = Give an order: move, shoot, load, or end
dropzone-ask-starter = Choose who deploys first
dropzone-ask-deploy = Deploy a battlegroup
dropzone-ask-last = Act first, or last?
dropzone-ask-discard = Discard cards you do not want
dropzone-ask-card = Play a card?
dropzone-ask-reserves = Roll for your reserves?
dropzone-ask-walls = Assign troops to walls
dropzone-ask-commit = Commit your repel force
dropzone-ask-fire_out = Fire from the windows
dropzone-ask-get_away = Leave, change the building, fire, or stay
dropzone-ask-spread = Place your remaining dice
dropzone-ask-survivors = Place the survivors
dropzone-ask-withdraw = Choose where the squad withdraws to
dropzone-ask-intercept = Send interceptors, or pass
dropzone-ask-react = React with anti-air fire, or pass
dropzone-ask-run = Announce the attack run
dropzone-ask-run_fire = Fire from the attack run
dropzone-phase-deployment = Deployment
dropzone-phase-initiation = Initiation
dropzone-phase-activation = Activation
dropzone-phase-actions = Actions
dropzone-phase-end = End phase

## Options

dropzone-option-army-a = Army of player A
dropzone-option-army-a-help = One of the armies in the box, or a list of your own as text. All lists must have the same limit (DZ-060).
dropzone-option-army-b = Army of player B
dropzone-option-army-b-help = One of the armies in the box, or a list of your own as text.
dropzone-option-army-c = Army of player C
dropzone-option-army-c-help = Only counts if a third player takes part.
dropzone-option-army-d = Army of player D
dropzone-option-army-d-help = Only counts if a fourth player takes part.
dropzone-option-army-a-ucm-starter = UCM, starter, 650 points
dropzone-option-army-a-ucm-skirmish = UCM, skirmish, 999 points
dropzone-option-army-a-scourge-starter = Scourge, starter, 650 points
dropzone-option-army-a-scourge-skirmish = Scourge, skirmish, 999 points
dropzone-option-army-a-phr-starter = PHR, starter, 650 points
dropzone-option-army-a-phr-skirmish = PHR, skirmish, 999 points
dropzone-option-army-a-shaltari-starter = Shaltari, starter, 650 points
dropzone-option-army-a-shaltari-skirmish = Shaltari, skirmish, 999 points
dropzone-option-army-b-ucm-starter = UCM, starter, 650 points
dropzone-option-army-b-ucm-skirmish = UCM, skirmish, 999 points
dropzone-option-army-b-scourge-starter = Scourge, starter, 650 points
dropzone-option-army-b-scourge-skirmish = Scourge, skirmish, 999 points
dropzone-option-army-b-phr-starter = PHR, starter, 650 points
dropzone-option-army-b-phr-skirmish = PHR, skirmish, 999 points
dropzone-option-army-b-shaltari-starter = Shaltari, starter, 650 points
dropzone-option-army-b-shaltari-skirmish = Shaltari, skirmish, 999 points
dropzone-option-army-c-ucm-starter = UCM, starter, 650 points
dropzone-option-army-c-ucm-skirmish = UCM, skirmish, 999 points
dropzone-option-army-c-scourge-starter = Scourge, starter, 650 points
dropzone-option-army-c-scourge-skirmish = Scourge, skirmish, 999 points
dropzone-option-army-c-phr-starter = PHR, starter, 650 points
dropzone-option-army-c-phr-skirmish = PHR, skirmish, 999 points
dropzone-option-army-c-shaltari-starter = Shaltari, starter, 650 points
dropzone-option-army-c-shaltari-skirmish = Shaltari, skirmish, 999 points
dropzone-option-army-d-ucm-starter = UCM, starter, 650 points
dropzone-option-army-d-ucm-skirmish = UCM, skirmish, 999 points
dropzone-option-army-d-scourge-starter = Scourge, starter, 650 points
dropzone-option-army-d-scourge-skirmish = Scourge, skirmish, 999 points
dropzone-option-army-d-phr-starter = PHR, starter, 650 points
dropzone-option-army-d-phr-skirmish = PHR, skirmish, 999 points
dropzone-option-army-d-shaltari-starter = Shaltari, starter, 650 points
dropzone-option-army-d-shaltari-skirmish = Shaltari, skirmish, 999 points
dropzone-option-battlefield = Battlefield
dropzone-option-battlefield-help = One of the battlefields in the box, or one of your own as the text of its file (DZ-202).
dropzone-option-battlefield-beech_hills = Beech hills
dropzone-option-battlefield-city_block_9 = Town crossroads
dropzone-option-battlefield-dead_foundry = Dead foundry
dropzone-option-battlefield-three_bridges = Three bridges
dropzone-option-scenario = Scenario
dropzone-option-scenario-help = What the battle is about, and how it is won (DZ-350 to DZ-355).
dropzone-option-scenario-prizes = Scattered prizes
dropzone-option-scenario-crossroads = Crossroads
dropzone-option-scenario-paper_chase = Paper chase
dropzone-option-deployment = Deployment
dropzone-option-deployment-help = Where the armies start: all in readiness, closing in from the edges, or from opposite corners (DZ-350, DZ-356).
dropzone-option-deployment-readiness = In readiness
dropzone-option-deployment-closing_in = Closing in
dropzone-option-deployment-corners = Corners
dropzone-option-turns = Turns
dropzone-option-turns-help = How many turns the battle lasts (DZ-350).
dropzone-option-cards = Command cards
dropzone-option-cards-help = Commanders hold cards with small surprises (DZ-310).
dropzone-option-premeasure-shooting = Measure before shooting
dropzone-option-premeasure-shooting-help = Distances and sight may be looked at before shots are declared (DZ-005).
dropzone-option-position = Position
dropzone-option-position-help = Begin with this position text: its armies, standing as it says (DZ-400). The scenario and the battlefield above still count. Leave it empty for a normal battle.
dropzone-option-los-nu = Sight: columns
dropzone-option-los-nu-help = Into how many columns a hull is divided to see how much of it is visible (DZ-013).
dropzone-option-los-nz = Sight: rows
dropzone-option-los-nz-help = Into how many rows a hull is divided to see how much of it is visible (DZ-013).
dropzone-option-corridor-width = Width of the corridor arc
dropzone-option-corridor-width-help = In inches (DZ-017).
dropzone-option-lz-s = Small landing zone
dropzone-option-lz-s-help = Diameter of the template in inches (DZ-018).
dropzone-option-lz-m = Medium landing zone
dropzone-option-lz-m-help = Diameter of the template in inches (DZ-018).
dropzone-option-lz-l = Large landing zone
dropzone-option-lz-l-help = Diameter of the template in inches (DZ-018).
dropzone-option-contact-gap = Contact
dropzone-option-contact-gap-help = Two bodies touch if the gap between them is at most this many inches (DZ-019).
dropzone-option-bg-cap-basis = Share of a battlegroup
dropzone-option-bg-cap-basis-help = Whether the share of a battlegroup is counted from what the army costs or from the agreed limit (DZ-056).
dropzone-option-bg-cap-basis-army_total = of what the army costs
dropzone-option-bg-cap-basis-game_limit = of the agreed limit
dropzone-option-formation-mode = Formation
dropzone-option-formation-mode-help = Whether a squad must hang together as a whole, or every unit just needs one neighbour (DZ-107).
dropzone-option-formation-mode-connected = All hang together
dropzone-option-formation-mode-literal = One neighbour each
dropzone-option-transport-measure = Leaving a transport
dropzone-option-transport-measure-help = Whether the 3″ around a transport are measured from its hull or from its centre (DZ-183).
dropzone-option-transport-measure-hull_edge = From the hull
dropzone-option-transport-measure-centre = From the centre
dropzone-option-fm-available = Fast movers available on
dropzone-option-fm-available-help = The roll that fast movers need when they are called (DZ-320).
dropzone-option-timed = The host counts time
dropzone-option-timed-help = The server says when somebody has run out of time; nobody need choose this.
new-army-box = Armies in the box
new-army-own = Your own lists
new-army-given = A list as text
new-army-build = Build an army of your own

## Story: deployment and the turn

dropzone-story-rolled-off = Roll-off: { $dice }.
dropzone-story-starter = { $you ->
    [yes] You deploy first.
   *[no] Player { $player } deploys first.
}
dropzone-story-deployed = { $you ->
    [yes] You deploy battlegroup { $battlegroup }.
   *[no] Player { $player } deploys battlegroup { $battlegroup }.
}
dropzone-story-turn = Turn { $turn } begins.
dropzone-story-initiative = Initiative: { $dice }; with their commanders { $totals }. Order: { $order }.
dropzone-story-acts-last = { $you ->
    [yes] You choose to act last.
   *[no] Player { $player } chooses to act last.
}
dropzone-story-reserves-called = { $some ->
    [yes] Reserves are called for: { $squads }.
   *[no] No reserves are called for.
}
dropzone-story-reserve = { $released ->
    [yes] Out of reserve: { $squads } ({ $die }, needed { $need }+).
   *[no] Still in reserve: { $squads } ({ $die }, needed { $need }+).
}
dropzone-story-activated = { $you ->
    [yes] You activate battlegroup { $battlegroup }.
   *[no] Player { $player } activates battlegroup { $battlegroup }.
}
dropzone-story-plays = It is the turn of { $squads }.
dropzone-story-held = { $squad } is held back.
dropzone-story-turn-ended = Turn { $turn } is over. Victory points: { $points }.
dropzone-story-conceded = { $you ->
    [yes] You concede.
   *[no] Player { $player } concedes.
}
dropzone-story-time = { $you ->
    [yes] Your time is up.
   *[no] Player { $player } has run out of time.
}
dropzone-story-won = { $you ->
    [yes] You win
   *[no] { $players } wins
}{ $reason ->
    [points] {" "}by victory points
    [kills] {" "}by kill points
    [conceded] , because the others have conceded
    [time] , because the others have no time left
   *[other] {" "}the battle
}. Victory points: { $points }; kill points: { $kills }.
dropzone-story-drawn = The battle is a draw. Victory points: { $points }; kill points: { $kills }.

## Story: movement and shooting

dropzone-story-moved = { $entered ->
    [yes] { dropzone-unit-short } { $units }: onto the table.
   *[no] { dropzone-unit-short } { $units }: moved.
}
dropzone-story-shots = { $reaction ->
    [yes] Reaction fire
   *[no] Fire
} of { dropzone-unit-short } { $unit } at { dropzone-target-short } { $target }, { dropzone-weapon-name }: { $dice }, needed { $need }+, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
dropzone-story-wasted = Shots of { dropzone-unit-short } { $unit } at { dropzone-target-short } { $target }, { dropzone-weapon-name }: lost.
dropzone-story-saves = Saves of { dropzone-unit-short } { $unit }: { $dice }, needed { $need }+, { $saved ->
    [0] none
   *[other] { $saved }
} averted.
dropzone-story-harmless = Energy { $energy } cannot hurt { dropzone-target-short } { $target } with armour { $armour }.
dropzone-story-damage = Damage to { dropzone-target-short } { $target }: { $dice }, { $need ->
    [7] only a 6 helps
   *[other] needed { $need }+
}, { $points ->
    [0] none
    [one] 1 point
   *[other] { $points } points
}.
dropzone-story-damaged = { dropzone-unit-short } { $unit }: { $points } damage, { $left } left.
dropzone-story-lost = Destroyed: { dropzone-unit-short } { $unit }{ $cause ->
    [crash] {" "}(crash)
    [masonry] {" "}(falling masonry)
    [trap] {" "}(booby trap)
    [collapse] {" "}(collapse)
    [wreck] {" "}(in the transport)
    [fight] {" "}(close quarters)
    [stranded] {" "}(nowhere to stand)
    [withdrawal] {" "}(nowhere to withdraw)
   *[other] {""}
}.

## Story: aircraft and transports

dropzone-story-low-flight = { $passed ->
    [yes] { dropzone-unit-short } { $unit } flies low: { $dice }, safe.
   *[no] { dropzone-unit-short } { $unit } flies too low: { $dice }, it crashes.
}
dropzone-story-flew = { dropzone-unit-short } { $units }: in flight at { $height }″{ $then ->
    [land] , landing
    [stop] , down for loading
   *[on] {""}
}.
dropzone-story-dropped = No longer possible for { dropzone-unit-short } { $unit }: the rest of the announced flight ({ $rule }).
dropzone-story-reaction = Reaction of { dropzone-unit-short } { $unit } to { dropzone-target-short } { $target }.
dropzone-story-reaction-failed = Shots of { dropzone-unit-short } { $unit } at { dropzone-target-short } { $target }, { dropzone-weapon-name }: all miss ({ $rule }).
dropzone-story-crash = { dropzone-unit-short } { $unit }: { $die }, { $result ->
    [emergency] emergency landing
    [crash] crash
    [blown] blown apart
    [knocked_out] knocked out
    [heavy] heavy damage
   *[explosion] explosion
}.
dropzone-story-passenger = { $lost ->
    [yes] { dropzone-unit-short } { $unit } aboard: { $die }, lost.
   *[no] { dropzone-unit-short } { $unit } aboard: { $die }, saved.
}
dropzone-story-survivors = Out of the wreck: { $units }.
dropzone-story-boarded = Into { $carriers }: { $units }.
dropzone-story-unloaded = Out of { $carriers }: { $units }.
dropzone-story-available = { $available ->
    [yes] { $squad } is on its way: { $die }.
   *[no] { $squad } is not available: { $die }.
}
dropzone-story-run = { $squad } announces an attack run at { $height }″.
dropzone-story-interception = { $squad } tries to intercept.
dropzone-story-run-ended = { $squad } leaves the table and returns to reserve.
dropzone-story-left-table = Safely off the table: { $units }.

## Story: buildings, close quarters, objectives

dropzone-story-walls = { $some ->
    [yes] At the walls: { $units } (walls { $walls }).
   *[no] Nobody stands at the walls.
}
dropzone-story-entered = { $squad } enters building { $building }.
dropzone-story-left = { $squad } leaves building { $building }.
dropzone-story-building = Building { $building } takes { $points }; { $left } left.
dropzone-story-collapsed = Building { $building } collapses.
dropzone-story-masonry = { $some ->
    [yes] Masonry in building { $building }: { $die }, it falls on { $squad }.
   *[no] Masonry in building { $building }: { $die }, nobody is hit.
}
dropzone-story-fight = Close quarters in building { $building }: { $attackers } against { $defenders }.
dropzone-story-fight-rolled = { $stage ->
    [save] { $squad } saves
    [dodge] { $squad } dodges
   *[damage] { $squad } is attacked
}: { $dice }, needed { $need }+, { $counted } count.
dropzone-story-morale = { $passed ->
    [yes] { $squad } holds: morale { $die }, needed { $need }+.
   *[no] { $squad } wavers: morale { $die }, needed { $need }+.
}
dropzone-story-withdrew = { $squad } withdraws from building { $building }{ $to ->
    [building] {" "}into the next building
    [transport] {" "}into its transports
    [outside] {" "}to the street
   *[nowhere] {" "}and is lost
}.
dropzone-story-taken = { $you ->
    [yes] Building { $building } is yours.
   *[no] Building { $building } now belongs to player { $player }.
}
dropzone-story-searched = { $found ->
    [yes] { $squad } searches building { $building } and finds something: { $die }, needed { $need }+.
   *[no] { $squad } searches building { $building } in vain: { $die }, needed { $need }+.
}
dropzone-story-objective-taken = { $squad } carries objective { $objective }.
dropzone-story-objective-dropped = Objective { $objective } lies loose.
dropzone-story-objective-extracted = { $you ->
    [yes] You extract objective { $objective }: { $points } VP.
   *[no] Player { $player } extracts objective { $objective }: { $points } VP.
}
dropzone-story-paper = { $result ->
    [trap] { $die }: a booby trap!
    [intelligence] { $die }: intelligence, 1 VP.
   *[objective] { $die }: an objective, 1 VP; extracted it brings 2 more.
}
dropzone-story-markers = Control of the markers: { $players }.
dropzone-story-card-drawn = You draw { dropzone-card-name }.
dropzone-story-cards = { $you ->
    [yes] You hold { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[no] Player { $player } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
dropzone-story-cards-discarded = { $you ->
    [yes] You discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[no] Player { $player } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
dropzone-story-repaired = { dropzone-unit-short } { $unit } is repaired: { $left } DP left.
dropzone-story-card-played = { $you ->
    [yes] You play { dropzone-card-name }
   *[no] Player { $player } plays { dropzone-card-name }
}{ $some ->
    [yes] {" "}for { $unit }
   *[no] {""}
}.
dropzone-card-name = { $card ->
    [second_look] Second look
    [steady] Steady
    [field_repair] Field repair
    [called_forward] Called forward
    [jink] Jink
   *[shore_up] Shore up
}

dropzone-story-blast = The blast reaches { $units } with { $dice }, hit on 4+.
dropzone-story-collapse-rolled = Under the ruins of building { $building }: { $units } with { $dice }, lost on 2+.
dropzone-story-fell-on = { $hit ->
    [yes] { dropzone-unit-short } { $unit } falls on { dropzone-target-short } { $target }: { $die }.
   *[no] { dropzone-unit-short } { $unit } just misses { dropzone-target-short } { $target }: { $die }.
}
dropzone-story-lot = { $some ->
    [yes] The lot falls on { $chosen }: { $dice }.
   *[no] The lot is drawn again: { $dice }.
}

## Refusals

dropzone-obstacle = { $by ->
    [wood] a wood
    [low_wall] a low wall
    [high_wall] a high wall
    [river] a river
    [rubble] rubble
    [crater] a crater
    [hill] a hill
   *[other] building { $by }
}

refused-dz-002-numbers = { $unit }: these are no places on a table.
refused-dz-005-measure = Nothing may be measured now.
refused-dz-005-own = You may look only at your own units now.
refused-dz-014-spot-building = { $unit } does not fit there: building { $by } is in the way.
refused-dz-014-spot-piece = { $unit } cannot stand there. In the way: { dropzone-obstacle }.
refused-dz-015 = { $dice } dice are to be rolled now.
refused-dz-066-battlegroup = This battlegroup is not to be deployed now.
refused-dz-066-everybody = All units of { $battlegroup } are deployed together.
refused-dz-066-starter = Only a player who has something to deploy can begin.
refused-dz-066-zone = { $unit } is not wholly inside the deployment zone.
refused-dz-067-formation = { $unit } stands apart from its squad.
refused-dz-068-edge = { $unit } must come onto the table across a friendly edge.
refused-dz-069-too-far = { $unit } may come { $allowed }″ onto the table, not { $inches }″: { $missing }″ too far.
refused-dz-074-party = Only those who are in reserve can be rolled for.
refused-dz-089-battlegroup = This battlegroup cannot be activated now.
refused-dz-091-not-asked = You are not asked now.
refused-dz-092-squad = This squad cannot act now.
refused-dz-093-stopped = While a flight waits at a stop nobody shoots: the move comes before or after the shooting.
refused-dz-093-moved = { $unit } has already moved.
refused-dz-095-concede = You have already conceded.
refused-dz-095-time = Nobody’s time has run out.
refused-dz-095-over = The battle is over.
refused-dz-100-too-far = { $unit } may move { $allowed }″ and would need { $inches }″: { $missing }″ too far.
refused-dz-100-too-far-by-air = { $unit } may fly { $allowed }″ and would need { $inches }″: { $missing }″ too far.
refused-dz-103-blocked-building = The way of { $unit } leads through building { $by }.
refused-dz-103-blocked-edge = The way of { $unit } leads off the table.
refused-dz-103-blocked-piece = { $unit } cannot cross what lies on this way: { dropzone-obstacle }.
refused-dz-103-blocked-unit = The way of { $unit } leads through { $by }, an enemy.
refused-dz-103-no-way = { $unit } finds no way there within { $allowed }″.
refused-dz-106-formation = { $unit } would end out of formation.
refused-dz-110-fires = { $unit } must first get back to its squad, { $inches }″ away; this weapon would forbid it.
refused-dz-110-formation = The main body must end in formation; { $unit } stands apart.
refused-dz-110-join = { $unit } must end in formation again; it is { $inches }″ away.
refused-dz-110-must-move = The squad of { $unit } is out of formation and must move.
refused-dz-110-named = With its fire the squad named { $unit } as part of its main body; it stays so.
refused-dz-110-nearer = { $unit } must come as near to its squad as it can: { $inches }″ are missing.
refused-dz-112-spot-unit = { $unit } does not fit there: { $by } stands in the way.
refused-dz-113-spot-edge = { $unit } would not be wholly on the table, roof or plateau.
refused-dz-121 = { $unit } has moved { $inches }″; { dropzone-weapon-name } fires only after at most { $allowed }″.
refused-dz-122-too-far = After firing { $unit } may move at most { $allowed }″, not { $inches }″.
refused-dz-124 = { $target } is not in the arc of { dropzone-weapon-name } on { $unit }.
refused-dz-125-hidden = { $unit } does not see { $target }.
refused-dz-131 = { $target } is { $inches }″ from { $unit }; the weapon reaches { $reach }″, so { $missing }″ are missing.
refused-dz-135-fired = { $unit } has already fired { dropzone-weapon-name } this turn.
refused-dz-135-mount = { $unit } has no such weapon.
refused-dz-136-nothing = Name at least one shot.
refused-dz-136-once = The squad has already shot.
refused-dz-146-building = There is no such building to shoot at: { $target }.
refused-dz-146-friend = { $target } is on your side.
refused-dz-146-gone = { $target } is not on the table.
refused-dz-146-unknown = There is no such target: { $target }.
refused-dz-148-shooter = { $unit } cannot shoot from where it is.
refused-dz-148-target = { $target } cannot be shot at where it is.
refused-dz-149 = { $unit } is not in contact with { $target }.
refused-dz-150-ground = { $unit } is no aircraft and cannot fly.
refused-dz-152 = { $unit } would not be at the height of its squad.
refused-dz-156-too-high = At { $height }″ { $unit } cannot fly there. In the way: { dropzone-obstacle }.
refused-dz-157-building = { $unit } does not fit there: building { $by } is in the way.
refused-dz-157-edge = { $unit } would not be wholly on the table, roof or plateau.
refused-dz-157-piece = { $unit } does not fit there. In the way: { dropzone-obstacle }.
refused-dz-157-unit = { $unit } does not fit there: { $by } is in the way.
refused-dz-158-fast-mover = { $unit } is a fast mover: it makes attack runs and nothing else.
refused-dz-159-building = { $unit } cannot land there: building { $by } lies in the landing zone.
refused-dz-159-edge = The landing zone of { $unit } does not lie wholly on the roof or plateau.
refused-dz-159-overlap = The landing zone of { $unit } overlaps that of another aircraft of its squad.
refused-dz-159-piece = { $unit } cannot land there. In the landing zone: { dropzone-obstacle }.
refused-dz-159-together = The squad of { $unit } lands all together.
refused-dz-159-unit = { $unit } cannot land there: { $by } stands in the landing zone.
refused-dz-161-flies = { $unit } is an aircraft: announce a flight.
refused-dz-163 = { $unit } cannot land there: { $by } contests the landing zone.
refused-dz-164 = { $target } is in the air; { dropzone-weapon-name } is no anti-air weapon.
refused-dz-169-formation = The survivors must stand in formation; { $unit } stands apart.
refused-dz-169-near = { $unit } would be { $inches }″ from the wreck: { $missing }″ too far.
refused-dz-169-room = There is still room for { $unit } around the wreck.
refused-dz-169-shoots = { $unit } has just survived a wreck and may not shoot this turn.
refused-dz-169-units = Only survivors of this wreck are placed now, each once.
refused-dz-176 = { $unit } does not belong to this transport.
refused-dz-179 = { $carrier } has no room left for { $unit }.
refused-dz-181-moved = { $unit } has moved { $inches }″; for loading at most { $allowed }″ are allowed.
refused-dz-182 = { $unit } has boarded or left a transport this turn and may not shoot.
refused-dz-183-formation = The squad must leave in formation; { $unit } stands apart.
refused-dz-183-near = { $unit } would be { $inches }″ from its transport or gate: { $missing }″ too far.
refused-dz-183-no-room = There is no room for { $unit } within 3″ of its transport or gate.
refused-dz-183-not-aboard = { $unit } is not aboard.
refused-dz-183-whole = The squad of { $unit } leaves its transports as a whole.
refused-dz-184-near = { $unit } is { $inches }″ from the transport or gate: { $missing }″ too far.
refused-dz-184-not-here = { $unit } is not on the table.
refused-dz-184-whole = The squad of { $unit } boards as a whole, as far as there is room.
refused-dz-186 = { $unit } has taken part in two manoeuvres of loading this turn; more are not allowed.
refused-dz-188 = { $unit } must land first.
refused-dz-189-stop = { $unit } carries nobody and cannot stop for loading.
refused-dz-190-door = { $unit } is not within 1″ of that entrance of building { $building }.
refused-dz-190-no-way = { $squad } finds no room in { $carrier } at an entrance of its building.
refused-dz-190-whole = { $squad } changes into the transports as a whole.
refused-dz-194-formation = Whoever gets out must be in formation with those who were left; { $unit } stands apart.
refused-dz-216-building = There is no building { $building } to enter.
refused-dz-216-infantry = { $squad } is no infantry; only infantry occupies buildings.
refused-dz-216-micro = Building { $building } is too small: { $squad } cannot occupy it.
refused-dz-217-door = No base of { $squad } is within 1″ of that entrance of building { $building }.
refused-dz-217-entered = { $squad } has entered a building this turn and stays there.
refused-dz-217-entrance = Building { $building } has no such entrance.
refused-dz-217-here = { $squad } is not on the table as a whole and cannot enter.
refused-dz-218 = Building { $building } has room for { $room } more bases; { $squad } does not fit in as a whole.
refused-dz-219 = { $unit } has entered a building this turn and may not shoot.
refused-dz-219-fired = { $squad } has fired this turn and may neither enter nor leave a building.
refused-dz-220-hidden = { $unit } is assigned to no wall.
refused-dz-220-twice = Every base is assigned once.
refused-dz-220-unit = Only bases of this battlegroup that are in a building are assigned to walls now.
refused-dz-220-wall = Wall { $wall } has no openings for { $unit }.
refused-dz-221 = At most { $most } bases may fire out of building { $building }, not { $have }.
refused-dz-222-opening = { $unit } needs an opening of its wall to fire from.
refused-dz-226 = { $target } is hidden in a building.
refused-dz-230 = Your own infantry is in { $target }.
refused-dz-231-boards = { $unit } has left a building this turn and cannot board.
refused-dz-231-moved = { $unit } has left a building this turn and does not move any more.
refused-dz-231-near = { $unit } would be { $inches }″ from the entrance; at most { $allowed }″ are allowed.
refused-dz-231-no-way = Before this building there is no room for { $squad }.
refused-dz-231-outside = { $squad } is not in a building as a whole.
refused-dz-231-shoots = { $unit } has left a building this turn and may not shoot.
refused-dz-231-whole = { $squad } leaves the building as a whole.
refused-dz-232 = { $squad } cannot change to building { $building }: the buildings are not connected.
refused-dz-240-held = The enemy holds the wall of this entrance of building { $building }.
refused-dz-243-acted = { $unit } has been drawn into the fight for its building and does nothing else this turn.
refused-dz-243-loads = { $squad } fights for its building; its transports cannot take it up before it withdraws.
refused-dz-243-bound = { $squad } is bound by the fight for its building.
refused-dz-244-bloodthirsty = { $squad } is bloodthirsty and must be committed.
refused-dz-244-few = In building { $building } at least { $least } squads must be committed, not { $have }.
refused-dz-244-squad = Only squads that are free to fight in building { $building } can be committed, each once.
refused-dz-245-squad = It is up to { $squad } now.
refused-dz-248-bases = The remaining dice go to different enemy bases in building { $building }.
refused-dz-248-count = { $dice } remaining dice are to be placed in building { $building }, not { $have }.
refused-dz-254-halted = { $unit } has taken in a squad that withdrew from the fight and does not move any more this turn.
refused-dz-254-possible = { $squad } can still withdraw and need not be given up.
refused-dz-254-squad = It is up to { $squad } to withdraw now.
refused-dz-260 = { $unit } has already fired another mode of { dropzone-weapon-name } this turn.
refused-dz-261 = { dropzone-weapon-name } on { $unit } has no raised mount.
refused-dz-264-fired = { $unit } has already fired; small arms need all its weapons.
refused-dz-264-ground = { $target } is not in the air; small arms are only for that.
refused-dz-264-none = { dropzone-weapon-name } on { $unit } is no small arms.
refused-dz-264-weak = { $unit } has only { $left } damage points left, too few for small arms.
refused-dz-266 = The co-axial weapons of { $unit } must fire into the same arc.
refused-dz-267-no-weapon = { $unit } has no anti-air weapon left to fire.
refused-dz-268-announced = The flight of { $unit } has been announced and cannot be changed.
refused-dz-268-fights = { $unit } is in a building where a fight is under way and cannot react.
refused-dz-268-no-leg = Say where { $unit } flies.
refused-dz-268-own = Only your own units react.
refused-dz-268-target = This aircraft cannot be shot at now.
refused-dz-269-boards = { $unit } has fired this turn and cannot board.
refused-dz-269-fired = { $squad } has fired in reaction this turn and may neither enter nor leave a building.
refused-dz-270 = The engagement point for { $unit } must lie on this part of the flight, which is { $inches }″ long.
refused-dz-273 = The engagement point for { $unit } must lie behind the last one, at { $reached }″.
refused-dz-276 = { $target } is a fast mover; only reaction fire can hit it.
refused-dz-310-deck = This card is not in the deck.
refused-dz-310-hand = You do not hold this card.
refused-dz-310-moment = This card cannot be played now.
refused-dz-310-one = You have played a card in this activation.
refused-dz-310-repair = { $unit } cannot be repaired: only a damaged vehicle within your commander’s radius.
refused-dz-310-unit = Name one of your units on the table.
refused-dz-321-edges = The line of { $unit } must lead from one table edge to another.
refused-dz-321-everybody = Every aircraft of { $squad } needs a line.
refused-dz-321-no-line = No line along or across the table passes an enemy.
refused-dz-322 = At { $height }″ the line of { $unit } cannot pass there. In the way: { dropzone-obstacle }.
refused-dz-323-off-line = { $unit } must fire from its line, which is { $inches }″ long.
refused-dz-323-points = { $count } points of fire are to be named, one for each aircraft.
refused-dz-325-point = The point must lie on the enemy’s line, within { $inches }″.
refused-dz-325-squad = Only interceptors in readiness that have not been activated can be sent.
refused-dz-330 = { $unit } has suffered so much that { dropzone-weapon-name } has no shots left.
refused-dz-337 = { dropzone-weapon-name } on { $unit } has used all its shots of the game.
refused-dz-341-gate = { $unit } is not a friendly gate on the table.
refused-dz-341-kind = { $unit } cannot pass through { $gate }.
refused-dz-341-mass = { $gate } passes a mass of { $most } in a turn, not { $mass }.
refused-dz-341-none = Name the gate for { $unit }.
refused-dz-341-not-in-net = { $unit } is not in the net.
refused-dz-350-closed = Building { $building } may not be entered in turn 1.
refused-dz-351-enemy = { $squad } shares building { $building } with an enemy and cannot search.
refused-dz-351-entered = { $squad } has not been inside quietly since before this turn.
refused-dz-351-nothing = There is nothing to find in building { $building }.
refused-dz-351-once = { $squad } has already searched or fired this turn.
refused-dz-351-outside = { $squad } is in no building.
refused-dz-351-shoots = { $unit } searches this turn and does not shoot.
refused-dz-352-edge = { $unit } must leave across a friendly edge.
refused-dz-352-nothing = { $unit } carries no objective.
refused-dz-352-one-way = Leave either on the ground or in the air.
refused-dz-352-stops = { $unit } flies straight off the table, without a stop.
refused-dz-352-whole = { $squad } leaves the table as a whole.
refused-dz-400-element = { $unit } does not belong to the same element as the others.
refused-dz-400-nobody = Name at least one unit.
refused-dz-400-not-here = { $unit } cannot be ordered from where it is.
refused-dz-400-not-now = This order cannot be given now.
refused-dz-400-position = Line { $line } of the position cannot be read: { $text }
refused-dz-400-position-data = Line { $line }: a battle can begin with “now A activate” or “now A1a order”, not with a moment written as data.
refused-dz-400-position-lacks = A position needs at least two sides, and units.
refused-dz-400-position-names = The position speaks of units, squads or players that it does not have.
refused-dz-400-position-now = A position says “now A activate” or “now A1a order”, not “now { $text }”.
refused-dz-400-position-players = The position is for { $have } players, this match for { $need }.
refused-dz-400-position-wrong = Line { $line } of the position cannot be: { $text }
refused-dz-400-shooter = Only units that act now can shoot.
refused-dz-400-squad = This squad is not the one to be ordered now.
refused-dz-400-units = Every unit is named once.
refused-dz-400-unreadable = This cannot be read: { $text }
refused-dz-404-whole = { $unit } cannot come in without the rest of its squad: a squad enters whole.
refused-dz-404-edges = { $unit } must cross the same edge as the rest of its squad.

## The arithmetic of a shot

dropzone-term-accuracy = Accuracy of the weapon
dropzone-term-accuracy_ground = Accuracy against targets on the ground
dropzone-term-hull_down = Hull-down
dropzone-term-concealed = Concealment
dropzone-term-evading = Evading skimmer
dropzone-term-reaction = Reaction fire
dropzone-term-evasion = Evasion
dropzone-term-unseen = Indirect fire without sight
dropzone-term-jinks = Jinks
dropzone-term-cap = The weapon lets nothing more be added
dropzone-term-worst = Never worse than 6+
dropzone-term-building = A building is hit on 2+
dropzone-term-armour = Armour
dropzone-term-energy = Energy
dropzone-term-table = Damage table
dropzone-term-impossible = Cannot be damaged
dropzone-term-never_sure = Never better than 2+
dropzone-term-body_cover = Body cover

## Names of units and weapons: $kind, $target_kind and $weapon are ids of profiles

dropzone-unit-name = { $kind ->
    [ucm_sabre] Sabre battle tank
    [ucm_rapier] Rapier anti-air tank
    [ucm_gladius] Gladius heavy tank
    [ucm_kodiak] Kodiak command vehicle
    [ucm_legionnaires] Colonial legionnaires
    [ucm_praetorians] Praetorians
    [ucm_wolverine_a] Wolverine scout buggy (minigun)
    [ucm_wolverine_b] Wolverine scout buggy (missile)
    [ucm_falcon] Falcon gunship
    [ucm_bear] Bear troop carrier
    [ucm_raven_a] Raven light dropship (troops)
    [ucm_raven_b] Raven light dropship (vehicles)
    [ucm_condor] Condor medium dropship
    [ucm_albatross] Albatross heavy dropship
    [ucm_archangel] Archangel interceptor
    [scourge_hunter] Hunter grav-tank
    [scourge_slayer] Slayer heavy grav-tank
    [scourge_reaper] Reaper anti-air grav-tank
    [scourge_warriors] Warrior horde
    [scourge_destroyers] Destroyer pack
    [scourge_prowler] Prowler
    [scourge_oppressor] Oppressor command walker
    [scourge_reaver] Reaver heavy gunship
    [scourge_invader] Invader grav-carrier
    [scourge_intruder_a] Intruder light dropship (troops)
    [scourge_intruder_b] Intruder light dropship (scouts)
    [scourge_marauder] Marauder medium dropship
    [scourge_harbinger] Harbinger dropship
    [scourge_despoiler] Despoiler heavy dropship
    [scourge_corsair] Corsair fighter
    [phr_ares] Ares battle walker
    [phr_phobos] Phobos anti-air walker
    [phr_menchit] Menchit assault walker
    [phr_hyperion] Hyperion heavy walker
    [phr_zeus] Zeus command walker
    [phr_immortals] Immortals
    [phr_sirens] Siren corps
    [phr_janus] Janus scout walker
    [phr_helios] Helios jet skimmer
    [phr_juno_a1] Juno carrier (cannon)
    [phr_juno_a2] Juno carrier (miniguns)
    [phr_triton_a1] Triton light dropship (troops)
    [phr_triton_a2] Triton light dropship (vehicles)
    [phr_neptune] Neptune medium dropship
    [phr_poseidon] Poseidon heavy dropship
    [phr_athena] Athena fighter
    [shaltari_tomahawk] Tomahawk grav-tank
    [shaltari_kukri] Kukri anti-air grav-tank
    [shaltari_caiman] Caiman heavy grav-tank
    [shaltari_coyote] Coyote command strider
    [shaltari_braves] Braves
    [shaltari_firstborn] Firstborn
    [shaltari_yari] Yari light grav-tank (microwave)
    [shaltari_yari_ion] Yari light grav-tank (ion)
    [shaltari_thunderbird] Thunderbird gunship
    [shaltari_spirit] Spirit light gate
    [shaltari_eden] Eden medium gate
    [shaltari_gaia] Gaia heavy gate
    [shaltari_haven] Haven ground gate
    [shaltari_warspear] Warspear fighter
   *[other] unit
}
# What a unit is called at the table, with its number: Sabre 4.
dropzone-unit-short = { $kind ->
    [ucm_sabre] Sabre
    [ucm_rapier] Rapier
    [ucm_gladius] Gladius
    [ucm_kodiak] Kodiak
    [ucm_legionnaires] Legionnaires
    [ucm_praetorians] Praetorians
    [ucm_wolverine_a] Wolverine
    [ucm_wolverine_b] Wolverine
    [ucm_falcon] Falcon
    [ucm_bear] Bear
    [ucm_raven_a] Raven
    [ucm_raven_b] Raven
    [ucm_condor] Condor
    [ucm_albatross] Albatross
    [ucm_archangel] Archangel
    [scourge_hunter] Hunter
    [scourge_slayer] Slayer
    [scourge_reaper] Reaper
    [scourge_warriors] Warriors
    [scourge_destroyers] Destroyers
    [scourge_prowler] Prowler
    [scourge_oppressor] Oppressor
    [scourge_reaver] Reaver
    [scourge_invader] Invader
    [scourge_intruder_a] Intruder
    [scourge_intruder_b] Intruder
    [scourge_marauder] Marauder
    [scourge_harbinger] Harbinger
    [scourge_despoiler] Despoiler
    [scourge_corsair] Corsair
    [phr_ares] Ares
    [phr_phobos] Phobos
    [phr_menchit] Menchit
    [phr_hyperion] Hyperion
    [phr_zeus] Zeus
    [phr_immortals] Immortals
    [phr_sirens] Sirens
    [phr_janus] Janus
    [phr_helios] Helios
    [phr_juno_a1] Juno
    [phr_juno_a2] Juno
    [phr_triton_a1] Triton
    [phr_triton_a2] Triton
    [phr_neptune] Neptune
    [phr_poseidon] Poseidon
    [phr_athena] Athena
    [shaltari_tomahawk] Tomahawk
    [shaltari_kukri] Kukri
    [shaltari_caiman] Caiman
    [shaltari_coyote] Coyote
    [shaltari_braves] Braves
    [shaltari_firstborn] Firstborn
    [shaltari_yari] Yari
    [shaltari_yari_ion] Yari
    [shaltari_thunderbird] Thunderbird
    [shaltari_spirit] Spirit
    [shaltari_eden] Eden
    [shaltari_gaia] Gaia
    [shaltari_haven] Haven
    [shaltari_warspear] Warspear
   *[other] unit
}
dropzone-target-short = { $target_kind ->
    [building] building
    [ucm_sabre] Sabre
    [ucm_rapier] Rapier
    [ucm_gladius] Gladius
    [ucm_kodiak] Kodiak
    [ucm_legionnaires] Legionnaires
    [ucm_praetorians] Praetorians
    [ucm_wolverine_a] Wolverine
    [ucm_wolverine_b] Wolverine
    [ucm_falcon] Falcon
    [ucm_bear] Bear
    [ucm_raven_a] Raven
    [ucm_raven_b] Raven
    [ucm_condor] Condor
    [ucm_albatross] Albatross
    [ucm_archangel] Archangel
    [scourge_hunter] Hunter
    [scourge_slayer] Slayer
    [scourge_reaper] Reaper
    [scourge_warriors] Warriors
    [scourge_destroyers] Destroyers
    [scourge_prowler] Prowler
    [scourge_oppressor] Oppressor
    [scourge_reaver] Reaver
    [scourge_invader] Invader
    [scourge_intruder_a] Intruder
    [scourge_intruder_b] Intruder
    [scourge_marauder] Marauder
    [scourge_harbinger] Harbinger
    [scourge_despoiler] Despoiler
    [scourge_corsair] Corsair
    [phr_ares] Ares
    [phr_phobos] Phobos
    [phr_menchit] Menchit
    [phr_hyperion] Hyperion
    [phr_zeus] Zeus
    [phr_immortals] Immortals
    [phr_sirens] Sirens
    [phr_janus] Janus
    [phr_helios] Helios
    [phr_juno_a1] Juno
    [phr_juno_a2] Juno
    [phr_triton_a1] Triton
    [phr_triton_a2] Triton
    [phr_neptune] Neptune
    [phr_poseidon] Poseidon
    [phr_athena] Athena
    [shaltari_tomahawk] Tomahawk
    [shaltari_kukri] Kukri
    [shaltari_caiman] Caiman
    [shaltari_coyote] Coyote
    [shaltari_braves] Braves
    [shaltari_firstborn] Firstborn
    [shaltari_yari] Yari
    [shaltari_yari_ion] Yari
    [shaltari_thunderbird] Thunderbird
    [shaltari_spirit] Spirit
    [shaltari_eden] Eden
    [shaltari_gaia] Gaia
    [shaltari_haven] Haven
    [shaltari_warspear] Warspear
   *[other] unit
}
dropzone-weapon-name = { $weapon ->
    [avenger_railgun] Avenger railgun
    [ucm_hmg] Heavy machine gun
    [vindicator_focused] Vindicator battery, tight pattern
    [vindicator_wide] Vindicator battery, wide pattern
    [twin_avenger] Twin Avenger railgun
    [ucm_gatling_3] Twin gatling (hull mount)
    [ucm_gatling_9] Twin gatling (dropship)
    [ucm_gatling_12] Twin gatling (light dropship)
    [um3_rifles] Assault rifles
    [phoenix_launcher] Shoulder-fired missile
    [praetorian_smg] Silenced submachine guns
    [punisher_minigun] Punisher minigun
    [wolverine_missile] Light missile launcher
    [orbital_strike] Called-in orbital strike
    [falcon_gatling] Heavy twin gatling cannon
    [retribution_cannon] Retribution cannons
    [plasma_cannon] Plasma cannon
    [twin_plasma_cannon] Twin plasma cannon
    [arc_caster] Arc caster
    [plasma_rifles] Plasma rifles
    [plasma_hose_tight] Plasma hose, jet
    [plasma_hose_wide] Plasma hose, spray
    [prowler_inject] Plasma sting
    [prowler_spew] Plasma spew
    [shard_cannon] Shard cannon
    [razor_claws] Razor claws
    [plasma_carbine_left] Plasma carbine, left
    [plasma_carbine_right] Plasma carbine, right
    [plasma_lance_left] Plasma lance, left
    [plasma_lance_right] Plasma lance, right
    [corsair_plasma] Fighter plasma cannon
    [phr_minigun] Walker minigun
    [phr_railgun] Walker railgun
    [phr_rail_repeater] Rail repeater
    [phr_flamer] Heavy flamer
    [phr_minigun_triad] Minigun triad
    [phr_laser] Battlefield laser
    [phr_railgun_t2] Command walker railgun
    [phr_rifles] Smart rifles
    [phr_longreach] Long rifle
    [siren_pistols] Siren pistols
    [juno_cannon] Light rail cannon
    [juno_miniguns] Twin miniguns
    [phr_stealth_missile] Stealth missile rack
    [janus_missile] Anti-air stealth missile
    [janus_minigun] Scout minigun
    [helios_missiles] Flak missile pods
    [athena_repeaters] Twin rail repeaters
    [gauss_cannon] Gauss cannon
    [gauss_cannon_left] Gauss cannon, left arm
    [gauss_cannon_right] Gauss cannon, right arm
    [twin_ion] Twin ion cannons
    [gauss_triad] Gauss triad
    [laser_pod_left] Laser pod, left
    [laser_pod_right] Laser pod, right
    [discus_launchers] Disc launchers
    [gauss_rifle] Gauss rifle
    [microwave_gun] Microwave gun
    [light_ion] Light ion cannon
    [energy_swords] Energy swords
    [thunderbird_gauss] Short gauss cannon
    [charged_air_1] Charged air (1)
    [charged_air_2] Charged air (2)
    [charged_air_3] Charged air (3)
    [charged_earth] Charged earth
    [warspear_ion] Heavy ion cannons
    [warspear_gauss] Nose gauss cannon
   *[other] weapon
}

## The end, in numbers

dropzone-number-points = Victory points
dropzone-number-kills = Kill points
dropzone-number-lost = Units lost
dropzone-number-shots = Shots
dropzone-number-hits = Hits

## Suggestions

dropzone-suggest-goal = { $goal ->
    [centre] the marker in the middle, worth { $points } VP
    [marker] a marker, worth { $points } VP
    [prize] an objective
    [intelligence] a building with intelligence in it
    [home] your own edge, where what they carry is safe
   *[middle] the middle of the table
}
dropzone-suggest-fire = { $about ->
    [destroy] Destroys { dropzone-target-short } { $target } { $chance } % of the time
    [hurt] Can hurt { dropzone-target-short } { $target }
    [building] Hurts the enemies who hide in the building
   *[blind] Fires at { dropzone-target-short } { $target } first of all
}{ $more ->
    [0] .
    [one] , and fires at another target.
   *[other] , and fires at { $more } other targets.
}
dropzone-suggest-react = { dropzone-unit-short } { $unit } has good prospects against { dropzone-target-short } { $target }.
dropzone-suggest-run = The line leads over targets that are worth it.
dropzone-suggest-intercept = { $squad } should shoot down most on the way.
dropzone-suggest-move = { $about ->
    [purpose] Closer to { dropzone-suggest-goal }
    [fire] Better fire at once
    [hope] A good place to fire from next turn
    [fights] Help for those who fight in the building
   *[danger] Less fire to fear there
}{ dropzone-suggest-also }
dropzone-suggest-drop = Puts troops down closer to { dropzone-suggest-goal }{ dropzone-suggest-also }
dropzone-suggest-also = { $also ->
    [purpose] ; also closer to { dropzone-suggest-goal }.
    [fire] ; also better fire at once.
    [hope] ; also a good place to fire from next turn.
    [fights] ; also help for those who fight in the building.
    [danger] ; also less fire to fear there.
   *[other] .
}
dropzone-suggest-unload = { $about ->
    [fire] Whoever gets off here can fire.
    [hope] Whoever gets off here can fire next turn.
    [danger] Outside there is less to fear than aboard.
   *[purpose] Whoever gets off here is closer to { dropzone-suggest-goal }.
}
dropzone-suggest-load = Aboard they get on faster.
dropzone-suggest-enter = { $about ->
    [find] In there is something to find.
    [purpose] From in there more can be held.
    [fights] The fight in there promises more than it costs.
    [fire] Gives better fire at once.
    [hope] A good place to fire from next turn.
   *[danger] Walls protect from fire.
}
dropzone-suggest-leave = { $about ->
    [purpose] Outside more can be won than in here.
    [fire] Gives better fire at once.
    [hope] A good place to fire from next turn.
    [fights] Better not to fight in here.
   *[danger] The way on which least is to be feared.
}
dropzone-suggest-search = Finds what is hidden here { $chance } % of the time.
dropzone-suggest-extract = What leaves the table over your own edge is safe, and counts.
dropzone-suggest-end = { $about ->
    [stop] Whoever should get off here has done so; the flight goes on.
    [run] No line promises enough.
   *[other] Nothing else would make things better here.
}
dropzone-suggest-activate = { $about ->
    [fire] Has targets that are worth firing at.
    [danger] Is in danger where it stands: better act before the enemy does.
    [comes] Brings { $who } into play.
   *[other] The others have less to do now.
}
dropzone-suggest-squad = { $about ->
    [fire] Gives the best fire, so that the others see what is left.
    [stands] Stands on the table already; whoever is still to come can wait.
   *[comes] Is still to come.
}
dropzone-suggest-starter = Whoever begins takes the best places.
dropzone-suggest-survivors = As many as possible find room beside the wreck.
dropzone-suggest-give-up = There is nowhere to go.
dropzone-suggest-deploy = { $about ->
    [hope] Has good fields of fire from there.
    [danger] Less fire to fear there.
   *[purpose] The best start towards { dropzone-suggest-goal }.
}
dropzone-suggest-act = { $about ->
    [last] In the last turn the last word counts most.
   *[first] Whoever acts first fires first.
}
dropzone-suggest-reserves = The sooner they come, the more they can do.
dropzone-suggest-walls = { $some ->
    [yes] At the wall with the best targets; nobody else shows himself.
   *[no] No target is worth showing oneself for.
}
dropzone-suggest-commit = { $about ->
    [gain] This force costs the enemy more than you.
   *[loss] With this force least is lost.
}
dropzone-suggest-spread = There the dice cost the enemy most.
dropzone-suggest-stay = { $about ->
    [danger] Less fire to fear in here than outside.
    [purpose] What is in here is worth staying for.
   *[other] Nothing else leaves the squad better off.
}
dropzone-suggest-discard = { $some ->
    [yes] Nobody has a use for these cards now, and others come for them.
   *[no] There is a use for every card, or none comes for it.
}
dropzone-suggest-card = { $card ->
    [field_repair] { dropzone-unit-short } { $unit } is worth repairing.
    [jink] The flight leads past anti-air guns: { dropzone-unit-short } { $unit } is harder to hit.
    [second_look] The dice that missed can still do much.
    [steady] The squad need not withdraw.
    [called_forward] Your dearest reserves come after all.
   *[shore_up] The building does not suffer this hit.
}
dropzone-suggest-pass = { $about ->
    [card] The card is worth more later.
    [none] You have no card for this now.
   *[fire] No shot promises enough.
}
