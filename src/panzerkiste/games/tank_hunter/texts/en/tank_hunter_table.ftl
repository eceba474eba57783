# The Tank Hunter table: cards, lines, prompts, scoring.

## Signs on the cards

hunter-sign-anti_armour = Anti-armour
hunter-sign-anti_armour-help = Attack value against AFVs. It is compared with the armour of the target; a hit destroys.
hunter-sign-non_aa = Grenade
hunter-sign-non_aa-help = Attack value of AFVs and guns against guns and infantry. It is compared with agility; a hit pins, a second one destroys.
hunter-sign-trample = Trample
hunter-sign-trample-help = Attack value of AFVs against guns and infantry. It is compared with agility; a hit destroys. Never a counterattack.
hunter-sign-gun = Gunfight
hunter-sign-gun-help = Attack value of infantry against guns and infantry. It is compared with agility; a hit destroys.
hunter-sign-suicide = Suicide
hunter-sign-suicide-help = Attack value of infantry against AFVs. Armour does not help, and it is never countered; a hit destroys.
hunter-sign-armour = Armour
hunter-sign-armour-help = Defence of an AFV; it lowers the target number of anti-armour attacks.
hunter-sign-agility = Agility
hunter-sign-agility-help = Defence of guns and infantry; it lowers the target number of grenades, tramples and gunfights.
hunter-sign-supply = Supply
hunter-sign-supply-help = A die of this number or more in an attack, counterattack or anti-air roll leaves the unit out of ammo.
hunter-sign-scout = Scouting
hunter-sign-scout-help = Instead of attacking it may scout an opponent: on this number or less, as many hidden units are turned up as the die shows.
hunter-sign-long_range = Long range
hunter-sign-long_range-help = From the rear line it attacks front-line units; neither defence nor counterattack helps against it.
hunter-sign-anti_air = Anti-air
hunter-sign-anti_air-help = May fire at an air strike on any unit of its owner: on this number or less the air strike is stopped.
hunter-sign-rear = Rear positioning
hunter-sign-rear-help = May be placed in the rear line.
hunter-sign-no_turret = No turret
hunter-sign-no_turret-help = Cannot counter a scouting; some events name it.
hunter-sign-open_top = Open top
hunter-sign-open_top-help = Suicide attacks on it have a target number 1 higher.
hunter-sign-spying = Spying
hunter-sign-spying-help = While it is revealed, its owner’s long-range attacks have a target number 1 higher.
hunter-sign-evade = Evading
hunter-sign-evade-help = When an anti-armour or grenade attack would hit it, it may roll: on this number or less the attack has failed.
hunter-sign-amphibian = Amphibian
hunter-sign-amphibian-help = Exhaust it on your turn to ignore one Water event; then it rolls for its ammunition.
hunter-sign-transport = Transport
hunter-sign-transport-help = Exhaust it on your turn to conceal one of your infantry units, or to move one with rear positioning to the rear.
hunter-sign-pulling = Pulling
hunter-sign-pulling-help = Exhaust it on your turn to conceal one of your guns, or to move one with rear positioning to the rear.
hunter-sign-leadership = Leadership
hunter-sign-leadership-help = In the front line it may be exhausted when one of your AFVs attacks: two dice, the lower counts. It is protected while other units stand beside it.
hunter-sign-paratroop = Paratrooping
hunter-sign-paratroop-help = From the rear line it may attack units in the rear lines of others.
hunter-sign-hidden = Hidden
hunter-sign-hidden-help = It lies face down: it does nothing and cannot be attacked. Its owner may reveal it at any time.
hunter-sign-pinned = Pinned
hunter-sign-pinned-help = It cannot attack, counter or scout. Pinned again, it is destroyed.
hunter-sign-out_of_ammo = Out of ammo
hunter-sign-out_of_ammo-help = It cannot attack, counter or scout. Out of ammo again by an effect, it is removed from the game.
hunter-sign-exhausted = Exhausted
hunter-sign-exhausted-help = An ability of this card has been used; it is refreshed before its owner’s next turn. It can still fight.
hunter-sign-points = Points
hunter-sign-points-help = What it is worth to whoever destroys it.

