# Tank Hunter: all that its rules have to say.
# $player and $other are names of players, $you is yes or no. $unit, $target, $by and $load name units, $card and $cards cards.

## Players

tank-hunter-side-a = Player A
tank-hunter-side-a-role = sits at the head of the table
tank-hunter-side-b = Player B
tank-hunter-side-b-role = sits to the left of A
tank-hunter-side-c = Player C
tank-hunter-side-c-role = sits to the left of B
tank-hunter-side-d = Player D
tank-hunter-side-d-role = sits to the left of C
tank-hunter-side-e = Player E
tank-hunter-side-e-role = sits to the left of D
tank-hunter-side-f = Player F
tank-hunter-side-f-role = sits to the left of E
tank-hunter-side-g = Player G
tank-hunter-side-g-role = sits to the left of F
tank-hunter-side-h = Player H
tank-hunter-side-h-role = sits to the left of G

## What wins

tank-hunter-goal = The highest score pile wins. The game ends with the third Carpet Bombing, with the last unit card, { $stalemate ->
    [yes] when only one player has units left, or after { $rounds } rounds in which nothing happens
   *[no] or when only one player has units left
}.

## What is asked

tank-hunter-ask-draft = Choose a card
tank-hunter-ask-place = Place your units
tank-hunter-ask-rearrange = Rearrange your hidden cards, or pass
tank-hunter-ask-advance = Advance a unit, or pass
tank-hunter-ask-relief = Buy relief for three events, or pass
tank-hunter-ask-main = Your turn: attack, scout or wait
tank-hunter-ask-window = Play something, or pass
tank-hunter-ask-kind = Grenade or trample?
tank-hunter-ask-counter = Counter, or pass
tank-hunter-ask-scout_counter = Counter the scout, or pass
tank-hunter-ask-leadership = Who leads?
tank-hunter-ask-evade = Evade, or pass
tank-hunter-ask-expose = Choose whom your scout reveals
tank-hunter-ask-anti_air = Fire at the aircraft, or stop
tank-hunter-ask-discard = Discard before you draw
tank-hunter-ask-place_drawn = Place your new units
tank-hunter-ask-choice = Choose for this card

## Options

tank-hunter-option-tanks-only = Tanks only
tank-hunter-option-tanks-only-help = No guns, no infantry, and no events that need them (TH-021). Good for a first game.
tank-hunter-option-nations = Nations
tank-hunter-option-nations-help = Only units of these nations are in the deck (TH-023). None chosen means all of them.
tank-hunter-option-singletons = One of each unit
tank-hunter-option-singletons-help = The deck has only one copy of each unit (TH-024).
tank-hunter-option-commanders = Commanders
tank-hunter-option-commanders-help = Commanders are in the unit deck: no units, but with a skill of their own (TH-320).
tank-hunter-option-evading = Evading
tank-hunter-option-evading-help = Nimble units may roll to get out of the way of a hit, but then they do not fire this turn (TH-300).
tank-hunter-option-charge = Charge
tank-hunter-option-charge-help = An AFV may charge another one: the answer comes first and is easier, and so is the attack (TH-310).
tank-hunter-option-stalemate-rounds = Rounds without anything happening until the end
tank-hunter-option-stalemate-rounds-help = So many full rounds without a draw, a loss, a marker or a card turned over end the game, and it is scored (TH-169). 0 means never.
tank-hunter-option-pace = Pace
tank-hunter-option-pace-help = How long a window waits for your answer: in a live match 20 seconds, in a relaxed one a day. After that you pass (TH-125, TH-402). With equal windows you have 6 seconds, and every window lasts 6 seconds per player at the table, whoever is asked: its length tells nothing at all, but the match takes twice as long.
tank-hunter-option-pace-relaxed = Relaxed: a day
tank-hunter-option-pace-live = Live: 20 seconds
tank-hunter-option-pace-equal = Live, and all windows equally long
tank-hunter-option-held-windows = Windows stay open for a while
tank-hunter-option-held-windows-help = A window stays open for as long as somebody might think even if nobody can play anything, so that its length does not tell whether anybody was asked (TH-125).
tank-hunter-option-timed = The host counts time
tank-hunter-option-timed-help = The server says when somebody has run out of time; nobody need choose this.
tank-hunter-option-deck = Deck
tank-hunter-option-deck-help = The cards in the box, or a deck of your own (TH-025).
tank-hunter-option-deck-standard = The cards in the box
tank-hunter-preset-first-game = First game
tank-hunter-preset-first-game-help = Tanks only, no commanders, no evading, no charge (TH-031).
tank-hunter-preset-standard = Standard
tank-hunter-preset-standard-help = Tanks, guns and infantry; no commanders, no evading, no charge (TH-031).
tank-hunter-preset-expert = Expert
tank-hunter-preset-expert-help = Everything: with commanders, evading and charge (TH-031).
new-deck-box = Cards in the box
new-deck-build = Build a deck of your own

