# The deck editor of Tank Hunter.

deck-title = Deck editor
deck-name = Name of the deck
deck-new-name = My deck
deck-about = About this deck
deck-author = Author
deck-comment = Remarks

## Cards

deck-cards = Cards
deck-shown = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
deck-filter = Show
deck-search = Search by name
deck-kind = Kind of card
deck-kind-all = All
deck-kind-unit = Units
deck-kind-event = Events
deck-kind-commander = Comm.
deck-kind-own = Own
deck-any = All
deck-in-deck = Only what is in the deck
deck-open = { $name }: look and change
deck-own = own
deck-copies-of = Copies of { $name }
deck-less = One { $name } less
deck-more = One { $name } more

## A card

deck-in-box = This card comes in the box. Make one of your own after it to change its values.
deck-make-own = Make my own after it
deck-remove = Throw the card away
deck-done = Done
deck-name-de = Name, German
deck-name-en = Name, English
deck-text-de = Text, German
deck-text-en = Text, English
deck-copies = Copies
deck-type = Type
deck-nation = Nation
deck-class = Class
deck-shots = Shots, { $value }
deck-timing = When
deck-after = Afterwards

## What a card does

deck-effect = Effect
deck-code = What it does
deck-target = Target:
deck-what-unit = units
deck-what-player = a player
deck-what-attack = an attack
deck-what-roll = a roll
deck-what-event_in_play = an event in play
deck-trigger = Answers an attack
deck-tags = Also counts as
deck-tag-air_strike = Air strike
deck-tag-water = Water
deck-tag-weather = Weather
deck-tag-non_tank = Left out where there are only tanks
deck-use = Use
deck-use-when = It can be used
deck-window-open_own = At the start and the end of your own turn and between your actions.
deck-window-scout = When a scouting has been declared.
deck-window-declare = When an attack has been declared, before any die.
deck-window-counter = When a counterattack has been declared, before its die.
deck-window-air = When an air strike is coming.
deck-no-matter = does not matter

## Effects

deck-code-carpet_bombing = Carpet bombing, and in the end the end of the game
deck-code-draw_units_all = Everybody draws units
deck-code-draw_units = You draw units
deck-code-ammo_roll_own = Units roll for their ammunition
deck-code-discard_all = Everybody discards events
deck-code-weather = Weather
deck-code-resupply = New ammunition
deck-code-clear_markers = Takes all markers off
deck-code-air_strike = Air strike
deck-code-barrage = Barrage on a front line
deck-code-attack_mod = Changes an attack or a counterattack
deck-code-extra_action = More actions
deck-code-reveal_enemy = Reveals hidden units of a player
deck-code-attach_mod = Changes the values of a unit for good
deck-code-hand_limit = Changes a hand limit
deck-code-ammo_strike = Costs ammunition
deck-code-conceal = Turns units face down
deck-code-move_rear = Moves to the rear line
deck-code-discard_event_in_play = Discards an event in play
deck-code-supply_mod = Changes the supply of all units of a player
deck-code-water = Water
deck-code-cancel_attack = Cancels an attack
deck-code-redirect = Redirects an attack
deck-code-reroll = Rolls again
deck-code-escape = Escapes a hit
deck-code-ambush = Ambush
deck-code-mine = Minefield
deck-code-hand_attack = Discards from another’s hand
deck-code-scout_mod = Changes a scouting
deck-code-anti_air_mod = Changes anti-air
deck-code-discard_water = Discards a Water event
deck-code-resupply_roll = New ammunition, with luck
deck-code-conceal_roll = Turns a unit face down, with luck
deck-code-peek_events = Looks at the next events
deck-code-spying = Counts as Spying
deck-code-leadership = Counts as Leadership