## Classes, timings, what becomes of a card

hunter-class-light = Light tank
hunter-class-medium = Medium tank
hunter-class-heavy_medium = Heavy medium tank
hunter-class-heavy = Heavy tank
hunter-class-cruiser = Cruiser tank
hunter-class-infantry_tank = Infantry tank
hunter-class-tank_destroyer = Tank destroyer
hunter-class-assault_gun = Assault gun
hunter-class-sp_artillery = Self-propelled gun
hunter-class-sp_flak = Flak tank
hunter-class-recon = Armoured car
hunter-class-carrier = Carrier
hunter-class-command = Command unit
hunter-class-at_gun = Anti-tank gun
hunter-class-field_gun = Field gun
hunter-class-howitzer = Howitzer
hunter-class-flak = Flak gun
hunter-class-rocket = Rocket launcher
hunter-class-rifle = Rifles
hunter-class-airborne = Airborne troops
hunter-class-cavalry = Cavalry
hunter-class-irregular = Irregulars
hunter-class-observer = Observers
hunter-class-tank_hunter = Tank hunters
hunter-timing-own = Own turn
hunter-timing-other = Others’ turns
hunter-timing-any = Any turn
hunter-timing-immediate = At once
hunter-after-discard = then discarded
hunter-after-remove = then out of the game
hunter-after-attach = goes under a unit
hunter-after-stay = stays in play
hunter-commander = Commander
hunter-use-passive = Always
hunter-use-exhaust = Exhaust

## The table

hunter-hidden-unit = Hidden unit
hunter-hidden-named = hidden unit { $handle }
hunter-bot = Computer { $letter }
hunter-attached = with { $card }
hunter-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hunter-cards = { $cards ->
    [one] 1 event
   *[other] { $cards } events
}
hunter-score = Score
hunter-hand-size = Events in hand
hunter-line-front = Front
hunter-line-rear = Rear
hunter-line-empty = Nobody
hunter-your-front = Your front line
hunter-your-rear = Your rear line
hunter-your-hand = Your hand
hunter-hand-of = The hand of { $name }
hunter-hand-empty = No events in hand
hunter-player = { $name }, lines and cards
hunter-choose-player = Choose { $name }
hunter-look-closely = Look at { $name } closely
hunter-on-turn = on turn
hunter-out = out of the game
hunter-before-you = in front of you
hunter-unit-deck = units left
hunter-event-deck = events left
hunter-discard = Discard pile
hunter-pile-empty = The pile is empty.
hunter-bombings = { $count } of 3
hunter-bombings-name = Carpet Bombings
hunter-panel = What is asked
hunter-explain = Explain the card
hunter-reveal = Reveal it now
hunter-condition = Its condition
hunter-commander-help = A commander is no unit: it cannot be attacked and always lies face up in the rear.
hunter-windows = It can be played
hunter-tab-front = Front { $cards }
hunter-tab-rear = Rear { $cards }
hunter-tab-hand = Hand { $cards }
hunter-tab-lit = something to point at
hunter-player-note = { $points } points, { $cards } events in hand
hunter-player-scored = Score pile: { $cards }

## Drafting and placing

hunter-draft = Choose card { $pick } of 6
hunter-draft-help = Take one card and put it face down. The others go to your left ({ $name }), and you get the pack from your right.
hunter-draft-choose = Choose the card you want to keep, or pull it down to your cards.
hunter-draft-chosen = chosen
hunter-draft-here = Pull a card here, or choose it and take it.
hunter-draft-wait = The others are still choosing.
hunter-draft-watch = The players draft their cards in secret.
hunter-pack = Your pack
hunter-picks = Your cards, { $count } of 6
hunter-place = Place your units
hunter-place-help = All lie face down. Pull the cards to where they are to lie, or use the buttons below them. Only units with rear positioning may stand in the rear line.
hunter-place-only-front = front only
hunter-place-left = { $name } further left
hunter-place-right = { $name } further right
hunter-place-to-rear = To the rear
hunter-place-to-front = To the front
hunter-place-others = Also yours: { $cards }

