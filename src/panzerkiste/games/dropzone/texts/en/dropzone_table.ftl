# The table of Dropzone: everything that only the web client says.

## Orders: turn, choices, deployment, orders of a squad

battle-panel = What is asked
battle-map = Battlefield, north is up. Arrow keys move the crosshair by an inch, with Shift by a quarter; Enter points, with Shift it sets a waypoint; the square brackets, or comma and full stop, go from unit to unit; plus and minus zoom.
battle-bot = Computer { $letter }
battle-turn-strip = The turn
battle-turn = Turn { $turn } of { $turns }
battle-initiative = Place { $place } in the order of initiative
term-dz-victory_points = VP
term-dz-victory_points-means = Victory points: whoever has most of them at the end wins.
round-dropzone = Turn { $turn }
battle-group = Battlegroup { $group }, { $name }, { $fate ->
    [acting] acts now
    [done] has acted
    [gone] gone
   *[left] still to act
}
battle-squad = { $count } × { $unit }
battle-whereabouts = { $where ->
    [ground] on the ground
    [air] in the air, { $height }″
    [aboard] aboard
    [inside] in house { $building }
    [ready] in readiness
    [net] in the net
    [reserve] in reserve
    [lost] destroyed
   *[away] off the table
}
battle-damage = { $points ->
    [one] 1 damage
   *[other] { $points } damage
}
battle-has-moved = moved
battle-has-fired = fired
battle-elements = Who acts
battle-dice = The dice decide
battle-waits = { $names } to decide
battle-waits-for = { $frame ->
    [DeployBattlegroup] A battlegroup is set up.
    [ChooseStarter] Who deploys first is chosen.
    [OfferLast] Act first or last?
    [CallReserves] Reserves are called.
    [AnnounceBattlegroup] A battlegroup is announced.
    [ChooseSquad] A squad is chosen.
    [GiveOrder] Orders are given.
    [ReactionWindow] Reaction fire?
    [AssignWalls] Troops go to the walls.
    [PlaceSurvivors] Survivors are placed.
    [CommitRepelForce] A repel force is committed.
    [GetAway] A squad gets away or stays.
    [FireOut] A squad fires out of its building.
    [SpreadDice] Dice are spread.
    [Withdraw] A squad withdraws.
    [AnnounceRun] An attack run is announced.
    [InterceptWindow] Interception?
    [CardWindow] A card?
    [DiscardCards] Cards are discarded.
   *[other] { "" }
}
battle-choose = { $title }
battle-choose-first = Choose first
battle-choose-note = { $ask ->
    [activate] Choose from the list, or point at one of its units on the map.
    [squad] All squads of the battlegroup act, one after the other.
    [last] You have won the initiative.
   *[other] Choose from the list.
}
battle-act-first = Act first
battle-act-first-help = You announce the first battlegroup of this turn.
battle-act-last = Act last
battle-act-last-help = The others begin, and you answer.
battle-reserves = Roll for reserves?
battle-reserves-note = Who is released comes into readiness at once.
battle-reserves-call = { $count ->
    [0] Roll for nobody
    [one] Roll for 1 party
   *[other] Roll for { $count } parties
}
battle-deploy-ask = Deploy a battlegroup
battle-deploy-note = Pull it into the hatched zone. Point at a unit to move its squad, again to move only it. Q and E turn.
battle-deploy = Deploy { $group }
battle-deploy-groups = Battlegroups to deploy
battle-deploy-squads = What follows the pointer
battle-deploy-all = All squads
battle-orders-none = Nobody is left to order
battle-stop = { $unit } waits at its loading stop
battle-hint = { $purpose ->
    [unload] Point where they get off, within 3″ of the transport.
    [leave] Point where they come out.
   *[move] { $flies ->
        [yes] { $where ->
            [ready] Point where they fly to; they come in across your edge.
           *[other] Pull them where they fly to, or point at it.
        }
       *[no] { $where ->
            [ready] Point where they come onto the table.
           *[other] Pull them, or point where they go. A unit alone: point at it.{ $keys ->
                [yes] {" "}Q and E turn, Shift sets waypoints.
               *[no] {""}
            }
        }
    }
}
battle-way = { $inches }{ $hard ->
    [yes] {" "}counts { $used }
   *[no] {""}
}, { $left } left
battle-way-none = on the spot
battle-also = Also: { $units }.
battle-height = Height of the flight
battle-height-at = { $height ->
    [2] Low, 2″
   *[6] High, 6″
}
battle-then = At the end
battle-then-on = Fly on
battle-then-stop = Stop to load
battle-then-stop-means = The flight pauses here to load or unload and then goes on. Landing and taking off cost nothing, but all of it must lie within half the move (DZ-189).
battle-then-land = Land
battle-corner = { $set ->
    [yes] Point further on
   *[no] Waypoint here
}
battle-corner-back = Take the last waypoint back
battle-main-body = Main body
battle-main-body-ask = Which part is the main body?
battle-main-body-note = The others must come back to it.
battle-regroup = It stays, the others come back
battle-turn-left = Turn left
battle-turn-right = Turn right
battle-do-unload = Get off
battle-do-leave = Come out
battle-do-search = Search
battle-do-load = Get aboard
battle-do-extract = Off the table
battle-ring-whole = Whole move { $inches }
battle-ring-half = ½ move { $inches }
battle-ring-boarding = On and off 3″
battle-sheet-more = Show more
battle-sheet-less = Show more of the map
battle-fire = Fire
battle-fire-at = { $told ->
    [no] Fire at { $target }
   *[yes] Fire at { $target }: { $chance }
}
battle-fire-then = Then they move as laid out.
battle-move-first = Move first
battle-targets = Who can be hit?
battle-short = They stop where they can.
battle-do-all-out = { $lands ->
    [yes] Land, all out
   *[no] All out
}
battle-do-shoot = Shoot
battle-give = { $order ->
    [Move] { $next ->
        [Load] Move and get aboard
        [Enter] Move and enter
       *[other] Move
    }
    [FlyMove] Fly
    [Unload] Get off
    [Load] Get aboard
    [Enter] Enter
    [Leave] Come out
    [ChangeBuilding] Change over
    [Search] Search
    [Extract] Leave the table
   *[other] Do it
}
battle-then-also = { $next ->
    [Load] Then they get aboard.
    [Enter] Then they enter.
   *[other] Then more.
}
battle-end-slot = { $stopped ->
    [yes] End the stop
   *[no] Squad is done
}
battle-idle = Nothing done yet: { $squads }.
battle-idle-aboard = Still aboard: { $squads }.
battle-idle-none = Everybody has done something.
battle-end-ask = { $stopped ->
    [yes] The transport goes on with its flight.
   *[no] The squad does nothing more this turn.
}
battle-end-anyway = End anyway
battle-put-back = Put everything back
battle-values = A { $armour }, Mv { $move }″, DP { $left }/{ $points }
battle-aboard = Aboard: { $units }
battle-read = Everything about it
battle-read-all = Reference cards
battle-scenario = Scenario: { $name }
battle-close = Close
battle-keys = Keys: arrows, Enter and [ ] on the map; with Shift, a click or Enter sets a waypoint, Backspace takes it back; Q and E turn; Enter or G gives the order that is laid out; Esc puts it back; digits choose from a list.
battle-give-nothing = Point at the map
battle-shorten = As far as they can
battle-wins = { $winners ->
    [one] { $names } has won
   *[other] { $names } have won
}
battle-result = { $reason ->
    [points] { $you ->
        [won] You have the most victory points.
        [lost] You have fewer victory points.
       *[nobody] By victory points.
    }
    [kills] The victory points were level, the kill points decided.
    [conceded] { $you ->
        [won] { $rivals ->
            [one] Your opponent has conceded.
           *[other] Everyone else has conceded.
        }
        [lost] You have conceded.
       *[nobody] By surrender.
    }
    [time] { $you ->
        [won] Nobody else has any time left.
        [lost] Your time is up.
       *[nobody] On time.
    }
   *[equal] Victory points and kill points are level.
}
battle-score-winner = Winner
battle-score-conceded = conceded
battle-score-points = Victory points
battle-score-lost = Units lost
battle-score-worth = Points lost
aside-battle-concede = Concede
aside-battle-concede-confirm = Then you have lost the battle. This cannot be taken back.