## Nations, types, lines and piles

tank-hunter-nation-de = Germany
tank-hunter-nation-su = Soviet Union
tank-hunter-nation-us = United States
tank-hunter-nation-uk = United Kingdom
tank-hunter-nation-fr = France
tank-hunter-nation-it = Italy
tank-hunter-nation-jp = Japan
tank-hunter-nation-pl = Poland
tank-hunter-type-afv = AFV
tank-hunter-type-afv-help = Tank or other armoured vehicle. Its defence is armour (TH-004).
tank-hunter-type-gun = GUN
tank-hunter-type-gun-help = Artillery or anti-tank gun. Its defence is agility (TH-004).
tank-hunter-type-inf = INF
tank-hunter-type-inf-help = Infantry. Its defence is agility (TH-004).
tank-hunter-zone-front = Front line
tank-hunter-zone-rear = Rear line
tank-hunter-zone-hand = Hand
tank-hunter-zone-score = Score pile
tank-hunter-zone-staying = In front of the player
tank-hunter-zone-unit-deck = Unit deck
tank-hunter-zone-event-deck = Event deck
tank-hunter-zone-discard = Event discard pile
tank-hunter-zone-removed = Removed from the game
tank-hunter-bombings = Carpet Bombings: { $count } of 3

## Types of attack, windows

tank-hunter-kind-anti-armour = Anti-armour
tank-hunter-kind-grenade = Grenade
tank-hunter-kind-trample = Trample
tank-hunter-kind-suicide = Suicide
tank-hunter-kind-gunfight = Gunfight
tank-hunter-kind-long-range = Long range
tank-hunter-kind = { $kind ->
    [anti_armour] anti-armour
    [grenade] grenade
    [trample] trample
    [suicide] suicide
    [gunfight] gunfight
   *[long_range] long range
}
tank-hunter-window-open = Events may be played
tank-hunter-window-scout = A scouting has been declared
tank-hunter-window-declare = An attack has been declared
tank-hunter-window-counter = A counterattack has been declared
tank-hunter-window-roll = A shot has been rolled
tank-hunter-window-hit = A shot has hit
tank-hunter-window-air = An air strike is on its way

## The parts of a target number (TH-171)

tank-hunter-part-value = { $kind ->
    [anti_armour] Anti-armour value
    [grenade] Non-AA value
    [trample] Trample value
    [suicide] Suicide value
    [gunfight] Gun value
    [long_range] Long-range value
    [scout] Scouting value
    [anti_air] Anti-air value
   *[other] Value
}
tank-hunter-part-armour = Armour
tank-hunter-part-agility = Agility
tank-hunter-part-charge = Charge
tank-hunter-part-charge-help = The attack of a charge has +2 (TH-312), the counter against it +1 (TH-311).
tank-hunter-part-open-top = Open top
tank-hunter-part-open-top-help = Suicide attacks and suicide counters against an open top have +1 (TH-372).
tank-hunter-part-spying = Spying
tank-hunter-part-spying-help = A revealed unit with Spying gives long-range attacks +1 (TH-356).
tank-hunter-target-number = Target number { $number }
tank-hunter-target-number-means = { $number ->
    [0] Impossible: no roll hits.
    [one] Only a 1 hits.
    [6] Every roll hits.
   *[other] 1 to { $number } hits.
}