## Whom the table waits for

hunter-waiting = Waiting for
hunter-chance-asked = the dice and the deck
hunter-waiting-you = you
hunter-anybody = whoever may answer
hunter-waits-for = { $question ->
    [DraftCards] Everybody chooses a card.
    [PlaceUnits] Everybody places units.
    [RearrangeHidden] Before the turn: hidden cards may be rearranged.
    [AdvanceUnit] Before the turn: a unit may come forward.
    [PayRelief] Before the turn: three events take a marker away.
    [TakeAction] An action has to be chosen.
    [ChooseKind] Grenade or trample has to be chosen.
    [AskCounter] The target may counterattack.
    [AskScoutCounter] The scouted player may counterattack.
    [AskLeadership] Somebody may lead the shot.
    [AskEvade] The target may evade.
    [ExposeUnits] The scouting player chooses what is turned up.
    [AskAntiAir] Anti-air units may fire.
    [DiscardDown] The hand is full: something is discarded first.
    [PlaceDrawn] New units are placed.
   *[AskEffect] The event needs a choice.
}
hunter-log-turn = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
hunter-before-start = The match begins
hunter-your-turn-waits = Your turn, but the table waits
hunter-turn-of = It is the turn of { $name }

## What is asked

hunter-asks = { $question ->
    [DraftCards] Choose a card
    [PlaceUnits] Place your units
    [TakeAction] Your turn: choose an action
    [ChooseKind] Grenade or trample?
    [AskScoutCounter] Which unit counterattacks?
    [AskLeadership] Who leads this attack?
    [DiscardDown] Your hand is full: discard first
    [PlaceDrawn] Place your new units
   *[other] Choose
}
hunter-ask-counter = Counterattack { $unit }?
hunter-ask-evade = Shall { $unit } evade?
hunter-ask-anti-air = Fire at { $card }?
hunter-ask-expose = { $count ->
    [one] Turn up one hidden unit
   *[other] Turn up { $count } hidden units
}
hunter-ask-effect = { $card }: { $ask ->
    [take] choose what is discarded
    [withdraw] move the unit to the rear?
    [order] in which order do they go back?
    [expose] choose what is turned up
    [discard] choose what you discard
   *[other] choose
}
hunter-window-open = You may play something
hunter-window-scout = A scouting is under way
hunter-window-declare = An attack is declared
hunter-window-counter = A counterattack is declared
hunter-window-roll = The dice have been rolled
hunter-window-hit = A unit is about to be hit
hunter-window-air = An air strike is coming
hunter-window-open-when = At the start and the end of a turn and between actions.
hunter-window-declare-when = When an attack has been declared, before any die.
hunter-window-counter-when = When a counterattack has been declared, before its die.
hunter-window-roll-when = When a shot has been rolled, before it counts.
hunter-window-hit-when = When a unit is about to be destroyed or pinned.
hunter-hint-action = You have { $actions } actions.
hunter-hint-next = Now point at what is lit.
hunter-hint-window = Cards you may play now are lit. Otherwise pass.
hunter-can-point = can be chosen
hunter-hint-point = Point at what is lit.
hunter-ways = What it can do
hunter-ways-at = Who can attack it
hunter-impossible = impossible
hunter-point-on = Choose a target
hunter-point-attacker = Choose who attacks
hunter-back = Choose something else

## Answers