## Map

battle-map-tools = Map view
battle-map-nearer = Nearer
battle-map-farther = Farther
battle-map-whole = Whole table
battle-map-roll = Everything on the table
battle-map-storeys = { $count ->
    [one] 1 storey
   *[other] { $count } storeys
}
battle-map-place = { $x }″ from the west, { $y }″ from the south
battle-map-side = { $side ->
    [own] yours
   *[enemy] { $count ->
        [2] the enemy’s
       *[other] player { $letter }’s
    }
}
battle-map-facing = facing { $wind ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
battle-map-height = { $inches }″ up
battle-map-commander = with a commander of value { $value }
battle-map-cargo = { $count } aboard
battle-map-tall = { $inches }″ tall
battle-map-garrison = { $count ->
    [one] one base inside
   *[other] { $count } bases inside
}, { $who }
# Why an enemy cannot be fired at, in two or three words at his place; the sentence stands under the map.
battle-barred = { $why ->
    [DZ-121] moved too far
    [DZ-124] out of arc
    [DZ-125] no sight
    [DZ-131] out of range
    [DZ-135] already fired
    [DZ-149] no contact
    [DZ-164] aircraft
    [DZ-182] just got off
    [DZ-219] just entered
    [DZ-222] no opening
    [DZ-226] hidden inside
    [DZ-276] only in reaction
   *[other] not now
}
battle-called-squad = Squad { $units }
battle-wreck = destroyed
battle-map-wreck = Wreck: { $unit }, { $whose }
battle-idle-mark = nothing done yet
battle-map-hidden = something may be found inside
battle-map-objective = { $kind ->
    [prize] prize
    [intelligence] papers
   *[marker] marker
}

## Fire: shooting, dice, reactions, close quarters, walls, runs, wrecks, cards, reference

dz-back = Back
dz-building = House { $building }
dz-garrison = { $unit }, { $wall } of house { $building }
dz-wall = { $wind ->
    [n] north wall
    [ne] north-east wall
    [e] east wall
    [se] south-east wall
    [s] south wall
    [sw] south-west wall
    [w] west wall
   *[nw] north-west wall
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}

dz-fire-choose = Who shoots at whom?
dz-fire-ready = { $count ->
    [one] 1 weapon is laid
   *[other] { $count } weapons are laid
}
dz-fire-now = { $count ->
    [0] Fire
    [one] Fire 1 weapon
   *[other] Fire { $count } weapons
}
dz-fire-none = Do not fire
dz-fire-blind = Nothing is measured before the shots are declared (DZ-005).
dz-fire-looking = Looking for targets …
dz-fire-nobody = Nobody can be shot at from here.
dz-fire-by = Choose by
dz-fire-by-target = Targets
dz-fire-by-weapon = Weapons
dz-fire-houses = Buildings too
dz-fire-average = ø { $points } damage
dz-fire-others = Other targets
dz-fire-weapons = { $count ->
    [one] 1 weapon
   *[other] { $count } weapons
}
dz-fire-targets-open = { $count ->
    [0] no target
    [one] 1 target
   *[other] { $count } targets
}
dz-fire-table = What each weapon can do
dz-fire-shooter = Shooter
dz-fire-distance = Range
dz-fire-seen = Seen
term-dz-hit = Hit
term-dz-hit-means = What a die must show to hit: 2+ is a 2 or more.
term-dz-hurt = Damage
term-dz-hurt-means = What a second die must show for the hit to do damage: 3+ is a 3 or more.
dz-fire-kill = Kill
dz-fire-allot = { $unit } fires: { $weapon }
dz-fire-small-arms = small arms
dz-fire-cannot = { $count ->
    [one] 1 weapon cannot
   *[other] { $count } weapons cannot
}
dz-fire-also = and { $count } more
dz-fire-everything = Everything at it
dz-fire-weapons-other = Other weapons
dz-fire-volley = The volley
dz-fire-drop = No shots at { $target }
dz-fire-in-arc = { $in ->
    [yes] in arc
   *[no] out of arc
}
dz-fire-cover = { $cover ->
    [hidden] hidden
    [hull_down] hull-down
   *[clear] clear
}
dz-fire-which = { $countered ->
    [yes] countered range
   *[no] full range
}
dz-fire-far = { $inches } of { $reach }
dz-fire-range = { $countered ->
    [yes] R(C) { $range }
   *[no] R(F) { $range }
}
dz-fire-visible = { $share } visible
dz-fire-hides = { $what } hides { $share }
dz-fire-through = Through { $unit }
dz-fire-raise = Aim from the raised mount
dz-fire-raised = From the raised mount: until its next activation it can be aimed at there.
dz-fire-concealed = Concealed by: { $piece }
dz-fire-covered = In cover: { $piece }
dz-fire-sum = The sum
dz-fire-hits = hits
dz-fire-save = Save of the target
dz-fire-hurts = hurts
dz-fire-never = never
dz-fire-points = Odds of each result
dz-fire-damage = { $points ->
    [0] no damage
    [one] 1 damage
   *[other] { $points } damage
}
dz-fire-destroyed = destroyed
dz-fire-expected = { $dice ->
    [one] 1 shot
   *[other] { $dice } shots
}, { $points } damage on average
dz-fire-bar = Destroyed with { $all }, survives with { $survives }; { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}
dz-fire-alone = one alone { $chance }
dz-fire-all = { $weapons ->
    [one] destroyed { $chance }
   *[other] all { $weapons }: { $chance }
}
dz-fire-survives = survives { $chance }

dz-dice = Dice
dz-dice-fire = { $reaction ->
    [yes] Reaction: { $unit } at { $target }, { $weapon }
   *[no] { $unit } at { $target }, { $weapon }
}
dz-dice-hit = To hit
dz-dice-save = Saves
dz-dice-damage = Damage
dz-dice-blast = Blast
dz-dice-crash = Crash
dz-dice-fell = Falls on { $target }
dz-dice-passenger = { $unit } aboard, lost on
dz-dice-paper = Paper
dz-dice-lot = Lot
dz-dice-low = Low flight
dz-dice-fight-damage = Attack
dz-dice-fight-save = Saves
dz-dice-fight-dodge = Dodge
dz-dice-morale = Morale
dz-dice-available = Available?
dz-dice-find = Search
dz-dice-masonry = Falling masonry
dz-dice-collapse = Collapse, lost on
dz-dice-reserve = Reserve
dz-dice-totals = Dice
dz-dice-initiative = Initiative
dz-dice-fight = Against { $squad } in house { $building }
dz-dice-search = { $squad } in house { $building }
dz-dice-six-only = only 6
dz-dice-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
dz-dice-saved = { $count ->
    [0] none saved
   *[other] { $count } saved
}
dz-dice-points = { $count ->
    [0] no damage
    [one] 1 damage
   *[other] { $count } damage
}
dz-dice-counted = { $count ->
    [0] none
   *[other] { $count }
}
dz-dice-passed = { $passed ->
    [yes] passed
   *[no] failed
}
dz-dice-there = { $there ->
    [yes] there
   *[no] not yet
}
dz-dice-found = { $found ->
    [yes] found
   *[no] nothing
}
dz-dice-lost = { $lost ->
    [yes] lost
   *[no] saved
}
dz-dice-fall = { $result ->
    [emergency] emergency landing
    [crash] crash
    [blown] blown apart
    [knocked_out] knocked out
    [heavy] heavy damage
   *[explosion] explosion
}
dz-dice-paper-is = { $result ->
    [trap] booby trap
    [intelligence] intelligence
   *[objective] objective
}
dz-dice-nobody = nobody hit
dz-dice-again = drawn again
dz-dice-wasted = The shots are lost: target or shooter is gone.
dz-dice-failed = All shots miss: { $rule ->
    [DZ-124] out of the arc
    [DZ-125] no sight
    [DZ-131] out of range
   *[other] { $rule }
}.
dz-dice-destroyed = { $unit } destroyed
dz-dice-left = { $unit }: { $left ->
    [one] 1 damage point left
   *[other] { $left } damage points left
}
dz-dice-building-left = House { $building }: { $left ->
    [one] 1 damage point left
   *[other] { $left } damage points left
}
dz-dice-collapsed = House { $building } collapses
dz-dice-harmless = Energy { $energy } cannot hurt armour { $armour }.

dz-react-ask = { $trigger ->
    [fire] { $unit } is about to fire. React?
    [run] { $unit } is on its attack run. React?
   *[flight] { $unit } flies. React?
}
dz-react-blind = Nobody measures. Out of range, sight or arc all shots miss, and the weapon is spent.
dz-react-target = Which aircraft
dz-react-where = Where on its way
dz-react-along = { $inches } of { $of }
dz-react-after = Only after the point of the last reaction.
dz-react-with = Who fires
dz-react-here = here
dz-react-choose = Choose who fires
dz-react-fire = Fire with { $unit }
dz-react-pass = Pass
dz-react-small-arms = One shot of small arms in place of its weapons
dz-react-always = { $unit } always fires by itself, where the way comes nearest
dz-react-never = Do not ask me again: hold fire
dz-intercept-ask = Intercept the run of { $squad }?
dz-intercept-go = Intercept
dz-intercept-help = Available on { $need }+. Then each interceptor fires once at this point of the line, without the +2 of reactions.
dz-orders = Standing orders
dz-orders-help = Then nobody waits for your answer, and nothing is measured.
dz-orders-hold-fire = Never react, never intercept
dz-orders-initiative = Always keep the initiative
dz-orders-ask = Ask
dz-orders-engage = Fire
dz-orders-hold = Hold

dz-cq = Close quarters: { $building }
dz-cq-storm = Storming
dz-cq-roles = Attacker and defender
dz-cq-wait = Waiting for the defender
dz-cq-repel = Repel force
dz-cq-escape = Getting away
dz-cq-fight = Fight: dice, damage, morale
dz-cq-settle = Settling
dz-cq-stormed = Stormed in turn { $turn }.
dz-cq-roles-are = { $count ->
    [0] Player { $defender } holds it alone.
   *[other] Player { $defender } defends, { $attackers } attacks.
}
dz-cq-over = { $sides ->
    [0] Nobody is left inside.
    [one] One side holds the building.
   *[other] Both sides are still inside: it goes on next turn.
}
dz-cq-commit-ask = Who repels the attack in { $building }?
dz-cq-commit = { $count ->
    [one] Commit 1 squad
   *[other] Commit { $count } squads
}
dz-cq-least = { $least ->
    [one] At least one squad. Whoever is not committed may still get away.
   *[other] At least { $least } squads. Whoever is not committed may still get away.
}
dz-cq-squad = Squad
dz-cq-left = DP
dz-cq-dice = Dice
dz-cq-need = Hurt on
dz-cq-bound = Bloodthirsty: must fight
dz-cq-outlook = { $dice } dice, about { $hits } damage; against you { $against } dice, about { $suffered } damage.
dz-cq-spread-ask = { $dice ->
    [one] Place the remaining die in { $building }
   *[other] Place the { $dice } remaining dice in { $building }
}
dz-cq-spread-note = { $given } of { $dice } placed, one on a base at most.
dz-cq-spread = Place the dice
dz-cq-bases = Enemy bases
dz-cq-points-left = { $points ->
    [one] 1 DP left
   *[other] { $points } DP left
}
dz-cq-away-ask = What does { $squad } do?
dz-cq-away-help = The squad is not committed: it does one of these things before the dice are rolled.
dz-cq-stay = Stay
dz-cq-go = Leave
dz-cq-fire-out = Windows
dz-cq-away = { $what ->
    [go] Leave
    [fire] Take the windows
   *[stay] Stay inside
}
dz-cq-ways = Where to
dz-cq-change = Over into { $building }
dz-cq-aboard = Aboard { $carriers }
dz-cq-out = { $wind ->
    [n] Out of the north door
    [ne] Out of the north-east door
    [e] Out of the east door
    [se] Out of the south-east door
    [s] Out of the south door
    [sw] Out of the south-west door
    [w] Out of the west door
    [nw] Out of the north-west door
   *[roof] Out onto the roof
}
dz-cq-give-up = Nowhere to go: the squad is lost
dz-cq-withdraw-ask = Where does { $squad } withdraw to?
dz-cq-withdraw-help = Its morale has failed. Choose, or point at the side where it shall come out.
dz-cq-withdraw = Withdraw

dz-walls-ask = Who fires through which wall?
dz-walls-help = Point where they shall look, or choose for each base. Whoever hides cannot be shot at and cannot fire.
dz-walls-room = { $manned } of { $room } may fire
dz-walls-hidden = Hide
dz-walls-done = { $count ->
    [0] Everybody hides
    [one] 1 base at the walls
   *[other] { $count } bases at the walls
}
dz-walls-clear = Hide all

dz-run-ask = Announce the run of { $squad }
dz-run-ask-entry = Where do they come in?
dz-run-ask-exit = Where do they leave?
dz-run-help = Point at two edges of the table: the squad flies straight across, side by side.
dz-run-entry = in
dz-run-height = Height of the run
dz-run-high = High, 6″
dz-run-low = Low, 2″
dz-run-low-help = Each aircraft tests once as it comes in; 2 or 3 with two dice is a crash.
dz-run-suggest = Suggest a line
dz-run-suggest-points = Suggest points
dz-run-announce = Announce the run
dz-run-hold = Hold back
dz-run-fire-ask = From where do they fire, and at whom?
dz-run-from = { $unit } fires from

dz-wreck = Wreck of { $unit }
dz-wreck-ask = { $count ->
    [one] 1 unit gets out of { $unit }
   *[other] { $count } units get out of { $unit }
}
dz-wreck-help = Point at the side of the wreck where they shall stand, within 3″. They may not shoot this turn.
dz-wreck-place = Place them
dz-wreck-no-room = no room, lost

dz-card-ask = Play { $card }?
dz-card-none = No card for this moment
dz-card-secret = Everybody who holds cards is asked, so that nobody learns which ones.
dz-card-play = Play
dz-card-keep = Keep it
dz-card-go-on = Go on
dz-card-one = One card in each activation.
dz-card-hand = Your hand
dz-card-hand-of = { $count ->
    [one] 1 command card
   *[other] { $count } command cards
}
dz-card-discard = { $count ->
    [0] Keep all
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
dz-card-second_look = One squad near the commander rolls all missed dice of one weapon again.
dz-card-steady = One failed morale test counts as passed.
dz-card-field_repair = One vehicle near the commander loses 1 damage.
dz-card-called_forward = One failed reserve roll succeeds.
dz-card-jink = Reaction fire at one aircraft is 1 worse in this activation.
dz-card-shore_up = One hit by falling masonry is ignored.

dz-ref = Reference
dz-ref-open = Card
dz-ref-all = Every unit in this battle
dz-ref-army = Player { $player }
dz-ref-book = The rulebook
dz-ref-weapons = Weapons
dz-ref-weapon = Weapon
dz-ref-rules = Special rules
dz-ref-target = A { $armour }, CM { $countermeasures }, DP { $points }
dz-ref-active = A
dz-ref-passive = P{ $need }+
dz-ref-evasion = E+{ $number }
dz-ref-fast = FM
dz-ref-contact = CC
dz-ref-formation = Formation { $formation }
dz-ref-carriers = Rides in: { $carriers }
dz-ref-status = { $status ->
    [reserve] in reserve
    [ready] in readiness
    [net] in the net
    [table] on the table
    [aboard] aboard
    [inside] inside
    [away] off the table, safe
   *[lost] destroyed
}
dz-ref-altitude = { $altitude ->
    [0] landed
   *[other] { $altitude }″ high
}
dz-ref-damage = { $left } of { $of } damage points left
dz-ref-moved = moved { $inches } this turn
dz-ref-fired = has fired
dz-ref-raised = mount raised
dz-ref-commander = commander, CV { $value }
dz-ref-aboard = carries { $units }
term-dz-armour = A
term-dz-armour-means = Armour
term-dz-move = Mv
term-dz-move-means = Move in inches
term-dz-countermeasures = CM
term-dz-countermeasures-means = Countermeasures. A: the enemy fires only as far as R(C). P5+: a die may save from a hit. E+1: harder to hit.
term-dz-damage_points = DP
term-dz-damage_points-means = Damage points
term-dz-points = Pts
term-dz-points-means = What it costs
term-dz-sizes = Squad
term-dz-sizes-means = Sizes of squads
term-dz-close_quarters = CQB
term-dz-close_quarters-means = Close quarters: dice for each damage point
term-dz-morale = Morale
term-dz-morale-means = Morale: what a die must show
term-dz-landing_zone = LZ
term-dz-landing_zone-means = Size of the landing zone
term-dz-energy = E
term-dz-energy-means = Energy
term-dz-shots = Sh
term-dz-shots-means = Shots
term-dz-accuracy = Ac
term-dz-accuracy-means = Accuracy: what a die must show to hit
term-dz-full = R(F)
term-dz-full-means = Full range
term-dz-countered = R(C)
term-dz-countered-means = Range against active countermeasures
term-dz-mf = MF
term-dz-mf-means = Move and fire: how far the unit may move and still fire it
term-dz-arc = Arc
term-dz-arc-means = Where it can fire: front, sides, rear, corridor
dz-ref-arc-f = F
dz-ref-arc-s = S
dz-ref-arc-r = R
dz-ref-arc-c = C
dz-ref-arc-sl = S left
dz-ref-arc-sr = S right

dz-rule-skimmer = Skimmer
dz-rule-skimmer-help = Hovers over what is no higher than ¼″; after a move of 6″ or more it is 2 harder to hit, except for AA.
dz-rule-walker = Walker
dz-rule-walker-help = Strides through difficult ground; woods and rubble halve its move.
dz-rule-fast_mover = Fast mover
dz-rule-fast_mover-help = Crosses the table in one attack run; only reaction fire can hit it.
dz-rule-interceptor = Interceptor
dz-rule-interceptor-help = May meet an enemy attack run out of turn.
dz-rule-active = Active countermeasures
dz-rule-active-help = Weapons reach it only at their countered range.
dz-rule-passive = Passive countermeasures { $number }+
dz-rule-passive-help = A die for each hit; { $number } or more cancels it.
dz-rule-evasion = Evasion { $number }
dz-rule-evasion-help = Weapons need { $number } more to hit it, 6+ at most.
dz-rule-dodge = Dodge { $number }+
dz-rule-dodge-help = In close quarters a die for each hit; { $number } or more cancels it.
dz-rule-bloodthirsty = Bloodthirsty
dz-rule-bloodthirsty-help = Must be committed in close quarters.
dz-rule-masonry_save = Safe from masonry { $number }+
dz-rule-masonry_save-help = Against falling masonry only.
dz-rule-gate = Gate, mass { $number }
dz-rule-gate-help = Passes units of this mass in each turn.
dz-rule-infantry_gate = Infantry only
dz-rule-infantry_gate-help = Only infantry passes this gate.
dz-rule-aa = Anti-air
dz-rule-aa-help = May shoot at aircraft, also in reaction to their flight.
dz-rule-articulated = Articulated mount
dz-rule-articulated-help = May aim from 1″ above the hull; then it can be aimed at there.
dz-rule-alternative = Alternative fire { $number }
dz-rule-alternative-help = Of the weapons with this number only one fires in a turn.
dz-rule-coaxial = Co-axial { $number }
dz-rule-coaxial-help = Weapons with this number fire into the same arc.
dz-rule-small_arms = Small arms { $number }
dz-rule-small_arms-help = One AA shot of energy { $number } at 6″ in place of everything else.
dz-rule-shaped_charge = Shaped charge
dz-rule-shaped_charge-help = A 6 to damage always does at least 1 point.
dz-rule-sniper = Sniper
dz-rule-sniper-help = Ignores cover and concealment; 1 damage at most.
dz-rule-accuracy_ground = Accuracy { $number }+ at the ground
dz-rule-accuracy_ground-help = Against targets that do not fly.
dz-rule-modifier_cap = Modifiers { $number } at most
dz-rule-modifier_cap-help = All modifiers together add { $number } at most.
dz-rule-shots_lost = RW-{ $number }
dz-rule-shots_lost-help = Loses { $number } shots for each damage point suffered.
dz-rule-demolisher = Demolisher { $number }
dz-rule-demolisher-help = A building it damages loses { $number } more.
dz-rule-devastator = Devastator { $number }
dz-rule-devastator-help = { $number } more damage to units of more than 2 damage points.
dz-rule-flame = Flame
dz-rule-flame-help = Ignores cover and concealment of infantry.
dz-rule-indirect = Indirect fire
dz-rule-indirect-help = Needs no sight; without it 2 harder to hit.
dz-rule-area = Area
dz-rule-area-help = Everybody under the template takes a hit on 4+.
dz-rule-limited = Limited to { $number }
dz-rule-limited-help = { $number } shots in the whole game.
dz-rule-close_combat = Close combat
dz-rule-close_combat-help = Only a target in contact.

## Actions in words

battle-say-building = building { $building }
battle-say = { $action ->
    [Activate] Activate { $what }
    [Deploy] Deploy { $what }
    [LetBegin] { $who } to begin
    [ActFirst] { battle-act-first }
    [ActLast] { battle-act-last }
    [EndSlot] End the squad’s turn
    [Pass] Pass
    [PlayCard] Play { dropzone-card-name }
    [Play] { $who } to act
    [Move] Move { $who }
    [FlyMove] Fly { $who }
    [Extract] { $who } off the table
    [Load] { $who } aboard { $what }
    [Unload] { $who } get off
    [PlaceOut] { $who } beside the wreck
    [Enter] { $who } into building { $what }
    [ChangeBuilding] { $who } over into building { $what }
    [Leave] { $who } out of the building
    [Search] Search with { $who }
    [AttackRun] Attack run of { $who }
    [Intercept] Intercept with { $who }
    [StayInside] { $who } stay inside
    [GiveUp] Give up { $who }
    [CallReserve] { $some ->
        [yes] Roll for { $who }
       *[no] Roll for nobody
    }
    [Commit] { $some ->
        [yes] Fight with { $who }
       *[no] Fight with nobody else
    }
    [Assign] { $some ->
        [yes] { $who } to the walls
       *[no] Nobody to the walls
    }
    [React] Reaction fire: { $who } at { $what }
   *[other] { $some ->
        [yes] Fire: { $who } at { $what }
       *[no] Hold fire
    }
}

## In one minute

dz-minute-land = Dropships bring your squads onto the field.
dz-minute-act = By turns you activate a battlegroup: it moves and shoots, measured in inches.
dz-minute-shoot = One die to hit, one against the armour. Houses and woods protect.
dz-minute-houses = Only infantry gets into houses: to hold them, to search them, to fight in them.
dz-minute-victory = After six turns the scenario counts, for instance who holds the crossroads.