## The story of the match

tank-hunter-story-dealt = You are dealt { $count } cards.
tank-hunter-story-packs-passed = All packs go to the left, { $count ->
    [one] one card
   *[other] { $count } cards
} each.
tank-hunter-story-placed = { $you ->
    [yes] You have placed your units.
   *[no] { $player } has placed their units.
}
tank-hunter-story-lines-shown = { $you ->
    [yes] Your lines:
   *[no] { $player }’s lines:
} { $front } in front, { $rear } in the rear{ $commanders ->
    [0] .
   *[other] , with { $cards }.
}
tank-hunter-story-points-announced = The most valuable units are worth: { $points }.
tank-hunter-story-first-rolled = { $you ->
    [yes] You roll
   *[no] { $player } rolls
} a { $die } for who begins.
tank-hunter-story-first-player = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
tank-hunter-story-before-turn = Turn { $turn }: { $you ->
    [yes] you
   *[no] { $player }
}
tank-hunter-story-refreshed = { $you ->
    [yes] Your exhausted cards are refreshed.
   *[no] { $player }’s exhausted cards are refreshed.
}
tank-hunter-story-rearranged = { $you ->
    [yes] You rearrange your hidden cards
   *[no] { $player } rearranges hidden cards
} { $line ->
    [front] in front.
   *[rear] in the rear.
}
tank-hunter-story-relieved = That buys relief for { $unit }.
tank-hunter-story-front-filled = { $you ->
    [yes] Nobody is left in front: your rear line becomes your front line.
   *[no] Nobody is left in front: { $player }’s rear line becomes the front line.
}
tank-hunter-story-revealed = { $you ->
    [yes] You reveal { $card }.
   *[no] { $player } reveals { $card }.
}
tank-hunter-story-concealed = { $unit } goes face down.
tank-hunter-story-line-changed = { $unit } moves to the { $line ->
    [front] front line.
   *[rear] rear line.
}
tank-hunter-story-marked = { $unit } { $marker ->
    [pinned] is pinned.
   *[out_of_ammo] is out of ammo.
}
tank-hunter-story-unmarked = { $unit } { $marker ->
    [pinned] is no longer pinned.
   *[out_of_ammo] has ammunition again.
}
tank-hunter-story-destroyed = { $unit } is destroyed: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $you ->
    [yes] you.
   *[no] { $player }.
}
tank-hunter-story-taken-out = { $hidden ->
    [yes] { $you ->
        [yes] One of your hidden units
       *[no] A hidden unit of { $player }
    }
   *[no] { $unit }
} is removed from the game. Nobody scores it.
tank-hunter-story-actions-dropped = { $you ->
    [yes] You end your turn.
   *[no] { $player } ends the turn.
}
tank-hunter-story-actions-added = { $you ->
    [yes] You may take
   *[no] { $player } may take
} { $count ->
    [one] one more action.
   *[other] { $count } more actions.
}
tank-hunter-story-event-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card }{ $on ->
    [units] {" "}on { $units }
    [you] {" "}against you
    [player] {" "}against { $other }
    [event] {" "}on { $event }
   *[nothing] {""}
}.
tank-hunter-story-red-drawn = { $you ->
    [yes] You draw a red card: { $card }.
   *[no] { $player } draws a red card: { $card }.
}
tank-hunter-story-event-ended = { $card } is over.
tank-hunter-story-expiry-rolled = { $card }: the die shows { $die }.
tank-hunter-story-effect-rolled = { $card }{ $unit ->
    [none] {""}
   *[other] , { $unit }
}: the die shows { $die }, { $needs } or less was needed.
tank-hunter-story-commander-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} { $card }{ $on ->
    [units] {" "}for { $units }
    [you] {" "}against you
    [player] {" "}against { $other }
    [event] {" "}on { $event }
   *[nothing] {""}
}.
tank-hunter-story-commander-arrived = { $you ->
    [yes] You have a new commander:
   *[no] { $player } has a new commander:
} { $card }.
tank-hunter-story-event-drawn = { $you ->
    [yes] You draw an event.
   *[no] { $player } draws an event.
}
tank-hunter-story-event-received = It is { $card }.
tank-hunter-story-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { $cards }.
tank-hunter-story-reshuffled = The discard pile becomes the new event deck: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
tank-hunter-story-hand-shown = You look at { $other }’s hand: { $cards }.
tank-hunter-story-events-seen = On top of the event deck: { $cards }.
tank-hunter-story-unit-drawn = { $you ->
    [yes] You draw a unit card.
   *[no] { $player } draws a unit card.
}
tank-hunter-story-unit-received = It is { $card }.
tank-hunter-story-unit-placed = { $you ->
    [yes] You place a new unit in your
   *[no] { $player } places a new unit in the
} { $line ->
    [front] front line.
   *[rear] rear line.
}
tank-hunter-story-bombing-counted = Carpet Bombing { $count } of 3.
tank-hunter-story-scout-declared = { $unit } scouts { $you ->
    [yes] you.
   *[no] { $other }.
}
tank-hunter-story-scout-rolled = The die shows { $die }, { $needs } or less was needed: { $success ->
    [yes] the scouting succeeds.
   *[no] the scouting fails.
}
tank-hunter-story-waited = { $you ->
    [yes] You wait.
   *[no] { $player } waits.
}
tank-hunter-story-attack-declared = { $unit } { $charge ->
    [yes] charges
   *[no] attacks
} { $target }: { tank-hunter-kind }{ $shots ->
    [one] .
   *[other] , { $shots } shots.
}
tank-hunter-story-attack-cancelled = The attack by { $unit } is called off.
tank-hunter-story-attack-redirected = The attack now goes against { $target }: { tank-hunter-kind }{ $shots ->
    [one] .
   *[other] , { $shots } shots.
}
tank-hunter-story-attack-fizzled = The attack by { $unit } comes to nothing.
tank-hunter-story-counter-declared = { $unit } counters { $target }: { tank-hunter-kind }{ $shots ->
    [one] .
   *[other] , { $shots } shots.
}
tank-hunter-story-counter-declined = { $you ->
    [yes] You do not counter.
   *[no] { $player } does not counter.
}
tank-hunter-story-led = { $by } leads: { $unit } rolls two dice.
tank-hunter-story-shot-rolled = { $unit } rolls { $dice }; { $needs } or less hits.
tank-hunter-story-shot-rolled-hopeless = { $unit } rolls { $dice }, but nothing can hit.
tank-hunter-story-shot-rolled-for-ammo = { $unit } rolls { $dice }, only for ammunition now.
tank-hunter-story-shot-missed = { $unit } misses { $target }.
tank-hunter-story-shot-hit = { $unit } hits { $target }.
tank-hunter-story-dice-void = A ricochet: { $unit } has to roll again.
tank-hunter-story-evade-rolled = { $unit } tries to evade and rolls { $die }, { $needs } or less was needed: { $success ->
    [yes] it gets away.
   *[no] too late.
}
tank-hunter-story-hit-escaped = { $unit } escapes.
tank-hunter-story-ammunition-rolled = { $unit } rolls { $die } for its ammunition; { $supply } or more uses it up.
tank-hunter-story-ability-used = { $ability ->
    [conceal] { $unit } takes { $load } out of sight.
    [withdraw] { $unit } takes { $load } to the rear.
   *[amphibian] { $unit } swims: { $card } does not count for { $you ->
        [yes] you
       *[no] { $player }
    } this turn.
}
tank-hunter-story-anti-air-rolled = { $unit } fires at the aircraft and rolls { $die }, { $needs } or less was needed.
tank-hunter-story-strike-stopped = { $unit } drives { $card } off.
tank-hunter-story-eliminated = { $you ->
    [yes] You have no unit left and are out of the game. Your score pile remains yours.
   *[no] { $player } has no unit left and is out of the game.
}
tank-hunter-story-resigned = { $you ->
    [yes] You resign.
   *[no] { $player } resigns.
}
tank-hunter-story-time = { $you ->
    [yes] Your time is up: you are out of the game.
   *[no] { $player } has run out of time and is out of the game.
}
tank-hunter-story-ended = { $reason ->
    [last-player] Only one player is left.
    [bombing] The third Carpet Bombing ends the game.
    [unit-deck] The last unit card has been drawn.
   *[stalemate] Nothing has happened for a long time.
} { $winners ->
    [one] { $you ->
        [yes] You win
       *[no] { $names } wins
    }
   *[other] { $names } share the victory
} ({ $scores }).