hunter-do-attack = { $charge ->
    [yes] Charge { $target }
   *[no] Attack { $target }
}
hunter-say-attack = { $unit } at { $target }: { $kind }{ $charge ->
    [yes] , charge
   *[no] { "" }
}{ $shots ->
    [one] { "" }
   *[other] , { $shots } shots
}
hunter-say-scout = { $unit } scouts { $name }
hunter-do-scout = Scout { $name }
hunter-do-wait = Wait: draw an event
hunter-do-end = End the turn
hunter-do-pass = { $question ->
    [AskCounter] No counterattack
    [AskScoutCounter] No counterattack
    [AskLeadership] Nobody leads
    [AskEvade] Stay
    [AskAntiAir] Hold fire
   *[other] Pass
}
hunter-do-play = { $aimed ->
    [yes] Play { $card } on { $aim }
   *[no] Play { $card }
}
hunter-do-command = { $aimed ->
    [yes] Use { $card } on { $aim }
   *[no] Use { $card }
}
hunter-do-ability = { $ability ->
    [amphibian] { $unit } ignores { $water }
    [conceal] { $unit } conceals { $load }
   *[withdraw] { $unit } takes { $load } to the rear
}
hunter-do-advance = { $unit } comes forward
hunter-do-relieve = { $marker ->
    [pinned] Free { $unit } for three events
   *[out_of_ammo] Ammunition for { $unit }, for three events
}
hunter-fire-back = { $shots ->
    [one] Fire back
   *[other] Fire back, { $shots } shots
}
hunter-do-counter = { $shots ->
    [one] { $unit } counterattacks
   *[other] { $unit } counterattacks, { $shots } shots
}
hunter-do-lead = { $by } leads: two dice
hunter-do-evade = Evade
hunter-do-expose = { $count ->
    [one] Turn it up
   *[other] Turn up these { $count }
}
hunter-do-anti-air = { $unit } fires
hunter-do-discard = Discard { $cards }
hunter-do-order = { $cards }
hunter-do-withdraw = Move it to the rear
hunter-do-reveal = Reveal { $unit }
hunter-do-rearrange = Rearrange like this
hunter-do-place = Place them like this
hunter-do-pick = Take { $card }
aside-hunter-resign = Resign
aside-hunter-resign-confirm = Your units leave the game without points. What you have scored stays yours.
hunter-detail-kind = Kind of attack
hunter-detail-charge = Charge
hunter-detail-shots = Number of shots
hunter-detail-spotter = Who spies
hunter-detail-ability = What for
hunter-detail-marker = Which marker
hunter-charge = Charge
hunter-no-charge = Plain attack
hunter-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
hunter-no-spotter = Nobody spies
hunter-ability-conceal = Conceal
hunter-ability-withdraw = To the rear
hunter-ability-amphibian = Ignore water
hunter-needs = { $needs } or less
hunter-timing-own-help = Only on your own turn.
hunter-timing-other-help = Only on the turns of others.
hunter-timing-any-help = On any turn.
hunter-timing-immediate-help = It happens as soon as it is drawn.

## What the rules foretell

hunter-chance = { $what ->
    [destroyed] { $unit }{ $own ->
        [yes] {" "}(yours)
       *[no] {""}
    } destroyed
    [pinned] { $unit }{ $own ->
        [yes] {" "}(yours)
       *[no] {""}
    } pinned
    [out_of_ammo] { $unit }{ $own ->
        [yes] {" "}(yours)
       *[no] {""}
    } out of ammo
    [evaded] { $unit }{ $own ->
        [yes] {" "}(yours)
       *[no] {""}
    } evades
    [countered] Counterattack made
    [nothing] Nothing happens
   *[other] { $what }
}
hunter-tone-good = good for you
hunter-tone-bad = bad for you
hunter-if-you-do = { $question ->
    [AskEvade] If you evade
   *[other] If you fire back
}
hunter-if-not = If not
hunter-counter-ahead = { $when ->
    [before] The counterattack comes first
   *[after] If it fails, a counterattack follows
}: { $kind }, target number { $number }
hunter-assume-counter = if it is countered
hunter-assume-evade = if units evade
hunter-scout-chance = Succeeds with { $chance }.

## Standing orders