deck-field-remove_le = Removes a unit on this or less
deck-field-ends_game_on = Ends the game when it comes up for this time
deck-field-count = How many
deck-field-max_units_in_play = Only with so many units in play or fewer
deck-field-le = Happens on this or less
deck-field-scout_mod = Target number of scoutings
deck-field-no_air_strikes = No air strikes
deck-field-expires = Ends
deck-field-expire_le = Ends on this or less
deck-field-hit_le = Hits on this or less
deck-field-result = A hit
deck-field-requires = Needs
deck-field-tn = Target number
deck-field-attack_value = Attack value
deck-field-tn_vs_no_turret = Target number against units without a turret
deck-field-no_counter_vs_no_turret = Units without a turret do not counter
deck-field-armour = Armour
deck-field-agility = Agility
deck-field-anti_armour = Anti-armour
deck-field-lost_on_move = Lost when the unit moves
deck-field-delta = Hand limit
deck-field-supply = Supply
deck-field-variant = Kind of water
deck-field-blocks = Makes impossible
deck-field-blocks_charge = No charge
deck-field-exempt = Does not hinder
deck-field-anti_air = Anti-air

## Targets

deck-field-who = Whose
deck-field-revealed = Face
deck-field-line = Line
deck-field-types = Types
deck-field-min = At least
deck-field-max = At most
deck-field-needs = Condition
deck-field-against = Aimed at
deck-field-attack_types = Attacks (none: every kind)
deck-field-attacker_types = Attackers (none: all)
deck-field-attacker_line = The attacker’s line

deck-value-who-own = mine
deck-value-who-enemy = another player’s
deck-value-who-turn_player = the turn player’s
deck-value-who-any = anybody’s
deck-value-who-all = everybody’s at once
deck-value-attacker-own = mine
deck-value-attacker-enemy = another player’s
deck-value-revealed-yes = revealed
deck-value-revealed-no = hidden
deck-value-revealed-any = does not matter
deck-value-line-any = does not matter
deck-value-line-front = front line
deck-value-line-rear = rear line
deck-value-type-AFV = AFV
deck-value-type-GUN = GUN
deck-value-type-INF = INF
deck-value-attack-anti_armour = Anti-armour
deck-value-attack-grenade = Grenade
deck-value-attack-trample = Trample
deck-value-attack-suicide = Suicide
deck-value-attack-gunfight = Gunfight
deck-value-attack-long_range = Long range
deck-value-needs-out_of_ammo = out of ammo
deck-value-needs-any_marker = has a marker
deck-value-needs-anti_armour = has an anti-armour value
deck-value-needs-not_rolled_attack = has not rolled for an attack
deck-value-needs-hidden_unit = has a hidden unit
deck-value-needs-card_in_hand = has events in hand
deck-value-needs-front_unit = has a unit in front
deck-value-needs-water = Water
deck-value-against-own_unit = a unit of mine
deck-value-expires-never = not by itself
deck-value-expires-owner_before_turn = before the turn of whoever has it
deck-value-expires-roll_at_owner_turn_end = by a die at the end of their turn
deck-value-result-destroy = destroys
deck-value-result-remove = removes from the game
deck-value-result-out_of_ammo = costs the ammunition
deck-value-requires-own_revealed_able_gun = a revealed GUN of mine without a marker
deck-value-variant-swamp = Swamp
deck-value-variant-river = River
deck-value-exempt-paratroop = Paratroopers

## Checking and playing

deck-check = Check
deck-good = Nothing speaks against this deck.
deck-counts = { $units } unit cards with commanders, { $events } events
deck-players = { $players ->
    [0] Not enough for two players yet
   *[other] Enough for up to { $players } players
}
deck-go = Try it out
deck-play = Play with this deck

## Files

deck-files = File
deck-saved = Saved. Whoever has the link sees this deck.
deck-choose = Open
deck-new = Empty
deck-export = To a file
deck-import = From a file
deck-unreadable = This deck cannot be read: { $why }
deck-discard-title = Leave this deck?
deck-discard-text = What you have changed is not saved.
deck-delete-title = Throw this deck away?
deck-delete-text = It is gone for good, and its link leads nowhere.