## Results

tank-hunter-result-last-player = Only one player was left.
tank-hunter-result-bombing = The third Carpet Bombing ended the game.
tank-hunter-result-unit-deck = The last unit card had been drawn.
tank-hunter-result-stalemate = Nothing had happened for a long time.

## Why not: attacks

refused-th-006 = { $unit } has no value for this attack: { tank-hunter-kind }.
refused-th-015 = There is no card { $handle } on the table.
refused-th-027 = Nobody charges in this match.
refused-th-076-target = { $unit } is hidden. Hidden units cannot be attacked.
refused-th-080-spotter = { $unit } is no hidden unit of yours that could spot for this attack.
refused-th-092-line = { $unit } and its target do not both stand in their front lines.
refused-th-175-attacker = { $unit } is none of your units.
refused-th-175-target = There is no unit { $unit } to attack.
refused-th-175-water = There is water in between: { $unit } cannot make this attack ({ tank-hunter-kind }).
refused-th-182 = { $unit } is one of your own.
refused-th-200-kind = { $unit } cannot attack this target like that: { tank-hunter-kind }.
refused-th-221 = { $most ->
    [one] This is one shot, not { $have }.
   *[other] You may fire 1 to { $most } shots, not { $have }.
}
refused-th-264-attack = { $unit } is pinned or out of ammo and cannot attack.
refused-th-285-line = A long-range attack goes from your rear line to a front line.
refused-th-285-value = { $unit } has no long range.
refused-th-302-attack = { $unit } has evaded and cannot attack for the rest of this turn.
refused-th-310 = Only an AFV can charge, only against an AFV, and not across a river.
refused-th-367 = { $unit } has Leadership and is shielded while other units stand in its front line.