hunter-orders = Standing orders
hunter-orders-help = They answer for you, so that nobody waits. The others cannot tell.
hunter-orders-ask = Ask me
hunter-orders-always = Always
hunter-orders-never = Never
hunter-orders-when = { $when ->
    [ask] ask me
    [own_turn] pass on my own turns
    [others_turn] pass on others’ turns
    [unless_concerned] pass unless my units are under fire
   *[always] always pass
}
hunter-orders-keep = Don’t ask
hunter-orders-play = Play at once
hunter-orders-counter = Counterattack
hunter-orders-evade = Evade
hunter-orders-anti-air = Fire at aircraft
hunter-orders-lead = Lead attacks
hunter-orders-windows = When I may play something
hunter-orders-window = { $window ->
    [open] at the start, the end and between actions
    [scout] at a scouting
    [declare] when an attack is declared
    [counter] when a counterattack is declared
    [roll] when a shot has been rolled
    [hit] when a unit is about to be hit
   *[air] at an air strike
}
hunter-orders-cards = Cards in my hand
hunter-orders-steps = Leave out before my turn
hunter-orders-step-rearrange = Rearranging
hunter-orders-step-advance = Advancing
hunter-orders-step-relief = Paying for relief
hunter-orders-only = Answer by itself where there is only one answer
hunter-orders-given = { $orders ->
    [0] No standing orders
    [one] One standing order
   *[other] { $orders } standing orders
}
hunter-orders-never-again = Pass here from now on

## The end

hunter-scores = Score piles
hunter-winner = Winner
hunter-scored = { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
hunter-scored-nothing = Nothing scored
hunter-shared = You share the victory
hunter-wins = { $winners ->
    [one] { $names } has won
   *[other] { $names } share the victory
}

## The own turn

hunter-attacks = Attack
hunter-attacks-of = { $count ->
    [one] 1 possible, best first
   *[other] { $count } possible, each unit’s best
}
hunter-attacks-all = Show all { $count }
hunter-duel-on = on
hunter-duel-cost = { $what ->
    [pinned] pins,{" "}
    [destroyed] {""}
   *[hit] a hit;{" "}
}{ $countered ->
    [no] no counterattack
    [unknown] a die of the target number or less
   *[yes] { $loss ->
        [none] harmless counter
       *[other] { $loss } loss
    }
}
hunter-no-attack = { $why ->
    [vain] None of your attacks can hit. Show all to see them.
    [hidden] All enemy units are face down: scout to turn them up, or wait.
   *[barred] None of your units can attack anybody from where they stand.
}
hunter-announce = { $charge ->
    [yes] { $unit } charges { $target }
   *[no] { $unit } attacks { $target }
}
hunter-scouting = Scout
hunter-scouts = { $unit } scouts { $name }
hunter-play-cards = Play or use
hunter-uses = Ability of { $unit }
hunter-before = Before the action, if you like
hunter-rearrange = Rearrange your hidden cards
hunter-note-number = { $any ->
    [yes] at best { $number }
   *[no] needs { $number }
}
hunter-note-vain = { $number }: never hits
hunter-note-targets = { $count ->
    [one] 1 target
   *[other] { $count } targets
}
hunter-why = { $key ->
    [refused-th-006] No value for this attack
    [refused-th-076-target] Hidden: scout first
    [refused-th-092-line] Not front against front
    [refused-th-175-water] Water lies between
    [refused-th-264-attack] { $marker ->
        [pinned] Pinned
        [ammo] Out of ammo
       *[none] Pinned or out of ammo
    }
    [refused-th-285-line] Only from rear to front
    [refused-th-302-attack] Has evaded this turn
    [refused-th-367] A leader, shielded
   *[other] Cannot be attacked
}

## Who is ahead

hunter-ahead = { $how ->
    [level] Nobody is ahead.
    [you] You are ahead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [many] In the lead: { $names }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
   *[one] { $names } is ahead with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## What was done, as it is still seen on the table

hunter-trail-missed = missed
hunter-trail-destroyed = destroyed
hunter-trail-pinned = pinned
hunter-trail-escaped = got away
hunter-trail-stopped = called off
hunter-trail-seen = scouted
hunter-trail-front = to the front
hunter-trail-rear = to the rear
hunter-trail-wait = waits

## In one minute, as pictures

hunter-minute-draft = Keep one card and pass the rest on until you have six.
hunter-minute-hidden = Your units lie hidden. Whoever scouts reveals them.
hunter-minute-attack = Anti-armour minus armour: your die must not be higher.
hunter-minute-answer = Whoever you miss may fire back. Golden cards answer, too.
hunter-minute-victory = What you destroy brings points. After three bombings it is over.