## Why not: scouting

refused-th-105-unit = { $unit } is no unit of yours that can scout.
refused-th-105-line = { $unit } can scout only from the front line.
refused-th-106-opponent = You can scout only an opponent who is still in the game.
refused-th-106-hidden = There is nothing to scout: this player has no hidden unit.
refused-th-264-scout = { $unit } is pinned or out of ammo and cannot scout.

## Why not: events, commanders, abilities

refused-th-120-own = { $card } can be played only on your own turn.
refused-th-120-other = { $card } can be played only on another player’s turn.
refused-th-120-immediate = { $card } is red: it is played when it is drawn.
refused-th-122-action = This cannot be done in this window.
refused-th-122-window = { $card } cannot be played at this moment.
refused-th-128-hand = { $card } is not in your hand.
refused-th-128-grounded = In this weather no air strike can be played.
refused-th-128-aim = { $card } cannot be used on that now.
refused-th-280 = { $card } is exhausted.
refused-th-280-unit = { $unit } is exhausted.
refused-th-320 = You have no commander { $card }.
refused-th-358-ability = { $unit } is no amphibian.
refused-th-358-disabled = { $unit } is pinned or out of ammo and cannot swim.
refused-th-358-water = There is no such Water event for { $unit } to ignore.
refused-th-361-ammo = { $unit } is out of ammo and cannot transport anybody.
refused-th-361-load = { $unit } can transport only your own infantry.
refused-th-361-hidden = { $load } is hidden already.
refused-th-361-rear = { $load } cannot be taken to the rear line: it needs Rear Positioning, and it must stand in front.
refused-th-363-ammo = { $unit } is out of ammo and cannot pull anything.
refused-th-363-load = { $unit } can pull only your own guns.
refused-th-363-hidden = { $load } is hidden already.
refused-th-363-rear = { $load } cannot be taken to the rear line: it needs Rear Positioning, and it must stand in front.
refused-th-365-unit = { $unit } is none of your units.
refused-th-400-draw = { $card } is not in that deck.

## Why not: setting up and before the turn

refused-th-040 = These are not five unit cards for each player.
refused-th-041 = This does not deal every event once: one to each player, the rest into three piles.
refused-th-043 = The three event piles need nearly equal sizes and one Carpet Bombing each.
refused-th-044 = Nobody is dealt a red event at the beginning.
refused-th-045 = { $card } is not in your pack.
refused-th-048 = { $card } has no Rear Positioning and must be placed in the front line.
refused-th-050 = Place each of your units exactly once.
refused-th-062 = { $line ->
    [front] Rearrange all hidden cards of your front line, each of them once.
   *[rear] Rearrange all hidden cards of your rear line, each of them once.
}
refused-th-062-nothing = You have not moved any card. You may also pass.
refused-th-326 = { $card } cannot be used at this moment.

## Why not: what is not asked

refused-th-054 = Units can be revealed only once it is settled who begins.
refused-th-062-not-now = You can rearrange your hidden cards now, or pass.
refused-th-063-not-now = You can advance one of your units that has no marker, or pass.
refused-th-063-unit = { $unit } is no unit of yours.
refused-th-063-line = { $unit } is in the front line already.
refused-th-264-advance = { $unit } is pinned or out of ammo and cannot advance.
refused-th-064-not-now = You can discard exactly three events for one marker of one of your units, or pass.
refused-th-064-price = A marker costs exactly three events; you have named { $have }.
refused-th-064-hand = These three events are not in your hand.
refused-th-064-unit = { $unit } is no unit of yours.
refused-th-064-marker = { $marker ->
    [pinned] { $unit } is not pinned.
   *[out_of_ammo] { $unit } is not out of ammo.
}
refused-th-067-event = No events are played before the turn.
refused-th-067-ability = Abilities and commanders are not used before the turn.
refused-th-080-unit = { $unit } is no hidden unit of yours.
refused-th-082 = The dice are falling. Reveal your unit a moment later.
refused-th-096-not-now = Your new units go to the front line; only those with Rear Positioning may go to the rear.
refused-th-099 = You have to act first: attack, scout or wait.
refused-th-108-not-now = Choose exactly as many hidden units of the scouted player as the die shows.
refused-th-110-not-now = Only a unit of your front line that can shoot at the scout may counter. You may also pass.
refused-th-128-not-now = This card asks for another choice.
refused-th-141-not-now = Your hand is full: discard exactly as many events as you must before you draw.
refused-th-146-not-now = Choose grenade or trample for the new target.
refused-th-159-time = Nobody’s time has run out.
refused-th-159-out = You are out of the game already.
refused-th-160 = The match is over.
refused-th-236-not-now = Only the attacked unit may counter, with as many shots as it has. You may also pass.
refused-th-291-not-now = Only a unit of yours with anti-air that can still fire may do so. You may also stop.
refused-th-300-not-now = You can evade, or pass.
refused-th-366-not-now = Choose a ready unit with Leadership in your front line or a ready commander, or pass.
refused-th-400-not-now = Neither a die nor a card is due now.
refused-th-401-not-asked = It is not your decision now.
refused-th-401-not-now = This is not what is asked now.
refused-th-404-text = “{ $text }” cannot be read. An action looks like this: A attack A3 B5 grenade

## Why not: positions

refused-th-137 = { $card } is red and can be in nobody’s hand.
refused-th-405-position = “{ $text }” cannot be read as part of a position.
refused-th-405-moment = A position is written down only while the player whose turn it is may act.
refused-th-405-card = There are not so many copies of { $card } in this deck: { $count } too many.
refused-th-405-missing = { $card } lies nowhere: { $count ->
    [one] one copy is
   *[other] { $count } copies are
} missing.
refused-th-405-players = The players of this position do not fit: two to eight lines, somebody still in the game whose turn it is, and nothing left to whoever is out.
refused-th-405-over = In this position the game would be over.
refused-th-405-handles = Two units of this position go by the same name, or their numbers do not fit.
refused-th-405-kind = { $card } cannot lie there.

## Suggestions

tank-hunter-suggest-attack = Hits { $chance } % of the time, with { $number } or less{ $shots ->
    [one] {""}
   *[other] {" "}on one of { $shots } dice
}: { $points ->
    [one] one point
   *[other] { $points } points
} to be had{ $counter ->
    [0] , and no counter is possible.
   *[other] ; a counter would hit { $counter } % of the time.
}
tank-hunter-suggest-scout = Finds { $chance } % of the time; { $hidden ->
    [one] one unit lies
   *[other] { $hidden } units lie
} face down there and cannot be attacked yet.
tank-hunter-suggest-edge = { $edge ->
    [points] fewer points for whoever destroys it
    [defence] it is harder to hit
    [supply] its ammunition lasts longer
    [scout] it scouts
    [leads] it leads others
    [anti_armour] the stronger gun against armour
    [grenade] the stronger grenades
    [gunfight] the stronger gunfight
    [suicide] the suicide attack
   *[long_range] the long range
}
tank-hunter-suggest-pick = { $about ->
    [unit] { $type ->
        [AFV] Armour { $defence }
       *[other] Agility { $defence }
    }{ $kind ->
        [none] { "" }
       *[other] , { tank-hunter-kind } { $number }
    }{ $leads ->
        [yes] , and it leads others
       *[no] { "" }
    }; whoever destroys it gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.{ $edge ->
        [none] { "" }
       *[other] { " " }What puts it before the next one: { tank-hunter-suggest-edge }.
    }
    [event] { $effect ->
        [air_strike] Can destroy a unit without a fight.
        [draw_units] Brings more units.
        [extra_action] Gives another action.
        [escape] Saves a unit that was hit.
        [cancel_attack] Stops an attack.
        [ambush] Lets a hidden unit strike first.
        [reroll] Lets a roll be made again.
        [attack_mod] Turns the odds of an attack.
        [hand_attack] Takes cards out of another hand.
       *[other] An event for the right moment.
    }
   *[commander] A commander helps throughout the battle.
}
tank-hunter-suggest = { $about ->
    [pass] Keeps everything for later.
    [onward] Leaves this as it is: the action comes next.
    [rearrange] Shuffles your hidden cards, so that nobody knows which is which.
    [expose] Turns up those in the front line first: they can be attacked.
    [conceal] Face down again it cannot be attacked until it is found.
    [withdraw] In the rear line it is out of most weapons’ reach.
    [amphibian] Swims, so that water is no obstacle.
    [evade] May get out of the way of the hit.
    [lead] Better odds for this shot.
    [anti_air] May bring the aircraft down before it strikes.
    [discard] The cards that are worth least here.
    [relieve] Makes the unit ready to fight again.
    [counter] Shoots back at whoever attacked.
    [advance] Moves up to the front line, where it can attack.
    [wait] Draws an event card.
    [card] The card can do something now.
    [place] Long range behind, armour in front.
   *[other] Among the best answers here.
}

## The end, in numbers

tank-hunter-number-points = Points
tank-hunter-number-captured = Units destroyed
tank-hunter-number-attacks = Attacks
tank-hunter-number-hits = Shots that hit
tank-hunter-number-misses = Shots that missed
tank-hunter-number-events = Event cards played
